// A gradient; half a step of noise hides the steps between its colours.

uniform vec3 top;    // sRGB
uniform vec3 bottom; // sRGB

in vec2 place;

out vec4 colour;

float noise(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))); }

void main()
{
    vec3 gradient = mix(bottom, top, smoothstep(0.0, 1.0, place.y));
    float vignette = 1.0 - 0.22 * dot(place - 0.5, place - 0.5);
    colour = vec4(gradient * vignette + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}

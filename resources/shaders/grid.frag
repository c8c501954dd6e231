// Lines of two spacings, smooth at every distance, fading out before they crowd together and far away.

uniform vec4 lineColour; // sRGB
uniform float spacing;   // of the fine lines, metres
uniform float strong;    // every so many of them is a strong one
uniform float fineness;  // 0 … 1: how much the fine lines show

in vec2 ground;
in vec2 fromCentre;

out vec4 colour;

float lines(float every)
{
    vec2 place = ground / every;
    vec2 pixel = max(fwidth(place), vec2(1e-6));
    vec2 fromLine = abs(fract(place - 0.5) - 0.5) / pixel; // in pixels
    vec2 line = clamp(1.1 - fromLine, 0.0, 1.0) * clamp(1.2 - 2.4 * pixel, 0.0, 1.0);
    return max(line.x, line.y);
}

void main()
{
    float fade = 1.0 - smoothstep(0.05, 1.0, length(fromCentre));
    float strength = max(0.8 * lines(spacing * strong), 0.6 * fineness * lines(spacing));
    colour = vec4(lineColour.rgb, lineColour.a * strength * fade * fade);
}

// A soft shadow from the blurred coverage: tight where the figure touches the ground, wide for all of it.

uniform sampler2D coverage;
uniform vec4 shadowColour; // sRGB

in vec2 fromCentre;

out vec4 colour;

void main()
{
    vec2 covered = texture(coverage, 0.5 + 0.5 * fromCentre).rg;
    float darkness = 1.0 - (1.0 - 0.8 * covered.r) * (1.0 - 0.9 * covered.g);
    float edge = 1.0 - smoothstep(0.8, 1.0, length(fromCentre));
    colour = vec4(shadowColour.rgb, shadowColour.a * darkness * edge);
}

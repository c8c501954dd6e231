// Blurs the coverage picture: narrowly what touches the ground (red), widely the whole figure (green).

uniform sampler2D coverage;

in vec2 place;

out vec4 blurredCoverage;

const int taps = 20;

// Evenly spread over a disc; radius in picture widths.
vec2 blurred(float radius, float level)
{
    vec2 sum = vec2(0.0);
    for (int i = 0; i < taps; ++i) {
        float angle = float(i) * 2.39996323;
        float distance = sqrt((float(i) + 0.5) / float(taps)) * radius;
        sum += textureLod(coverage, place + distance * vec2(cos(angle), sin(angle)), level).rg;
    }
    return sum / float(taps);
}

void main() { blurredCoverage = vec4(blurred(0.030, 1.5).r, blurred(0.12, 3.5).g, 0.0, 1.0); }

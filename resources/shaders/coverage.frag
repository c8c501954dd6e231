// Red: what touches the ground. Green: the whole figure. Both fade with height.

uniform float fadeHeight;

in float height;

out vec4 coverage;

void main()
{
    float above = abs(height) / fadeHeight;
    coverage = vec4(exp(-above * 18.0), exp(-above * 2.2), 0.0, 1.0);
}

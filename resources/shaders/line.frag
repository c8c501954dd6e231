in vec2 pixel;
flat in float lineLength;
flat in float radius;
flat in float innerRadius;
flat in vec4 tint;

out vec4 colour;

void main()
{
    float beyond = pixel.x - clamp(pixel.x, 0.0, lineLength);
    float fromMiddle = length(vec2(beyond, pixel.y));
    float cover = clamp(radius - fromMiddle + 0.5, 0.0, 1.0);
    if (innerRadius > 0.0) cover *= clamp(fromMiddle - innerRadius + 0.5, 0.0, 1.0);
    colour = vec4(tint.rgb, tint.a * cover);
}

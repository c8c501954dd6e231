in vec2 pixel;
flat in float lineLength;
flat in float radius;
flat in vec4 tint;

out vec4 colour;

void main()
{
    float beyond = pixel.x - clamp(pixel.x, 0.0, lineLength);
    float fromEdge = radius - length(vec2(beyond, pixel.y));
    colour = vec4(tint.rgb, tint.a * clamp(fromEdge + 0.5, 0.0, 1.0));
}

// A line becomes a rectangle on the screen that holds it with its round ends.

uniform mat4 viewProjection;
uniform vec2 viewportSize; // real pixels
uniform float pixelRatio;

layout(location = 0) in vec3 from;
layout(location = 1) in vec3 to;
layout(location = 2) in vec4 lineColour;
layout(location = 3) in float width;
layout(location = 4) in float hole;

out vec2 pixel;          // along and across the line, from `from`
flat out float lineLength;
flat out float radius;
flat out float innerRadius;
flat out vec4 tint;

const float nearest = 1e-4;

vec2 onScreen(vec4 clip) { return clip.xy / clip.w * 0.5 * viewportSize; }

void main()
{
    vec4 a = viewProjection * vec4(from, 1.0);
    vec4 b = viewProjection * vec4(to, 1.0);
    bool isBehind = a.w < nearest && b.w < nearest;
    if (a.w < nearest) a = mix(a, b, (nearest - a.w) / (b.w - a.w + 1e-12));
    if (b.w < nearest) b = mix(b, a, (nearest - b.w) / (a.w - b.w + 1e-12));

    vec2 start = onScreen(a), stop = onScreen(b);
    lineLength = distance(start, stop);
    vec2 along = lineLength > 1e-4 ? (stop - start) / lineLength : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);
    radius = 0.5 * width * pixelRatio;
    innerRadius = radius * hole;
    tint = lineColour;

    float reach = radius + 1.0;
    pixel = vec2((gl_VertexID & 1) == 0 ? -reach : lineLength + reach, (gl_VertexID >> 1) == 0 ? -reach : reach);
    vec2 screen = start + along * pixel.x + across * pixel.y;
    gl_Position = isBehind ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(screen / (0.5 * viewportSize), 0.0, 1.0);
}

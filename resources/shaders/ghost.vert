// A mesh in several poses, one an instance, each in its own colour.

uniform mat4 viewProjection;
uniform vec4 ghostColours[32];

out vec3 worldPosition;
out vec3 worldNormal;
flat out vec4 tint;

void main()
{
    Skinned vertex = skinned();
    worldPosition = vertex.position;
    worldNormal = vertex.normal;
    tint = ghostColours[gl_InstanceID];
    gl_Position = viewProjection * vec4(vertex.position, 1.0);
}

uniform mat4 viewProjection;

layout(location = 2) in vec2 textureCoordinates;

out vec3 worldPosition;
out vec3 worldNormal;
out vec2 uv;

void main()
{
    Skinned vertex = skinned();
    worldPosition = vertex.position;
    worldNormal = vertex.normal;
    uv = textureCoordinates;
    gl_Position = viewProjection * vec4(vertex.position, 1.0);
}

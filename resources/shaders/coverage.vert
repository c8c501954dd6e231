// The meshes as seen from above.

uniform mat4 fromAbove;

out float height;

void main()
{
    Skinned vertex = skinned();
    height = vertex.position.y;
    gl_Position = fromAbove * vec4(vertex.position, 1.0);
}

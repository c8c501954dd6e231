// A square on the ground (y = 0) around a point.

uniform mat4 viewProjection;
uniform vec3 centre;
uniform float halfSize;

out vec2 ground;       // world x and z
out vec2 fromCentre;   // -1 … 1

void main()
{
    fromCentre = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    ground = centre.xz + halfSize * fromCentre;
    gl_Position = viewProjection * vec4(ground.x, 0.0, ground.y, 1.0);
}

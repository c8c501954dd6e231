// A square in a plane around a point: on the ground (y = 0), or upright.

uniform mat4 viewProjection;
uniform vec3 origin;   // of the plane's coordinates, in the world
uniform vec3 planeX;   // their directions
uniform vec3 planeY;
uniform vec2 centre;   // in the plane
uniform float halfSize;

out vec2 ground;       // in the plane, metres
out vec2 fromCentre;   // -1 … 1

void main()
{
    fromCentre = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
    ground = centre + halfSize * fromCentre;
    gl_Position = viewProjection * vec4(origin + ground.x * planeX + ground.y * planeY, 1.0);
}

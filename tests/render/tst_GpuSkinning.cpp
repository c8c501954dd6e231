// The vertex shader's skinning, read back by transform feedback, against the CPU's.

#include "core/mesh/Skinning.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"
#include "render/gl/ShaderProgram.h"
#include "render/passes/GpuSkinnedMesh.h"
#include "render/passes/PaletteTexture.h"
#include "tests/render/Figures.h"

#include <QTest>

using namespace tagline;

namespace {

template<class Function>
Function extra(const char* name)
{
    return reinterpret_cast<Function>(HeadlessContext::loader()(name));
}

/// Runs skinning.glsl over a mesh and reads position and normal of each vertex.
class SkinningProbe
{
public:
    explicit SkinningProbe(const GlFunctions& functions)
        : gl(functions)
        , m_program(gl.CreateProgram())
    {
        const std::string source = "#version 330 core\n" + shaderSource("skinning.glsl") +
                                   "out vec3 position; out vec3 normal;\n"
                                   "void main() { Skinned s = skinned(); position = s.position; "
                                   "normal = s.normal; gl_Position = vec4(0.0); }";
        const GLuint shader = gl.CreateShader(GL_VERTEX_SHADER);
        const char* text = source.c_str();
        gl.ShaderSource(shader, 1, &text, nullptr);
        gl.CompileShader(shader);
        gl.AttachShader(m_program, shader);
        const char* varyings[] = {"position", "normal"};
        extra<PFNGLTRANSFORMFEEDBACKVARYINGSPROC>("glTransformFeedbackVaryings")(m_program, 2, varyings,
                                                                                 GL_INTERLEAVED_ATTRIBS);
        gl.LinkProgram(m_program);
        GLint isLinked = 0;
        gl.GetProgramiv(m_program, GL_LINK_STATUS, &isLinked);
        if (!isLinked) qFatal("skinning.glsl does not link");
    }
    ~SkinningProbe() { gl.DeleteProgram(m_program); }

    /// Pairs of position and normal.
    std::vector<glm::vec3> run(const GpuSkinnedMesh& mesh, std::span<const glm::mat4> palette,
                               std::span<const glm::mat4> before)
    {
        PaletteTexture palettes(gl);
        palettes.append(before);
        const int start = palettes.append(palette);
        palettes.upload();
        palettes.bind(0);
        gl.UseProgram(m_program);
        gl.Uniform1i(gl.GetUniformLocation(m_program, "palettes"), 0);
        gl.Uniform1i(gl.GetUniformLocation(m_program, "paletteStart"), start);

        std::vector<glm::vec3> skinned(std::size_t(mesh.vertexCount()) * 2);
        const GlBuffer output(gl);
        const auto bytes = GLsizeiptr(skinned.size() * sizeof(glm::vec3));
        gl.BindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, output.name());
        gl.BufferData(GL_TRANSFORM_FEEDBACK_BUFFER, bytes, nullptr, GL_STATIC_READ);
        extra<PFNGLBINDBUFFERBASEPROC>("glBindBufferBase")(GL_TRANSFORM_FEEDBACK_BUFFER, 0, output.name());
        gl.Enable(GL_RASTERIZER_DISCARD);
        extra<PFNGLBEGINTRANSFORMFEEDBACKPROC>("glBeginTransformFeedback")(GL_POINTS);
        gl.BindVertexArray(mesh.vertexArray());
        gl.DrawArrays(GL_POINTS, 0, mesh.vertexCount());
        extra<PFNGLENDTRANSFORMFEEDBACKPROC>("glEndTransformFeedback")();
        gl.Disable(GL_RASTERIZER_DISCARD);
        extra<PFNGLGETBUFFERSUBDATAPROC>("glGetBufferSubData")(GL_TRANSFORM_FEEDBACK_BUFFER, 0, bytes,
                                                               skinned.data());
        return skinned;
    }

private:
    const GlFunctions& gl;
    GLuint m_program;
};

} // namespace

class tst_GpuSkinning : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheCpu_data();
    void agreesWithTheCpu();
};

void tst_GpuSkinning::agreesWithTheCpu_data()
{
    QTest::addColumn<int>("joints");
    QTest::addColumn<float>("bend");
    QTest::newRow("one joint") << 1 << 0.0f;
    QTest::newRow("a person's 67 joints") << 67 << 0.05f;
    QTest::newRow("212 joints, as a face has") << 212 << -0.03f;
    QTest::newRow("1,000 joints, more than a uniform block holds") << 1000 << 0.004f;
}

void tst_GpuSkinning::agreesWithTheCpu()
{
    QFETCH(int, joints);
    QFETCH(float, bend);
    const auto context = HeadlessContext::create();
    QVERIFY(context.hasValue());
    const CharacterModel model = test::tube(joints, 1.8f, 0.1f, 1000, 12);
    const SkinnedMesh& mesh = model.meshes.front();
    const std::vector<glm::mat4> matrices = test::bent(model.skeleton, bend);
    std::vector<glm::mat4> palette(mesh.palette.size());
    SkinningPaletteJob{mesh.palette, matrices, palette}.run();
    std::vector<glm::vec3> positions(mesh.vertexCount()), normals(mesh.vertexCount());
    SkinningJob{&mesh, palette, positions, normals}.run();

    const GlFunctions& gl = (*context)->functions();
    const auto target = OffscreenTarget::create(gl, 8, 8); // nothing is drawn, but OpenGL asks for a place
    QVERIFY(target.hasValue());
    gl.BindFramebuffer(GL_FRAMEBUFFER, target->framebuffer());
    const GpuSkinnedMesh onCard(gl, mesh);
    const std::vector<glm::mat4> another(5, glm::mat4(3.0f)); // the palette of another mesh stands before
    const std::vector<glm::vec3> skinned = SkinningProbe(gl).run(onCard, palette, another);
    float worstPosition = 0.0f, worstNormal = 0.0f;
    for (std::size_t vertex = 0; vertex < positions.size(); ++vertex) {
        worstPosition = std::max(worstPosition, glm::distance(skinned[2 * vertex], positions[vertex]));
        worstNormal =
            std::max(worstNormal, glm::distance(glm::normalize(skinned[2 * vertex + 1]), normals[vertex]));
    }
    QVERIFY2(worstPosition < 1e-4f, qPrintable(QString::number(worstPosition)));
    QVERIFY2(worstNormal < 1e-3f, qPrintable(QString::number(worstNormal)));
}

QTEST_GUILESS_MAIN(tst_GpuSkinning)
#include "tst_GpuSkinning.moc"

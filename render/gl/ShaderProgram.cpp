#include "render/gl/ShaderProgram.h"

#include <QFile>

#include <glm/gtc/type_ptr.hpp>

#include <cassert>
#include <utility>
#include <vector>

inline void initialiseShaderResources() { Q_INIT_RESOURCE(shaders); } // outside any namespace, as Qt asks

namespace tagline {

namespace {

using FileNames = std::initializer_list<const char*>;

/// The log of a shader or program, by the pair of functions that reads it.
template<class GetNumber, class GetLog>
std::string log(GLuint object, GetNumber getNumber, GetLog getLog)
{
    GLint length = 0;
    getNumber(object, GL_INFO_LOG_LENGTH, &length);
    std::string text(std::size_t(length), '\0');
    if (length > 0) getLog(object, length, &length, text.data());
    text.resize(std::size_t(length));
    return text;
}

Error failed(FileNames files, const std::string& log)
{
    std::string names;
    for (const char* file : files) names += (names.empty() ? "" : " + ") + std::string(file);
    return {"gl.shader", "The graphics driver does not accept the shader " + names + ": " + log, {}};
}

/// Compiles a shader into the program; the name of its object is not kept.
Result<void> attach(const GlFunctions& gl, GLuint program, GLenum kind, FileNames files)
{
    std::vector<std::string> texts{"#version 330 core\n"};
    for (const char* file : files) texts.push_back("#line 1\n" + shaderSource(file));
    std::vector<const GLchar*> sources;
    for (const std::string& text : texts) sources.push_back(text.c_str());

    const GLuint shader = gl.CreateShader(kind);
    gl.ShaderSource(shader, GLsizei(sources.size()), sources.data(), nullptr);
    gl.CompileShader(shader);
    GLint isCompiled = GL_FALSE;
    gl.GetShaderiv(shader, GL_COMPILE_STATUS, &isCompiled);
    const std::string text = isCompiled ? "" : log(shader, gl.GetShaderiv, gl.GetShaderInfoLog);
    gl.AttachShader(program, shader);
    gl.DeleteShader(shader); // lives on as long as the program
    if (!isCompiled) return failed(files, text);
    return {};
}

} // namespace

Result<ShaderProgram> ShaderProgram::create(const GlFunctions& functions, FileNames vertexFiles,
                                            FileNames fragmentFiles)
{
    ShaderProgram program(functions);
    if (auto vertex = attach(functions, program.m_name, GL_VERTEX_SHADER, vertexFiles); !vertex)
        return vertex.error();
    if (auto fragment = attach(functions, program.m_name, GL_FRAGMENT_SHADER, fragmentFiles); !fragment)
        return fragment.error();
    functions.LinkProgram(program.m_name);
    GLint isLinked = GL_FALSE;
    functions.GetProgramiv(program.m_name, GL_LINK_STATUS, &isLinked);
    if (!isLinked)
        return failed(vertexFiles, log(program.m_name, functions.GetProgramiv, functions.GetProgramInfoLog));
    return program;
}

ShaderProgram::ShaderProgram(const GlFunctions& functions)
    : m_gl(&functions)
    , m_name(functions.CreateProgram())
{
}

ShaderProgram::ShaderProgram(ShaderProgram&& other) noexcept
    : m_gl(std::exchange(other.m_gl, nullptr))
    , m_name(std::exchange(other.m_name, 0))
{
}

ShaderProgram& ShaderProgram::operator=(ShaderProgram&& other) noexcept
{
    std::swap(m_gl, other.m_gl);
    std::swap(m_name, other.m_name);
    return *this;
}

ShaderProgram::~ShaderProgram()
{
    if (m_name) m_gl->DeleteProgram(m_name);
}

void ShaderProgram::use() const { m_gl->UseProgram(m_name); }

GLint ShaderProgram::location(const char* name) const { return m_gl->GetUniformLocation(m_name, name); }

void ShaderProgram::set(const char* name, int value) const { m_gl->Uniform1i(location(name), value); }
void ShaderProgram::set(const char* name, float value) const { m_gl->Uniform1f(location(name), value); }

void ShaderProgram::set(const char* name, const glm::vec2& value) const
{
    m_gl->Uniform2fv(location(name), 1, glm::value_ptr(value));
}

void ShaderProgram::set(const char* name, const glm::vec3& value) const
{
    m_gl->Uniform3fv(location(name), 1, glm::value_ptr(value));
}

void ShaderProgram::set(const char* name, const glm::vec4& value) const
{
    m_gl->Uniform4fv(location(name), 1, glm::value_ptr(value));
}

void ShaderProgram::set(const char* name, std::span<const glm::vec4> values) const
{
    if (values.empty()) return;
    m_gl->Uniform4fv(location(name), GLsizei(values.size()), glm::value_ptr(values.front()));
}

void ShaderProgram::set(const char* name, const glm::mat4& value) const
{
    m_gl->UniformMatrix4fv(location(name), 1, GL_FALSE, glm::value_ptr(value));
}

std::string shaderSource(const char* file)
{
    initialiseShaderResources();
    QFile resource(QStringLiteral(":/shaders/") + QLatin1String(file));
    [[maybe_unused]] const bool isOpen = resource.open(QIODevice::ReadOnly);
    assert(isOpen);
    return resource.readAll().toStdString();
}

} // namespace tagline

# What the scripts that measure programs have in common; sourced from the repository root.

# A machine that does other work gives other figures. $1: not empty where that does not matter.
refuse_busy_machine()
{
    local busy
    busy=$(awk -v cores="$(nproc)" '{ print ($1 > cores * 0.25) ? $1 : "" }' /proc/loadavg)
    if [ -n "$busy" ] && [ -z "$1" ]; then
        echo "${0##*/}: other programs run here (load $busy): wait until they are done, or say --anyway" >&2
        exit 1
    fi
}

# The command line and the generator of the build folder $1; a Release build where it is empty. Sets tagline, generator, and
# own: a folder for what the programs write, gone at the end.
find_programs()
{
    local build=$1
    if [ -z "$build" ]; then
        build=build/release
        cmake --preset release >/dev/null
        cmake --build "$build" --target tagline-cli tagline-import tagline-library-generator >/dev/null
    fi
    tagline=$PWD/$build/tests/cli/tagline-cli
    export TAGLINE_IMPORT_WORKER=$PWD/$build/app/tagline-import
    generator=$(find "$build/resources/generator" -name tagline-library-generator -type f | head -1)
    [ -x "$tagline" ] && [ -x "$generator" ] || { echo "${0##*/}: $build has no program; build it first" >&2; exit 1; }
    own=$(mktemp -d)
    trap 'rm -rf "$own"' EXIT
    export XDG_CONFIG_HOME=$own/config XDG_DATA_HOME=$own/data XDG_STATE_HOME=$own/state
}

# The names of the tags that most sidecars of a generated library have, the commonest first. Arguments: the library, how many.
commonest_tags()
{
    find "$1" -name '*.tags.json' | sort | awk 'NR <= 300' | tr '\n' '\0' | xargs -0 sed -n 's/^        "\([^"]*\)": \[.*$/\1/p' |
        sort | uniq -c | sort -rn | awk -v most="$2" 'NR <= most { print $2 }'
}

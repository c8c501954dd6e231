#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test: those of core, document and the fuzz corpus under the
# sanitizer of addresses and undefined behaviour, the others without; then those of several threads once more, under
# the thread sanitizer. Says what was skipped and why. The last line is "N passed, N failed".
#
#   ./test.sh              what continuous integration runs
#   ./test.sh --all        and, for a release: every test without sanitizers, the window and the monkey with them,
#                          that every header compiles alone, and that what games link is the same on Windows
#   ./test.sh -R Timeline  only tests whose name matches, without sanitizers, and only they are built
set -uo pipefail
cd "$(dirname "$0")"

packages=test
[ "${1:-}" != --all ] || packages=release
cmake/install-packages.sh "$packages" || { echo "0 passed, 1 failed"; exit 1; }
jobs=$(nproc)
tests=$((jobs + 1)) # at once: many wait for a window or a clock
passed=0
failed=0
skipped=$(mktemp)
unsteady=$(mktemp)
trap 'rm -f "$skipped" "$unsteady"' EXIT

# build PRESET ARGUMENTS…: configures (presets of a window are those of their first word) and builds; a failure ends
# the run, as nothing after it means anything.
build() {
    local preset=$1
    shift
    cmake --preset "${preset%-window}" >"build-$preset.log" 2>&1 && cmake --build --preset "$preset" -j "$jobs" "$@" >>"build-$preset.log" 2>&1 && rm -f "build-$preset.log" && return
    cat "build-$preset.log"
    echo "The $preset build failed."
    echo "$passed passed, $((failed + 1)) failed"
    exit 1
}

# counted REPORT: how many tests ran and how many of them failed; nothing where none ran.
counted() {
    sed -nE 's/.*tests passed, ([0-9]+) tests failed out of ([0-9]+).*/\2 \1/p' "$1"
}

# run PRESET ARGUMENTS…: runs the tests and adds to the counts. Windows of a machine that does much at once may
# lose the keyboard's focus to each other, and what must be done in time may be late: tests of the window, and those
# of times, that failed run once more, alone, and those that pass then are named at the end.
run() {
    local preset=$1 report ran bad again still
    shift
    report=$(mktemp)
    ctest --preset "$preset" -j "$tests" --output-on-failure --no-tests=error "$@" | tee "$report"
    read -r ran bad < <(counted "$report")
    sed -nE 's/^SKIP +: //p' "build/${preset%-window}/Testing/Temporary/LastTest.log" >>"$skipped"
    if [ "${bad:-0}" -gt 0 ]; then
        ctest --preset "$preset" --rerun-failed -L "display|timed" --output-on-failure | tee "$report"
        read -r again still < <(counted "$report")
        bad=$((bad - ${again:-0} + ${still:-0}))
        sed -nE 's/.*Test +#[0-9]+: ([A-Za-z0-9_]+) \.* +Passed.*/\1/p' "$report" >>"$unsteady"
    fi
    rm -f "$report"
    passed=$((passed + ${ran:-0} - ${bad:-0}))
    failed=$((failed + ${bad:-0}))
    [ -n "$ran" ] || failed=$((failed + 1))
    echo "After $((SECONDS / 60)) min: $passed passed, $failed failed of $preset and before."
}

# programs ARGUMENTS…: the targets of the tests that ctest would run; a test is named after its program, and may
# have a word behind that.
programs() {
    cmake --preset dev >/dev/null
    ctest --preset dev -N "$@" | sed -nE 's/^ *Test +#[0-9]+: ((tst|fuzz)_[A-Za-z0-9]+).*/\1/p' | sort -u
}

case "${1:-}" in
"")
    build dev --target all
    run dev -LE '^(sanitize|release)$'
    for preset in asan tsan; do
        build "$preset"
        run "$preset"
    done
    ;;
--all)
    for preset in dev asan asan-window tsan tsan-window; do
        build "$preset"
        run "$preset"
    done
    ;;
*)
    mapfile -t wanted < <(programs "$@")
    [ ${#wanted[@]} -eq 0 ] || build dev --target "${wanted[@]}" # none: ctest says so
    run dev "$@"
    ;;
esac
if [ -s "$skipped" ]; then
    echo "Skipped:"
    sort -u "$skipped"
fi
if [ -s "$unsteady" ]; then
    echo "Failed at first, passed alone:"
    sort -u "$unsteady"
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

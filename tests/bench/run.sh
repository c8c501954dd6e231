#!/usr/bin/env bash
# Builds the program as users get it and prints the table of the set algebra against its peers (README.md here).
#
#   tests/bench/run.sh            everything: some minutes
#   tests/bench/run.sh --quick    the middle workload, without Boost.ICL: half a minute
set -euo pipefail
cd "$(dirname "$0")/../.."

cmake/install-packages.sh bench
build=build/bench
{
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DTAGLINE_BENCHMARKS=ON
    cmake --build "$build" --target bench_TagAlgebra
} >"$build.log" 2>&1 || { cat "$build.log"; exit 1; }
rm -f "$build.log"

echo "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -1), $(${CXX:-c++} --version | head -1), $(date -u +%F)"
echo
exec "$build/tests/bench/algebra/bench_TagAlgebra" "$@"

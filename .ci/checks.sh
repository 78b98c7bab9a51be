# Sourced by run and nightly: runs checks, all of them even after one has failed, and prints the sum in the last line.
set -u
cd "$(dirname "$0")/.." || exit 1
exec </dev/null
export CI=true

# A line for each check: how many tests passed, how many failed, and its name. Two checks may write at the same time.
results=$(mktemp)

add() { # NAME PASSED FAILED
  printf '%d %d %s\n' "$2" "$3" "$1" >>"$results"
}

# Each counts as one, after 30 minutes as failed.
check() { # NAME COMMAND...
  local name=$1 start=$SECONDS
  shift
  printf '\n=== %s\n' "$name"
  if timeout 1800 "$@"; then add "$name" 1 0; else add "$name" 0 1; fi
  printf '(%d s)\n' $((SECONDS - start))
}

# Each test of jest counts; tests/progress-reporter.mjs writes how many there were.
check_tests() { # NAME COMMAND...
  local name=$1 report=reports/tests.json status=0 counts start=$SECONDS
  shift
  printf '\n=== %s\n' "$name"
  rm -f "$report"
  timeout 3600 "$@" || status=$?
  # No report: nothing was tested. All tests passed and yet an error: the installation, or the coverage.
  counts=$(node -p 'const r = JSON.parse(fs.readFileSync(process.argv[1])); `${r.numPassedTests} ${r.numFailedTests + r.numRuntimeErrorTestSuites}`' "$report" 2>/dev/null) || counts="0 1"
  if ((status != 0)) && [[ $counts == *" 0" ]]; then counts="${counts% *} 1"; fi
  # shellcheck disable=SC2086 # two numbers, two arguments
  add "$name" $counts
  printf '(%d s)\n' $((SECONDS - start))
}

finish() {
  local passed=0 failed=0 ok wrong name
  printf '\n'
  while read -r ok wrong name; do
    passed=$((passed + ok))
    failed=$((failed + wrong))
    if ((wrong > 0)); then printf 'failed: %s\n' "$name"; fi
  done <"$results"
  rm -f "$results"
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0))
}

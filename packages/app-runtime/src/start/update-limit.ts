// Ends updates that trigger each other endlessly: the browser has no time for anything else in between, so the page would
// never respond again. Vue itself ends them only in development.

/** In one task of the browser: far more than any component needs whose updates come to an end. */
const runsMax = 1000;

/** Throws when the same renderer or watcher has run too often since the browser last had time for anything else. */
export function createUpdateLimit(): (runner: object) => void {
  let runs: Map<object, number> | undefined;
  return (runner) => {
    if (runs === undefined) {
      runs = new Map();
      setTimeout(() => {
        runs = undefined;
      });
    }
    const count = (runs.get(runner) ?? 0) + 1;
    runs.set(runner, count);
    if (count > runsMax) throw new Error('The component changes what it depends on, in a loop that never ends.');
  };
}

// Stops updates that trigger each other endlessly: nothing else could run in between, so the page would never respond
// again. Vue itself stops them only in development builds.

/** Within one browser task: far more than any component needs whose updates settle. */
const runsMax = 1000;

/** Throws when the same renderer or watcher has run too often within one task. */
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

// Ends updates that cause each other for ever: between them the browser does nothing else, so the page would never respond
// again. Vue itself does so only in development.

/** Within one task of the browser, far more often than a component updates that comes to an end. */
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

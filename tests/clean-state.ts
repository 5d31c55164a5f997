// The test files of a project share their worker. Each must restore its state, or the run fails with the name of the
// offending file: otherwise the next file would fail, or pass, for an unrelated reason.
import { afterAll, beforeAll, vi } from 'vitest';

/** The state to check, by the function that restores it. */
function readState(): Record<string, Map<string, unknown>> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  return {
    'vi.unstubAllEnvs()': new Map(Object.entries(process.env)),
    'process.chdir()': new Map([['the working directory', process.cwd()]]),
    // A getter is replaced by its value when it is first read.
    'vi.unstubAllGlobals()': new Map(
      globals.flatMap(([name, { get, value }]) => (get ? [] : [[name, value as unknown]])),
    ),
    'process.off()': new Map(process.eventNames().map((name) => [String(name), process.listenerCount(name)])),
    'vi.useRealTimers()': new Map([['the timers', vi.isFakeTimers()]]),
  };
}

function differences(before: Map<string, unknown>, after: Map<string, unknown>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
}

let before: Record<string, Map<string, unknown>> = {};

beforeAll(() => {
  before = readState();
});

// Registered before all hooks of the file, and therefore run after them.
afterAll(() => {
  const left = Object.entries(readState()).flatMap(([cure, after]) =>
    differences(before[cure] ?? new Map(), after).map((name) => `${name}: restore with ${cure}`),
  );
  if (left.length > 0) throw new Error(`The file leaves changes to the process behind.\n${left.join('\n')}`);
});

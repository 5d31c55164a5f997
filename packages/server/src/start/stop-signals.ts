/** npm forwards a Ctrl+C to a child that has already received it from the terminal: both count as one. */
const samePressMs = 1_000;

/** Calls onFirst at the first stop signal, and onSecond if the user repeats it. */
export function onStopSignals(onFirst: (signal: string) => void, onSecond: () => void): void {
  let firstAt: number | undefined;
  const handle = (signal: string) => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      onFirst(signal);
    } else if (Date.now() - firstAt > samePressMs) {
      onSecond();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}

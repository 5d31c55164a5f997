/** npm passes a Ctrl+C on to a child that has had it from the terminal already: that is one press, not two. */
const samePressMs = 1_000;

/** Calls onFirst at the first signal to stop, and onSecond when the person asks again. */
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

// The server's process: reads the configuration, starts, and shuts down in order on request.
import { readConfig } from './config.ts';
import { StartError } from './errors/start-error.ts';
import { demoSignIn } from './features/demo/demo-sign-in.ts';
import { createLogger } from './start/logger.ts';
import { type RunningServer, startServer } from './start/start-server.ts';
import { onStopSignals } from './start/stop-signals.ts';
import { onSupervisorEnd, reportToSupervisor } from './start/supervisor.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.logLevel, process.stdout);
  const starting = startServer(config, log);
  let isStopping = false;

  function stop(exitCode: number, { isAnnounced }: { readonly isAnnounced: boolean }): void {
    if (isStopping) return;
    isStopping = true;
    void end(starting, { isForced: false, isAnnounced }).then(
      () => {
        log.info('stopped');
        process.exit(exitCode);
      },
      (error: unknown) => {
        log.fatal({ error }, 'did not shut down cleanly; nothing that was saved is lost');
        process.exit(1);
      },
    );
  }
  onStopSignals(
    (signal) => {
      reportToSupervisor({ state: 'stopping' });
      log.info({ signal }, 'stopping: requests in progress may finish; a second signal forces the stop');
      stop(0, { isAnnounced: true });
    },
    () => void end(starting, { isForced: true }).finally(() => process.exit(1)),
  );
  onSupervisorEnd(() => {
    log.warn('stopping: the process that supervises this server has ended');
    stop(0, { isAnnounced: false });
  });
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ error }, 'unexpected error; the server stops');
      stop(1, { isAnnounced: false });
    });
  }

  const { url, port, hasDemo } = await starting;
  reportToSupervisor({ state: 'ready', port });
  const signIn = hasDemo
    ? ` Sign in to the demo with ${demoSignIn.email} and the password ${demoSignIn.password}.`
    : '';
  log.info({ url }, `Coverwright is ready at ${url}.${signIn}`);
}

/** Waits for a start in progress, so that nothing is left half open. */
async function end(starting: Promise<RunningServer>, options: Parameters<RunningServer['close']>[0]): Promise<void> {
  const server = await starting.catch(() => undefined);
  await server?.close(options);
}

main().catch((error: unknown) => {
  const words = error instanceof StartError ? error.message : error;
  // Not logged: there may be no logger yet, and the message is for the operator.
  process.stderr.write(`${error instanceof StartError ? 'Coverwright cannot start. ' : ''}${formatWords(words)}\n`);
  process.exit(1);
});

function formatWords(words: unknown): string {
  return words instanceof Error ? (words.stack ?? words.message) : String(words);
}

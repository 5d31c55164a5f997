import { inspect } from 'node:util';
import pino, { type Logger } from 'pino';
import { isErrno } from '../errors/errno.ts';
import { withoutParameters } from '../database/failed-query.ts';
import { traceFacts } from '../traces/span.ts';
import { withSources } from './stack-sources.ts';

/** JSON lines for programs, short lines for a terminal. */
export function createLogger(level: string, output: NodeJS.WritableStream & { readonly isTTY?: boolean }): Logger {
  // The reader of the output may have ended, which must neither stop the server nor interrupt a shutdown.
  for (const stream of [output, process.stderr]) {
    stream.on('error', (error) => {
      if (!isErrno(error, 'EPIPE', 'EIO')) throw error;
    });
  }
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceFacts,
    serializers: { error: toLoggedError },
  };
  return pino(options, { write: (line: string) => output.write(output.isTTY ? toHumanLine(line) : line) });
}

function toLoggedError(error: unknown): unknown {
  const logged = pino.stdSerializers.errWithCause(withoutParameters(error));
  return error instanceof Error ? { ...logged, stack: withSources(logged.stack) } : logged;
}

/** `12:30:01 warn  message  key=value`, followed by a stack if there is one. */
export function toHumanLine(line: string): string {
  const { level, time, msg, error, ...facts } = JSON.parse(line) as {
    level: number;
    time: string;
    msg?: string;
    error?: { stack?: string };
  };
  const label = pino.levels.labels[level] ?? '';
  const shown = level === pino.levels.values['info'] ? '' : `${label} `;
  const details = Object.entries(facts).map(
    ([name, value]) => `  ${name}=${inspect(value, { breakLength: Infinity })}`,
  );
  const stack = error?.stack === undefined ? '' : `\n${error.stack}`;
  return `${time.slice(11, 19)} ${shown}${msg ?? ''}${details.join('')}${stack}\n`;
}

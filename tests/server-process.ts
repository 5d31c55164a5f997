import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { provideServerBundle } from '../scripts/server-bundle.mjs';

const main = await provideServerBundle();

export interface ServerProcess {
  readonly child: ChildProcess;
  /** The address where it listens; undefined if it ended before that. */
  readonly url: Promise<string | undefined>;
  readonly exitCode: Promise<number | null>;
  /** Its output on standard error. */
  said(): string;
}

/** Receives one line of the server's log, parsed. */
export type ReadLine = (line: Readonly<Record<string, unknown>>) => void;

export interface LaunchOptions {
  /** In a separate session, like a service: with its own share of the cores, and without this terminal's Ctrl+C. */
  readonly isDetached?: boolean;
  /** For Node itself. */
  readonly nodeArguments?: readonly string[];
}

/** The server as a user starts it: a separate process, with this environment and no other. */
export function launchServer(
  environment: Readonly<Record<string, string>>,
  onLine?: ReadLine,
  { isDetached = false, nodeArguments = [] }: LaunchOptions = {},
): ServerProcess {
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isDetached,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, url: readUrl(child, onLine), exitCode, said: () => said };
}

/** Reads to the end, because a full pipe would block the server. */
async function readUrl({ stdout }: ChildProcess, onLine?: ReadLine): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const found = Promise.withResolvers<string | undefined>();
  const lines = createInterface({ input: stdout });
  lines.on('line', (text) => {
    const line = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof line['url'] === 'string') found.resolve(line['url']);
    onLine?.(line);
  });
  lines.once('close', () => found.resolve(undefined));
  return found.promise;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Where it listens; undefined when it ended without getting that far. */
  readonly url: Promise<string | undefined>;
  readonly exitCode: Promise<number | null>;
  /** What it wrote to standard error. */
  said(): string;
}

/** The server as a person starts it: a process of its own, with this environment and no other. */
export function launchServer(environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, url: readUrl(child), exitCode, said: () => said };
}

async function readUrl({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  const lines = createInterface({ input: stdout });
  for await (const line of lines) {
    const { url } = JSON.parse(line) as { url?: string };
    if (url === undefined) continue;
    // Nobody reads on, and a full pipe would hold the server up.
    stdout.resume();
    return url;
  }
  return undefined;
}

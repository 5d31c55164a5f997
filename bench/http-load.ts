// Puts a server under load from outside: the servers run in separate processes, and those compared alternate.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon, { type Result } from 'autocannon';
import { serverArguments, serverEnvironment } from '../scripts/server-environment.mjs';
import { median } from './bench-result.ts';
import { sideArgumentsName } from './side-arguments.ts';

export interface RunningSide {
  /** The address where it listens. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a file of bench/ that prints its address once it listens, and ends on SIGTERM. */
export async function startSide(file: string, args: readonly string[]): Promise<RunningSide> {
  const child = spawn(process.execPath, [...serverArguments, join(import.meta.dirname, file)], {
    // As with npm start.
    env: { ...serverEnvironment, ...process.env, [sideArgumentsName]: JSON.stringify(args) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: String(url),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Posted as JSON; without a body the address is fetched. */
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly requestsPerSecond: number;
}

/** Repeats the same request; fails unless every response is successful. */
export async function load({ url, headers, body, connections, seconds }: Load): Promise<Figures> {
  const latencies: number[] = [];
  const options = {
    url,
    connections,
    duration: seconds,
    ...(body === undefined
      ? { method: 'GET' as const, headers }
      : { method: 'POST' as const, headers: { 'content-type': 'application/json', ...headers }, body }),
  };
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, finished) => (error ? reject(toError(error)) : resolve(finished)));
    run.on('response', (_client, _status, _bytes, responseTimeMs) => latencies.push(responseTimeMs));
  });
  if (result.non2xx > 0 || result.errors > 0 || latencies.length === 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), requestsPerSecond: result.requests.average };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** The median of several rounds. */
export function typical(figures: readonly Figures[]): Figures {
  return {
    p50: median(figures.map((one) => one.p50)),
    p95: median(figures.map((one) => one.p95)),
    requestsPerSecond: median(figures.map((one) => one.requestsPerSecond)),
  };
}

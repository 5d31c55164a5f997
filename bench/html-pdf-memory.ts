// A separate process that prints hundreds of documents, half of them with header and footer, and prints its memory use over
// time as JSON: that of Node, and that of the browser's processes.
import { readdir, readFile } from 'node:fs/promises';
import { book, letter, parts } from './html-pdf-documents.ts';
import { createBenchEngine, printing } from './html-pdf-engine.ts';

const steps = 60;
const lettersPerStep = 25;
const booksPerStep = 3;

/** In bytes. */
export interface Memory {
  readonly node: number;
  /** Undefined if the system does not report the memory of a process. */
  readonly browser: number;
}

export interface MemorySample extends Memory {
  /** The number of documents printed by then. */
  readonly letters: number;
}

async function browserBytes(): Promise<number> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  const sizes = await Promise.all(pids.filter(isOurs).map(proportionalBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function parentOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, parent] = /^PPid:\s+(\d+)$/m.exec(status) ?? [];
  return parent === undefined ? undefined : Number(parent);
}

/** Memory shared by several processes counts once in total. */
async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}

const engine = createBenchEngine();
const documents = [
  ...Array.from({ length: lettersPerStep }, () => letter),
  ...Array.from({ length: booksPerStep }, () => book),
];
const samples: MemorySample[] = [];
for (let step = 1; step <= steps; step += 1) {
  const waiting = documents.map((document, index) => printing(engine, document, index % 2 === step % 2 ? parts : {}));
  // Two at a time, the number of pages on the smallest machine.
  const work = async () => {
    for (let print = waiting.shift(); print !== undefined; print = waiting.shift()) await print();
  };
  await Promise.all([work(), work()]);
  // Garbage does not count as growth.
  globalThis.gc?.();
  samples.push({ letters: step * lettersPerStep, node: process.memoryUsage.rss(), browser: await browserBytes() });
}
await engine.close();
console.log(JSON.stringify(samples));

// The processor time of another process.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Linux reports times in these units on every architecture that Node supports. */
const tickMs = 10;

/** In milliseconds, of all its threads; undefined if the system does not report it, or the process has ended. */
export async function processMs(pid: number): Promise<number | undefined> {
  return readStat(pid) ?? (process.platform === 'win32' ? undefined : readListed(pid));
}

function readStat(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in brackets, may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}

/** As other systems list it: [[days-]hours:]minutes:seconds. */
async function readListed(pid: number): Promise<number | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'time=', '-p', String(pid)]);
    return parseListed(stdout);
  } catch {
    return undefined;
  }
}

export function parseListed(text: string): number | undefined {
  const [, days = '0', hours = '0', minutes, seconds] =
    /^\s*(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return undefined;
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

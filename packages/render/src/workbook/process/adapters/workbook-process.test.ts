import { constants, getPriority } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { writeWorkbook } from '../../../testing/workbook-file.ts';
import { zipFile } from '../../../testing/zip-file.ts';
import { WorkbookProcess, type WorkbookProcessOptions } from './workbook-process.ts';

const file = writeWorkbook({
  sheets: { Quote: { A1: 'input_age', B1: 40, A2: 'output_age', B2: { f: 'B1', v: 40 } } },
});
const hold = { kind: 'hold', key: 'quote', file } as const;
const enoughMs = 60_000;

let workbookProcess: WorkbookProcess | undefined;
afterEach(() => workbookProcess?.kill());

function started(options?: WorkbookProcessOptions): WorkbookProcess {
  workbookProcess = new WorkbookProcess(options);
  return workbookProcess;
}

async function expectEnded(ended: WorkbookProcess): Promise<void> {
  expect(ended.isEnded).toBe(true);
  // Signal 0 tests whether the process exists.
  await expect.poll(() => isThere(ended.pid)).toBe(false);
  await expect(ended.run(hold, enoughMs)).rejects.toMatchObject({ reason: 'ENDED' });
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a task that exceeds its time limit ends the process', async () => {
  const slow = started();
  const large = { kind: 'hold', key: 'large', file: largeWorkbook() } as const;
  await expect(slow.run(large, 100)).rejects.toMatchObject({ reason: 'TIME' });
  await expectEnded(slow);
});

describe('on a busy machine', () => {
  const limitMs = 500;
  const check = { kind: 'check', key: 'quote', serial: 46_000 } as const;

  /** As if other programs had all processors. */
  async function starve({ pid }: WorkbookProcess, ms: number): Promise<void> {
    process.kill(pid, 'SIGSTOP');
    const until = performance.now() + ms;
    await expect.poll(() => performance.now(), { timeout: enoughMs }).toBeGreaterThan(until);
    process.kill(pid, 'SIGCONT');
  }

  test.each(['hold', 'check'] as const)(
    'a task that gets no processor for longer than its limit is done: %s',
    async (kind) => {
      const slow = started();
      expect(await slow.run(hold, enoughMs)).toEqual({ kind: 'held' });
      const starving = starve(slow, 2 * limitMs);
      const answer = await slow.run(kind === 'hold' ? hold : check, limitMs);
      expect(answer.kind).toBe(kind === 'hold' ? 'held' : 'report');
      await starving;
    },
  );

  test('a task that gets none at all is given up as slow, not as too large', async () => {
    const slow = started({ slowMs: 100 });
    expect(await slow.run(hold, enoughMs)).toEqual({ kind: 'held' });
    process.kill(slow.pid, 'SIGSTOP');
    await expect(slow.run(check, 10)).rejects.toMatchObject({ reason: 'SLOW' });
    await expectEnded(slow);
  });

  test('the start of a process does not count', async () => {
    const slow = started();
    const starving = starve(slow, 2 * limitMs);
    expect(await slow.run(hold, limitMs)).toEqual({ kind: 'held' });
    await starving;
  });

  test('a process that is slow to start is reused for the next task', async () => {
    const slow = started({ startMs: 20 });
    process.kill(slow.pid, 'SIGSTOP');
    await expect(slow.run(hold, enoughMs)).rejects.toMatchObject({ reason: 'SLOW' });
    expect(slow.isEnded).toBe(false);
    process.kill(slow.pid, 'SIGCONT');
    const again = () => slow.run(hold, enoughMs).catch(() => undefined);
    await expect.poll(again, { timeout: enoughMs }).toEqual({ kind: 'held' });
  });
});

test.runIf(process.platform === 'linux')('a process that has started yields to the server', async () => {
  const { pid } = started();
  const nice = () => getPriority(pid);
  await expect.poll(nice, { timeout: enoughMs }).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});

test('cancelling a task ends the process', async () => {
  const cancelled = started();
  expect(await cancelled.run(hold, enoughMs)).toEqual({ kind: 'held' });
  const controller = new AbortController();
  const running = cancelled.run(hold, enoughMs, controller.signal);
  controller.abort();
  await expect(running).rejects.toMatchObject({ reason: 'CANCELLED' });
  await expectEnded(cancelled);
});

/** A million cells. */
function largeWorkbook(): Uint8Array {
  // Distinct numbers, so that the file is not mistaken for a zip bomb.
  const rowOf = (row: number) =>
    Array.from({ length: 100 }, (_cell, column) => `<c><v>${(row * 7_919 + column * 104_729) % 1_000_003}</v></c>`);
  const rows = Array.from({ length: 9_900 }, (_row, index) => `<row>${rowOf(index).join('')}</row>`);
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  return zipFile([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packaged}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="Large" sheetId="1" r:id="a"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="a" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
}

test('a task that exceeds its memory limit ends the process', async () => {
  const large = started();
  const holding = large.run({ kind: 'hold', key: 'large', file: largeWorkbook() }, enoughMs);
  // On a busy machine, where it may not be checked in time, its heap reaches its own limit first.
  await expect(holding).rejects.toMatchObject({ reason: expect.stringMatching(/^(?:MEMORY|ENDED)$/u) });
  await expectEnded(large);
});

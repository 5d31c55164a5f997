import { afterEach, expect, test } from 'vitest';
import { writeWorkbook } from '../../../testing/workbook-file.ts';
import { WorkbookProcess } from './workbook-process.ts';

const file = writeWorkbook({
  sheets: { Quote: { A1: 'input_age', B1: 40, A2: 'output_age', B2: { f: 'B1', v: 40 } } },
});
const hold = { kind: 'hold', key: 'quote', file } as const;
const enoughMs = 60_000;

let workbookProcess: WorkbookProcess | undefined;
afterEach(() => workbookProcess?.kill());

function started(): WorkbookProcess {
  workbookProcess = new WorkbookProcess();
  return workbookProcess;
}

async function expectEnded(ended: WorkbookProcess): Promise<void> {
  expect(ended.isEnded).toBe(true);
  // A signal of 0 asks whether there is a process.
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

test('a task that takes longer than it may ends the process', async () => {
  const slow = started();
  expect(await slow.run(hold, enoughMs)).toEqual({ kind: 'held' });
  // No report is made within a millisecond.
  await expect(slow.run({ kind: 'check', key: 'quote', serial: 46_000 }, 1)).rejects.toMatchObject({ reason: 'TIME' });
  await expectEnded(slow);
});

test('a task that is cancelled ends the process', async () => {
  const cancelled = started();
  const controller = new AbortController();
  const running = cancelled.run(hold, enoughMs, controller.signal);
  controller.abort();
  await expect(running).rejects.toMatchObject({ reason: 'CANCELLED' });
  await expectEnded(cancelled);
});

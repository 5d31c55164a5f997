import { afterEach, expect, test } from 'vitest';
import { writeWorkbook } from '../../../testing/workbook-file.ts';
import { zipFile } from '../../../testing/zip-file.ts';
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
  expect(await slow.run(hold, enoughMs)).toEqual({ kind: 'held' });
  // A report cannot be completed within a millisecond.
  await expect(slow.run({ kind: 'check', key: 'quote', serial: 46_000 }, 1)).rejects.toMatchObject({ reason: 'TIME' });
  await expectEnded(slow);
});

test('cancelling a task ends the process', async () => {
  const cancelled = started();
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

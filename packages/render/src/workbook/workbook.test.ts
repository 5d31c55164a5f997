import { afterAll, expect, test } from 'vitest';
import { say } from '../sentences/say.ts';
import { type TestWorkbook, writeWorkbook } from '../testing/workbook-file.ts';
import { zipFile } from '../testing/zip-file.ts';
import {
  type Calculation,
  createWorkbookEngine,
  type FieldValue,
  toSerial,
  WorkbookFailure,
  type WorkbookSource,
} from './workbook.ts';

const engine = createWorkbookEngine();
afterAll(() => engine.close());

const caller = { tenantId: 't', userId: 'u' };
const asOf = new Date('2026-03-31T12:00:00Z');
let count = 0;

function sourceOf(workbook: TestWorkbook): WorkbookSource {
  const file = writeWorkbook(workbook);
  return { key: `workbook-${++count}`, open: () => Promise.resolve(file) };
}

const rating: TestWorkbook = {
  sheets: {
    Quote: {
      A1: 'input_age',
      B1: 40,
      A2: 'input_smoker',
      B2: false,
      A3: 'input_start',
      B3: { v: 46_023, z: 'yyyy-mm-dd' },
      A4: 'input_sum',
      B4: 100_000,
      A6: 'output_premium',
      B6: { f: 'ROUND(VLOOKUP(B1,Rates!A2:B4,2,FALSE)*B4/1000*IF(B2,1.5,1),2)', v: 120 },
      A7: 'output_end',
      B7: { f: 'EDATE(B3,12)', v: 46_388, z: 'yyyy-mm-dd' },
      A8: 'output_today',
      B8: { f: 'TODAY()', v: 45_000, z: 'yyyy-mm-dd' },
    },
    Rates: { A1: 'age', B1: 'rate', A2: 30, B2: 0.8, A3: 40, B3: 1.2, A4: 50, B4: 2.345 },
  },
};

async function callAll(
  workbook: TestWorkbook | WorkbookSource,
  rows: readonly (readonly (FieldValue | undefined)[])[],
  inputs: readonly string[],
  outputs: readonly string[],
  calculation: Calculation = 'IRONCALC',
) {
  const source = 'key' in workbook ? workbook : sourceOf(workbook);
  const outcomes = [];
  const serial = toSerial(asOf.getTime());
  const calls = {
    source,
    calculation,
    inputs,
    outputs,
    rows: rows.map((values) => ({ values, serial })),
  };
  for await (const frame of engine.call(calls, { caller })) outcomes.push(...frame);
  return outcomes;
}

test('a workbook is read, checked and called', async () => {
  const source = sourceOf(rating);
  const report = await engine.check(source, { caller });
  expect(report.fields).toMatchObject([
    { kind: 'input', label: 'age', dataType: 'number', value: 40, at: 'Quote!B1' },
    { kind: 'input', label: 'smoker', dataType: 'boolean', value: false },
    { kind: 'input', label: 'start', dataType: 'date', value: '2026-01-01' },
    { kind: 'input', label: 'sum', dataType: 'number', value: 100_000 },
    { kind: 'output', label: 'premium', dataType: 'number', value: 120 },
    { kind: 'output', label: 'end', dataType: 'date', value: '2027-01-01' },
    { kind: 'output', label: 'today', dependsOnClock: true },
  ]);
  expect(report).toMatchObject({ differences: [], refusals: [], warnings: [], formulas: { total: 3, needed: 3 } });
  expect(report).toMatchObject({ calculation: 'COMPILED', notCompiled: [], comparedSets: 200 });
  const rows = [
    [30, true, '2024-02-29', 1234.5],
    [undefined, undefined, undefined, undefined],
    [31, false, '2024-02-29', 1],
  ];
  const inputs = ['input_age', 'input_smoker', 'input_start', 'input_sum'];
  const outputs = ['output_premium', 'output_end', 'output_today'];
  const expected = [
    { values: [1.48, '2025-02-28', '2026-03-31'], problems: [] },
    { values: [120, '2027-01-01', '2026-03-31'], problems: [] },
    {
      values: [undefined, '2025-02-28', '2026-03-31'],
      problems: [
        { kind: 'output', variable: 'output_premium', ...say('ERROR_IN_CELL', { error: '#N/A', cell: 'Quote!B6' }) },
      ],
    },
  ];
  for (const calculation of ['COMPILED', 'IRONCALC'] as const) {
    expect(await callAll(source, rows, inputs, outputs, calculation)).toEqual(expected);
  }
});

/** For a call in progress. */
async function killProcesses(): Promise<void> {
  await expect.poll(() => engine.pids.length).toBeGreaterThan(0);
  for (const pid of engine.pids) process.kill(pid, 'SIGKILL');
}

test('the call of a killed process is repeated, and the next one is served', async () => {
  const source = sourceOf(rating);
  const rows = Array.from({ length: 600 }, () => [40]);
  const calling = callAll(source, rows, ['input_age'], ['output_premium']);
  await killProcesses();
  const outcomes = await calling;
  expect(outcomes).toHaveLength(600);
  expect(new Set(outcomes.map(({ values: [premium] }) => premium))).toEqual(new Set([120]));
  await killProcesses();
  expect(await callAll(source, [[30]], ['input_age'], ['output_premium'])).toMatchObject([{ values: [80] }]);
});

test('a file of another type is rejected with a reason, and the next one is served', async () => {
  const parts = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'].map((name) => ({ name, content: '<x/>' }));
  const bomb = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(80_000_000, ' '), declared: { bytes: 5_000 } };
  const files = [zipFile([...parts, bomb]), zipFile(parts), new Uint8Array(100), Buffer.from('PK\u0005\u0006')];
  for (const [index, file] of files.entries()) {
    const source = { key: `wrong-${index}`, open: () => Promise.resolve(file) };
    await expect(engine.check(source, { caller })).rejects.toThrow(WorkbookFailure);
  }
  expect(await callAll(rating, [[30]], ['input_age'], ['output_premium'])).toMatchObject([{ values: [80] }]);
});

test('formulas that IronCalc computes incorrectly are rewritten for it', async () => {
  const report = await engine.check(
    sourceOf({
      sheets: {
        S: {
          A1: 1,
          A2: 2,
          A3: 3,
          B1: 10,
          B2: 20,
          B3: 30,
          D1: 'output_sum',
          E1: { f: 'SUMPRODUCT(--(A1:A3>1),B1:B3)', v: 50 },
          D2: 'output_power',
          E2: { f: '--LEFT("42",1)^2', v: 16 },
          D3: 'output_cents',
          E3: { f: 'ROUND(1.005,2)+ROUND(567*1.055,2)+ROUNDUP(1.1*1.1,2)', v: 600.41 },
          D4: 'output_minus',
          E4: { f: 'SUMPRODUCT(-(A1:A3>1))', v: -2 },
          D5: 'output_column',
          E5: { f: 'VLOOKUP(2,A:B,2,FALSE)', v: 20 },
        },
      },
    }),
    { caller },
  );
  expect(report).toMatchObject({ differences: [], refusals: [], calculation: 'COMPILED' });
});

test('formulas that are not compiled are computed by IronCalc, and unsupported ones are rejected with their cell', async () => {
  const source = sourceOf({
    sheets: {
      S: {
        A1: 'input_year',
        B1: 1994,
        A2: 'output_roman',
        B2: { f: 'ROMAN(B1)', v: 'MCMXCIV' },
        A3: 'output_wrong',
        B3: { f: 'UNHEARDOF(B1)', v: 7 },
        A4: 'output_random',
        B4: { f: 'B1*C4', v: 7 },
        C4: { f: 'RAND()', v: 0.1 },
      },
    },
  });
  const report = await engine.check(source, { caller });
  expect(report.calculation).toBe('IRONCALC');
  expect(report.notCompiled.map(({ cell }) => cell)).toEqual(['S!B2', 'S!B3']);
  expect(report.refusals).toMatchObject([
    { cell: 'S!C4', formula: '=RAND()', message: expect.stringContaining('different each time') as string },
    { cell: 'S!B3', message: expect.stringContaining('unknown function or name') as string },
  ]);
  expect(report.fields.flatMap(({ label, problem }) => (problem === undefined ? [] : [label]))).toEqual([
    'wrong',
    'random',
  ]);
  const outcomes = await callAll(source, [[9], [1]], ['input_year'], ['output_roman']);
  expect(outcomes.map(({ values }) => values)).toEqual([['IX'], ['I']]);
});

test('10,000 simultaneous calls of each of two tenants are served in turns', async () => {
  const source = sourceOf(rating);
  const serial = toSerial(asOf.getTime());
  const calls = {
    source,
    calculation: 'COMPILED' as const,
    inputs: ['input_age', 'input_smoker', 'input_start', 'input_sum'],
    outputs: ['output_premium'],
    rows: Array.from({ length: 10_000 }, (_row, nth) => ({
      values: [40, false, '2026-01-01', nth * 1000] as const,
      serial,
    })),
  };
  const frames: string[] = [];
  const callBy = async (tenantId: string) => {
    let [answered, wrong] = [0, 0];
    for await (const outcomes of engine.call(calls, { caller: { tenantId, userId: 'u' } })) {
      frames.push(tenantId);
      for (const { values } of outcomes) if (values[0] !== Math.round(answered++ * 120) / 100) wrong++;
    }
    return { answered, wrong };
  };
  // A process takes a second to start, in which another one answers thousands of calls.
  await Promise.all([callBy('one'), callBy('other')]);
  frames.length = 0;
  expect(await Promise.all([callBy('one'), callBy('other')])).toEqual([
    { answered: 10_000, wrong: 0 },
    { answered: 10_000, wrong: 0 },
  ]);
  // Neither tenant waits until the other has all its results.
  expect(new Set(frames.slice(0, frames.length / 2))).toEqual(new Set(['one', 'other']));
});

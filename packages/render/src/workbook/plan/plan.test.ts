import { expect, test } from 'vitest';
import { evaluateFormulas, formulaWorkbook } from '../../testing/evaluate-formulas.ts';
import { planOutputs } from './plan.ts';

const problemsOf = (...args: Parameters<typeof formulaWorkbook>) =>
  formulaWorkbook(...args).plan.outputs.map(({ problem }) => problem?.message);

test('unsupported parts are rejected by name, and so is everything that refers to them', () => {
  const refused: Readonly<Record<string, string>> = {
    'INDIRECT("D!A"&RAND())':
      'The function INDIRECT is only supported with arguments that are known when the file is read',
    'SUM(OFFSET(D!A1,TODAY(),0))': 'The function OFFSET is only supported with arguments that are known',
    'RAND()*100': 'The function RAND is not supported: its result is different each time.',
    'AGGREGATE(9,6,D!A1:A3)': 'The function AGGREGATE is not supported',
    'CELL("row",D!A1)': 'its result depends on the computer',
    'WEBSERVICE("http://x")': 'it reads from outside of the workbook',
    '[1]Sheet1!A1': 'References to other workbooks are not supported.',
    "'[rates.xlsx]Sheet1'!A1": 'References to other workbooks are not supported.',
    'Results:D!A1+1': 'References across several sheets are only supported in SUM,',
    'LARGE(Results:D!A1,1)': 'References across several sheets are only supported in SUM,',
    'SUM(Results:Nowhere!A1)': 'There is no sheet Nowhere.',
    "SUM('[1]Results:D'!A1)": 'References to other workbooks are not supported.',
    'SUM((D!A1,D!B1))': 'Unions of references are not supported.',
    'D!A1:A3 D!A2:B2': 'Intersections of references are not supported.',
    'D!A1#': 'References to the spilled range of another formula (#) are not supported.',
    'SUM(D!A1:INDEX(D!A1:A3,2))': 'A range that begins or ends with a calculated reference is not supported.',
    Missing: 'The name Missing is not defined.',
    'Nowhere!A1': 'There is no sheet Nowhere.',
    'D!A9+1': 'The function RAND is not supported',
    '1+': 'The formula is not complete.',
    'SUM(1': 'The formula is not complete.',
    '{1,A1}': 'A list of constants in braces contains something other than constants.',
  };
  const found = problemsOf(Object.keys(refused), { A9: { formula: 'RAND()' } });
  for (const [index, message] of Object.values(refused).entries()) expect(found[index]).toContain(message);
});

test('circular references are reported with their cells', () => {
  const cells = {
    A1: { formula: 'B1' },
    B1: { formula: 'C1+1' },
    C1: { formula: 'SUM(A1:A3)' },
    E1: { formula: 'E1' },
  };
  expect(problemsOf(['D!A1', 'D!E1', '1'], cells)).toEqual([
    'The formula refers to itself: D!A1 → D!B1 → D!C1.',
    'The formula refers to itself: D!E1.',
    undefined,
  ]);
});

test('dependency chains as long as a workbook are followed', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`A${index + 2}`, { formula: `A${index + 1}+1` }]),
  );
  expect(evaluateFormulas(['D!A20001'], { ...chain, A1: 1 })).toEqual(['20001']);
});

test('the clock is followed through references', () => {
  const { plan } = formulaWorkbook(['D!B1', 'D!C1'], { A1: { formula: 'TODAY()' }, B1: { formula: 'A1*2' }, C1: 1 });
  expect(plan.outputs.map(({ isClock }) => isClock)).toEqual([true, false]);
});

const tooDeep = 'The formula is nested more than 64 levels deep. Split it into several cells.';
const tooLong = 'The formula has more than 1,000 operations in a row. Split it into several cells.';

test.each<readonly [string, (size: number) => string, number, string]>([
  ['brackets', (size) => `${'('.repeat(size)}1${')'.repeat(size)}`, 100, tooDeep],
  ['minus signs', (size) => `${'-'.repeat(size)}1`, 64, tooDeep],
  ['minus signs with spaces', (size) => `${'- '.repeat(size)}1`, 64, tooDeep],
  ['plus signs', (size) => `${'+'.repeat(size)}1`, 64, tooDeep],
  ['at signs', (size) => `${'@'.repeat(size)}D!A1`, 64, tooDeep],
  ['percent signs', (size) => `1${'%'.repeat(size)}`, 64, tooDeep],
  ['functions', (size) => `${'ABS('.repeat(size)}1${')'.repeat(size)}`, 64, tooDeep],
  ['IF', (size) => `${'IF(1,'.repeat(size)}1${',2)'.repeat(size)}`, 64, tooDeep],
  ['IF with an operator', (size) => `${'1+IF(1,'.repeat(size)}1${',2)'.repeat(size)}`, 60, tooDeep],
  ['signs in brackets', (size) => `${'(-'.repeat(size)}1${')'.repeat(size)}`, 100, tooDeep],
  ['LET', (size) => `${'LET(a,'.repeat(size)}1${',a)'.repeat(size)}`, 100, tooDeep],
  ['powers', (size) => `1${'^1'.repeat(size)}`, 1_000, tooLong],
  ['sums', (size) => `1${'+1'.repeat(size)}`, 1_000, tooLong],
  ['texts', (size) => `1${'&1'.repeat(size)}`, 1_000, tooLong],
  ['comparisons', (size) => `1${'=1'.repeat(size)}`, 1_000, tooLong],
  ['sums in brackets', (size) => `(1${'+1'.repeat(size / 2)})${'+1'.repeat(size / 2)}`, 1_000, tooLong],
  ['arguments', (size) => `SUM(1${',1'.repeat(size - 1)})`, 255, 'The function SUM has more than 255 arguments.'],
  [
    'conditions',
    (size) => `IFS(1,1${',1,1'.repeat(size / 2 - 1)})`,
    254,
    'The function IFS has more than 255 arguments.',
  ],
  ['variables', (size) => `LET(${'a,1,'.repeat(size / 2)}a)`, 254, 'The function LET has more than 255 arguments.'],
])('a formula has a limit of %s: it is computed, or rejected with the limit', (_, write, accepted, refusal) => {
  const [computed = ''] = evaluateFormulas([write(accepted)]);
  expect(computed).not.toBe('');
  expect(computed).not.toContain('refused');
  for (const size of [accepted * 2, 4_000, 8_000]) {
    const formula = write(size);
    const [found] = problemsOf([formula]);
    expect(found).toBe(formula.length > 8_192 ? 'The formula is longer than 8,192 characters.' : refusal);
  }
});

test('formulas of the depth and length that are accepted are computed together', () => {
  const chain = (text: string) => `${text}${'+1'.repeat(900)}`;
  const nested = `${'IF(TRUE,'.repeat(60)}${chain('1')}${',2)'.repeat(60)}`;
  expect(evaluateFormulas([nested, chain(`IF(TRUE,${chain('D!A1')},1)`).replace('+1', '')], { A1: 5 })[0]).toBe('901');
});

test('formulas without limits are rejected', () => {
  expect(problemsOf(['SUM(D!A1:T20000)'])[0]).toContain('more than 200,000 cells');
  expect(problemsOf([`1${'+1'.repeat(4_100)}`])[0]).toContain('longer than 8,192 characters');
  expect(() => formulaWorkbook(Array(200).fill('SUM(D!A1:J19999)'))).toThrow('20,000,000 cells in total');
});

test('names are resolved to what they refer to, and cannot grow without limits', () => {
  const formulas = ['rate*2', 'SUM(table)', 'loop', 'growing', 'relative', 'chained0'];
  const { workbook, plan } = formulaWorkbook(formulas, { A1: 5, A2: 6 });
  const names = [
    { name: 'Rate', sheet: undefined, refersTo: 'D!$A$1' },
    { name: 'table', sheet: undefined, refersTo: 'D!$A$1:$A$2' },
    { name: 'loop', sheet: undefined, refersTo: 'loop+1' },
    { name: 'relative', sheet: undefined, refersTo: 'D!A1' },
    ...Array.from({ length: 40 }, (_, index) => ({
      name: index === 0 ? 'growing' : `growing${index}`,
      sheet: undefined,
      refersTo: index === 39 ? '1' : `growing${index + 1}+growing${index + 1}`,
    })),
    ...Array.from({ length: 9_000 }, (_, index) => ({
      name: `chained${index}`,
      sheet: undefined,
      refersTo: `chained${index + 1}`,
    })),
  ];
  const outputs = plan.outputs.map(({ field }) => field);
  const problems = planOutputs({ ...workbook, names }, [], outputs).outputs.map(({ problem }) => problem?.message);
  expect(problems).toEqual([
    undefined,
    undefined,
    'The name loop refers to itself.',
    'The formula is too long with the names in it.',
    'Names whose references are relative to the formula are not supported.',
    tooDeep,
  ]);
});

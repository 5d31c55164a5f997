// A workbook call: compiled, by IronCalc and by HyperFormula, on the same inputs, alternating in one process. IronCalc gets
// the copy that the engine creates; HyperFormula, which is not part of the product, gets the original sheets.
import { HyperFormula } from 'hyperformula';
import { compile } from '../packages/render/src/workbook/compile/compile.ts';
import { createIronCalculator, loadIronCalc } from '../packages/render/src/workbook/ironcalc/adapters/ironcalc.ts';
import { planOutputs, toId } from '../packages/render/src/workbook/plan/plan.ts';
import { toKey, type Sheet } from '../packages/render/src/workbook/read/cells.ts';
import { type CellValue, isSameValue } from '../packages/render/src/workbook/values.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type Book, books, randomSource } from './workbook-books.ts';
import { benchFunctionCalls } from './workbook-route.ts';

interface Contestant {
  /** Sets the inputs, calculates and reads all outputs. */
  readonly call: (values: readonly CellValue[]) => CellValue[];
  readonly buildMs: number;
}

type Build = (book: Book) => Contestant['call'] | undefined;

const timeMs = 1_500;
const callsMin = 5;
const serial = 46_000.5;
const claims: readonly { readonly atLeast: number }[] = [
  { atLeast: 20 },
  { atLeast: 20 },
  { atLeast: 5 },
  { atLeast: 5 },
];

const idsOf = (fields: Book['inputs']) => fields.map(({ area }) => toId(area.sheet, area.top, area.left));

const compiled: Build = ({ workbook, inputs, outputs }) => {
  const calculator = compile(planOutputs(workbook, inputs, outputs), workbook);
  return 'calculate' in calculator ? callOf(calculator, inputs, outputs) : undefined;
};

const ironCalc: Build = ({ workbook, inputs, outputs }) => {
  const engine = loadIronCalc();
  return (
    engine && callOf(createIronCalculator(engine, planOutputs(workbook, inputs, outputs), workbook), inputs, outputs)
  );
};

function callOf(
  calculator: { calculate(inputs: Map<number, CellValue>, serial: number): void; read(id: number): CellValue },
  inputs: Book['inputs'],
  outputs: Book['outputs'],
): Contestant['call'] {
  const [inputIds, outputIds] = [idsOf(inputs), idsOf(outputs)];
  return (values) => {
    calculator.calculate(new Map(inputIds.map((id, index) => [id, values[index] ?? null])), serial);
    return outputIds.map((id) => calculator.read(id));
  };
}

/** HyperFormula lacks both functions. */
const truths = [
  { name: 'TRUE', expression: '=1=1' },
  { name: 'FALSE', expression: '=1=0' },
];

const hyperFormula: Build = ({ workbook, inputs, outputs }) => {
  const sheets = Object.fromEntries(workbook.sheets.map((sheet) => [sheet.name, rowsOf(sheet)]));
  const engine = HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3', useArrayArithmetic: true }, truths);
  const placeOf = ({ area }: Book['inputs'][number]) => ({ sheet: area.sheet, row: area.top, col: area.left });
  return (values) => {
    engine.batch(() => {
      for (const [index, field] of inputs.entries())
        engine.setCellContents(placeOf(field), values[index] as string | number);
    });
    return outputs.map((field) => engine.getCellValue(placeOf(field)) as CellValue);
  };
};

function rowsOf({ rows, columns, cells }: Sheet): (string | number | boolean | null)[][] {
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const cell = cells.get(toKey(row, column));
      return cell?.formula === undefined
        ? ((cell?.value ?? null) as string | number | boolean | null)
        : `=${cell.formula}`;
    }),
  );
}

function build(make: Build, book: Book): Contestant | undefined {
  const start = performance.now();
  const call = make(book);
  return call && { call, buildMs: performance.now() - start };
}

/** The p50 of a call in milliseconds; short calls are timed in groups. */
function measure({ call }: Contestant, book: Book): number {
  const random = randomSource();
  const sets = Array.from({ length: 64 }, () => book.values(random));
  const warmUntil = performance.now() + timeMs / 3;
  let calls = 0;
  do call(sets[calls++ % sets.length] ?? []);
  while (performance.now() < warmUntil);
  const group = Math.max(1, Math.floor(calls / 200));
  const times: number[] = [];
  const end = performance.now() + timeMs;
  while (performance.now() < end || times.length < callsMin) {
    const start = performance.now();
    for (let index = 0; index < group; index++) call(sets[(times.length + index) % sets.length] ?? []);
    times.push((performance.now() - start) / group);
  }
  return median(times);
}

/** The number of different results for 40 sets of inputs. */
function countDifferences(left: Contestant, right: Contestant, book: Book): number {
  const random = randomSource();
  let count = 0;
  for (let set = 0; set < 40; set++) {
    const values = book.values(random);
    const [ours, theirs] = [left.call(values), right.call(values)];
    count += ours.filter((value, index) => !isSameValue(value, theirs[index] ?? null)).length;
  }
  return count;
}

export async function benchWorkbook(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const [index, make] of books.entries()) {
    const book = make();
    const ours = build(compiled, book);
    if (ours === undefined) throw new Error(`${book.name} is not compiled.`);
    for (const [peer, peerBuild] of [
      ['IronCalc', ironCalc],
      ['HyperFormula', hyperFormula],
    ] as const) {
      const theirs = build(peerBuild, book);
      if (theirs === undefined) continue;
      const differing = countDifferences(ours, theirs, book);
      const [own, other] = [measure(ours, book), measure(theirs, book)];
      results.push({
        name: `workbook of ${book.name}: compiled against ${peer}`,
        ratio: other / own,
        ...claims[index],
        figures: { p50Ms: own, peerP50Ms: other, buildMs: ours.buildMs, peerBuildMs: theirs.buildMs, differing },
      });
    }
  }
  return [...results, ...(await benchFunctionCalls())];
}

// A workbook function over HTTP: 10,000 calls in one request, and a price that calls it.
import { compile } from '../packages/render/src/workbook/compile/compile.ts';
import { planOutputs, toId } from '../packages/render/src/workbook/plan/plan.ts';
import { type Cell, toAddress, toColumnName, toKey } from '../packages/render/src/workbook/read/cells.ts';
import type { Field } from '../packages/render/src/workbook/read/fields.ts';
import type { CellValue } from '../packages/render/src/workbook/values.ts';
import { given } from '../packages/server/src/testing/given.ts';
import { type WorkbookCell, workbookFile } from '../packages/server/src/testing/workbook-file.ts';
import { call } from '../tests/browser/api.ts';
import { type BenchResult, median } from './bench-result.ts';
import { type ProductServer, type ProductWithUser, withProduct } from './product-server.ts';
import { type Book, books, fieldAt, randomSource } from './workbook-books.ts';

const itemCount = 10_000;
const batchRuns = 7;
const batchBudgetMs = 1_000;
const logicalId = 'rates';
const serial = 46_000.5;
/** The index of the date input. */
const dateInput = 5;

interface PlacedCell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

const idOf = ({ area }: Field) => toId(area.sheet, area.top, area.left);

function listCells({ workbook }: Book): PlacedCell[] {
  return workbook.sheets.flatMap(({ rows, columns, cells }, sheet) =>
    Array.from({ length: rows * columns }, (_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const cell = cells.get(toKey(row, column));
      return cell === undefined ? [] : [{ sheet, row, column, cell }];
    }).flat(),
  );
}

/** The values of all formulas for these inputs. */
function calculate(book: Book, cells: readonly PlacedCell[], values: readonly CellValue[]): Map<number, CellValue> {
  const formulas = cells.filter(({ cell }) => cell.formula !== undefined);
  const fields = formulas.map(({ sheet, row, column }) => fieldAt('output', sheet, toAddress(row, column)));
  const calculator = compile(planOutputs(book.workbook, book.inputs, fields), book.workbook);
  if (!('calculate' in calculator)) throw new Error('The workbook is not compiled.');
  calculator.calculate(new Map(book.inputs.map((field, index) => [idOf(field), values[index] ?? null])), serial);
  return new Map(fields.map((field) => [idOf(field), calculator.read(idOf(field))]));
}

function namesOf(fields: readonly Field[]): [string, Field][] {
  return fields.map((field, index) => [`${field.kind}_${index + 1}`, field]);
}

/** The workbook as an Excel file, with the calculated values of its formulas. */
function toFile(book: Book): Uint8Array {
  const { workbook, inputs, outputs } = book;
  const cells = listCells(book);
  const start = inputs.map(({ area }) => workbook.sheets[area.sheet]?.cells.get(toKey(area.top, area.left))?.value);
  const results = calculate(book, cells, start as CellValue[]);
  const sheets: Record<string, Record<string, WorkbookCell>> = Object.fromEntries(
    workbook.sheets.map(({ name }) => [name, {}]),
  );
  const date = inputs[dateInput];
  for (const { sheet, row, column, cell } of cells) {
    const id = toId(sheet, row, column);
    const value = (cell.formula === undefined ? cell.value : results.get(id)) as number | string;
    const plain = date !== undefined && idOf(date) === id ? { date: Number(value) } : value;
    const written = sheets[workbook.sheets[sheet]?.name ?? ''];
    if (written !== undefined)
      written[toAddress(row, column)] = cell.formula === undefined ? plain : { f: cell.formula, v: value };
  }
  const names = namesOf([...inputs])
    .concat(namesOf([...outputs]))
    .map(([name, { area }]) => {
      const place = `$${toColumnName(area.left)}$${area.top + 1}`;
      return [name, `${workbook.sheets[area.sheet]?.name}!${place}`] as const;
    });
  return workbookFile({ sheets, names: Object.fromEntries(names) });
}

async function upload(book: Book, { url, token }: ProductServer): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(toFile(book))]), 'rates.xlsx');
  const uploaded = await fetch(`${url}/api/v1/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!uploaded.ok) throw new Error(`The workbook was not uploaded: ${await uploaded.text()}`);
  const toItems = (fields: readonly Field[]) => fields.map((_, index) => ({ name: String(index + 1) }));
  const input = {
    name: 'Rates',
    logicalId,
    fileKey: 'rates.xlsx',
    inputs: toItems(book.inputs),
    outputs: toItems(book.outputs),
  };
  const mutation = `mutation ($input: createFunctionTemplateInput!) {
    made: createFunctionTemplate(input: $input) { errors } }`;
  const { made } = (await call(url, mutation, { input }, token)) as { made: { errors: readonly string[] | null } };
  if (made.errors !== null) throw new Error(`The function was not created: ${made.errors.join(' ')}`);
}

/** Excel counts days from the end of 1899. */
function toIsoDate(days: number): string {
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The inputs of a call by their names in the function. */
function toValues(book: Book, random: () => number): Record<string, number | string | boolean> {
  const toSent = (value: number | string | boolean, index: number) =>
    index === dateInput ? toIsoDate(Number(value)) : value;
  return Object.fromEntries(book.values(random).map((value, index) => [String(index + 1), toSent(value, index)]));
}

async function measureList(name: string, path: string, items: readonly object[], { url, token }: ProductServer) {
  const body = JSON.stringify(items);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const durations: number[] = [];
  for (let run = 0; run < batchRuns; run += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    const answers = (await response.json()) as { status: string }[] | { status: string };
    durations.push(performance.now() - startedAt);
    const failed = Array.isArray(answers) ? answers.find(({ status }) => status !== 'success') : answers;
    if (failed !== undefined) throw new Error(`${path}: ${JSON.stringify(failed)}`);
  }
  const durationMs = median(durations);
  const first = durations[0] ?? Number.NaN;
  console.log(`${name}: ${durationMs.toFixed(0)} ms, the first time ${first.toFixed(0)} ms`);
  return { name, durationMs, first };
}

/** A product whose price is the first output of the function. */
async function preparePrice(book: Book, { database, user }: ProductWithUser): Promise<string> {
  const productId = await given.product({ database }, user);
  const inputs = Object.fromEntries(book.inputs.map((_, index) => [String(index + 1), { var: `rate.${index + 1}` }]));
  const amountLogic = JSON.stringify({ function: [logicalId, { eachKey: inputs }, '1'] });
  await given.priceLogic({ database }, { tenantId: user.tenantId, productId, amountLogic });
  return `/api/v1/products/${productId.plan}/${productId.type}/${productId.version}/price`;
}

/** Ten thousand calls, and ten thousand prices that call the function, each list in one request. */
export function benchFunctionCalls(): Promise<BenchResult[]> {
  const [make] = books;
  if (make === undefined) throw new Error('There is no workbook.');
  const book = make();
  return withProduct(async (product) => {
    await upload(book, product);
    const random = randomSource();
    const values = Array.from({ length: itemCount }, () => toValues(book, random));
    const calls = await measureList(
      `${itemCount} calls of a function of ${book.name} by HTTP at once`,
      `/api/v1/functions/${logicalId}`,
      values.map((inputs) => ({ inputs })),
      product,
    );
    const prices = await measureList(
      `${itemCount} prices by a function of ${book.name} by HTTP at once`,
      await preparePrice(book, product),
      values.map((rate) => ({ values: { rate } })),
      product,
    );
    return [
      { name: `${calls.name}, against 1 s`, ratio: calls.durationMs / batchBudgetMs, atMost: 1, figures: calls },
      { name: `${prices.name}, against the calls alone`, ratio: prices.durationMs / calls.durationMs, figures: prices },
    ];
  });
}

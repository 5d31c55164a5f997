// Workbooks for bench/workbook.ts: raters of 90 and 400 formulas on tables of 2,000 rates, and chains of 5,000 and 50,000.
import {
  readArea,
  toAddress,
  toKey,
  type Cell,
  type Sheet,
  type Workbook,
} from '../packages/render/src/workbook/read/cells.ts';
import type { Field } from '../packages/render/src/workbook/read/fields.ts';

export interface Book {
  readonly name: string;
  readonly workbook: Workbook;
  readonly inputs: readonly Field[];
  readonly outputs: readonly Field[];
  /** The values of a call, derived from numbers between 0 and 1. */
  readonly values: (random: () => number) => readonly (number | string | boolean)[];
}

type Content = number | string | boolean | { readonly f: string };

function sheetOf(name: string, cells: Readonly<Record<string, Content>>): Sheet {
  const map = new Map<number, Cell>();
  let [rows, columns] = [0, 0];
  for (const [address, content] of Object.entries(cells)) {
    const area = readArea(address);
    if (area === undefined) throw new Error(`${address} is no cell.`);
    map.set(
      toKey(area.top, area.left),
      typeof content === 'object' ? { value: null, formula: content.f } : { value: content },
    );
    [rows, columns] = [Math.max(rows, area.top + 1), Math.max(columns, area.left + 1)];
  }
  return { name, isHidden: false, rows, columns, cells: map };
}

export function fieldAt(kind: Field['kind'], sheet: number, address: string): Field {
  const area = readArea(address);
  if (area === undefined) throw new Error(`${address} is no cell.`);
  const label = `${sheet}_${address}`;
  return {
    kind,
    variable: `${kind}_${label}`,
    label,
    dataType: 'number',
    children: [],
    columns: [],
    area: { sheet, ...area },
    shape: 'value',
    foundAs: 'name',
  };
}

const plans = ['BASIC', 'SILVER', 'GOLD', 'PLATINUM'];
const regions = ['HK', 'SG', 'TH', 'MY', 'JP'];

/** Rates by age, sex, smoking and plan: 2,000 rows. */
function rates(): Sheet {
  const cells: Record<string, Content> = {};
  let row = 1;
  for (let age = 0; age < 100; age++) {
    for (const plan of plans) {
      for (const region of regions) {
        cells[`A${row}`] = age;
        cells[`B${row}`] = plan;
        cells[`C${row}`] = region;
        cells[`D${row}`] = `${age}|${plan}|${region}`;
        cells[`E${row}`] = Number(
          (0.5 + age * 0.043 + plans.indexOf(plan) * 0.31 + regions.indexOf(region) * 0.07).toFixed(4),
        );
        row++;
      }
    }
  }
  return sheetOf('Rates', cells);
}

/** For a number of benefits, three formulas each, and the shared ones. */
function rater(name: string, benefits: number): Book {
  const input: Record<string, Content> = { A1: 40, A2: 'GOLD', A3: 'HK', A4: 100_000, A5: false, A6: 46_023, A7: 1 };
  const calculation: Record<string, Content> = {};
  for (let index = 1; index <= benefits; index++) {
    const part = (0.01 * index).toFixed(2);
    calculation[`A${index}`] = {
      f: `VLOOKUP((Input!A1+MOD(${index},7))&"|"&Input!A2&"|"&Input!A3,Rates!D1:E2000,2,FALSE)`,
    };
    calculation[`B${index}`] = { f: `ROUND(A${index}*Input!A4*${part}/1000*IF(Input!A5,1.35,1),2)` };
    calculation[`C${index}`] = { f: index === 1 ? 'B1' : `C${index - 1}+B${index}` };
  }
  const last = benefits;
  const output: Record<string, Content> = {
    A1: { f: `C${last}` },
    A2: { f: `SUM(Calculation!B1:B${last})` },
    A3: { f: `ROUND(A2*IF(Input!A7=1,1,IF(Input!A7=2,0.52,0.09)),2)` },
    A4: { f: `ROUND(A3*0.01,2)` },
    A5: { f: 'A3+A4' },
    A6: { f: 'EDATE(Input!A6,12)-1' },
    A7: { f: 'SUMIFS(Rates!E1:E2000,Rates!A1:A2000,Input!A1,Rates!B1:B2000,Input!A2,Rates!C1:C2000,Input!A3)' },
    A8: { f: 'IF(Input!A1>65,"REFER",IF(A5>50000,"REVIEW","ACCEPT"))' },
    A9: { f: 'MAX(100,MIN(A5,99999))' },
  };
  output['A1'] = { f: `Calculation!C${last}` };
  const sheets = [sheetOf('Input', input), sheetOf('Calculation', calculation), sheetOf('Output', output), rates()];
  return {
    name,
    workbook: { sheets, names: [], tables: [], formulaCount: benefits * 3 + 9 },
    inputs: Object.keys(input).map((address) => fieldAt('input', 0, address)),
    outputs: Object.keys(output).map((address) => fieldAt('output', 2, address)),
    values: (random) => [
      18 + Math.floor(random() * 60),
      plans[Math.floor(random() * plans.length)] ?? '',
      regions[Math.floor(random() * regions.length)] ?? '',
      Math.floor(random() * 1_000) * 1_000,
      random() < 0.3,
      45_000 + Math.floor(random() * 2_000),
      1 + Math.floor(random() * 3),
    ],
  };
}

/** Ten columns of formulas, each of which refers to the cell above and the cell beside it. */
function chain(name: string, count: number): Book {
  const cells: Record<string, Content> = {};
  const columns = 10;
  for (let index = 0; index < count; index++) {
    const [row, column] = [Math.floor(index / columns) + 1, index % columns];
    const above = row === 1 ? 'Input!A1' : toAddress(row - 1, column);
    const beside = column === 0 ? 'Input!A2' : toAddress(row, column - 1);
    cells[toAddress(row, column)] = { f: `${above}*0.5+${beside}*0.25+${index % 13}` };
  }
  const last = toAddress(Math.ceil(count / columns), (count - 1) % columns);
  return {
    name,
    workbook: {
      sheets: [sheetOf('Input', { A1: 10, A2: 20 }), sheetOf('Chain', cells)],
      names: [],
      tables: [],
      formulaCount: count,
    },
    inputs: ['A1', 'A2'].map((address) => fieldAt('input', 0, address)),
    outputs: [fieldAt('output', 1, last)],
    values: (random) => [Math.floor(random() * 1_000) / 10, Math.floor(random() * 1_000) / 10],
  };
}

/** A small linear congruential generator: the same inputs in every run. */
export function randomSource(): () => number {
  let state = 11;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const books: readonly (() => Book)[] = [
  () => rater('90 formulas', 27),
  () => rater('400 formulas', 130),
  () => chain('5,000 formulas', 5_000),
  () => chain('50,000 formulas', 50_000),
];

// What formulas refer to. Every result is compared with the one that Excel documents, and with IronCalc.
import { expect, test } from 'vitest';
import { type TestCell, type TestWorkbook, writeWorkbook } from '../../testing/workbook-file.ts';
import { checkWorkbook } from '../check/check-workbook.ts';
import { createIronCalculator, loadIronCalc } from '../ironcalc/adapters/ironcalc.ts';
import { readWorkbook } from '../read/read-workbook.ts';

type Results = Readonly<Record<string, string | number | boolean>>;

const ironCalc = loadIronCalc();
const withIronCalc = { ironCalc: ironCalc && ((...args: Parameters<typeof createIron>) => createIron(...args)) };

function createIron(
  ...[plan, workbook]: [Parameters<typeof createIronCalculator>[1], Parameters<typeof createIronCalculator>[2]]
) {
  if (ironCalc === undefined) throw new Error('IronCalc is not installed.');
  return createIronCalculator(ironCalc, plan, workbook);
}

/** The formulas are in the column F of the first sheet, from row 1 on. */
function expectReferences(results: Results, sheets: TestWorkbook['sheets'], more: Partial<TestWorkbook> = {}): void {
  const first = Object.keys(sheets)[0] ?? '';
  const cells = sheets[first];
  const outputs = Object.entries(results).map(([f, v], index): [string, TestCell] => [`F${index + 1}`, { f, v }]);
  const names = outputs.map(([address]): [string, string] => [
    `output_${address}`,
    `${first}!${address.replace(/(\d+)/, '$$$1').replace(/^/, '$')}`,
  ]);
  const file = writeWorkbook({
    ...more,
    sheets: { ...sheets, [first]: { ...cells, ...Object.fromEntries(outputs) } },
    names: { ...more.names, ...Object.fromEntries(names) },
  });
  const report = checkWorkbook(readWorkbook(file), withIronCalc, 46_000);
  expect({ refusals: report.refusals, notCompiled: report.notCompiled, differences: report.differences }).toEqual({
    refusals: [],
    notCompiled: [],
    differences: [],
  });
  expect(report.formulas.needed).toBeGreaterThanOrEqual(outputs.length);
}

const numbers = { A1: 1, A2: 2, A3: 3, B1: 10, B2: 20, B3: 30, C1: 100, C2: 200, C3: 300 };

test('implicit intersection: "Implicit intersection operator: @"', () => {
  expectReferences(
    {
      'A1:A3*2': 2,
      'B:B+0': 20,
      '@A1:A3+0': 3,
      'SUM(A1:A4*10)': 0,
      'ROUND(A5:C5,0)': '#VALUE!',
      'IF(A1:A3>1,"yes","no")': '#VALUE!',
      'A1:C3*2': '#VALUE!',
      '_xlfn.SINGLE(A8:A9)': 9,
      'column*2': 18,
      'Other!A1:A20+0': 77,
      'SUM(A1:A3)+A11:A12': 17,
      'VLOOKUP(A12:A13,A12:B12,2,FALSE)': 5,
      'A13:E13&"!"': '#VALUE!',
    },
    { S: { ...numbers, A8: 9, A9: 9, A11: 11, A12: 4, B12: 5, A13: 1 }, Other: { A10: 77 } },
    { names: { column: 'S!$A$1:$A$9' } },
  );
});

test('references that are known when the file is read: "OFFSET function", "INDIRECT function"', () => {
  expectReferences(
    {
      'OFFSET(A1,1,1)': 20,
      'SUM(OFFSET(A1,0,0,3,2))': 66,
      'SUM(OFFSET(C3,0,0,-2,-2))': 550,
      'SUM(OFFSET(A1:B2,1,1))': 550,
      'SUM(OFFSET(A1,,,2))': 3,
      'OFFSET(A1,-1,0)': '#REF!',
      'SUM(OFFSET(A1,0,0,0,1))': '#REF!',
      'OFFSET(A1,E1,E2+1)': 200,
      'SUM(OFFSET(A1,0,0,COUNT(1,2,3),1))': 6,
      'OFFSET(OFFSET(A1,1,0),0,1)': 20,
      'OFFSET(A1,1.9,0)': 2,
      'SUM(OFFSET(A1,0,0,E4,1))': 3,
      'INDIRECT("A2")': 2,
      'INDIRECT("B"&E2+1)': 20,
      'SUM(INDIRECT("A1:B"&3))': 66,
      'INDIRECT("\'Rates 2\'!A1")': 7,
      'INDIRECT("\'"&E3&"\'!A"&1)': 7,
      'INDIRECT("column")': '#VALUE!',
      'SUM(INDIRECT("column"))': 6,
      'INDIRECT("R2C1",FALSE)': 2,
      'SUM(INDIRECT("R1C1:R3C2",FALSE))': 66,
      'INDIRECT("R[-21]C[-5]",FALSE)': 1,
      'INDIRECT("Nowhere!A1")': '#REF!',
      'INDIRECT("1+1")': '#REF!',
      'INDIRECT("")': '#REF!',
      'VLOOKUP(2,INDIRECT("A1:B3"),2,FALSE)': 20,
      'SUM(INDIRECT("A"&ROW(A1)&":A"&ROWS(A1:A3)))': 6,
    },
    {
      S: { ...numbers, E1: 1, E2: 1, E3: 'Rates 2', E4: { f: 'E1*2', v: 2 } },
      'Rates 2': { A1: 7 },
    },
    { names: { column: 'S!$A$1:$A$3' } },
  );
});

test('cells of several sheets: "Create a 3-D reference to the same cell range on multiple worksheets"', () => {
  expectReferences(
    {
      'SUM(Q1:Q3!A1)': 6,
      'SUM(Q3:Q1!A1)': 6,
      'SUM(Q1:Q3!A1:B2)': 66,
      'AVERAGE(Q1:Q3!A1)': 2,
      'COUNT(Q1:Q3!A1:A9)': 3,
      'COUNTA(Q1:Q2!A1:A9)': 2,
      'MIN(Q1:Q3!A1,5)': 1,
      'MAX(Q1:Q3!A1)': 3,
      'PRODUCT(Q1:Q3!A1)': 6,
      'MEDIAN(Q1:Q3!A1)': 2,
      'STDEV(Q1:Q3!A1)': 1,
      'VAR.P(Q1:Q3!A1)': 2 / 3,
      "SUM('Q1:Q 4'!A1)": 10,
      'SUM(Q2:Q2!A1)': 2,
      'Q2:Q2!A1+1': 3,
    },
    {
      S: {},
      Q1: { A1: 1, B2: 10 },
      Q2: { A1: 2, B2: 20 },
      Q3: { A1: 3, B2: 30 },
      'Q 4': { A1: 4 },
    },
  );
});

test('subtotals: "SUBTOTAL function"', () => {
  const data = {
    A1: 'amount',
    A2: 120,
    A3: 10,
    A4: 150,
    A5: 23,
    A6: { f: 'SUBTOTAL(9,A2:A5)', v: 303 },
    B2: 1,
    B3: 2,
    B4: 3,
    B5: 4,
  };
  expectReferences(
    {
      'SUBTOTAL(9,A2:A5)': 303,
      'SUBTOTAL(1,A2:A5)': 75.75,
      'SUBTOTAL(9,A2:A6)': 303,
      'SUBTOTAL(9,A2:A4,A5)': 303,
      'SUBTOTAL(2,A1:A6)': 4,
      'SUBTOTAL(3,A1:A6)': 5,
      'SUBTOTAL(4,A2:A5)': 150,
      'SUBTOTAL(5,A2:A5)': 10,
      'SUBTOTAL(6,B2:B5)': 24,
      'SUBTOTAL(7,B2:B5)': Math.sqrt(5 / 3),
      'SUBTOTAL(8,B2:B5)': Math.sqrt(1.25),
      'SUBTOTAL(10,B2:B5)': 5 / 3,
      'SUBTOTAL(11,B2:B5)': 1.25,
      'SUBTOTAL(9,A2:B5)': 313,
      'SUBTOTAL(109,A2:A5)': 303,
      'SUBTOTAL(12,A2:A5)': '#VALUE!',
      'SUBTOTAL(100,A2:A5)': '#VALUE!',
      'SUBTOTAL(9,Hidden!A1:A5)': 15,
      'SUBTOTAL(109,Hidden!A1:A5)': 9,
      'SUBTOTAL(102,Hidden!A1:B5)': 6,
      'SUBTOTAL(9,Filtered!A1:A5)': 11,
      'SUBTOTAL(101,Filtered!A2:A5)': 10 / 3,
    },
    {
      S: data,
      Hidden: { A1: 1, A2: 2, A3: 3, A4: 4, A5: 5, B1: 1, B2: 1, B3: 1, B4: 1, B5: 1 },
      Filtered: { A1: 1, A2: 2, A3: 3, A4: 4, A5: 5, B7: 0 },
    },
    { hiddenRows: { Hidden: [2, 4], Filtered: [4] }, filters: { Filtered: 'A1:A6' } },
  );
});

test('the range that is added has the shape of the one that is compared: "SUMIF function", "AVERAGEIF function"', () => {
  const ages = { D1: 0, D2: 18, D3: 30, D4: 45, D5: 60 };
  const rates = { E1: 1.1, E2: 1.2, E3: 1.5, E4: 2.1, E5: 3.3 };
  expectReferences(
    {
      'SUMIF(D1:D5,">18",E1)': 6.9,
      'SUMIF(D1:D2,">0",E1:E5)': 1.2,
      'SUMIF(D1:D5,">18",E1:E2)': 6.9,
      'SUMIF(D1:D5,">18",E1:F1)': 6.9,
      'SUMIF(D1:D5,">18")': 135,
      'SUMIF(D:D,">18",E:E)': 6.9,
      'SUMIF(D:D,">18",E1)': 6.9,
      'SUMIF(D1:D5,">18",E2)': 5.4,
      'SUMIF(A1:C1,">1",A2)': 0,
      'AVERAGEIF(D1:D5,">18",E1)': 2.3,
      'AVERAGEIF(D1:D5,">99",E1)': '#DIV/0!',
      'SUMIF(D1,0,E1:E5)': 1.1,
    },
    { S: { ...ages, ...rates } },
  );
});

test('entire columns and rows have blank cells after those in use', () => {
  expectReferences(
    {
      'COUNTIF(A:A,"<>7")': 1_048_575,
      'COUNTIF(A:A,"x")': 1,
      'COUNTIFS(A:A,"",B:B,"<>5")': 1_048_574,
      'COUNTBLANK(A:A)': 1_048_574,
      'COUNTIF(T!1:1,"")': 16_382,
      'XLOOKUP(D1,B:B,C:C,"none")': 0,
      'XMATCH(D1,T!A:A)': 2,
      'SUMIF(A:A,"<>1",A:A)': 7,
      'ROWS(A:A)': 1_048_576,
    },
    { S: { A1: 'x', A2: 7, B1: 5, C1: 6 }, T: { A1: 1, B1: 2 } },
  );
});

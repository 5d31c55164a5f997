import { expect, test } from 'vitest';
import { writeWorkbook } from '../../testing/workbook-file.ts';
import { createIronCalculator, loadIronCalc } from '../ironcalc/adapters/ironcalc.ts';
import { readWorkbook } from '../read/read-workbook.ts';
import { checkWorkbook } from './check-workbook.ts';

const workbook = readWorkbook(
  writeWorkbook({
    sheets: {
      S: { A1: 'input_a', B1: 2, A2: 'output_b', B2: { f: 'B1*2', v: 4 }, A3: 'output_c', B3: { f: 'B1*3', v: 7 } },
    },
  }),
);

test('without the second calculation the report says that only the results of Excel were compared', () => {
  const report = checkWorkbook(workbook, { ironCalc: undefined }, 46_000);
  expect(report).toMatchObject({ calculation: 'COMPILED', comparedSets: 0, differenceCount: 1 });
  expect(report.warnings).toEqual([
    'No second calculation confirms the results, because it is available on Linux x64 only: they were only compared with those that Excel stored.',
  ]);
  expect(report.fields.map(({ label, differs }) => [label, differs ?? false])).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});

test('amounts in texts are confirmed by both calculations, with ties and with literals', () => {
  const ironCalc = loadIronCalc();
  const formulas: Readonly<Record<string, string>> = {
    'TEXT(B1,"0.00")': '1.01',
    'TEXT(B1*100,"#,##0")': '101',
    'TEXT(B1,"$0.00")&" due"': '$1.01 due',
    'TEXT(B1/10,"0%")': '10%',
    'TEXT(B1,"0.00元")': '1.01元',
    'TEXT(B1,"£0.00")': '£1.01',
    'TEXT(B1,"HK$0.00")': 'HK$1.01',
    'TEXT(46053,"yyyy年m月d日")': '2026年1月31日',
    'TEXT(A1,"0.00")': 'input_a',
  };
  const outputs = Object.entries(formulas).map(([f, v], index) => [`C${index + 1}`, { f, v }] as const);
  const names = Object.fromEntries(outputs.map(([address]) => [`output_${address}`, `S!$C$${address.slice(1)}`]));
  const file = writeWorkbook({ sheets: { S: { A1: 'input_a', B1: 1.005, ...Object.fromEntries(outputs) } }, names });
  const report = checkWorkbook(
    readWorkbook(file),
    { ironCalc: ironCalc && ((plan, read) => createIronCalculator(ironCalc, plan, read)) },
    46_000,
  );
  expect(report).toMatchObject({ calculation: 'COMPILED', differences: [], refusals: [], notCompiled: [] });
});

import { describe, expect, test } from 'vitest';
import { type TestWorkbook, writeWorkbook } from '../../testing/workbook-file.ts';
import { zipFile } from '../../testing/zip-file.ts';
import { nameArea } from './cells.ts';
import { findFields } from './fields.ts';
import { readWorkbook } from './read-workbook.ts';

function fieldsOf(workbook: TestWorkbook): { fields: string[]; warnings: readonly string[] } {
  const read = readWorkbook(writeWorkbook(workbook));
  const { fields, warnings } = findFields(read);
  return {
    fields: fields.map(({ variable, area, shape }) => `${variable} ${shape} ${nameArea(read.sheets, area)}`),
    warnings,
  };
}

describe('a heading', () => {
  test('has its value on the right if headings are below each other, even if it is empty', () => {
    const cells = { A1: 'input_a', B1: 1, A2: 'input_b', A3: 'output_c', B3: { f: 'B1*2', v: 2 } };
    expect(fieldsOf({ sheets: { S: cells } }).fields).toEqual([
      'input_a value S!B1',
      'input_b value S!B2',
      'output_c value S!B3',
    ]);
  });

  test('has its value below if headings are side by side', () => {
    const cells = {
      A1: 'input_a',
      B1: 'input_b',
      C1: 'output_c',
      D1: 'a note',
      A2: 1,
      B2: 2,
      C2: { f: 'A2+B2', v: 3 },
    };
    expect(fieldsOf({ sheets: { S: cells } }).fields).toEqual([
      'input_a value S!A2',
      'input_b value S!B2',
      'output_c value S!C2',
    ]);
  });

  test('has its value on the right if there are no others, or below if that cell is empty', () => {
    expect(fieldsOf({ sheets: { S: { A1: 'input_a', B1: 5, A2: 6 } } }).fields).toEqual(['input_a value S!B1']);
    expect(fieldsOf({ sheets: { S: { A1: 'input_a', A2: 6 } } }).fields).toEqual(['input_a value S!A2']);
  });

  test('is not a sentence that starts the same, nor the result of a formula', () => {
    const cells = { A1: 'input_a is the age', B1: 1, A3: { f: '"input_b"', v: 'input_b' }, B3: 1 };
    expect(fieldsOf({ sheets: { S: cells } }).fields).toEqual([]);
  });
});

test('names refer to cells, lists and rows, and take precedence over headings', () => {
  const { fields, warnings } = fieldsOf({
    sheets: { 'My rates': { A1: 'input_age', B1: 1, C1: 2, C2: 3, D1: 4, D2: 5 } },
    names: {
      input_age: "'My rates'!$D$1",
      Output_List: "'My rates'!$C$1:$C$2",
      output_rows: "'My rates'!$C$1:$D$2",
      output_nowhere: '#REF!',
      other: "'My rates'!$A$1",
    },
  });
  expect(fields).toEqual([
    "input_age value 'My rates'!D1",
    "Output_List list 'My rates'!C1:C2",
    "output_rows rows 'My rates'!C1:D2",
  ]);
  expect(warnings).toEqual([
    'The name output_nowhere does not refer to a cell or a range of at most 10000 cells.',
    'input_age occurs more than once; the one on the sheet My rates is used.',
  ]);
});

/** With a table, as Excel writes one. */
function workbookWithTable(): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (...list: string[]) => `<Relationships xmlns="${packaged}">${list.join('')}</Relationships>`;
  const cells =
    '<row r="1"><c r="A1" t="str"><v>Age</v></c><c r="B1" t="str"><v>Rate &amp; tax</v></c></row><row r="2"><c r="A2"><v>30</v></c><c r="B2"><v>1.5</v></c></row>';
  return zipFile([
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    },
    { name: '_rels/.rels', content: relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')) },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet ${main}><sheetData>${cells}</sheetData></worksheet>` },
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content: relations(relation('rId1', 'table', '../tables/table1.xml')),
    },
    {
      name: 'xl/tables/table1.xml',
      content:
        `<table ${main} id="1" name="input_people" displayName="input_people" ref="A1:B2"><tableColumns count="2"><tableColumn id="1" name="Age"/><tableColumn id="2" name="Rate &amp;amp; tax"/></tableColumns></table>`.replace(
          '&amp;amp;',
          '&amp;',
        ),
    },
  ]);
}

test('a table is a list of records, with the columns as keys', () => {
  const workbook = readWorkbook(workbookWithTable());
  expect(workbook.tables).toMatchObject([{ name: 'input_people', top: 0, bottom: 1, columns: ['Age', 'Rate & tax'] }]);
  expect(findFields(workbook).fields).toMatchObject([
    {
      variable: 'input_people',
      shape: 'records',
      dataType: 'array',
      columns: ['Age', 'Rate & tax'],
      area: { top: 1, bottom: 1, left: 0, right: 1 },
      children: [{ dataType: 'object', children: [{ label: 'Age', dataType: 'number' }, { label: 'Rate & tax' }] }],
    },
  ]);
});

test('workbooks with macros, with the other calendar and of other formats are rejected by name', () => {
  expect(() => readWorkbook(writeWorkbook({ sheets: { S: { A1: 1 } }, date1904: true }))).toThrow('1904 date system');
  const parts = (...names: string[]) => zipFile(names.map((name) => ({ name, content: 'x' })));
  expect(() => readWorkbook(parts('xl/workbook.xml', 'xl/vbaProject.bin'))).toThrow('macros');
  expect(() => readWorkbook(parts('xl/workbook.bin'))).toThrow('not an Excel workbook');
  expect(() => readWorkbook(parts('word/document.xml'))).toThrow('not an Excel workbook');
});

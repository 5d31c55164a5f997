import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { ratingWorkbook, workbookFile } from '../../../testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
let templateId: string;

const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }];

beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: workbookFile(ratingWorkbook) });
  templateId = await templateCalls(server, user).create('function', { fileKey, inputs, outputs });
});
afterAll(async () => server.close());

const document = `query ($templateId: String!, $sheet: Int!, $top: Int!, $left: Int!, $rows: Int!, $columns: Int!, $output: String,
  $inputsJsonString: String, $asOf: String) { functionSheet(templateId: $templateId, sheet: $sheet, top: $top, left: $left,
  rows: $rows, columns: $columns, output: $output, inputsJsonString: $inputsJsonString, asOf: $asOf) {
  status errors errors_2 { code message path } value { problems columnWidths { from to characters }
  cells { row column text shown formula after shownAfter field isNeeded } } } }`;

const window = { sheet: 0, top: 5, left: 1, rows: 2, columns: 2 };
const show = (asked: object = {}, by = user) => server.as(by).post(document, { templateId, ...window, ...asked });

interface Shown {
  readonly value: {
    readonly problems: readonly string[];
    readonly columnWidths: readonly object[];
    readonly cells: readonly object[];
  };
}
const cellsOf = async (asked?: object) => (expectSuccess(await show(asked)) as unknown as Shown).value;

test('part of a sheet is returned as stored in the file', async () => {
  const { cells, columnWidths } = await cellsOf();
  expect(columnWidths).toEqual([]);
  expect(cells).toMatchObject([
    { row: 5, column: 1, text: '120', field: 'output_premium', after: null, isNeeded: null },
    { row: 6, column: 1, text: '2027', formula: '=YEAR(EDATE(B3,12))', field: 'output_years' },
  ]);
});

test('it is returned after a call, and cells that an output depends on are marked', async () => {
  const inputsJsonString = '{"age":40,"smoker":true,"start":"2027-01-01","sum":100000}';
  expect((await cellsOf({ inputsJsonString, output: 'output_premium' })).cells).toMatchObject([
    { text: '120', after: '180', isNeeded: true },
    { text: '2027', after: '2028', isNeeded: null },
  ]);
  const rates = await cellsOf({ sheet: 1, top: 0, left: 0, output: 'output_premium' });
  expect(rates.cells).toMatchObject([
    { text: 'age' },
    { text: 'rate' },
    { text: '30', isNeeded: true },
    { text: '0.8' },
  ]);
});

test('invalid inputs leave the values unchanged, and the reason is returned', async () => {
  const { cells, problems } = await cellsOf({ inputsJsonString: '{"age":"forty"}' });
  expect(problems[0]).toMatch(/age must be a number/);
  expect(cells).toMatchObject([{ text: '120', after: null }, { text: '2027' }]);
  const asked = { templateId, ...window, inputsJsonString: '{"age":"forty"}' };
  const chinese = await server.as(user).post(document, asked, { 'accept-language': 'zh-HK' });
  expect((expectSuccess(chinese) as unknown as Shown).value.problems).toEqual([
    expect.stringMatching(/^輸入 .*age 必須為數字。$/),
  ]);
});

test.each([
  ['too many cells', { rows: 1000, columns: 100 }, 'LIMIT_EXCEEDED', 'rows'],
  ['a negative row', { top: -1 }, 'INVALID', 'top'],
  ['an output that is not there', { output: 'output_nothing' }, 'INVALID', undefined],
  ['inputs that are no object', { inputsJsonString: '[1]' }, 'INVALID', 'inputsJsonString'],
  ['no date', { asOf: 'soon' }, 'INVALID', 'asOf'],
])('%s is refused', async (_what, asked, code, path) => {
  expectProblem(await show(asked), code, path);
});

test('another tenant sees nothing', async () => {
  expectProblem(await show({}, await given.user(server)), 'NOT_FOUND');
});

test('a missing sheet, and the area beyond its end, have no cells', async () => {
  expect((await cellsOf({ sheet: 9 })).cells).toEqual([]);
  expect((await cellsOf({ top: 1_000_000 })).cells).toEqual([]);
});

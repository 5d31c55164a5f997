import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const values = { age: 40, smoker: false, start: '2026-01-01', sum: 1000 };
const savedCalls = [
  {
    name: 'Forty, non-smoker',
    inputsJsonString: JSON.stringify(values),
    outputsJsonString: '{"premium":1.2}',
    asOf: '2026-03-01',
  },
  {
    name: 'Twice the sum',
    inputsJsonString: JSON.stringify({ ...values, sum: 2000 }),
    outputsJsonString: '{"premium":9}',
  },
];

const ratesWith = (cells: object) => {
  const { sheets } = ratingWorkbook;
  return workbookFile({ ...ratingWorkbook, sheets: { ...sheets, Quote: { ...sheets['Quote'], ...cells } } });
};

beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  const fileKey = await given.file(server, { ...user, key: 'rates.xlsx', content: ratesWith({}) });
  templateId = await templateCalls(server, user).create('function', { fileKey, inputs, outputs, savedCalls });
});
afterAll(async () => server.close());

const document = `query ($templateId: String!, $fileKey: String!) {
  compareFunctionWorkbook(templateId: $templateId, fileKey: $fileKey) { status errors errors_2 { code message path } value {
    workbook { changes { kind at before after outputs } counts { added removed formulas constants names } outputs isComplete }
    calls { name expectedJsonString before { outputsJsonString problem } after { outputsJsonString problem }
      isSame isAsExpected } } } }`;

const compare = (fileKey: string, by = user, id = templateId) =>
  server.as(by).post(document, { templateId: id, fileKey });

interface Compared {
  readonly value: {
    readonly workbook: { readonly changes: readonly object[]; readonly outputs: readonly string[] } | null;
    readonly calls: readonly {
      readonly before: { readonly outputsJsonString: string | null } | null;
      readonly after: { readonly outputsJsonString: string | null; readonly problem: string | null };
      readonly isSame: boolean;
      readonly isAsExpected: boolean;
    }[];
  };
}

describe('a new version of a workbook', () => {
  test('is compared cell by cell, and both are called with the saved calls', async () => {
    const fileKey = await given.file(server, {
      ...user,
      key: 'rates-2027.xlsx',
      content: ratesWith({ D1: 'New rates', A9: 'output_today', B9: { f: 'TODAY()-B3', v: 0 } }),
    });
    const { value } = expectSuccess(await compare(fileKey)) as unknown as Compared;
    expect(value.workbook).toMatchObject({
      changes: [
        { kind: 'ADDED', at: 'Quote!B9', before: null, after: '=TODAY()-B3', outputs: ['output_today'] },
        { kind: 'ADDED', at: 'Quote!D1', after: 'New rates', outputs: [] },
        { kind: 'ADDED', at: 'Quote!A9' },
      ],
      counts: { added: 3, removed: 0, formulas: 0, constants: 0, names: 0 },
      outputs: ['output_today'],
      isComplete: true,
    });
    expect(value.calls).toMatchObject([
      { name: 'Forty, non-smoker', isSame: true, isAsExpected: true },
      { name: 'Twice the sum', isSame: true, isAsExpected: false },
    ]);
    expect(JSON.parse(value.calls[0]?.after.outputsJsonString ?? '')).toEqual({ premium: 1.2, years: 2027 });
  });

  test('shows old and new results side by side if they change', async () => {
    const { sheets } = ratingWorkbook;
    const formula = Object.entries(sheets['Quote'] ?? {}).find(([, cell]) => typeof cell === 'object' && 'f' in cell);
    const [at = '', cell] = formula ?? [];
    const old = typeof cell === 'object' && 'f' in cell ? cell.f : '';
    const content = ratesWith({ B6: { f: `(${at === 'B6' ? old : 'B6'})*2`, v: 2.4 } });
    const fileKey = await given.file(server, { ...user, key: 'doubled.xlsx', content });
    const { value } = expectSuccess(await compare(fileKey)) as unknown as Compared;
    expect(value.workbook?.outputs).toContain('output_premium');
    const [first] = value.calls;
    expect(first).toMatchObject({ isSame: false, isAsExpected: false });
    expect(JSON.parse(first?.before?.outputsJsonString ?? '')).toMatchObject({ premium: 1.2 });
  });

  test('that lacks an input is reported for each call', async () => {
    const fileKey = await given.file(server, { ...user, key: 'fewer.xlsx', content: ratesWith({ A1: 'note' }) });
    const { value } = expectSuccess(await compare(fileKey)) as unknown as Compared;
    for (const { after, isAsExpected } of value.calls) {
      expect(after.problem).toMatch(/^The workbook has no field input_/);
      expect(isAsExpected).toBe(false);
    }
  });

  test('is refused if it is not a workbook or does not exist, and changes nothing', async () => {
    const broken = await given.file(server, {
      ...user,
      key: 'broken.xlsx',
      content: workbookFile(ratingWorkbook, { 'xl/workbook.xml': 'no workbook' }),
    });
    expectProblem(await compare(broken), 'INVALID', 'fileKey');
    expectProblem(await compare('none.xlsx'), 'NOT_FOUND', 'fileKey');
    const other = await given.user(server);
    expectProblem(await compare('rates.xlsx', other), 'NOT_FOUND');
  });
});

describe('saved calls', () => {
  const update = `mutation ($id: String!, $input: updateFunctionTemplateInput!) {
    updateFunctionTemplate(id: $id, input: $input) { status errors errors_2 { code message path } } }`;
  const save = (calls: unknown) => server.as(user).post(update, { id: templateId, input: { savedCalls: calls } });

  test('are stored with the function, and remain when other fields are saved', async () => {
    expectSuccess(await server.as(user).post(update, { id: templateId, input: { description: 'Rates' } }));
    const read = `query ($id: String) { templates(where: { id: $id }) { list { ... on functionTemplate {
      savedCalls { name inputsJsonString outputsJsonString asOf } } } } }`;
    const { list } = expectSuccess(await server.as(user).post(read, { id: templateId })) as {
      list: {
        savedCalls: { name: string; asOf: string | null; inputsJsonString: string; outputsJsonString: string }[];
      }[];
    };
    const kept = list[0]?.savedCalls ?? [];
    expect(kept.map(({ name, asOf }) => [name, asOf])).toEqual([
      ['Forty, non-smoker', '2026-03-01'],
      ['Twice the sum', null],
    ]);
    expect(JSON.parse(kept[0]?.inputsJsonString ?? '')).toEqual(values);
    expect(JSON.parse(kept[1]?.outputsJsonString ?? '')).toEqual({ premium: 9 });
  });

  test.each([
    ['no name', { ...savedCalls[0], name: ' ' }, 'REQUIRED', 'input.savedCalls.0.name'],
    [
      'inputs that are no JSON',
      { ...savedCalls[0], inputsJsonString: '{' },
      'INVALID',
      'input.savedCalls.0.inputsJsonString',
    ],
    [
      'inputs that are a list',
      { ...savedCalls[0], inputsJsonString: '[]' },
      'INVALID',
      'input.savedCalls.0.inputsJsonString',
    ],
    ['no date', { ...savedCalls[0], asOf: 'soon' }, 'INVALID', 'input.savedCalls.0.asOf'],
  ])('are refused with %s', async (_what, call, code, path) => {
    expectProblem(await save([call]), code, path);
  });

  test('are limited to fifty', async () => {
    expectProblem(await save(Array.from({ length: 51 }, () => savedCalls[0])), 'LIMIT_EXCEEDED', 'input.savedCalls');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { ratingWorkbook, workbookFile, type WorkbookParts } from '../../testing/workbook-file.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
});
afterAll(async () => server.close());

const inputs = [{ name: 'age' }, { name: 'smoker' }, { name: 'start' }, { name: 'sum' }];
const outputs = [{ name: 'premium' }, { name: 'years' }];
const parts = `... on functionTemplate { fileKey engine { name runTime } inputs { id name var liquid type state }
  outputs { id name var state }
  workbook { isCurrent isUsable problems calculation warnings differenceCount acceptedBy { username }
    formulaCount neededFormulaCount differences { cell formula stored ironCalc isOutput }
    refusals { cell formula message } fields { kind label var dataType at shape valueJsonString state problem differs } } }`;
let count = 0;

async function storeFile(content: Uint8Array, key = `rates/workbook-${++count}.xlsx`): Promise<string> {
  await given.file(server, { ...user, key, content });
  return key;
}

function changed(cells: WorkbookParts['sheets'][string]): WorkbookParts {
  const { sheets } = ratingWorkbook;
  return { sheets: { ...sheets, Quote: { ...sheets['Quote'], ...cells } } };
}

const content = { age: 50, smoker: true, start: '2026-02-01', sum: 1000.5 };
const contentJsonString = JSON.stringify(content);

async function render(id: string, input = { contentJsonString }) {
  const result = expectSuccess(await calls.renderSaved('function', id, input));
  return Object.fromEntries(
    (result as { value: { name: string; valueJsonString: string }[] }).value.map((output) => [
      output.name,
      JSON.parse(output.valueJsonString) as unknown,
    ]),
  );
}

describe('a function', () => {
  test('is created with its workbook, which is matched, and called', async () => {
    const fileKey = await storeFile(workbookFile(ratingWorkbook));
    const id = await calls.create('function', { fileKey, inputs, outputs });
    const found = await calls.find(id, parts);
    expect(found).toMatchObject({
      type: 'function',
      templateView: 'function',
      fileKey,
      engine: { name: 'excel' },
      inputs: inputs.map(({ name }) => ({ name, var: `input_${name}`, state: 'matched' })),
      outputs: outputs.map(({ name }) => ({ name, var: `output_${name}`, state: 'matched' })),
      workbook: { isCurrent: true, isUsable: true, problems: [], calculation: 'COMPILED', differenceCount: 0 },
    });
    expect(await render(id)).toEqual({ premium: 3.52, years: 2027 });
  });

  test('without a workbook reports this when it is called', async () => {
    const id = await calls.create('function', { inputs, outputs });
    expect(await calls.find(id, parts)).toMatchObject({
      fileKey: null,
      workbook: null,
      inputs: [{ state: null }, {}, {}, {}],
    });
    const problem = expectProblem(await calls.renderSaved('function', id), 'INVALID', 'fileKey');
    expect(problem.message).toBe('No data is available, select an excel file to initialize data');
  });

  test('reports which fields are not added or do not exist, and is changed item by item', async () => {
    const fileKey = await storeFile(workbookFile(ratingWorkbook));
    const id = await calls.create('function', { inputs: [{ name: 'wrong' }] });
    expectSuccess(await calls.update('function', id, { fileKey }));
    const found = await calls.find(id, parts);
    expect(found).toMatchObject({ inputs: [{ name: 'wrong', state: 'not_existing' }], workbook: { isUsable: false } });
    const { fields } = (found?.['workbook'] ?? { fields: [] }) as { fields: { state: string }[] };
    expect(fields.map(({ state }) => state)).toEqual(Array(6).fill('not_added'));
    const [wrong] = (found?.['inputs'] ?? []) as { id: string }[];
    const envelope = '{ status errors errors_2 { code message path } }';
    const created = '{ status errors errors_2 { code message path } createdStatus { id } }';
    const wrongId = wrong?.id ?? '';
    expectSuccess(
      await calls.post(
        `mutation ($id: String!, $inputId: String!) { updateInputOfFunctionTemplate(templateId: $id, inputId: $inputId,
          input: { name: "age", liquid: "{{ policy.age }}" }) ${envelope} }`,
        { id, inputId: wrongId },
      ),
    );
    for (const { name } of inputs.slice(1)) {
      expectSuccess(
        await calls.post(
          `mutation ($id: String!, $name: String!) {
            addInputToFunctionTemplate(id: $id, input: { name: $name, liquid: "" }) ${created} }`,
          { id, name },
        ),
      );
    }
    const addOutput = `mutation ($id: String!) { addOutputToFunctionTemplate(id: $id, input: { name: "premium" }) ${created} }`;
    const output = expectSuccess(await calls.post(addOutput, { id })) as { createdStatus: { id: string } };
    expectProblem(await calls.post(addOutput, { id }), 'ALREADY_EXISTS', 'input.name');
    const sent = { contentJsonString: JSON.stringify({ ...content, age: undefined, policy: { age: 30 } }) };
    expect(await render(id, sent)).toEqual({ premium: 1.2 });
    const removeOutput = `mutation ($id: String!, $outputId: String!) {
      removeOutputFromFunctionTemplate(templateId: $id, outputId: $outputId) ${envelope} }`;
    expectSuccess(await calls.post(removeOutput, { id, outputId: output.createdStatus.id }));
    expectProblem(await calls.post(removeOutput, { id, outputId: output.createdStatus.id }), 'NOT_FOUND', 'outputId');
    const removeInput = `mutation ($id: String!, $inputId: String!) {
      removeInputFromFunctionTemplate(templateId: $id, inputId: $inputId) ${envelope} }`;
    expectSuccess(await calls.post(removeInput, { id, inputId: wrongId }));
    expectProblem(await calls.renderSaved('function', id, { contentJsonString }), 'INVALID', 'outputs');
  });

  test('is saved with all its inputs and outputs together, which keep their ids', async () => {
    const id = await calls.create('function', { inputs, outputs });
    const before = (await calls.find(id, parts))?.['inputs'] as { id: string; name: string }[];
    const age = { name: 'age', var: 'INPUT_AGE', liquid: '{{ age }}' };
    expectSuccess(await calls.update('function', id, { inputs: [{ name: 'term' }, age], outputs: [] }));
    expect(await calls.find(id, parts)).toMatchObject({
      inputs: [
        { name: 'term', liquid: '' },
        { id: before[0]?.id, var: 'INPUT_AGE', liquid: '{{ age }}' },
      ],
      outputs: [],
    });
    const twice = await calls.update('function', id, { name: 'Twice', inputs: [{ name: 'age' }, age] });
    expectProblem(twice, 'ALREADY_EXISTS', 'input.inputs.name');
    const nameless = await calls.update('function', id, { outputs: [{ name: 'premium' }, { name: '' }] });
    expectProblem(nameless, 'REQUIRED', 'input.outputs.1.name');
    const many = await calls.update('function', id, {
      inputs: Array.from({ length: 501 }, (_, index) => ({ name: `i${index}` })),
    });
    expectProblem(many, 'LIMIT_EXCEEDED', 'input.inputs');
    expect(await calls.find(id, parts)).toMatchObject({ name: 'A function', inputs: [{ name: 'term' }, {}] });
  });

  test('reports every input that is missing or has the wrong type, and the cell of an error', async () => {
    const fileKey = await storeFile(workbookFile(ratingWorkbook));
    const id = await calls.create('function', {
      fileKey,
      inputs: [{ name: 'age', liquid: '{{ age }}' }, ...inputs.slice(1)],
      outputs,
    });
    const wrong = await calls.renderSaved('function', id, { contentJsonString: '{"age": "old", "smoker": 1}' });
    expect(expectProblem(wrong, 'INVALID', 'inputs.age').message).toBe(
      'The input age must be a number; its Liquid returns old.',
    );
    expectProblem(wrong, 'REQUIRED', 'inputs.start');
    const typed = { contentJsonString: JSON.stringify({ ...content, smoker: 1 }) };
    expect(expectProblem(await calls.renderSaved('function', id, typed), 'INVALID', 'inputs.smoker').message).toBe(
      'The input smoker must be true or false.',
    );
    const long = '{"age": 9007199254740993, "sum": [1.0000000000000000001]}';
    const refused = await calls.renderSaved('function', id, { contentJsonString: long });
    expect(expectProblem(refused, 'INVALID', 'inputs.age').message).toContain('more digits than a workbook');
    expectProblem(refused, 'INVALID', 'inputs.sum');
    const unknown = { contentJsonString: JSON.stringify({ ...content, age: 41 }) };
    expect(expectProblem(await calls.renderSaved('function', id, unknown), 'INVALID', 'outputs.premium').message).toBe(
      'premium: #N/A in Quote!B6',
    );
  });
});

describe('a workbook', () => {
  test('with different results can only be called after the differences have been accepted', async () => {
    const file = workbookFile(changed({ B6: { f: 'B1*2', v: 81 } }));
    const fileKey = await storeFile(file);
    const id = await calls.create('function', { fileKey, inputs, outputs });
    expect(await calls.find(id, parts)).toMatchObject({
      workbook: {
        isUsable: false,
        differences: [{ cell: 'Quote!B6', formula: '=B1*2', stored: '81', ironCalc: '80', isOutput: true }],
      },
    });
    expectProblem(await calls.renderSaved('function', id, { contentJsonString }), 'INVALID', 'outputs.premium');
    const accept = `mutation ($id: String!) { acceptFunctionDifferences(templateId: $id) { status errors errors_2 { code } } }`;
    expectSuccess(await calls.post(accept, { id }));
    expect(await calls.find(id, parts)).toMatchObject({
      workbook: { isUsable: true, acceptedBy: { username: user.email } },
    });
    expect(await render(id)).toMatchObject({ premium: 100 });
    // The same file requires no new acceptance, a different one does.
    expectSuccess(await calls.update('function', id, { fileKey, name: 'Renamed' }));
    expect(await calls.find(id, parts)).toMatchObject({ workbook: { isUsable: true } });
    expectSuccess(await calls.update('function', id, { fileKey: await storeFile(file) }));
    expect(await calls.find(id, parts)).toMatchObject({ workbook: { isUsable: false, acceptedBy: null } });
  });

  test.each([
    ['is not a workbook', 'NOT_FOUND', 'rates/missing.xlsx', undefined],
    ['has another extension', 'INVALID', 'rates/rates.csv', undefined],
    ['is damaged', 'INVALID', 'rates/damaged.xlsx', workbookFile(ratingWorkbook, { 'xl/workbook.xml': '<workbook' })],
    ['has macros', 'INVALID', 'rates/macros.xlsx', workbookFile(ratingWorkbook, { 'xl/vbaProject.bin': 'x' })],
    [
      'is compressed too much',
      'LIMIT_EXCEEDED',
      'rates/bomb.xlsx',
      workbookFile(ratingWorkbook, { 'xl/a.xml': ' '.repeat(5e6) }),
    ],
  ] as const)('that %s is refused and changes nothing', async (_, code, fileKey, file) => {
    if (file !== undefined) await storeFile(file, fileKey);
    const id = await calls.create('function');
    expectProblem(await calls.update('function', id, { fileKey, name: 'Changed' }), code, 'input.fileKey');
    expect(await calls.find(id, parts)).toMatchObject({ name: 'A function', fileKey: null });
  });

  test('that was replaced under its key cannot be called until it is selected again', async () => {
    const fileKey = await storeFile(workbookFile(ratingWorkbook));
    const id = await calls.create('function', { fileKey, inputs, outputs });
    const remove = 'mutation ($key: String!) { deleteFile(key: $key) { status errors errors_2 { code message } } }';
    expectSuccess(await calls.post(remove, { key: fileKey }));
    expectProblem(await calls.renderSaved('function', id, { contentJsonString }), 'NOT_FOUND', 'fileKey');
    await storeFile(workbookFile(changed({ D9: 'note' })), fileKey);
    expectProblem(await calls.renderSaved('function', id, { contentJsonString }), 'INVALID', 'fileKey');
    expectSuccess(await calls.update('function', id, { fileKey }));
    expect(await render(id)).toEqual({ premium: 3.52, years: 2027 });
  });
});

test('functions of another tenant cannot be read or changed', async () => {
  const fileKey = await storeFile(workbookFile(ratingWorkbook));
  const id = await calls.create('function', { fileKey, inputs, outputs });
  const stranger = templateCalls(server, await given.user(server));
  expectProblem(await stranger.renderSaved('function', id, { contentJsonString }), 'NOT_FOUND', 'templateId');
  expectProblem(await stranger.update('function', id, { name: 'Taken' }), 'NOT_FOUND', 'templateId');
  expectProblem(await stranger.update('function', id, { fileKey }), 'NOT_FOUND', 'input.fileKey');
});

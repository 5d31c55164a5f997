// PDF drawing templates over GraphQL and REST, and changes to their files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../../testing/expect-result.ts';
import { drawingCalls } from '../../../../testing/drawings.ts';
import { emailCalls } from '../../../../testing/emails.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { printedAnswer, readPdf } from '../../../../testing/pdf.ts';
import { simplePdf } from '../../../../testing/simple-pdf.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
let drawings: ReturnType<typeof drawingCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
  drawings = drawingCalls(server, user);
});
afterAll(async () => server.close());

const at = (y: number, page = 1) => ({ page, point1: { x: 50, y }, point2: { x: 350, y: y + 20 } });
const holder = JSON.stringify({ holder: { name: 'Ms Chan' }, number: 'P-1' });

let files = 0;
/** The key of a new file. */
async function givenForm(content = simplePdf(['Claim form', 'Second page'])): Promise<string> {
  files += 1;
  const key = `forms/form-${files}.pdf`;
  await given.file(server, { ...user, key, content });
  return key;
}

async function givenTemplate(input: object = {}, fileKey?: string): Promise<string> {
  return calls.create('pdfDrawing', { fileKey: fileKey ?? (await givenForm()), ...input });
}

const render = (id: string, input: Parameters<typeof calls.renderSaved>[2] = {}) =>
  calls.renderSaved('pdfDrawing', id, { contentJsonString: holder, ...input });

const codes = (warnings: readonly { code: string | null; path: string | null }[]) =>
  warnings.map(({ code, path }) => `${code} ${path}`);

describe('a document', () => {
  test('has its texts on the pages of the file', async () => {
    const id = await givenTemplate();
    await drawings.add(id, { ...at(100), liquidSource: 'Dear {{ holder.name }}' });
    await drawings.add(id, {
      ...at(100, 2),
      liquidSource: '保單 {{ number }}',
      font: { familyName: 'Georgia', emSize: 14 },
    });
    const printed = printedAnswer(await render(id));
    expect(printed).toMatchObject({ pageCount: 2, warnings: [], missingVariables: [] });
    expect((await readPdf(printed.pdf)).pages).toEqual(['Claim formDear Ms Chan', 'Second page保單 P-1']);
  });

  test('receives the result of its query', async () => {
    const productId = await given.product(server, { ...user, name: 'Travel Plus' });
    const graphQlQuery = 'query ($where: productWhereInput) { products(where: $where) { list { name } } }';
    const id = await givenTemplate({ graphQlQuery });
    await drawings.add(id, { ...at(100), liquidSource: '{{ products.list[0].name }} {{ data.number }}' });
    const variablesJsonString = JSON.stringify({ where: { productId } });
    const { pdf } = printedAnswer(await render(id, { variablesJsonString }));
    expect((await readPdf(pdf)).pages[0]).toBe('Claim formTravel Plus P-1');
  });

  test('has a check mark if its condition holds', async () => {
    const id = await givenTemplate();
    for (const [index, liquidSource] of [
      '{{ yes }}',
      '{{ no }}',
      '{% if yes %}x{% endif %}',
      '{{ none }}',
      '0',
      'No',
    ].entries()) {
      await drawings.add(id, { ...at(100 + 30 * index), kind: 'CHECK_MARK', liquidSource });
    }
    const contentJsonString = '{"yes": true, "no": false, "none": null}';
    const { pdf } = printedAnswer(await render(id, { contentJsonString }));
    // Each mark is one path of three points.
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('/Drawings1');
    const blank = printedAnswer(await render(id, { contentJsonString: '{"none": null, "yes": false, "no": false}' }));
    expect(Buffer.from(blank.pdf).toString('latin1')).not.toContain('/Drawings1');
  });

  test('has pictures of its own tenant, and of no other', async () => {
    const { readFile } = await import('node:fs/promises');
    const logo = await readFile(`${import.meta.dirname}/../../../demo/files/logo.png`);
    await given.file(server, { ...user, key: 'brand/logo 標.png', content: logo });
    const id = await givenTemplate();
    await drawings.add(id, { ...at(100), kind: 'PICTURE', pictureFileKey: 'brand/logo 標.png' });
    const printed = printedAnswer(await render(id));
    expect(printed.warnings).toEqual([]);
    expect((await readPdf(printed.pdf)).pictures).toEqual(['360x96']);
    const other = await given.user(server);
    await given.file(server, { ...other, key: 'theirs.png', content: logo });
    const drawingId = await drawings.add(id, { ...at(200), kind: 'PICTURE', pictureFileKey: 'theirs.png' });
    const without = printedAnswer(await render(id));
    expect(codes(without.warnings)).toEqual([`FILE drawings.${drawingId}`]);
  });

  test('is locked by its password, literal or from Liquid, and opens in a preview', async () => {
    const id = await givenTemplate({ passwordLiquid: ' {{ number }} ', password: 'unused' });
    await drawings.add(id, { ...at(100), liquidSource: 'Confidential' });
    const { pdf } = printedAnswer(await render(id));
    await expect(readPdf(pdf)).rejects.toThrow(/password/i);
    expect((await readPdf(pdf, 'P-1')).pages[0]).toBe('Claim formConfidential');
    const preview = printedAnswer(await render(id, { isPreview: true }));
    expect((await readPdf(preview.pdf)).pages[0]).toBe('Claim formConfidential');
    expectProblem(await render(id, { contentJsonString: '{}' }), 'INVALID', 'passwordLiquid');
    expectSuccess(await calls.update('pdfDrawing', id, { passwordLiquid: null, password: 'literal' }));
    expect((await readPdf(printedAnswer(await render(id)).pdf, 'literal')).pages[0]).toBe('Claim formConfidential');
  });

  test('of fifty drawings, one of which fails, reports that one and shows the others in a preview', async () => {
    const id = await givenTemplate();
    const add = Array.from({ length: 50 }, (_, index) => ({
      ...at(12 * index + 100),
      id: `drawing-${index}`,
      liquidSource: index === 30 ? 'Line\n{{ number | nonsense }}' : `T${index}.`,
    }));
    expectSuccess(await drawings.save(id, { add }));
    const path = 'drawings.drawing-30.liquidSource';
    const refused = await render(id);
    expect(expectProblem(refused, 'INVALID', path)).toMatchObject({ line: 2 });
    expect((payloadOf(refused)['errors'] as string[])[0]).toMatch(/^INVALID\|2:\d+\|There is no filter/);
    const preview = printedAnswer(await render(id, { isPreview: true }));
    expect(preview.warnings).toMatchObject([{ code: 'LIQUID', path, line: 2 }]);
    const text = (await readPdf(preview.pdf)).pages[0] ?? '';
    expect(add.every(({ liquidSource }, index) => text.includes(liquidSource) === (index !== 30))).toBe(true);
  });

  test('prints unsaved changes without saving them', async () => {
    const id = await givenTemplate();
    const add = [
      { ...at(100), id: 'drawing-one', liquidSource: 'Saved' },
      { ...at(200), id: 'drawing-two', liquidSource: 'Removed' },
    ];
    expectSuccess(await drawings.save(id, { add }));
    const before = await drawings.list(id);
    const fileKey = await givenForm(simplePdf(['Another form']));
    const changes = {
      update: [{ id: 'drawing-one', drawing: { liquidSource: 'Typed' } }],
      remove: [{ id: 'drawing-two' }],
      add: [{ ...at(300), liquidSource: 'Added' }],
    };
    const preview = printedAnswer(await render(id, { unsaved: { drawings: changes, fileKey } }));
    expect((await readPdf(preview.pdf)).pages[0]).toBe('Another formTyped Added');
    expect((await readPdf(printedAnswer(await render(id)).pdf)).pages[0]).toBe('Claim formSaved Removed');
    expect(await drawings.list(id)).toEqual(before);
    const wrong = { drawings: { add: [{ ...at(300), page: 0 }] } };
    expectProblem(await render(id, { unsaved: wrong }), 'INVALID', 'input.add.0.page');
    expectProblem(await render(id, { unsaved: { fileKey: 'nowhere.pdf' } }), 'NOT_FOUND', 'fileKey');
  });

  test('reports each drawing that differs from what was intended', async () => {
    const form = simplePdf(['One page'], {
      page: '/Annots[1000 0 R]',
      catalog: '/AcroForm<</Fields[1000 0 R]>>',
      objects: { 1000: '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/F 4/Rect[40 600 400 700]/MK<</BG[1]>>>>' },
    });
    const id = await givenTemplate({}, await givenForm(form));
    const add = [
      { ...at(300), id: 'too-long', liquidSource: 'Much too long. '.repeat(30) },
      { ...at(330), id: 'font-none', liquidSource: 'ก' },
      { ...at(360, 2), id: 'page-none', liquidSource: 'x' },
      { ...at(390), point2: { x: 9_000, y: 410 }, id: 'outside-1', liquidSource: 'x' },
      { ...at(150), id: 'covered-1', liquidSource: 'x' },
      { ...at(180), id: 'replaced', liquidSource: 'x', fieldName: 'name' },
    ];
    expectSuccess(await drawings.save(id, { add: add.slice(0, 5) }));
    const expected = [
      'CHARACTERS drawings.font-none.liquidSource',
      'FIELD drawings.covered-1',
      'FIT drawings.too-long.liquidSource',
      'OUTSIDE drawings.outside-1',
      'PAGE drawings.page-none',
    ];
    expect(codes(printedAnswer(await render(id)).warnings).toSorted()).toEqual(expected);
    expectSuccess(await drawings.save(id, { remove: [{ id: 'covered-1' }], add: add.slice(5) }));
    const printed = printedAnswer(await render(id));
    expect(codes(printed.warnings).toSorted()).toEqual(expected.filter((one) => !one.includes('covered')));
    const drawn = await givenForm(Buffer.from(printed.pdf));
    expect(payloadOf(await drawings.form({ fileKey: drawn }))).toMatchObject({ fields: [] });
  });

  test('is refused without a file, and for a template that does not exist or belongs to another tenant', async () => {
    const id = await calls.create('pdfDrawing');
    expectProblem(await render(id), 'REQUIRED', 'fileKey');
    expectProblem(await render('nobody'), 'NOT_FOUND', 'templateId');
    const stranger = templateCalls(server, await given.user(server));
    expectProblem(await stranger.renderSaved('pdfDrawing', id), 'NOT_FOUND', 'templateId');
  });
});

describe('the file of a template', () => {
  const remove = async (key: string) =>
    expectSuccess(await calls.post('mutation ($key: String!) { deleteFile(key: $key) { status errors } }', { key }));
  const move = async (key: string, newKey: string) =>
    expectSuccess(
      await calls.post(
        'mutation ($key: String!, $newKey: String!) { moveFile(key: $key, newKey: $newKey) { status errors } }',
        { key, newKey },
      ),
    );
  const formOf = async (templateId: string) => payloadOf(await drawings.form({ templateId }));

  test('is described with its pages and fields', async () => {
    const form = simplePdf(['One', 'Two'], {
      page: '/Rotate 90/Annots[1000 0 R]',
      catalog: '/AcroForm<</Fields[1000 0 R]>>',
      objects: { 1000: '<</Type/Annot/Subtype/Widget/FT/Tx/T(holder)/F 4/Rect[100 200 300 220]/Q 2/TU(Name)>>' },
    });
    const fileKey = await givenForm(form);
    const id = await givenTemplate({}, fileKey);
    const told = await formOf(id);
    expect(told).toMatchObject({
      state: 'CURRENT',
      fileKey,
      sizeBytes: form.length,
      refusal: null,
      warnings: [],
      pages: [
        { width: 842, height: 595 },
        { width: 842, height: 595 },
      ],
      missingPages: [],
    });
    expect(told['fields']).toMatchObject([
      {
        name: 'holder',
        type: 'TEXT',
        point1: { x: 200, y: 100 },
        point2: { x: 220, y: 300 },
        textAlignment: 'RIGHT',
        label: 'Name',
      },
    ]);
    expect(payloadOf(await drawings.form({ fileKey }))).toEqual(told);
    expect(await formOf(await calls.create('pdfDrawing'))).toMatchObject({ state: 'NONE', pages: null });
    expect(payloadOf(await drawings.form({ fileKey: 'missing.pdf' }))).toMatchObject({ state: 'REMOVED' });
    expectProblem(await drawings.form({}), 'INVALID');
    expectProblem(await drawings.form({ fileKey, templateId: id }), 'INVALID');
    expectProblem(await drawings.form({ templateId: 'nobody' }), 'NOT_FOUND', 'templateId');
  });

  test('that cannot be drawn on is reported with the reason', async () => {
    const fileKey = await givenForm(simplePdf(['x']).subarray(0, 100));
    expect(payloadOf(await drawings.form({ fileKey }))).toMatchObject({ refusal: { code: 'DAMAGED' }, pages: null });
  });

  test('that was moved is printed from its new key, with a warning', async () => {
    const fileKey = await givenForm();
    const id = await givenTemplate({}, fileKey);
    await drawings.add(id, { ...at(100), liquidSource: 'Still here' });
    const movedTo = `archive/${files}.pdf`;
    await move(fileKey, movedTo);
    expect(await formOf(id)).toMatchObject({ state: 'MOVED', fileKey: movedTo, warnings: [{ code: 'FILE' }] });
    const printed = printedAnswer(await render(id));
    expect(codes(printed.warnings)).toEqual(['FILE fileKey']);
    expect(printed.warnings[0]?.message).toContain(movedTo);
    expect((await readPdf(printed.pdf)).pages[0]).toBe('Claim formStill here');
    expectSuccess(await calls.update('pdfDrawing', id, { fileKey: movedTo }));
    expect(await formOf(id)).toMatchObject({ state: 'CURRENT', warnings: [] });
  });

  test('that was replaced by one with fewer pages retains its drawings, and is reported until it is accepted', async () => {
    const fileKey = await givenForm();
    const id = await givenTemplate({}, fileKey);
    expectSuccess(
      await drawings.save(id, {
        add: [
          { ...at(100), liquidSource: 'One' },
          { ...at(100, 2), id: 'on-page-2', liquidSource: 'Two' },
        ],
      }),
    );
    await remove(fileKey);
    await given.file(server, { ...user, key: fileKey, content: simplePdf(['New form']) });
    expect(await formOf(id)).toMatchObject({ state: 'REPLACED', missingPages: [2] });
    const printed = printedAnswer(await render(id));
    expect(codes(printed.warnings)).toEqual(['FILE fileKey', 'PAGE drawings.on-page-2']);
    expect((await readPdf(printed.pdf)).pages).toEqual(['New formOne']);
    expectSuccess(await calls.update('pdfDrawing', id, { fileKey }));
    expect(await formOf(id)).toMatchObject({ state: 'CURRENT', missingPages: [2], warnings: [] });
    expect(await drawings.list(id)).toHaveLength(2);
  });

  test('that was removed is reported as missing, and the drawings remain', async () => {
    const fileKey = await givenForm();
    const id = await givenTemplate({}, fileKey);
    await drawings.add(id, { ...at(100), liquidSource: 'x' });
    await remove(fileKey);
    expect(await formOf(id)).toMatchObject({ state: 'REMOVED', fileKey });
    expectProblem(await render(id), 'NOT_FOUND', 'fileKey');
    expect(await drawings.list(id)).toHaveLength(1);
  });

  test('that was replaced by one that cannot be drawn on is refused when it is printed', async () => {
    const fileKey = await givenForm();
    const id = await givenTemplate({}, fileKey);
    await remove(fileKey);
    await given.file(server, { ...user, key: fileKey, content: simplePdf(['x']).subarray(0, 100) });
    expectProblem(await render(id), 'INVALID', 'fileKey');
  });
});

test('an email attaches the document, filled with the data of the mail', async () => {
  const id = await givenTemplate();
  await drawings.add(id, { ...at(100), liquidSource: 'Dear {{ holder.name }}' });
  const email = await calls.create('emailMjml', { mjml: '<mjml><mj-body></mj-body></mjml>', subject: 'Claim' });
  await emailCalls(server, user).attachTemplate(email, { fileName: 'Form of {{ holder.name }}', templateId: id });
  const answer = expectSuccess(await calls.renderSaved('emailMjml', email, { contentJsonString: holder }));
  const { attachments } = answer['value'] as { attachments: { fileName: string; base64: string }[] };
  expect(attachments.map(({ fileName }) => fileName)).toEqual(['Form of Ms Chan.pdf']);
  const { pages } = await readPdf(Buffer.from(attachments[0]?.base64 ?? '', 'base64'));
  expect(pages[0]).toBe('Claim formDear Ms Chan');
});

describe('POST /api/v1/render', () => {
  async function post(template: string, body: object) {
    const response = await server.http.inject({
      method: 'POST',
      url: `/api/v1/render/${template}`,
      headers: { host: 'localhost', 'content-type': 'application/json', ...(await server.as(user).headers()) },
      payload: JSON.stringify(body),
    });
    return { status: response.statusCode, headers: response.headers, pdf: response.rawPayload, body: response.body };
  }

  test('returns the PDF of a template by its id or logical id, if it is complete', async () => {
    const id = await givenTemplate({ name: 'Claim', logicalId: 'forms/claim' });
    await drawings.add(id, { ...at(100), liquidSource: '{{ number }}' });
    for (const name of [id, 'forms/claim']) {
      const answer = await post(name, { content: { number: 'P-9' } });
      expect([answer.status, answer.headers['x-page-count'], answer.headers['x-warnings']]).toEqual([200, '2', '0']);
      expect((await readPdf(answer.pdf)).pages[0]).toBe('Claim formP-9');
    }
    const incomplete = await post(id, {});
    expect(incomplete.status).toBe(400);
    expect(incomplete.body).toContain('number');
    expect((await post(id, { allowIncomplete: true })).status).toBe(200);
  });

  test.each([
    ['a text that does not fit', { liquidSource: 'Too long. '.repeat(50) }, '.liquidSource'],
    ['a page that does not exist', { page: 3, liquidSource: 'x' }, ''],
    ['a picture that does not exist', { kind: 'PICTURE', pictureFileKey: 'gone.png' }, ''],
  ])('refuses a document with %s unless it may be incomplete', async (_, drawing, suffix) => {
    const id = await givenTemplate();
    const drawingId = await drawings.add(id, { ...at(100), ...drawing });
    const refused = await post(id, {});
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.body)).toMatchObject({
      errors_2: [{ code: 'INVALID', path: `drawings.${drawingId}${suffix}` }],
    });
    expect((await post(id, { allowIncomplete: true })).status).toBe(200);
  });
});

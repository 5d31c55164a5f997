// Storing PDF drawing templates and their drawings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../../testing/expect-result.ts';
import { drawingCalls, type ToldDrawing } from '../../../../testing/drawings.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
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
  await given.file(server, { ...user, key: 'claim.pdf', content: simplePdf(['Claim form', 'Second page']) });
});
afterAll(async () => server.close());

const box = { page: 1, point1: { x: 50, y: 100 }, point2: { x: 300, y: 130 } };
const content = '... on pdfDrawingTemplate { password passwordLiquid drawings { id } }';
const templateOf = async (id: string) => (await calls.find(id, content)) as unknown as Record<string, unknown>;

describe('the file of a template', () => {
  test('is absent at first, is chosen by its key, and is removed with null', async () => {
    const id = await calls.create('pdfDrawing');
    expect(await templateOf(id)).toMatchObject({ fileKey: '', password: null, passwordLiquid: null, drawings: [] });
    expectSuccess(await calls.update('pdfDrawing', id, { fileKey: 'claim.pdf', password: 'secret' }));
    expectSuccess(await calls.update('pdfDrawing', id, { description: 'Changed' }));
    expect(await templateOf(id)).toMatchObject({ fileKey: 'claim.pdf', password: 'secret', description: 'Changed' });
    expectSuccess(await calls.update('pdfDrawing', id, { fileKey: null, password: null }));
    expect(await templateOf(id)).toMatchObject({ fileKey: '', password: null });
  });

  test('that cannot be drawn on is refused with an explanation, and nothing is stored', async () => {
    const signed = simplePdf(['Signed'], {
      catalog: '/AcroForm<</Fields[1000 0 R]>>',
      objects: { 1000: '<</FT/Sig/T(sign)/V 1001 0 R>>', 1001: '<</Type/Sig>>' },
    });
    await given.file(server, { ...user, key: 'signed.pdf', content: signed });
    await given.file(server, { ...user, key: 'text.txt', content: 'A note.' });
    await given.file(server, { ...user, key: 'broken.pdf', content: signed.subarray(0, 200) });
    const id = await calls.create('pdfDrawing', { fileKey: 'claim.pdf' });
    for (const [fileKey, words] of [
      ['signed.pdf', 'is signed'],
      ['text.txt', 'not a PDF'],
      ['broken.pdf', 'damaged'],
    ] as const) {
      const refused = await calls.update('pdfDrawing', id, { fileKey, name: 'Renamed' });
      expect(expectProblem(refused, 'INVALID', 'input.fileKey').message).toContain(words);
      expectProblem(await calls.tryToCreate('pdfDrawing', { name: 'New', fileKey }), 'INVALID', 'input.fileKey');
    }
    expectProblem(await calls.update('pdfDrawing', id, { fileKey: 'missing.pdf' }), 'NOT_FOUND', 'input.fileKey');
    expect(await templateOf(id)).toMatchObject({ fileKey: 'claim.pdf', name: 'A pdfDrawing' });
  });

  test('belongs to the template’s own tenant', async () => {
    const stranger = templateCalls(server, await given.user(server));
    const refused = await stranger.tryToCreate('pdfDrawing', { name: 'Theirs', fileKey: 'claim.pdf' });
    expectProblem(refused, 'NOT_FOUND', 'input.fileKey');
  });

  test('is refused together with all other problems', async () => {
    const input = { graphQlQuery: '{', password: 'x'.repeat(128), fileKey: 'k'.repeat(1_025) };
    const result = await calls.tryToCreate('pdfDrawing', input);
    expectProblem(result, 'REQUIRED', 'input.name');
    expectProblem(result, 'INVALID', 'input.graphQlQuery');
    expectProblem(result, 'TOO_LONG', 'input.password');
    expectProblem(result, 'TOO_LONG', 'input.fileKey');
  });
});

describe('a drawing', () => {
  let id: string;
  beforeAll(async () => {
    id = await calls.create('pdfDrawing', { fileKey: 'claim.pdf' });
  });
  const find = async (drawingId: string) => (await drawings.list(id)).find((one) => one.id === drawingId);

  test('is added with its defaults, and its corners are sorted', async () => {
    const drawingId = await drawings.add(id, { page: 2, point1: { x: 300, y: 130 }, point2: { x: 50, y: 100 } });
    expect(await find(drawingId)).toEqual({
      id: drawingId,
      page: 2,
      point1: { x: 50, y: 100 },
      point2: { x: 300, y: 130 },
      kind: 'TEXT',
      liquidSource: null,
      font: null,
      textAlignment: null,
      verticalAlignment: null,
      pictureFileKey: null,
      isShrunkToFit: false,
      fieldName: null,
      revision: expect.any(String) as string,
    });
  });

  test('is changed partly or completely, with its own revision', async () => {
    const drawingId = await drawings.add(id, { ...box, liquidSource: '{{ name }}' });
    const before = await find(drawingId);
    expectSuccess(await drawings.update(id, drawingId, { point1: { x: 10, y: 20 }, point2: { x: 110, y: 40 } }));
    const moved = await find(drawingId);
    expect(moved).toEqual({
      ...before,
      point1: { x: 10, y: 20 },
      point2: { x: 110, y: 40 },
      revision: moved?.revision,
    });
    expect(moved?.revision).not.toBe(before?.revision);
    const whole = {
      page: 2,
      point1: { x: 1, y: 2 },
      point2: { x: 3, y: 4 },
      liquidSource: 'Text',
      font: { familyName: 'Georgia', emSize: 64, fontStyle: 'BOLD_ITALIC' },
      textAlignment: 'RIGHT',
      verticalAlignment: 'CENTER',
      kind: 'CHECK_MARK',
      pictureFileKey: 'logo.png',
      isShrunkToFit: true,
      fieldName: 'holder.name',
    };
    expectSuccess(await drawings.update(id, drawingId, whole));
    expect(await find(drawingId)).toMatchObject(whole);
    const smallest = { familyName: 'Arial', emSize: 1, fontStyle: 'REGULAR' };
    expectSuccess(await drawings.update(id, drawingId, { font: smallest }));
    expectSuccess(
      await drawings.update(id, drawingId, { font: null, fieldName: null, liquidSource: null, page: null }),
    );
    expect(await find(drawingId)).toMatchObject({ ...whole, font: null, fieldName: null, liquidSource: null });
  });

  test('is removed, and its id no longer exists', async () => {
    const drawingId = await drawings.add(id, box);
    expectSuccess(await drawings.remove(id, drawingId));
    expect(await find(drawingId)).toBeUndefined();
    expectProblem(await drawings.remove(id, drawingId), 'NOT_FOUND', 'drawingId');
    expectProblem(await drawings.update(id, drawingId, { page: 1 }), 'NOT_FOUND', 'drawingId');
  });

  test.each([
    ['page', { page: 0 }, 'INVALID', 'input.page'],
    ['coordinate', { point1: { x: 14_401, y: 0 } }, 'INVALID', 'input.point1.x'],
    ['negative coordinate', { point2: { x: 0, y: -14_401 } }, 'INVALID', 'input.point2.y'],
    ['box without an area', { point2: { x: 300, y: 100.5 } }, 'INVALID', 'input.point2'],
    ['font size', { font: { familyName: 'Arial', emSize: 65 } }, 'INVALID', 'input.font.emSize'],
    ['font without a name', { font: { familyName: ' ', emSize: 1 } }, 'REQUIRED', 'input.font.familyName'],
    ['name of a field', { fieldName: 'f'.repeat(1_001) }, 'TOO_LONG', 'input.fieldName'],
    ['picture without a file', { kind: 'PICTURE' }, 'REQUIRED', 'input.pictureFileKey'],
    ['text', { liquidSource: '中'.repeat(1_747_627) }, 'TOO_LONG', 'input.liquidSource'],
  ])('with an invalid %s is refused when added or updated', async (_, wrong, code, path) => {
    const drawingId = await drawings.add(id, box);
    expectProblem(await drawings.tryToAdd(id, { ...box, ...wrong }), code, path);
    expectProblem(await drawings.update(id, drawingId, wrong), code, path);
    expect(await find(drawingId)).toMatchObject(box);
  });

  test('may be anywhere, even beyond its page, and may contain invalid Liquid', async () => {
    const anywhere = { ...box, page: 10_000, point1: { x: -14_400, y: -1 }, liquidSource: '{% broken' };
    const drawingId = await drawings.add(id, anywhere);
    expect(await find(drawingId)).toMatchObject(anywhere);
  });

  test('belongs to a template of the own tenant and of this kind', async () => {
    const stranger = drawingCalls(server, await given.user(server));
    const drawingId = await drawings.add(id, box);
    expectProblem(await stranger.tryToAdd(id, box), 'NOT_FOUND', 'templateId');
    expectProblem(await stranger.update(id, drawingId, { page: 2 }), 'NOT_FOUND', 'templateId');
    expectProblem(await stranger.remove(id, drawingId), 'NOT_FOUND', 'templateId');
    expectProblem(await stranger.save(id, { remove: [{ id: drawingId }] }), 'NOT_FOUND', 'templateId');
    expectProblem(await drawings.tryToAdd(await calls.create('sms'), box), 'NOT_FOUND', 'templateId');
    expect(await find(drawingId)).toBeDefined();
  });
});

describe('several drawings', () => {
  const saved = (result: Awaited<ReturnType<typeof drawings.save>>) =>
    (expectSuccess(result) as unknown as { drawings: ToldDrawing[] }).drawings;

  test('are removed, updated and added in one step', async () => {
    const id = await calls.create('pdfDrawing');
    const [first, second, third] = [
      await drawings.add(id, box),
      await drawings.add(id, box),
      await drawings.add(id, box),
    ];
    const told = saved(
      await drawings.save(id, {
        remove: [{ id: second }, { id: 'gone-already' }],
        update: [{ id: third, drawing: { page: 2 } }],
        add: [
          { ...box, id: second, page: 3 },
          { ...box, page: 4 },
        ],
      }),
    );
    expect(told.map(({ id: one, page }) => [one, page])).toEqual([
      [third, 2],
      [second, 3],
      [expect.any(String), 4],
    ]);
    const list = await drawings.list(id);
    expect(list.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    expect(list[0]?.id).toBe(first);
    expect(list.slice(1)).toEqual(told);
  });

  test('from two windows are both stored, unless they are the same drawing', async () => {
    const id = await calls.create('pdfDrawing');
    const [one, other] = [await drawings.add(id, box), await drawings.add(id, box)];
    const seen = await drawings.list(id);
    const expectedRevision = (drawingId: string) => seen.find((drawing) => drawing.id === drawingId)?.revision;
    const move = (drawingId: string, page: number) =>
      drawings.save(id, {
        update: [{ id: drawingId, expectedRevision: expectedRevision(drawingId), drawing: { page } }],
      });
    expectSuccess(await move(one, 2));
    expectSuccess(await move(other, 3));
    expectProblem(await move(one, 4), 'CONFLICT', 'input.update.0.expectedRevision');
    const removal = { remove: [{ id: one, expectedRevision: expectedRevision(one) }] };
    expectProblem(await drawings.save(id, removal), 'CONFLICT', 'input.remove.0.expectedRevision');
    expect((await drawings.list(id)).map(({ page }) => page)).toEqual([2, 3]);
  });

  test('are all stored or none, with all problems reported', async () => {
    const id = await calls.create('pdfDrawing');
    const drawingId = await drawings.add(id, box);
    const result = await drawings.save(id, {
      update: [
        { id: drawingId, drawing: { page: 2 } },
        { id: 'gone-already', drawing: { page: 2 } },
      ],
      add: [
        { ...box, id: drawingId },
        { ...box, point2: box.point1 },
      ],
    });
    expectProblem(result, 'NOT_FOUND', 'input.update.1.id');
    expectProblem(result, 'ALREADY_EXISTS', 'input.add.0.id');
    expectProblem(result, 'INVALID', 'input.add.1.point2');
    expectProblem(await drawings.save(id, { add: [{ ...box, id: 'a b' }] }), 'INVALID', 'input.add.0.id');
    expect((await drawings.list(id)).map(({ page }) => page)).toEqual([1]);
  });

  test('are limited to 1,000', async () => {
    const id = await calls.create('pdfDrawing');
    const add = Array.from({ length: 1_000 }, () => box);
    expect(saved(await drawings.save(id, { add }))).toHaveLength(1_000);
    expectProblem(await drawings.tryToAdd(id, box), 'LIMIT_EXCEEDED');
    expectProblem(await drawings.save(id, { add: [box] }), 'LIMIT_EXCEEDED', 'input.add');
    expect(await drawings.list(id)).toHaveLength(1_000);
  });

  test('do not discard the caller’s unsaved settings', async () => {
    const id = await calls.create('pdfDrawing');
    expectSuccess(await calls.saveDraft(id, '{"name":"Typed"}'));
    await drawings.add(id, box);
    expect((await calls.find(id))?.draft).toMatchObject({ contentJsonString: '{"name":"Typed"}' });
    expectSuccess(await calls.update('pdfDrawing', id, { name: 'Typed' }));
    expect((await calls.find(id))?.draft).toBeNull();
  });
});

test('a template is exported with its files and imported by another tenant', async () => {
  await given.file(server, {
    ...user,
    key: 'sign.png',
    content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  });
  const id = await calls.create('pdfDrawing', { name: 'Claim', logicalId: 'claim-form', fileKey: 'claim.pdf' });
  await drawings.add(id, { ...box, liquidSource: '{{ name }}' });
  await drawings.add(id, { ...box, kind: 'PICTURE', pictureFileKey: 'sign.png' });
  const exported = expectSuccess(
    await calls.post(`query ($ids: [String!]!) { exportTemplates(templateIds: $ids) { contentJsonString fileKeys } }`, {
      ids: [id],
    }),
  ) as { contentJsonString: string; fileKeys: string[] };
  expect(exported.fileKeys).toEqual(['claim.pdf', 'sign.png']);
  const other = await given.user(server);
  const importing = async () =>
    payloadOf(
      await server.as(other).post(
        `mutation ($text: String!) { importTemplates(contentJsonString: $text) {
          status errors templates { action } files { action } } }`,
        { text: exported.contentJsonString },
      ),
    );
  expect(await importing()).toMatchObject({ status: 'success', templates: [{ action: 'ADDED' }] });
  const [template] = await templateCalls(server, other).list({ where: { logicalId: 'claim-form' } });
  const list = await drawingCalls(server, other).list(template?.id ?? '');
  expect(list.map(({ kind, liquidSource, pictureFileKey }) => [kind, liquidSource, pictureFileKey])).toEqual([
    ['TEXT', '{{ name }}', null],
    ['PICTURE', null, 'sign.png'],
  ]);
  expect(await importing()).toMatchObject({
    templates: [{ action: 'UNCHANGED' }],
    files: [{ action: 'UNCHANGED' }, { action: 'UNCHANGED' }],
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, payloadOf } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import {
  givenTemplates,
  importingTemplates,
  logoBytes,
  previewingTemplates,
  templateExportOf,
  type TemplateImport,
  templatePreviewOf,
} from '../../../testing/template-files.ts';
import { renderedText, templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const preview = (whose: GivenUser, file: string) => templatePreviewOf(server, whose, file);
const importFile = (whose: GivenUser, file: string, revision?: string) =>
  server.as(whose).post(importingTemplates, { file, revision });
const idsOf = async (whose: GivenUser) => (await templateCalls(server, whose).list()).map(({ id }) => id);
const exportAll = async (whose: GivenUser) => templateExportOf(server, whose, await idsOf(whose));

/** Every row of the tenant that an import can write, with its revision and authors. */
async function rowsOf({ tenantId }: GivenUser): Promise<unknown> {
  return Promise.all([
    server.sql`select * from templates where tenant_id = ${tenantId} order by id`,
    server.sql`select * from l10n where tenant_id = ${tenantId} order by key, locale`,
    server.sql`select * from files where tenant_id = ${tenantId} order by folder, name`,
    server.sql`select * from loose_objects where tenant_id = ${tenantId}`,
  ]);
}

interface FileContent {
  templates: Record<string, unknown>[];
  files: Record<string, unknown>[];
}

function changed(file: string, change: (content: FileContent) => void): string {
  const content = JSON.parse(file) as FileContent;
  change(content);
  return JSON.stringify(content);
}

/** Contains only an SMS. */
async function smsFile(whose: GivenUser, input: object = {}): Promise<string> {
  return templateExportOf(server, whose, [await templateCalls(server, whose).create('sms', input)]);
}

const withLogo = (content: Buffer, key = 'brand/logo.png') => ({
  bucketName: null,
  key,
  isPublic: false,
  contentBase64: content.toString('base64'),
});

describe('importTemplates', () => {
  test('changes nothing when importing its own export', async () => {
    await givenTemplates(server, user);
    const before = await rowsOf(user);
    const file = await exportAll(user);
    server.clock.pass(1000);
    const actions = ({ templates, files }: Pick<TemplateImport, 'templates' | 'files'>) =>
      [...templates, ...files].map(({ action }) => action);
    expect(actions(await preview(user, file))).toEqual(Array.from({ length: 5 }, () => 'UNCHANGED'));
    const done = expectSuccess(await importFile(user, file)) as unknown as TemplateImport;
    expect(actions(done)).toEqual(Array.from({ length: 5 }, () => 'UNCHANGED'));
    expect(await rowsOf(user)).toEqual(before);
  });

  test('adds templates with their files to another tenant, where they render and their export is the same file', async () => {
    await givenTemplates(server, user);
    const file = await exportAll(user);
    const target = await given.user(server);
    const before = await rowsOf(user);
    const planned = await preview(target, file);
    expect(planned.files).toMatchObject([{ key: 'brand/logo 1.png', action: 'ADDED', problems: [] }]);
    expect(planned.templates.map(({ type, action, changes }) => ({ type, action, changes }))).toMatchObject([
      { type: 'dynamic', action: 'ADDED', changes: [{ part: 'CONTENT', action: 'ADDED', names: ['values'] }] },
      { type: 'notification', action: 'ADDED', changes: [{ part: 'TEXT', names: ['html (en-US)', 'html (zh-HK)'] }] },
      { type: 'sms', action: 'ADDED' },
      {
        type: 'wkhtmltopdf',
        action: 'ADDED',
        changes: [{ part: 'DESCRIPTION' }, { part: 'QUERY' }, { part: 'CONTENT' }],
      },
    ]);
    expect(await idsOf(target)).toEqual([]);
    expectSuccess(await importFile(target, file, planned.revision));
    expect(await exportAll(target)).toBe(file);
    const calls = templateCalls(server, target);
    const [welcome] = await calls.list({ where: { logicalId: 'welcome' } });
    expect(
      renderedText(await calls.renderSaved('notification', welcome?.id ?? '', {}, { 'accept-language': 'zh-HK' })),
    ).toBe('<p>歡迎</p>');
    expect((await idsOf(user)).filter((id) => file.includes(id))).toEqual([]);
    expect(await server.sql`select 1 from loose_objects where tenant_id = ${target.tenantId}`).toEqual([]);
    expect(await rowsOf(user)).toEqual(before);
  });

  test('makes a template equal to the file by its logical id, and leaves all others unchanged', async () => {
    const calls = templateCalls(server, user);
    const id = await calls.create('sms', { name: 'Old', logicalId: 'sms-1', description: 'Old', bodyLiquid: 'Old' });
    const neighbour = await calls.create('sms', { name: 'New', bodyLiquid: 'Old' });
    const neighbourBefore = await calls.find(neighbour);
    const file = changed(await templateExportOf(server, user, [id]), ({ templates }) => {
      Object.assign(templates[0] ?? {}, { name: 'New', description: null, content: { bodyLiquid: 'New' } });
    });
    expect((await preview(user, file)).templates[0]).toMatchObject({
      action: 'CHANGED',
      changes: [
        { part: 'NAME', action: 'CHANGED', names: ['New'] },
        { part: 'DESCRIPTION', action: 'REMOVED' },
        { part: 'CONTENT', action: 'CHANGED', names: ['bodyLiquid'] },
      ],
    });
    expectSuccess(await importFile(user, file));
    expect(await calls.find(id, '... on smsTemplate { bodyLiquid }')).toMatchObject({ name: 'New', bodyLiquid: 'New' });
    expect(await calls.find(neighbour)).toEqual(neighbourBefore);
  });

  test('removes localized texts that the file lacks, and values retain their ids', async () => {
    const [, , notification = '', dynamic = ''] = await givenTemplates(server, user);
    const calls = templateCalls(server, user);
    const values = async () =>
      (await calls.find(dynamic, '... on dynamicTemplate { dynamicValues { valueId valueJsonString } }'))?.[
        'dynamicValues'
      ] as { valueId: string; valueJsonString: string }[];
    const before = await values();
    const file = changed(await templateExportOf(server, user, [notification, dynamic]), ({ templates }) => {
      Object.assign(templates[0] ?? {}, { content: { values: ['2', '3'] } });
      Object.assign(templates[1] ?? {}, { texts: [{ key: 'html', locale: 'zh-hk', value: '<p>新</p>' }] });
    });
    expectSuccess(await importFile(user, file));
    expect(await values()).toEqual([before[1], { valueId: expect.any(String) as string, valueJsonString: '3' }]);
    const texts = await server.sql`select locale, value from l10n where tenant_id = ${user.tenantId}`;
    expect(texts).toEqual([{ locale: 'zh-HK', value: '<p>新</p>' }]);
  });

  test('never overwrites a file: an identical one is unchanged, a different one is refused', async () => {
    const file = changed(await smsFile(user), ({ files }) => files.push(withLogo(logoBytes)));
    await given.file(server, { ...user, key: 'brand/logo.png', content: logoBytes });
    expect((await preview(user, file)).files).toMatchObject([{ action: 'UNCHANGED' }]);
    const target = await given.user(server);
    const other = Buffer.from(logoBytes);
    other[other.length - 1] = 0;
    await given.file(server, { ...target, key: 'brand/logo.png', content: other });
    const before = await rowsOf(target);
    expect((await preview(target, file)).files[0]).toMatchObject({
      action: 'REFUSED',
      problems: [{ code: 'ALREADY_EXISTS', path: 'files.0.key' }],
    });
    expectProblem(await importFile(target, file), 'ALREADY_EXISTS', 'files.0.key');
    expect(await rowsOf(target)).toEqual(before);
  });

  test('previews which files would be missing, and which addresses Liquid completes', async () => {
    const bodyLiquid = 'See /api/v1/files/a.png /api/v1/files/brand%2Fb.png and /api/v1/files/{{ logo }}.';
    const file = await smsFile(user, { bodyLiquid });
    expect(await preview(user, file)).toMatchObject({
      missingFiles: ['a.png', 'brand/b.png'],
      completedAddresses: ['/api/v1/files/{{ logo }}.'],
    });
    await given.file(server, { ...user, key: 'a.png', content: logoBytes });
    const withB = changed(file, ({ files }) => files.push(withLogo(logoBytes, 'brand/b.png')));
    expect((await preview(user, file)).missingFiles).toEqual(['brand/b.png']);
    expect((await preview(user, withB)).missingFiles).toEqual([]);
  });

  test('refuses to compare more than it may read together, before reading it', async () => {
    const calls = templateCalls(server, user);
    const ids = [];
    for (const name of ['A', 'B', 'C']) ids.push(await calls.create('sms', { name, bodyLiquid: 'x' }));
    const file = await templateExportOf(server, user, ids);
    await server.sql`
      update templates set content = jsonb_build_object('bodyLiquid', repeat('x', 4500000))
      where tenant_id = ${user.tenantId}`;
    expectProblem(await server.as(user).post(previewingTemplates, { file }), 'LIMIT_EXCEEDED', 'contentJsonString');
    expectProblem(await importFile(user, file), 'LIMIT_EXCEEDED', 'contentJsonString');
  });

  test('writes nothing when any part of the file is refused, and reports every reason', async () => {
    await givenTemplates(server, user);
    const file = changed(await exportAll(user), ({ templates, files }) => {
      const [dynamic, notification, sms, letter] = templates;
      Object.assign(dynamic ?? {}, { content: { values: ['{'] } });
      Object.assign(notification ?? {}, { texts: [{ key: 'subject', locale: 'nonsense', value: '' }] });
      Object.assign(sms ?? {}, { name: ' ', content: { body: 'x' } });
      Object.assign(letter ?? {}, {
        graphQlQuery: '{',
        content: { ...(letter?.['content'] as object), marginSettings: { top: 500, right: 0, bottom: 0, left: 0 } },
      });
      templates.push({ ...letter, logicalId: 'other', type: 'constructor' });
      files.push(
        withLogo(Buffer.from('GIF89a'), 'a.png'),
        withLogo(logoBytes, '../a.png'),
        withLogo(logoBytes, 'a.exe'),
      );
      files.push({ ...withLogo(logoBytes, 'b.png'), bucketName: 'none' });
    });
    const before = await rowsOf(user);
    const planned = await preview(user, file);
    const result = await importFile(user, file);
    expect(payloadOf(result)['status']).toBe('failure');
    const problems = [...planned.templates, ...planned.files].flatMap((item) => item.problems);
    for (const [code, path] of [
      ['INVALID', 'templates.0.content.values.0'],
      ['INVALID', 'templates.1.texts.0.key'],
      ['INVALID', 'templates.1.texts.0.locale'],
      ['REQUIRED', 'templates.2.name'],
      ['REQUIRED', 'templates.2.content.bodyLiquid'],
      ['INVALID', 'templates.2.content.body'],
      ['INVALID', 'templates.3.graphQlQuery'],
      ['INVALID', 'templates.3.content.marginSettings.top'],
      ['INVALID', 'templates.4.type'],
      ['INVALID', 'files.1.key'],
      ['INVALID', 'files.2.key'],
      ['INVALID', 'files.3.key'],
      ['NOT_FOUND', 'files.4.bucketName'],
    ] as const) {
      expect(problems).toContainEqual(expect.objectContaining({ code, path }));
      expectProblem(result, code, path);
    }
    expect(await rowsOf(user)).toEqual(before);
  });

  test('refuses duplicates, and a name that two templates of the tenant have', async () => {
    const file = changed(await smsFile(user, { name: 'Same' }), ({ templates, files }) => {
      templates.push({ ...templates[0] });
      files.push(withLogo(logoBytes), withLogo(logoBytes), withLogo(logoBytes.subarray(0, 100)));
    });
    const result = await importFile(user, file);
    expectProblem(result, 'ALREADY_EXISTS', 'templates.1');
    expectProblem(result, 'ALREADY_EXISTS', 'files.2.key');
    await templateCalls(server, user).create('sms', { name: 'Same' });
    expectProblem(await importFile(user, file), 'CONFLICT', 'templates.0.name');
  });

  test.each([
    ['damaged', '{"format": "coverwright.templates", ', 'INVALID'],
    ['of another format', '{"format": "coverwright.products"}', 'INVALID'],
    ['too large', ' '.repeat(6_000_001), 'TOO_LONG'],
    ['too large in bytes', `"${'文'.repeat(2_100_000)}"`, 'TOO_LONG'],
    ['nested too deep', '['.repeat(100_000), 'LIMIT_EXCEEDED'],
  ])('refuses a file that is %s, as its preview does', async (_what, file, code) => {
    expectProblem(await server.as(user).post(previewingTemplates, { file }), code, 'contentJsonString');
    expectProblem(await importFile(user, file), code, 'contentJsonString');
  });

  test('finds the file of a bucket named in an address in the bucket with that name', async () => {
    const bucketOf = ({ tenantId }: GivenUser) =>
      server.sql`insert into buckets (tenant_id, name, provider_id) values (${tenantId}, 'second', 'disk')`;
    await bucketOf(user);
    await given.file(server, { ...user, key: 'logo.png', content: logoBytes });
    await server.sql`update files set bucket_name = 'second' where tenant_id = ${user.tenantId}`;
    const file = await smsFile(user, { bodyLiquid: 'See /api/v1/files/logo.png?bucketName=second' });
    expect((await preview(user, file)).files).toMatchObject([{ key: 'logo.png', action: 'UNCHANGED' }]);
    const target = await given.user(server);
    expectProblem(await importFile(target, file), 'NOT_FOUND', 'files.0.bucketName');
    await bucketOf(target);
    expectSuccess(await importFile(target, file));
    expect(await server.sql`select bucket_name, name from files where tenant_id = ${target.tenantId}`).toEqual([
      { bucket_name: 'second', name: 'logo.png' },
    ]);
  });

  test('refuses content that is not Base64', async () => {
    const file = changed(await smsFile(user), ({ files }) => {
      files.push({ ...withLogo(logoBytes), contentBase64: '%%%' });
    });
    expectProblem(await importFile(user, file), 'INVALID', 'files.0.contentBase64');
  });

  test('refuses to overwrite a change that was made after the preview', async () => {
    const calls = templateCalls(server, user);
    const id = await calls.create('sms', { bodyLiquid: 'Old' });
    const file = (await templateExportOf(server, user, [id])).replace('Old', 'Imported');
    const { revision } = await preview(user, file);
    expectSuccess(await calls.update('sms', id, { bodyLiquid: 'Meanwhile' }));
    expectProblem(await importFile(user, file, revision), 'CONFLICT', 'expectedRevision');
    expectSuccess(await importFile(user, file, (await preview(user, file)).revision));
  });

  test('adds everything once when the same file is imported twice at the same time', async () => {
    await givenTemplates(server, user);
    const file = await exportAll(user);
    const target = await given.user(server);
    const results = await Promise.all([importFile(target, file), importFile(target, file)]);
    const actions = results.map((result) => {
      const { templates, files } = expectSuccess(result) as unknown as TemplateImport;
      return [...templates, ...files].map(({ action }) => action);
    });
    expect(new Set(actions.map((each) => each.join(' ')))).toEqual(
      new Set(['ADDED ADDED ADDED ADDED ADDED', 'UNCHANGED UNCHANGED UNCHANGED UNCHANGED UNCHANGED']),
    );
    expect(await exportAll(target)).toBe(file);
    expect(await server.sql`select 1 from loose_objects where tenant_id = ${target.tenantId}`).toEqual([]);
  });

  test('requires the right to write documents in the target tenant', async () => {
    const file = await smsFile(user);
    for (const role of ['VIEWER', 'PRODUCT_EDITOR'] as const) {
      const reader = await given.user(server, { tenantId: user.tenantId, role });
      expectProblem(await server.as(reader).post(previewingTemplates, { file }), 'FORBIDDEN');
      expectProblem(await importFile(reader, file), 'FORBIDDEN');
    }
    const editor = await given.user(server, { role: 'DOCUMENT_EDITOR' });
    expectSuccess(
      await importFile(
        editor,
        changed(file, ({ files }) => files.push(withLogo(logoBytes))),
      ),
    );
    expect((await server.post(importingTemplates, { file })).status).toBe(401);
    expect((await server.post(previewingTemplates, { file })).status).toBe(401);
  });

  test.each([
    ['records', 5],
    ['fileBytes', 100],
  ])('respects the limit %s of the tenant, and leaves no content behind', async (name, max) => {
    await givenTemplates(server, user);
    const file = await exportAll(user);
    const target = await given.user(server);
    await server.sql`insert into tenant_limits (tenant_id, name, max) values (${target.tenantId}, ${name}, ${max})`;
    const before = await rowsOf(target);
    expectProblem(await importFile(target, file), 'LIMIT_EXCEEDED');
    expect(await rowsOf(target)).toEqual(before);
  });
});

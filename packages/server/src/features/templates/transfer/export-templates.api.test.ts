import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { sampleOf } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { exportingTemplates, givenTemplates, logoBytes, templateExportOf } from '../../../testing/template-files.ts';
import { templateCalls } from '../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
});
afterAll(async () => server.close());

const exporting = (whose: GivenUser, ids: readonly string[], more: object = {}) =>
  server.as(whose).post(exportingTemplates, { ids, ...more });

describe('exportTemplates', () => {
  test('writes templates of every kind with everything that belongs to them, and the files that they use', async () => {
    const ids = await givenTemplates(server, user);
    const file = await templateExportOf(server, user, ids);
    const content = JSON.parse(file) as { templates: { type: string }[]; files: object[] };
    expect(content).toMatchObject({ format: 'coverwright.templates', formatVersion: 1 });
    expect(content.files).toEqual([
      { bucketName: null, key: 'brand/logo 1.png', isPublic: true, contentBase64: logoBytes.toString('base64') },
    ]);
    expect(content.templates).toEqual([
      expect.objectContaining({ type: 'dynamic', content: { values: ['{"a": 1.50}', '2'] }, texts: [] }),
      {
        type: 'notification',
        logicalId: 'welcome',
        name: 'Welcome',
        description: null,
        graphQlQuery: null,
        content: {},
        texts: [
          { key: 'html', locale: 'en-US', value: '<p>Welcome</p>' },
          { key: 'html', locale: 'zh-HK', value: '<p>歡迎</p>' },
        ],
      },
      expect.objectContaining({ type: 'sms', logicalId: null, content: { bodyLiquid: 'Dear {{ name }}' } }),
      expect.objectContaining({
        type: 'wkhtmltopdf',
        logicalId: 'letter',
        description: 'To the holder',
        graphQlQuery: '{ policies { totalCount } }',
        content: expect.objectContaining({
          html: '<p>旅遊 <img src="/api/v1/files/brand%2Flogo%201.png"></p>',
          marginSettings: { top: 20, right: 5.5, bottom: 20, left: 5.5 },
          headerSettings: expect.objectContaining({ html: '<b>Header</b>', line: true, spacing: 2 }) as object,
          pageSize: 'A5',
          password: 'secret',
        }) as object,
      }),
    ]);
    for (const id of ids) expect(file).not.toContain(id);
    expect(await templateExportOf(server, user, ids.toReversed())).toBe(file);
    const { fileName, templateCount, fileKeys } = expectSuccess(await exporting(user, ids.slice(0, 1)));
    expect({ fileName, templateCount, fileKeys }).toEqual({
      fileName: 'letter.coverwright.json',
      templateCount: 1,
      fileKeys: ['brand/logo 1.png'],
    });
    expect(expectSuccess(await exporting(user, ids, { withoutFiles: true }))).toMatchObject({ fileKeys: [] });
  });

  test('includes the tenant’s fonts that a document names, in its styles or for its header', async () => {
    const font = sampleOf('woff2');
    await given.file(server, { ...user, key: 'fonts/inter.woff2', content: font });
    const calls = templateCalls(server, user);
    const named = await calls.create('wkhtmltopdf', { html: '<p style="font-family: Inter">A</p>' });
    const header = await calls.create('wkhtmltopdf', { headerSettings: { left: 'A', fontName: 'Inter' } });
    const other = await calls.create('wkhtmltopdf', { html: '<p>Inter</p>' });
    const keysOf = async (id: string) => expectSuccess(await exporting(user, [id]))['fileKeys'];
    expect(await keysOf(named)).toEqual(['fonts/inter.woff2']);
    expect(await keysOf(header)).toEqual(['fonts/inter.woff2']);
    expect(await keysOf(other)).toEqual([]);
  });

  test('refuses templates that do not exist, belong to another tenant or are ambiguous, and calls without a right', async () => {
    const calls = templateCalls(server, user);
    const id = await calls.create('sms', { name: 'Same' });
    const other = await given.user(server);
    expectProblem(await exporting(other, [id]), 'NOT_FOUND', 'templateIds.0');
    expectProblem(await exporting(user, [id, 'none']), 'NOT_FOUND', 'templateIds.1');
    expectProblem(await exporting(user, []), 'REQUIRED', 'templateIds');
    const many = Array.from({ length: 101 }, (_value, index) => `${index}`);
    expectProblem(await exporting(user, many), 'LIMIT_EXCEEDED', 'templateIds');
    const twin = await calls.create('sms', { name: 'Same' });
    expectProblem(await exporting(user, [id, twin]), 'CONFLICT', 'templateIds');
    await server.sql`update templates set type = 'clauseHtml' where id = ${twin}`;
    expectProblem(await exporting(user, [twin]), 'INVALID', 'templateIds');
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    expectProblem(await exporting(client, [id]), 'FORBIDDEN');
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expectSuccess(await exporting(viewer, [id]));
    expect((await server.post(exportingTemplates, { ids: [id] })).status).toBe(401);
  });

  test('checks limits by stored sizes, before reading any content', async () => {
    const calls = templateCalls(server, user);
    const notification = await calls.create('notification', { name: 'Long' });
    for (const locale of ['en-US', 'zh-HK', 'fr-FR'])
      await given.text(server, {
        ...user,
        key: `templates-${notification}-html`,
        locale,
        value: 'x'.repeat(4_500_000),
      });
    const { message } = expectProblem(await exporting(user, [notification]), 'LIMIT_EXCEEDED', 'templateIds');
    expect(message).toMatch(/have 13,5\d\d,\d\d\d bytes; at most 12,000,000 are read at once/);
  });

  test('refuses templates whose file would be too large, and exports them without their files', async () => {
    await given.file(server, { ...user, key: 'large.txt', content: 'x'.repeat(4_600_000) });
    const calls = templateCalls(server, user);
    const id = await calls.create('sms', { bodyLiquid: 'See /api/v1/files/large.txt' });
    const { message } = expectProblem(await exporting(user, [id]), 'LIMIT_EXCEEDED', 'templateIds');
    expect(message).toMatch(/the maximum is 6,000,000.*the largest is large\.txt with 4,600,000 bytes/);
    expectSuccess(await exporting(user, [id], { withoutFiles: true }));
    const quotes = await calls.create('sms', { bodyLiquid: '"'.repeat(2_500_000) });
    expectProblem(await exporting(user, [quotes]), 'LIMIT_EXCEEDED', 'templateIds');
  });
});

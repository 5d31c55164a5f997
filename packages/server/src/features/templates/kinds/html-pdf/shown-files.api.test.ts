// The pictures of a document are always its own tenant's, whatever its addresses name.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, payloadOf } from '../../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../../testing/given.ts';
import { printedAnswer, readPdf } from '../../../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof templateCalls>;
let logo: Uint8Array;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = templateCalls(server, user);
  logo = await readFile(`${import.meta.dirname}/../../../demo/files/logo.png`);
});
afterAll(async () => server.close());

/** The size of the picture, in pixels. */
const logoSize = '360x96';

describe('a file', () => {
  const image = (address: string) => `<p>Text</p>\n<p>\n <img src="${address}"></p>`;

  test('is shown to its own tenant, even if private, however its address is written', async () => {
    await given.file(server, { ...user, key: 'brand/標 誌.png', content: logo });
    const encoded = encodeURIComponent('brand/標 誌.png');
    for (const address of [
      `/api/v1/files/${encoded}`,
      '/api/v1/files/brand/標 誌.png',
      `https://studio.insurer.test/api/v1/files/${encoded}?tenantIdIfNoToken=another`,
      `http://127.0.0.1:5432/api/v1/files/${encoded}?bucketName=${user.tenantId}-documents&amp;x=1`,
    ]) {
      const printed = printedAnswer(await calls.print(image(address)));
      expect(printed.warnings, address).toEqual([]);
      expect(await readPdf(printed.pdf), address).toMatchObject({ pages: ['Text'], pictures: [logoSize] });
    }
  });

  test('of another tenant is reported as a missing file, with its position', async () => {
    await given.file(server, { ...user, key: 'private.png', content: logo });
    const shown = printedAnswer(await calls.print(image('/api/v1/files/private.png')));
    expect((await readPdf(shown.pdf)).pictures).toEqual([logoSize]);
    const stranger = templateCalls(server, await given.user(server));
    for (const address of [
      '/api/v1/files/private.png',
      `/api/v1/files/private.png?tenantIdIfNoToken=${user.tenantId}`,
      `/api/v1/files/private.png?bucketName=${user.tenantId}-documents`,
      '/api/v1/files/missing.png',
    ]) {
      const printed = printedAnswer(await stranger.print(image(address)));
      expect((await readPdf(printed.pdf)).pictures, address).not.toContain(logoSize);
      expect(printed.warnings, address).toEqual([
        {
          code: 'FILE',
          element: null,
          overhangMm: null,
          path: 'html',
          line: 3,
          column: 12,
          message: expect.any(String),
          excerpt: expect.stringContaining('▸/api/v1/files'),
        },
      ]);
    }
  });

  test.each([
    ['http://127.0.0.1:4000/graphql', 'only files of the file store'],
    ['https://elsewhere.test/logo.png', 'only files of the file store'],
    ['/api/v1/files/list.csv', 'not a picture'],
    ['/api/v1/files/fake.png', 'not a picture'],
    ['/api/v1/files/gone.png', 'does not exist'],
  ])('that is not a picture of the file store is omitted: %s', async (address, reason) => {
    const theirs = await given.user(server);
    await given.file(server, { ...theirs, key: 'list.csv', content: 'a,b' });
    await given.file(server, { ...theirs, key: 'fake.png', content: logo });
    await server.sql`update files set object_key = (select object_key from files where tenant_id = ${theirs.tenantId}
      and name = 'list.csv') where tenant_id = ${theirs.tenantId} and name = 'fake.png'`;
    const printed = printedAnswer(await templateCalls(server, theirs).print(image(address)));
    expect((await readPdf(printed.pdf)).pictures).not.toContain(logoSize);
    expect(printed.warnings).toMatchObject([
      { path: 'html', line: 3, column: 12, message: expect.stringContaining(reason) },
    ]);
  });

  test('whose content cannot be read prevents the document from being printed without it', async () => {
    const theirs = await given.user(server);
    await given.file(server, { ...theirs, key: 'lost.png', content: logo });
    await server.sql`update files set object_key = 'lost' where tenant_id = ${theirs.tenantId}`;
    const result = await templateCalls(server, theirs).print(image('/api/v1/files/lost.png'));
    expectProblem(result, 'INTERNAL');
    expect(payloadOf(result)['base64']).toBeNull();
  });

  test('is also shown in header and footer', async () => {
    await given.file(server, { ...user, key: 'head.png', content: logo });
    const printed = printedAnswer(
      await calls.print('<p>x</p>', {
        marginSettings: { top: 40 },
        headerSettings: { html: '<img src="/api/v1/files/head.png" width="40"> <img src="/api/v1/files/none.png">' },
      }),
    );
    expect((await readPdf(printed.pdf)).pictures).toContain(logoSize);
    expect(printed.warnings).toMatchObject([{ path: 'headerSettings.html', line: 1 }]);
  });
});

test('several documents of one request read their files on its connection', async () => {
  await given.file(server, { ...user, key: 'several.png', content: logo });
  const id = await calls.create('wkhtmltopdf', { html: '<img src="/api/v1/files/several.png">' });
  const fields = ['a', 'b', 'c'].map((name) => `${name}: renderWkhtmltopdfTemplate(templateId: "${id}") { base64 }`);
  const { data, errors } = await calls.post(`{ ${fields.join(' ')} templates { totalCount } }`);
  expect(errors).toEqual([]);
  const { templates: _templates, ...documents } = (data ?? {}) as Record<string, { base64: string }>;
  expect(Object.keys(documents)).toEqual(['a', 'b', 'c']);
  for (const { base64 } of Object.values(documents)) {
    expect((await readPdf(Buffer.from(base64, 'base64'))).pictures).toEqual([logoSize]);
  }
});

test('printing leaves the only connection to others', { timeout: 60_000 }, async () => {
  const narrow = await startTestServer({ poolSize: 1 });
  try {
    const by = await given.user(narrow);
    await given.file(narrow, { ...by, key: 'a.png', content: logo });
    const theirs = templateCalls(narrow, by);
    printedAnswer(await theirs.print('<p>warm</p>'));
    const finished: string[] = [];
    const html = `<img src="/api/v1/files/a.png">${'<p style="break-after: page">x</p>'.repeat(300)}`;
    const printing = theirs.print(html).then((result) => {
      finished.push('printing');
      return result;
    });
    const listing = theirs.list().then(() => finished.push('listing'));
    const [printed] = await Promise.all([printing, listing]);
    expect(finished).toEqual(['listing', 'printing']);
    expect((await readPdf(printedAnswer(printed).pdf)).pictures).toEqual([logoSize]);
  } finally {
    await narrow.close();
  }
});

// Fonts among a tenant's files: listed, used in its documents, and hidden from other tenants.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectSuccess } from '../../../testing/expect-result.ts';
import { type FileClient, fontFile, openFileClient, sampleOf } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { fontNames, printedAnswer } from '../../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { templateCalls } from '../../../testing/templates.ts';
import { randomId } from '../../../database/random-id.ts';
import { readUnreadFonts } from './fonts.service.ts';

let server: TestServer;
let files: FileClient;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
});
afterAll(async () => server.close());
// A separate tenant for each test.
beforeEach(async () => {
  user = await given.user(server);
});

const inter = sampleOf('woff2');
const cousine = sampleOf('ttf');
const letter = '<p style="font-family: Inter, Arial">Policy</p>';

async function upload(fileName: string, content: Uint8Array): Promise<void> {
  expect(await files.upload(user, { path: '/fonts', fileName, content })).toMatchObject({ status: 200 });
}

async function families(by = user): Promise<string[]> {
  const { data, errors } = await server.as(by).post('{ fontFamilies { familyName } }');
  expect(errors).toEqual([]);
  const { fontFamilies } = data as { fontFamilies: { familyName: string }[] };
  return fontFamilies.map(({ familyName }) => familyName);
}

async function printedFonts(html: string, by = user): Promise<string[]> {
  return fontNames(printedAnswer(await templateCalls(server, by).print(html)).pdf);
}

describe('fontFamilies', () => {
  test('lists the families of the uploaded fonts, each once and by name', async () => {
    expect(await families()).toEqual([]);
    await upload('inter.woff2', inter);
    await upload('italic.woff2', fontFile('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'));
    await upload('mono.TTF', cousine);
    await given.file(server, user);
    expect(await families()).toEqual(['Cousine', 'Inter']);
    expect(await families(await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' }))).toHaveLength(2);
  });

  test('includes the files of each family', async () => {
    await upload('inter.woff2', inter);
    await upload('italic.woff2', fontFile('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'));
    const { data } = await server.as(user).post('{ fontFamilies { files { bucketName key weight style } } }');
    const bucketName = `${user.tenantId}-documents`;
    expect(data).toEqual({
      fontFamilies: [
        {
          files: [
            { bucketName, key: 'fonts/inter.woff2', weight: '100 900', style: 'normal' },
            { bucketName, key: 'fonts/italic.woff2', weight: '100 900', style: 'italic' },
          ],
        },
      ],
    });
  });

  test('keeps the family of a moved file, and drops that of a deleted one', async () => {
    await upload('inter.woff2', inter);
    const moved = `mutation { moveFile(key: "fonts/inter.woff2", newKey: "brand/sans.woff2") { status errors } }`;
    expectSuccess(await server.as(user).post(moved));
    expect([await families(), await printedFonts(letter)]).toEqual([['Inter'], [expect.stringMatching(/^Inter/)]]);
    expectSuccess(await server.as(user).post('mutation { deleteFile(key: "brand/sans.woff2") { status errors } }'));
    expect([await families(), await printedFonts(letter)]).toEqual([[], ['Arimo-Regular']]);
  });

  test('does not list those of another tenant, and requires a sign-in', async () => {
    await upload('inter.woff2', inter);
    expect(await families(await given.user(server))).toEqual([]);
    expect((await server.post('{ fontFamilies { familyName } }')).code).toBe('UNAUTHENTICATED');
  });

  test('finds fonts among files that were uploaded before', async () => {
    await upload('inter.woff2', inter);
    await upload('mono.ttf', cousine);
    await server.sql`update files set font_family = null, font_weight = null, font_style = null,
      object_key = case name when 'mono.ttf' then ${randomId()} else object_key end where tenant_id = ${user.tenantId}`;
    expect(await families()).toEqual([]);
    await readUnreadFonts(server.objectParts);
    const rows = await server.sql`select name, font_family, font_weight, font_style from files
      where tenant_id = ${user.tenantId} order by name`;
    expect(rows).toEqual([
      { name: 'inter.woff2', font_family: 'Inter', font_weight: '100 900', font_style: 'normal' },
      { name: 'mono.ttf', font_family: '', font_weight: null, font_style: null },
    ]);
    expect(await families()).toEqual(['Inter']);
  });
});

describe('a document', () => {
  test('is printed in its tenant’s fonts, which are embedded', async () => {
    await upload('inter.woff2', inter);
    expect(await printedFonts(letter)).toEqual([expect.stringMatching(/^Inter/)]);
    expect(await printedFonts('<p style="font-family: Arial">Policy</p>')).toEqual(['Arimo-Regular']);
    const id = await templateCalls(server, user).create('wkhtmltopdf', { html: letter });
    const response = await server.http.inject({
      method: 'POST',
      url: `/api/v1/render/${id}`,
      headers: { ...(await server.as(user).headers()), accept: 'application/pdf' },
      payload: {},
    });
    expect(response.statusCode).toBe(200);
    expect(fontNames(response.rawPayload)).toEqual([expect.stringMatching(/^Inter/)]);
  });

  test('does not use another tenant’s fonts, by name or by address', async () => {
    await upload('inter.woff2', inter);
    const other = await given.user(server);
    expect(await printedFonts(letter, other)).toEqual(['Arimo-Regular']);
    const address = `/api/v1/files/fonts/inter.woff2?bucketName=${user.tenantId}-documents&tenantIdIfNoToken=${user.tenantId}`;
    const own = `<style>@font-face { font-family: Own; src: url(${address}) }</style><p style="font-family: Own, Arial">x</p>`;
    expect(await printedFonts(own)).toEqual([expect.stringMatching(/^Inter/)]);
    expect(await printedFonts(own, other)).toEqual(['Arimo-Regular']);
  });
});

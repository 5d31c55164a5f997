// Names of files and folders whose characters nobody sees: refused when they are new, and working where they exist.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { type FileClient, openFileClient } from '../../testing/files.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let files: FileClient;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
});
afterAll(async () => server.close());

const envelope = '{ status errors errors_2 { code message path } }';
const post = (user: GivenUser, operation: string, variables: object) => server.as(user).post(operation, variables);
const createFolder = (user: GivenUser, key: string) =>
  post(user, `mutation ($key: String!) { createFolder(key: $key) ${envelope} }`, { key });
const moveFile = (user: GivenUser, key: string, newKey: string) =>
  post(user, `mutation ($key: String!, $newKey: String!) { moveFile(key: $key, newKey: $newKey) ${envelope} }`, {
    key,
    newKey,
  });

async function keysOf({ tenantId }: GivenUser): Promise<string[]> {
  const rows = await server.sql<{ key: string }>`
    select folder || name as key from files where tenant_id = ${tenantId}
    union all select key from folders where tenant_id = ${tenantId} order by 1`;
  return rows.map(({ key }) => key);
}

const disguised = 'photo_high_re\u202egnp.js.txt';
const hidden = [
  disguised,
  'a\u200bb.txt',
  '\ufeffa.txt',
  'a\u2066b\u2069.txt',
  '🏴\u{E0067}\u{E007F}.txt',
  'a\u200d.txt',
];

describe.each(hidden)('a new name such as %j', (name) => {
  test('is refused for a file, a folder, and a folder on the way to them', async () => {
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'a.txt' });
    const upload = await files.upload(user, { fileName: name });
    expect([upload.status, upload.body.errors_2]).toMatchObject([400, [{ code: 'INVALID', path: 'file' }]]);
    expect(upload.body.errors_2?.[0]?.message).toContain('invisible character');
    const inFolder = await files.upload(user, { path: `/${encodeURIComponent(name)}`, fileName: 'b.txt' });
    expect([inFolder.status, inFolder.body.errors_2]).toMatchObject([400, [{ code: 'INVALID', path: 'file' }]]);
    for (const key of [name, `${name}/b`, `b/${name}/`]) {
      expectProblem(await createFolder(user, key), 'INVALID', 'key');
    }
    for (const key of [name, `${name}/a.txt`, `b/${name}`]) {
      expectProblem(await moveFile(user, 'a.txt', key), 'INVALID', 'newKey');
    }
    expect(await keysOf(user)).toEqual(['a.txt']);
  });
});

test('joiners between letters or emoji, and marks of direction, are accepted', async () => {
  const user = await given.user(server);
  for (const name of ['می\u200cخواهم.txt', '👩\u200d💻.txt', 'שלום\u200f.txt']) {
    expect(await files.upload(user, { fileName: name })).toMatchObject({ status: 200, body: { key: name } });
    expectSuccess(await createFolder(user, `in ${name}`));
  }
});

describe('an existing file with such a name', () => {
  async function existing() {
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'folder/a.txt', content: 'A note.' });
    // As stored by earlier versions.
    await server.sql`update folders set key = ${`${disguised}/`} where tenant_id = ${user.tenantId}`;
    await server.sql`
      update files set folder = ${`${disguised}/`}, name = ${disguised} where tenant_id = ${user.tenantId}`;
    return { user, key: `${disguised}/${disguised}` };
  }

  test('is downloaded, with its name made visible', async () => {
    const { user, key } = await existing();
    const path = `/${key.split('/').map(encodeURIComponent).join('/')}`;
    const response = await files.get(user, path);
    expect([response.status, await response.text()]).toEqual([200, 'A note.']);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('re⟨U+202E⟩gnp.js.txt');
  });

  test('is moved with its name, gets a better one, and is deleted', async () => {
    const { user, key } = await existing();
    expectSuccess(await moveFile(user, key, `plain/${disguised}`));
    expectProblem(await moveFile(user, `plain/${disguised}`, `plain/x${disguised}`), 'INVALID', 'newKey');
    expectSuccess(await moveFile(user, `plain/${disguised}`, `${disguised}/photo.txt`));
    const remove = `mutation ($key: String!) { deleteFile(key: $key) ${envelope} }`;
    expectSuccess(await post(user, remove, { key: `${disguised}/photo.txt` }));
  });

  test('shares its folder with new files, and goes with the folder', async () => {
    const { user } = await existing();
    const upload = await files.upload(user, { path: `/${encodeURIComponent(disguised)}`, fileName: 'b.txt' });
    expect(upload).toMatchObject({ status: 200, body: { key: `${disguised}/b.txt` } });
    expectSuccess(await createFolder(user, `${disguised}/plain`));
    const remove = `mutation ($key: String!) { deleteFolder(key: $key) ${envelope} }`;
    expectSuccess(await post(user, remove, { key: disguised }));
    expect(await keysOf(user)).toEqual([]);
  });
});

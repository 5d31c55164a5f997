import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectRefusal, type FileClient, formOf, leftovers, openFileClient, sampleOf } from '../../../testing/files.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { uploadMaxBytes } from './upload.service.ts';

let server: TestServer;
let files: FileClient;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  files = await openFileClient(server);
  user = await given.user(server);
});
afterAll(async () => server.close());

const invalidType = 'File type is not valid';
/** How long the server may take on a busy machine. */
const patienceMs = 20_000;
const taken = 'Specified Object Already Exists in the Bucket';

async function textOf(key: string): Promise<string> {
  const response = await files.get(user, `/${encodeURIComponent(key)}`);
  expect(response.status).toBe(200);
  return response.text();
}

describe('an upload is refused', () => {
  test('if a file of that name exists, which remains unchanged', async () => {
    await files.upload(user, { fileName: 'first.txt', content: 'first' });
    expect(
      expectRefusal(await files.upload(user, { fileName: 'first.txt', content: 'second' }), 'ALREADY_EXISTS'),
    ).toBe(taken);
    expect(await textOf('first.txt')).toBe('first');
  });

  test('for all but one of several simultaneous uploads of one name', async () => {
    const contents = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(contents.map((content) => files.upload(user, { fileName: 'race.txt', content })));
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, 'ALREADY_EXISTS');
    expect(await textOf('race.txt')).toBe(contents[won]);
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each(['xlsx', 'docx', 'xdoc', 'zip'])('when a .%s was cut off or changed on its way', async (extension) => {
    const whole = sampleOf(extension);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(60) ^ 0xff, 60);
    for (const content of [whole.subarray(0, -1), whole.subarray(0, whole.length / 2), changed]) {
      const file = { path: '/damaged', fileName: `rates.${extension}`, content };
      expect(expectRefusal(await files.upload(user, file), 'INVALID', 'file')).toMatch(/^The file is damaged\./);
    }
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each(['ttf', 'woff2'])('when a font was cut off or is a collection of fonts: .%s', async (extension) => {
    const whole = sampleOf(extension);
    const collection = Buffer.from(whole);
    collection.write('ttcf', extension === 'ttf' ? 0 : 4);
    for (const [content, words] of [
      [whole.subarray(0, -9), /^The font is damaged or incomplete\./],
      [whole.subarray(0, 100), /^The font is damaged or incomplete\./],
      [collection, /^The file is a collection of several fonts\./],
    ] as const) {
      const file = { path: '/damaged', fileName: `brand.${extension}`, content };
      expect(expectRefusal(await files.upload(user, file), 'INVALID', 'file')).toMatch(words);
    }
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each([
    ['virus.exe', 'x'],
    ['page.html', '<p>'],
    ['picture.svg', '<svg/>'],
    ['noextension', 'x'],
    ['.pdf', sampleOf('pdf')],
    ['claims.pdf', '<script>alert(1)</script>'],
    ['claims.pdf', ''],
    ['photo.png', sampleOf('jpg')],
    ['table.csv', Buffer.from([1, 2, 3, 0])],
    ['late.txt', `${'x'.repeat(300_000)}\0`],
    ['letter.docx', sampleOf('xlsx')],
  ])('when the content of %s does not match its extension', async (fileName, content) => {
    expect(expectRefusal(await files.upload(user, { path: '/types', fileName, content }), 'INVALID', 'file')).toBe(
      invalidType,
    );
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each([
    ['/..', 'a.txt', 'INVALID'],
    ['/a%2F..%2Fb', 'a.txt', 'INVALID'],
    ['/a//b', 'a.txt', 'INVALID'],
    ['/a%00b', 'a.txt', 'INVALID'],
    ['', '../../etc/passwd.txt', 'INVALID'],
    ['', '/etc/passwd.txt', 'INVALID'],
    ['', 'a\nb.txt', 'INVALID'],
    ['', `${'保'.repeat(90)}.txt`, 'TOO_LONG'],
    [`/${'a/'.repeat(520)}`, 'a.txt', 'TOO_LONG'],
  ])('to %j under the name %j', async (path, fileName, code) => {
    // fetch and browsers resolve dot segments in addresses themselves.
    const answer = await files.upload(user, { path: path.replace('/..', '/%2e%2e%2Fx'), fileName });
    expectRefusal(answer, code, 'file');
  });

  test('above the size limit, and leaves nothing behind', async () => {
    const content = Buffer.alloc(uploadMaxBytes + 1, 'x');
    const message = expectRefusal(
      await files.upload(user, { fileName: 'large.txt', content }),
      'LIMIT_EXCEEDED',
      'file',
    );
    expect(message).toContain('15 MB');
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
    const fitting = await files.upload(user, { fileName: 'large.txt', content: content.subarray(1) });
    expect(fitting).toMatchObject({ status: 200 });
  });

  test('with every problem of its form', async () => {
    const form = new FormData();
    form.set('isPublic', 'maybe');
    const { body } = await files.send(user, '', form);
    expect(body.errors_2?.map(({ code, path }) => ({ code, path }))).toEqual([
      { code: 'REQUIRED', path: 'file' },
      { code: 'INVALID', path: 'isPublic' },
    ]);
    form.set('file', 'a field of text');
    expectRefusal(await files.send(user, '', form), 'REQUIRED', 'file');
    const late = formOf({ fileName: 'late.txt', content: 'x', isPublic: undefined });
    late.set('isPublic', '1');
    expectRefusal(await files.send(user, '', late), 'INVALID', 'isPublic');
    const two = formOf({ fileName: 'one.txt', content: 'x', isPublic: undefined });
    two.append('file', new Blob(['x']), 'two.txt');
    expectRefusal(await files.send(user, '', two), 'INVALID', 'file');
    const other = new FormData();
    other.set('document', new Blob(['x']), 'a.txt');
    expectRefusal(await files.send(user, '', other), 'INVALID', 'document');
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });

  test.each([
    ['application/json', '{}'],
    ['text/plain', 'x'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', ''],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
    ],
    ['multipart/form-data; boundary=x', 'nonsense'],
  ])('when it is not a form: %s %j', async (type, payload) => {
    const headers = { ...(await server.as(user).headers()), 'content-type': type };
    const response = await server.http.inject({ method: 'POST', url: '/api/v1/files/', headers, payload });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({ status: 'failure', errors: [expect.any(String)] });
    expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 });
  });
});

describe('an interrupted upload', () => {
  async function begin(on: TestServer, by: GivenUser) {
    const { port } = on.http.server.address() as { port: number };
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/files/',
      headers: { ...(await on.as(by).headers()), 'content-type': 'multipart/form-data; boundary=x' },
    });
    sending.on('error', () => undefined);
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="broken.txt"\r\n\r\n');
    sending.write('x'.repeat(200_000));
    return sending;
  }

  test('leaves nothing behind when the client disconnects', async () => {
    const sending = await begin(server, user);
    await vi.waitFor(async () => expect(await leftovers(server)).toEqual({ objects: 1, loose: 1 }), patienceMs);
    sending.destroy();
    await vi.waitFor(async () => expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 }), patienceMs);
  });

  test('allows uploads of other tenants while one uses its maximum, and gives up its turn on disconnecting', async () => {
    const busy = await given.user(server);
    const sendings = await Promise.all(Array.from({ length: 25 }, () => begin(server, busy)));
    const sharesOfUser = 9;
    await vi.waitFor(async () => expect((await leftovers(server)).objects).toBe(sharesOfUser), patienceMs);
    expect((await files.upload(user, { fileName: 'meanwhile.txt' })).status).toBe(200);
    expect((await leftovers(server)).objects).toBe(sharesOfUser);
    for (const sending of sendings) sending.destroy();
    await vi.waitFor(async () => expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 }), patienceMs);
    expect((await files.upload(busy, { fileName: 'after.txt' })).status).toBe(200);
  });

  test('is refused as busy if too many of one user are already waiting', async () => {
    const busy = await given.user(server);
    const sendings = await Promise.all(Array.from({ length: 40 }, () => begin(server, busy)));
    await Promise.race(sendings.map((sending) => once(sending, 'response')));
    const { status, body } = await files.upload(busy, { fileName: 'late.txt' });
    expect({ status, code: body.errors_2?.[0]?.code }).toEqual({ status: 503, code: 'BUSY' });
    for (const sending of sendings) sending.destroy();
    await vi.waitFor(async () => expect(await leftovers(server)).toEqual({ objects: 0, loose: 0 }), patienceMs);
  });

  test('on a full disk is reported with an explanation, and leaves nothing behind', async () => {
    const full = await startTestServer({
      wrapObjects: (objects) => ({ ...objects, write: (key, content) => objects.write(key, fullAfter(content)) }),
    });
    try {
      const owner = await given.user(full);
      const client = await openFileClient(full);
      const content = 'x'.repeat(3_000_000);
      const { status, body } = await client.upload(owner, { fileName: 'large.txt', content });
      expect({ status, code: body.errors_2?.[0]?.code }).toEqual({ status: 503, code: 'BUSY' });
      expect(body.errors?.[0]).toContain('The disk for files is full');
      expect(await leftovers(full)).toEqual({ objects: 0, loose: 0 });
    } finally {
      await full.close();
    }
  });

  async function* fullAfter(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let sizeBytes = 0;
    for await (const chunk of content) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > 1_000_000) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      yield chunk;
    }
  }
});

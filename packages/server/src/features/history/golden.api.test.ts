// The stored form of every format of each kind: states that an earlier version stored are read by this one.
import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKinds } from '../../content-kinds.ts';
import { given, type GivenUser, toScope } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

type Kind = keyof typeof contentKinds;
const folder = new URL('golden/', import.meta.url);
const ids: Readonly<Record<Kind, string>> = {
  app: 'goldenApp',
  component: randomUUID(),
  product: 'golden|1|travel',
  template: randomUUID(),
};

const isKind = (name: string): name is Kind => Object.hasOwn(contentKinds, name);
const files = readdirSync(folder).map((file) => {
  const [, kind = '', format = ''] = /^(\w+)-(\d+)\.json$/.exec(file) ?? [];
  if (!isKind(kind)) throw new Error(`${file} is not named after a kind.`);
  return { kind, format: Number(format), text: readFileSync(new URL(file, folder), 'utf8') };
});

test('every format of each kind has a golden file', () => {
  const expected = Object.entries(contentKinds).flatMap(([kind, { history }]) =>
    Array.from({ length: history.format }, (_, index) => `${kind} ${index + 1}`),
  );
  expect(files.map(({ kind, format }) => `${kind} ${format}`).toSorted()).toEqual(expected.toSorted());
});

test.each(files)(
  'a state of $kind in format $format is written, and reads back as it is',
  async ({ kind, format, text }) => {
    const { history } = contentKinds[kind];
    const stored = JSON.parse(text) as object;
    const state = format === history.format ? stored : history.upgrade?.(stored, format);
    const written = await server.database.write(user, async (transaction) => {
      const scope = toScope(user.tenantId, transaction, { userId: user.userId });
      await history.write(ids[kind], JSON.parse(JSON.stringify(state)), scope);
      return history.read(ids[kind], history.parts, scope);
    });
    expect(JSON.parse(JSON.stringify(written))).toEqual(state);
  },
);

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { copyTexts, removeTexts, writeTexts } from './l10n.store.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const upsert = `mutation ($l10n: upsertL10nInput, $revision: String) {
  upsertL10n(l10n: $l10n, expectedRevision: $revision) { status errors errors_2 { code message path } revision } }`;
const remove = `mutation ($key: String!, $locale: String!, $revision: String) {
  deleteL10n(key: $key, locale: $locale, expectedRevision: $revision) { status errors errors_2 { code message path } } }`;

/** The stored texts of a key, by locale. */
async function kept(key: string, tenantId = user.tenantId) {
  const rows = await server.database.asOwner((transaction) =>
    transaction.execute<{ locale: string; value: string; revision: string }>(
      sql`select locale, value, revision from l10n where tenant_id = ${tenantId} and key = ${key} order by locale`,
    ),
  );
  return rows.map(({ locale, value, revision }) => ({ locale, value, revision }));
}

describe('upsertL10n', () => {
  test('writes a text untrimmed under its canonical locale, and overwrites it', async () => {
    const l10n = { key: 'twice', locale: 'ZH-hk', value: '  一\r\n ' };
    expectSuccess(await server.as(user).post(upsert, { l10n }));
    const [first] = await kept('twice');
    expect(first).toMatchObject({ locale: 'zh-HK', value: '  一\r\n ' });
    expectSuccess(await server.as(user).post(upsert, { l10n: { ...l10n, locale: 'zh-HK', value: '' } }));
    const after = await kept('twice');
    expect(after).toMatchObject([{ locale: 'zh-HK', value: '' }]);
    expect(after[0]?.revision).not.toBe(first?.revision);
  });

  test('requires a text', async () => {
    expectProblem(await server.as(user).post(upsert, {}), 'REQUIRED', 'l10n');
  });

  test.each(['not a locale', 'zh_HK', 'english', 'xx-YY', 'en-US-'.repeat(20), '../../etc', '中文'])(
    'refuses the locale %j',
    async (locale) => {
      const result = await server.as(user).post(upsert, { l10n: { key: 'k', locale, value: 'v' } });
      expectProblem(result, 'INVALID', 'l10n.locale');
    },
  );

  test('reports an empty locale, an overlong key and an overlong text together', async () => {
    const l10n = { key: 'k'.repeat(751), locale: '', value: 'v'.repeat(5_242_881) };
    const result = await server.as(user).post(upsert, { l10n });
    expectProblem(result, 'REQUIRED', 'l10n.locale');
    expectProblem(result, 'TOO_LONG', 'l10n.key');
    expectProblem(result, 'TOO_LONG', 'l10n.value');
    expectProblem(await server.as(user).post(upsert, { l10n: { ...l10n, key: '' } }), 'REQUIRED', 'l10n.key');
  });

  test('stores the longest key and text in the widest characters', async () => {
    const key = '語'.repeat(750);
    const value = '語'.repeat(1_747_626);
    expectSuccess(await server.as(user).post(upsert, { l10n: { key, locale: 'en-US', value } }));
    expect((await kept(key))[0]?.value === value).toBe(true);
  });

  test('explains why NUL and half a character are refused', async () => {
    for (const value of ['a\0b', 'a\ud800b']) {
      const result = await server.as(user).post(upsert, { l10n: { key: 'k', locale: 'en-US', value } });
      expectProblem(result, 'INVALID', 'l10n.value');
    }
  });

  test('refuses a revision that is not the current one, and one of a deleted text', async () => {
    const l10n = { key: 'revised', locale: 'en-US', value: 'v' };
    expectProblem(await server.as(user).post(upsert, { l10n, revision: 'old' }), 'CONFLICT', 'expectedRevision');
    expectSuccess(await server.as(user).post(upsert, { l10n }));
    const refused = await server.as(user).post(upsert, { l10n, revision: 'old' });
    expect(expectProblem(refused, 'CONFLICT', 'expectedRevision').message).toContain(user.email);
    const revision = (await kept('revised'))[0]?.revision;
    expectSuccess(await server.as(user).post(upsert, { l10n, revision }));
  });

  test('returns the revision that the next save expects', async () => {
    const l10n = { key: 'followed', locale: 'en-US', value: 'v' };
    const { revision } = expectSuccess(await server.as(user).post(upsert, { l10n }));
    expect((await kept('followed'))[0]?.revision).toBe(revision);
    const next = expectSuccess(await server.as(user).post(upsert, { l10n, revision }));
    expect(next['revision']).not.toBe(revision);
  });

  test('with an empty revision requires that no text exists, and accepts one of many', async () => {
    const saves = Array.from({ length: 5 }, (_, n) =>
      server.as(user).post(upsert, { l10n: { key: 'first', locale: 'en-US', value: `${n}` }, revision: '' }),
    );
    const results = await Promise.all(saves);
    const answers = results.map((result) => result.data?.['upsertL10n'] as { status: string; revision: string });
    const through = answers.filter(({ status }) => status === 'success');
    expect(through).toHaveLength(1);
    expect((await kept('first'))[0]?.revision).toBe(through[0]?.revision);
    const refused = results.find((_result, index) => answers[index]?.status === 'failure');
    if (refused) expect(expectProblem(refused, 'CONFLICT', 'expectedRevision').message).toContain(user.email);
  });

  test('writes only for its own tenant', async () => {
    const stranger = await given.user(server);
    const l10n = { key: 'shared', locale: 'en-US', value: 'ours' };
    expectSuccess(await server.as(user).post(upsert, { l10n }));
    expectSuccess(await server.as(stranger).post(upsert, { l10n: { ...l10n, value: 'theirs' } }));
    expect(await kept('shared')).toMatchObject([{ value: 'ours' }]);
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(upsert, { l10n: { key: 'k', locale: 'en-US', value: 'v' } });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('deleteL10n', () => {
  test('deletes exactly one text, and succeeds if it is already deleted', async () => {
    for (const [key, locale] of [
      ['a_b', 'en-US'],
      ['a_b', 'zh-HK'],
      ['axb', 'en-US'],
      ['a_b-name', 'en-US'],
    ] as const) {
      await given.text(server, { ...user, key, locale, value: 'v' });
    }
    expectSuccess(await server.as(user).post(remove, { key: 'a_b', locale: 'en-us' }));
    expect(await kept('a_b')).toMatchObject([{ locale: 'zh-HK' }]);
    expect(await kept('axb')).toHaveLength(1);
    expect(await kept('a_b-name')).toHaveLength(1);
    expectSuccess(await server.as(user).post(remove, { key: 'a_b', locale: 'en-US' }));
  });

  test('refuses an empty key, an invalid locale and an old revision', async () => {
    const refused = await server.as(user).post(remove, { key: '', locale: 'nonsense!' });
    expectProblem(refused, 'REQUIRED', 'key');
    expectProblem(refused, 'INVALID', 'locale');
    await given.text(server, { ...user, key: 'kept', locale: 'en-US', value: 'v' });
    const late = await server.as(user).post(remove, { key: 'kept', locale: 'en-US', revision: 'old' });
    expectProblem(late, 'CONFLICT', 'expectedRevision');
    const never = await server.as(user).post(remove, { key: 'kept', locale: 'en-US', revision: '' });
    expectProblem(never, 'CONFLICT', 'expectedRevision');
    expect(await kept('kept')).toHaveLength(1);
  });

  test("does not delete another tenant's text", async () => {
    const stranger = await given.user(server);
    await given.text(server, { ...stranger, key: 'theirs', locale: 'en-US', value: 'v' });
    expectSuccess(await server.as(user).post(remove, { key: 'theirs', locale: 'en-US' }));
    expect(await kept('theirs', stranger.tenantId)).toHaveLength(1);
  });

  test('is refused without a sign-in', async () => {
    expect(await server.post(remove, { key: 'k', locale: 'en-US' })).toMatchObject({ status: 401 });
  });
});

test('many texts written, copied and deleted simultaneously cause no deadlock', async () => {
  const tenantId = await given.tenant(server);
  const keys = Array.from({ length: 40 }, (_, n) => `${n % 2 ? 'k' : 'K'}-${n}-中😀`);
  const write = { tenantId, userId: user.userId, now: new Date() };
  const texts = keys.flatMap((key) => ['en-US', 'zh-HK'].map((locale) => ({ key, locale, value: key })));
  const works = Array.from({ length: 24 }, (_, n) => {
    const mixed = keys.toSorted((a, b) => ((a.length * 7 + a.charCodeAt(2) * (n + 1)) % 5) - (b.charCodeAt(2) % 5));
    const pairs = new Map(mixed.map((key, index) => [key, mixed[mixed.length - 1 - index] ?? key]));
    return server.database.write({ tenantId }, async (transaction) => {
      if (n % 3 === 0) await writeTexts(transaction, write, n % 2 ? texts : texts.toReversed());
      else if (n % 3 === 1) await copyTexts(transaction, write, pairs);
      else await removeTexts(transaction, tenantId, mixed);
    });
  });
  await expect(Promise.all(works)).resolves.toHaveLength(24);
});

describe('deleteAllL10n', () => {
  const removeAll = 'mutation ($key: String!) { deleteAllL10n(key: $key) { status errors errors_2 { code path } } }';

  test('removes every locale of exactly that key', async () => {
    const { tenantId } = user;
    const neighbours = ['a_b-html-more', 'a_b-htm', 'axb-html', 'a_b', 'A_B-html', 'a%'];
    for (const key of ['a_b-html', ...neighbours]) {
      for (const locale of ['en-US', 'zh-HK', 'fr']) await given.text(server, { tenantId, key, locale, value: 'v' });
    }
    const other = await given.user(server);
    await given.text(server, { tenantId: other.tenantId, key: 'a_b-html', locale: 'en-US', value: 'theirs' });
    expectSuccess(await server.as(user).post(removeAll, { key: 'a_b-html' }));
    expect(await kept('a_b-html')).toEqual([]);
    for (const key of neighbours) expect(await kept(key)).toHaveLength(3);
    expectSuccess(await server.as(user).post(removeAll, { key: 'a%' }));
    expect(await kept('a_b')).toHaveLength(3);
    expect(await server.sql`select 1 from l10n where value = 'theirs' and key = 'a_b-html'`).toHaveLength(1);
  });

  test('succeeds without a stored text, and rejects an invalid key', async () => {
    expectSuccess(await server.as(user).post(removeAll, { key: 'never there' }));
    expectProblem(await server.as(user).post(removeAll, { key: ' ' }), 'REQUIRED', 'key');
    expectProblem(await server.as(user).post(removeAll, { key: 'k'.repeat(751) }), 'TOO_LONG', 'key');
    expectProblem(await server.as(user).post(removeAll, { key: 'a\0' }), 'INVALID', 'key');
    expect((await server.post(removeAll, { key: 'k' })).code).toBe('UNAUTHENTICATED');
  });
});

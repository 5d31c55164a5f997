import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

interface Listing {
  readonly commonPrefixes: string[];
  readonly continuationToken: string | null;
  readonly objectSummaries: { readonly key: string }[];
}

const tokenOf = (parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const listQuery = `query ($bucketName: String, $continuationToken: String, $filename_contains: String, $limit: Int,
    $prefix: String, $skip: Int, $sort: String) {
  fileListing(bucketName: $bucketName, continuationToken: $continuationToken, filename_contains: $filename_contains,
    limit: $limit, prefix: $prefix, skip: $skip, sort: $sort) {
    commonPrefixes continuationToken objectSummaries { key fileName size sizeBytes isPublic lastModifiedAt revision } } }`;

async function list(by: GivenUser, variables: object = {}): Promise<Listing & { keys: string[] }> {
  const listing = expectSuccess(await server.as(by).post(listQuery, variables)) as unknown as Listing;
  return { ...listing, keys: listing.objectSummaries.map(({ key }) => key) };
}

async function search(by: GivenUser, where?: object, bucketName?: string): Promise<string[]> {
  const result = await server
    .as(by)
    .post(
      `query ($where: fileWhere, $bucketName: String) { searchFiles(where: $where, bucketName: $bucketName) { key fileName } }`,
      { where, bucketName },
    );
  return (expectSuccess(result) as unknown as { key: string }[]).map(({ key }) => key);
}

async function userWith(...keys: readonly string[]): Promise<GivenUser> {
  const user = await given.user(server);
  for (const key of keys) await given.file(server, { ...user, key });
  return user;
}

describe('fileBuckets', () => {
  const query = 'query ($where: bucketWhereInput) { fileBuckets(where: $where) { bucketName providerId } }';

  test("are the tenant's own, starting with one", async () => {
    const user = await given.user(server);
    const bucketName = `${user.tenantId}-documents`;
    expect(expectSuccess(await server.as(user).post(query))).toEqual([{ bucketName, providerId: 'disk' }]);
    expect(expectSuccess(await server.as(user).post(query, { where: { bucketName } }))).toHaveLength(1);
    expect(expectSuccess(await server.as(user).post(query, { where: { bucketName: 'other' } }))).toEqual([]);
  });

  test('requires a sign-in', async () => {
    expect(await server.post(query)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('fileListing', () => {
  test('lists the folders and files of one folder, in natural order', async () => {
    const user = await userWith('b10/x.txt', 'b9/x.txt', 'b9/deep/y.txt', '10.txt', '9.txt', 'b.txt', 'A.txt');
    await given.file(server, { ...(await given.user(server)), key: 'theirs.txt' });
    expect(await list(user)).toMatchObject({
      commonPrefixes: ['b9/', 'b10/'],
      continuationToken: null,
      keys: ['9.txt', '10.txt', 'A.txt', 'b.txt'],
    });
    for (const prefix of ['b9', 'b9/']) {
      expect(await list(user, { prefix })).toMatchObject({ commonPrefixes: ['b9/deep/'], keys: ['b9/x.txt'] });
    }
    expect(await list(user, { prefix: 'b' })).toMatchObject({ commonPrefixes: [], keys: [] });
  });

  test('returns all fields of each file', async () => {
    const now = new Date('2027-01-31T08:09:10.500Z');
    const user = await given.user(server);
    await given.file(server, { ...user, key: 'a/b.txt', content: 'twelve bytes', isPublic: true, now });
    const { objectSummaries } = await list(user, { prefix: 'a' });
    const lastModifiedAt = now.toISOString();
    expect(objectSummaries).toEqual([
      {
        key: 'a/b.txt',
        fileName: 'b.txt',
        size: 12,
        sizeBytes: 12,
        isPublic: true,
        lastModifiedAt,
        revision: expect.any(String),
      },
    ]);
  });

  test('returns sizes above 2 GB as numbers, and sorts by them', async () => {
    const user = await userWith('large.txt', 'larger.txt', 'small.txt');
    await server.sql`update files set size = case name when 'large.txt' then 3000000000 else 4000000000 end
      where tenant_id = ${user.tenantId} and name like 'large%'`;
    const { continuationToken } = await list(user, { sort: 'size desc', limit: 1 });
    expect((await list(user, { sort: 'size desc', continuationToken })).keys).toEqual(['large.txt', 'small.txt']);
    const { objectSummaries } = await list(user, { sort: 'size desc' });
    expect(objectSummaries).toMatchObject([
      { size: 2147483647, sizeBytes: 4000000000 },
      { size: 2147483647, sizeBytes: 3000000000 },
      { key: 'small.txt' },
    ]);
  });

  test('returns the same files in pages, in every order, despite simultaneous changes', async () => {
    const user = await given.user(server);
    for (let index = 0; index < 7; index += 1) {
      const now = new Date(Date.UTC(2027, 0, 1 + (index % 3)));
      await given.file(server, { ...user, key: `${index}.txt`, content: 'x'.repeat(index % 2), now });
    }
    await given.file(server, { ...user, key: 'folder/a.txt' });
    for (const sort of [undefined, 'name DESC', 'size', 'size desc', 'lastModifiedAt', 'lastModifiedAt DSC']) {
      const whole = await list(user, { sort });
      expect(whole.keys).toHaveLength(7);
      expect(await pagesOf(user, sort)).toEqual(whole.keys);
    }
    const { continuationToken } = await list(user, { limit: 3 });
    await given.file(server, { ...user, key: '0a.txt' });
    expect((await list(user, { limit: 3, continuationToken })).keys).toEqual(['3.txt', '4.txt', '5.txt']);
  });

  async function pagesOf(user: GivenUser, sort: string | undefined): Promise<string[]> {
    const keys: string[] = [];
    let continuationToken: string | null = null;
    do {
      const page: Listing & { keys: string[] } = await list(user, { sort, limit: 2, continuationToken });
      expect(page.commonPrefixes).toEqual(continuationToken === null ? ['folder/'] : []);
      keys.push(...page.keys);
      ({ continuationToken } = page);
    } while (continuationToken !== null);
    return keys;
  }

  test('supports limit and skip', async () => {
    const user = await userWith('1.txt', '2.txt', '3.txt');
    expect((await list(user, { limit: 1, skip: 1 })).keys).toEqual(['2.txt']);
    expect(await list(user, { limit: 0 })).toMatchObject({ keys: [], continuationToken: null });
    expect((await list(user, { limit: 2_147_483_647 })).keys).toHaveLength(3);
  });

  test('finds names that contain a text, taken literally', async () => {
    const user = await userWith('Prämie.txt', 'a_b.txt', 'axb.txt', '100%.txt');
    const named = async (text: string) => (await list(user, { filename_contains: text })).keys;
    expect(await named('PRÄM')).toEqual(['Prämie.txt']);
    expect(await named('a_b')).toEqual(['a_b.txt']);
    expect(await named('0%.')).toEqual(['100%.txt']);
    expect(await named('*')).toEqual([]);
  });

  test.each([
    [{ limit: -1 }, 'limit'],
    [{ skip: -1 }, 'skip'],
    [{ sort: 'colour' }, 'sort'],
    [{ sort: 'name UP' }, 'sort'],
    [{ sort: 'name constructor' }, 'sort'],
    [{ continuationToken: 'nonsense' }, 'continuationToken'],
    [{ continuationToken: tokenOf(['size', false, '1', 'a']) }, 'continuationToken'],
    [{ continuationToken: tokenOf(['name', false, 'a\0', 'a']) }, 'continuationToken'],
    [{ sort: 'size', continuationToken: tokenOf(['size', false, 'x', 'a']) }, 'continuationToken'],
    ...['2026', '1', '2026-02-31T00:00:00.000Z', '2026-02-01', '0000-01-01T00:00:00.000Z'].map(
      (time): [object, string] => [
        { sort: 'lastModifiedAt', continuationToken: tokenOf(['lastModifiedAt', false, time, 'a']) },
        'continuationToken',
      ],
    ),
  ])('refuses %j', async (variables, path) => {
    const user = await given.user(server);
    expectProblem(await server.as(user).post(listQuery, variables), 'INVALID', path);
  });

  test('is NOT_FOUND for a bucket that does not exist or belongs to another tenant', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    for (const bucketName of ['other', `${other.tenantId}-documents`]) {
      expectProblem(await server.as(user).post(listQuery, { bucketName }), 'NOT_FOUND', 'bucketName');
    }
  });

  test('returns ten thousand files in pages', async () => {
    const user = await userWith('0.txt');
    await server.sql`
      insert into files (tenant_id, bucket_name, folder, name, object_key, size, is_public, revision)
      select tenant_id, bucket_name, folder, n || '.txt', md5('object ' || n), 1, false, 'r'
      from files, generate_series(1, 10000) n where tenant_id = ${user.tenantId}`;
    const first = await list(user, { limit: 200 });
    expect(first.keys.slice(-1)).toEqual(['199.txt']);
    const { keys } = await list(user, { limit: 200, continuationToken: first.continuationToken });
    expect(keys[0]).toBe('200.txt');
    expect((await list(user)).keys).toHaveLength(10_001);
  });

  test('requires a sign-in', async () => {
    expect(await server.post(listQuery)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('searchFiles', () => {
  test.each([
    ['claim', ['claims/1.txt', 'claims/10.txt', 'old Claim.txt']],
    ['CLAIM', ['claims/1.txt', 'claims/10.txt', 'old Claim.txt']],
    ['claims/*', ['claims/1.txt', 'claims/10.txt']],
    ['claims/?.txt', ['claims/1.txt']],
    ['*CLAIM.txt', ['old Claim.txt']],
    ['claim?', []],
    ['a_b', ['a_b.txt']],
    ['100%', ['100%.txt']],
    ['back\\s', ['back\\slash.txt']],
    ['保*.TXT', ['保單.txt']],
    ['?單.txt', ['保單.txt']],
    ['"', ['"quoted".txt']],
  ])('for %j finds %j', async (keyPattern, keys) => {
    expect(await search(await stocked(), { keyPattern })).toEqual(keys);
  });

  let stock: Promise<GivenUser> | undefined;
  const stocked = () =>
    (stock ??= userWith(
      'claims/1.txt',
      'claims/10.txt',
      'old Claim.txt',
      'a_b.txt',
      'axb.txt',
      '100%.txt',
      '1000.txt',
      'back\\slash.txt',
      'backs.txt',
      '保單.txt',
      '"quoted".txt',
    ));

  test('finds everything without a pattern, within one bucket', async () => {
    const user = await stocked();
    expect(await search(user)).toHaveLength(11);
    await server.sql`insert into buckets (tenant_id, name, provider_id) values (${user.tenantId}, 'second', 'disk')`;
    expect(await search(user, {}, 'second')).toEqual([]);
  });

  test('finds files created or changed between two times', async () => {
    const user = await given.user(server);
    const at = (day: number) => new Date(Date.UTC(2027, 0, day));
    await given.file(server, { ...user, key: 'early.txt', now: at(1) });
    await given.file(server, { ...user, key: 'late.txt', now: at(3) });
    const where = (condition: string) => ({ [condition]: at(2).toISOString() });
    expect(await search(user, where('createdAt_gt'))).toEqual(['late.txt']);
    expect(await search(user, where('createdAt_lt'))).toEqual(['early.txt']);
    expect(await search(user, where('lastModifiedAt_gt'))).toEqual(['late.txt']);
    expect(await search(user, where('lastModifiedAt_lt'))).toEqual(['early.txt']);
  });

  test('returns at most 500, and refuses an overlong pattern', async () => {
    const user = await userWith('0.txt');
    await server.sql`
      insert into files (tenant_id, bucket_name, folder, name, object_key, size, is_public, revision)
      select tenant_id, bucket_name, folder, repeat('a', 240) || n || '.txt', 'o' || n, 1, false, 'r'
      from files, generate_series(1, 600) n where tenant_id = ${user.tenantId}`;
    expect(await search(user, { keyPattern: '*' })).toHaveLength(500);
    expect(await search(user, { keyPattern: '*a'.repeat(200) + '*b' })).toEqual([]);
    const query = 'query ($where: fileWhere) { searchFiles(where: $where) { key } }';
    const result = await server.as(user).post(query, { where: { keyPattern: '*'.repeat(1025) } });
    expectProblem(result, 'TOO_LONG', 'where.keyPattern');
  });

  test('finds no files of another tenant, and requires a sign-in', async () => {
    const other = await userWith('secret.txt');
    const query = 'query ($b: String) { searchFiles(bucketName: $b) { key } }';
    const user = await given.user(server);
    expect(await search(user, { keyPattern: 'secret' })).toEqual([]);
    expectProblem(await server.as(user).post(query, { b: `${other.tenantId}-documents` }), 'NOT_FOUND', 'bucketName');
    expect(await server.post(query)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSuccess } from '../testing/expect-result.ts';
import { given, type GivenUser } from '../testing/given.ts';
import { importPath, importText, toLines } from '../testing/import-text.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

async function ids(user: GivenUser, list = 'policies'): Promise<string[]> {
  const result = await server.as(user).post(`{ ${list}(sort: { fieldName: "id", type: "ASC" }) { list { id } } }`);
  return (expectSuccess(result) as { list: { id: string }[] }).list.map(({ id }) => id);
}

describe('import policies', () => {
  test('reports every problem of a line with its number and stores the rest', async () => {
    const user = await given.user(server);
    const file = [
      JSON.stringify({ id: 'good' }),
      '',
      'no json',
      JSON.stringify({
        startDate: '2026-02-30',
        issueDate: '2026-01-01T00:00',
        premium: { amount: '12', surprise: 1 },
        contractHolder: { id: 'h', entityType: 'robot' },
        contractInsured: [{ id: 'h', entityType: 'company', englishFirstName: 'Ada' }, 7],
        rejectionCodes: [{ name: 'x' }],
        colour: 'red',
      }),
      JSON.stringify({ id: 'last' }),
    ];
    const outcome = await importText(server, user, 'policies', file.join('\n'));
    expect(outcome.isWhole).toBe(false);
    expect(outcome.message).toContain('2 new, 0 replaced. 2 lines were skipped');
    expect(outcome.reported[0]).toBe('Line 3: The line is not valid JSON. Write one object per line.');
    expect(outcome.reported[1]).toMatch(/^Line 4: /);
    for (const words of [
      'id is missing.',
      'startDate must be a day of the calendar, such as 2027-01-31.',
      'issueDate must be a time with its offset',
      'premium.amount must be a number.',
      'premium.currencyCode is missing.',
      'The field premium.surprise does not exist.',
      'contractHolder.entityType must be one of individual, company, object, internal.',
      'The field contractInsured.0.englishFirstName does not exist.',
      'contractInsured.1 must be an object.',
      'rejectionCodes.0.code is missing.',
      'The field colour does not exist.',
    ]) {
      expect(outcome.reported[1]).toContain(words);
    }
    expect(await ids(user)).toEqual(['good', 'last']);
  });

  test('accepts texts up to the sortable length, and times in the supported range', async () => {
    const user = await given.user(server);
    const random = (length: number) =>
      Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('');
    const id = (first: string) => first + random(99);
    const [longest, tooLong] = [random(500), random(501)];
    const policies = [
      { id: id('a'), issuerNumber: longest, status: longest, product: { plan: id('p'), type: id('t') } },
      { id: 'b', issueDate: '9999-12-31T23:59:59Z', createdAt: '1000-01-01T00:00:00Z', endDate: '9999-12-31' },
      { id: 'c', issuerNumber: tooLong, status: tooLong },
      { id: 'd', issueDate: '9999-12-31T23:59:59-01:00', createdAt: '1000-01-01T00:00:00+01:00' },
    ];
    const outcome = await importText(server, user, 'policies', toLines(...policies));
    const [ofTexts = '', ofTimes = ''] = outcome.reported;
    expect(ofTexts).toBe('Line 3: issuerNumber has more than 500 characters. status has more than 500 characters.');
    expect(ofTimes).toMatch(/^Line 4: createdAt must be a time .* issueDate must be a time /);
    expect(await ids(user)).toEqual([id('a'), 'b'].toSorted());
    const cases = [
      { id: id('a'), caseNumber: longest, name: longest, status: longest },
      { id: 'c', name: tooLong },
    ];
    expect((await importText(server, user, 'cases', toLines(...cases))).reported).toHaveLength(1);
    const payments = [
      { id: id('a'), transactionNumber: longest },
      { id: 'c', transactionNumber: tooLong },
    ];
    expect((await importText(server, user, 'transactions', toLines(...payments))).reported).toHaveLength(1);
  });

  test('can be repeated: documents with the same id are replaced, and keep their creation time', async () => {
    const user = await given.user(server);
    await importText(
      server,
      user,
      'policies',
      toLines({ id: 'a', status: 'OLD', createdAt: '2026-01-01T00:00:00Z' }, { id: 'b' }),
    );
    const outcome = await importText(server, user, 'policies', toLines({ id: 'a', issuerNumber: 'N' }, { id: 'c' }));
    expect(outcome.message).toContain('Imported 2 policies');
    expect(outcome.message).toContain('1 new, 1 replaced.');
    const result = await server
      .as(user)
      .post('{ policies(where: { id: "a" }) { list { createdAt status issuerNumber } } }');
    expect(expectSuccess(result)).toEqual({
      list: [{ createdAt: '2026-01-01T00:00:00.000Z', status: null, issuerNumber: 'N' }],
    });
    expect(await ids(user)).toEqual(['a', 'b', 'c']);
  });

  test('keeps the last of several lines with the same id', async () => {
    const user = await given.user(server);
    await importText(server, user, 'policies', toLines({ id: 'a', status: 'first' }, { id: 'a', status: 'second' }));
    const result = await server.as(user).post('{ policies { totalCount list { status } } }');
    expect(expectSuccess(result)).toEqual({ totalCount: 1, list: [{ status: 'second' }] });
  });

  test('reads a file with a byte order mark, Windows line endings and no final line break', async () => {
    const user = await given.user(server);
    const outcome = await importText(server, user, 'policies', '\uFEFF{"id":"a"}\r\n\r\n{"id":"b"}\r\n{"id":"c"}');
    expect(outcome.reported).toEqual([]);
    expect(await ids(user)).toEqual(['a', 'b', 'c']);
  });

  test('skips lines that are too long, nested too deeply, not UTF-8 or cannot be stored', async () => {
    const user = await given.user(server);
    const deep = `{"id":"deep","facts":[{"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`;
    const file = Buffer.concat([
      Buffer.from(`{"id":"${'x'.repeat(1_100_000)}"}\n`),
      Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
      Buffer.from(`${deep}\n`),
      Buffer.from('{"id":"nul","status":"a\\u0000b"}\n'),
      Buffer.from('{"id":"key","facts":[{"value":{"a\\u0000":1}}]}\n'),
      Buffer.from('{"id":"\\u001b[31m"}\n'),
      Buffer.from('{"id":"year","startDate":"0000-01-01"}\n'),
      Buffer.from(`{"id":"many","rejectionCodes":[${'{"code":"x"},'.repeat(1000)}{"code":"x"}]}\n`),
      Buffer.from('[]\n'),
      Buffer.from('{"id":"good"}\n'),
    ]);
    const outcome = await importText(server, user, 'policies', file);
    expect(outcome.reported.map((words) => words.slice(0, 60))).toEqual([
      expect.stringContaining('Line 1: The line has 1,100,009 bytes; at most 1,048,576'),
      'Line 2: The line is not UTF-8. Save the file in that encodin',
      expect.stringContaining('Line 3: The line is nested more than 200 levels deep'),
      expect.stringContaining('Line 4: status contains a NUL'),
      expect.stringContaining('Line 5: facts.0.value.a'),
      expect.stringContaining('Line 6: id has a control character'),
      expect.stringContaining('Line 7: startDate must be a day'),
      'Line 8: rejectionCodes has more than 1,000 entries.',
      'Line 9: The line must be an object.',
    ]);
    expect(outcome.reported.join('')).not.toMatch(/[\u0000\u001b]/);
    expect(await ids(user)).toEqual(['good']);
  });

  test('imports only into the named tenant, and fails if it does not exist', async () => {
    const [user, other] = [await given.user(server), await given.user(server)];
    await importText(server, other, 'policies', toLines({ id: 'same', status: 'theirs' }));
    await importText(server, user, 'policies', toLines({ id: 'same', status: 'ours' }));
    const result = await server.as(other).post('{ policies { list { status } } }');
    expect(expectSuccess(result)).toEqual({ list: [{ status: 'theirs' }] });
    const outcome = await importText(server, { tenantId: 'nobody' }, 'policies', toLines({ id: 'a' }));
    expect(outcome).toMatchObject({
      message: expect.stringContaining('The tenant nobody does not exist') as string,
      isWhole: false,
    });
  });

  test('reports that a file does not exist or is a folder', async () => {
    const { tenantId } = await given.user(server);
    expect((await importPath(server, { tenantId }, 'policies', join(tmpdir(), 'no-such-file'))).message).toContain(
      'cannot be read',
    );
    expect((await importPath(server, { tenantId }, 'policies', tmpdir())).message).toContain('is a folder');
  });

  test('accepts an empty file', async () => {
    const user = await given.user(server);
    expect(await importText(server, user, 'policies', '')).toMatchObject({ isWhole: true, reported: [] });
  });

  test('imports many lines in batches and reports its progress', async () => {
    const user = await given.user(server);
    const file = Array.from({ length: 10_500 }, (_, index) => (index % 8 === 0 ? `{"id":"p${index}"}` : 'no json'));
    const outcome = await importText(server, user, 'policies', file.join('\n'));
    expect(outcome.message).toContain('Imported 1,313 policies');
    expect(outcome.message).toContain('1,313 new, 0 replaced. 9,187 lines were skipped');
    expect(outcome.reported).toContain('10,000 lines read.');
    const result = await server.as(user).post('{ policies(limit: 1) { totalCount } }');
    expect(expectSuccess(result)).toEqual({ totalCount: 1313 });
  });

  test('reports the database’s message when it fails, and not the content of the file', async () => {
    const failing = await startTestServer();
    try {
      await failing.sql`alter table policy_documents add constraint short check (length(document->>'status') < 5)`;
      const file = toLines({ id: 'a', status: 'kept secret', description: 'Chan Tai Man' });
      const outcome = await importText(failing, await given.user(failing), 'policies', file);
      expect(outcome).toMatchObject({ isWhole: false, reported: [] });
      expect(outcome.message).toBe(
        'The database could not complete this: new row for relation "policy_documents" violates check constraint "short" (23514).',
      );
    } finally {
      await failing.close();
    }
  });
});

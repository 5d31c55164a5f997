import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { printedAnswer } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { countMail } from './usage.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

async function usedOf(by: GivenUser): Promise<number> {
  const { limits } = expectSuccess(await server.as(by).post('{ tenantUsage { limits { name used } } }')) as unknown as {
    limits: { name: string; used: number }[];
  };
  return limits.find(({ name }) => name === 'documentsPerDay')?.used ?? Number.NaN;
}

async function givenUser(documentsPerDay: number): Promise<GivenUser> {
  const user = await given.user(server);
  await server.sql`insert into tenant_limits (tenant_id, name, max)
    values (${user.tenantId}, 'documentsPerDay', ${documentsPerDay})`;
  return user;
}

const printByRest = async (by: GivenUser, id: string) =>
  server.http.inject({
    method: 'POST',
    url: `/api/v1/render/${id}`,
    headers: { host: 'localhost', ...(await server.as(by).headers()) },
  });

test('documents over GraphQL and REST are refused beyond the daily limit until midnight UTC', async () => {
  server.clock.set(new Date('2027-03-01T23:58:00Z'));
  const user = await givenUser(2);
  const calls = templateCalls(server, user);
  const id = await calls.create('wkhtmltopdf', { html: '<p>Policy</p>' });
  expect(printedAnswer(await calls.print('<p>One</p>')).pageCount).toBe(1);
  expect((await printByRest(user, id)).statusCode).toBe(200);
  const { message } = expectProblem(await calls.print('<p>Three</p>'), 'LIMIT_EXCEEDED');
  expect(message).toMatch(/printed documents per day is reached: 2 allowed, 2 used, 0 remaining.*midnight UTC/);
  const refused = await printByRest(user, id);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    status: 'failure',
    errors: [message],
    errors_2: [{ code: 'LIMIT_EXCEEDED' }],
  });
  const other = await givenUser(1);
  printedAnswer(await templateCalls(server, other).print('<p>Other</p>'));
  server.clock.set(new Date('2027-03-02T00:00:30Z'));
  printedAnswer(await calls.print('<p>Next day</p>'));
  expect(await usedOf(user)).toBe(1);
});

test('a document that cannot be printed does not count', async () => {
  const user = await givenUser(1);
  const calls = templateCalls(server, user);
  expectProblem(await calls.print('{{ name | nosuchfilter }}'), 'INVALID');
  const many = `<p style="break-before: page">x</p>`.repeat(2_001);
  expectProblem(await calls.print(many), 'LIMIT_EXCEEDED');
  expect(await usedOf(user)).toBe(0);
  printedAnswer(await calls.print('<p>One</p>'));
});

test('concurrent documents do not exceed the limit together', async () => {
  const user = await givenUser(2);
  const results = await Promise.all(Array.from({ length: 6 }, () => templateCalls(server, user).print('<p>One</p>')));
  const problems = results.filter((result) => JSON.stringify(result.data).includes('LIMIT_EXCEEDED'));
  expect(problems).toHaveLength(4);
  expect(await usedOf(user)).toBe(2);
});

test('mails have a separate limit, which another tenant does not use up', async () => {
  const [user, other] = [await given.user(server), await given.user(server)];
  await server.sql`insert into tenant_limits (tenant_id, name, max) values (${user.tenantId}, 'mailsPerDay', 1)`;
  const send = (by: GivenUser) =>
    server.database.write(by, (transaction) =>
      countMail('mailsPerDay', { tenantId: by.tenantId, now: server.clock.now() }, transaction),
    );
  await send(user);
  await expect(send(user)).rejects.toThrow('limit of emails per day is reached: 1 allowed, 1 used');
  await send(other);
});

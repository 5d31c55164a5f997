// Several instances behind a load balancer, as an operator runs them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../../packages/server/src/database/connection/connection.ts';
import { send, signIn } from '../kill/session.ts';
import { instanceEnvironment, runInstances } from './instances-run.ts';
import { type Instances, startInstances } from './instances.ts';
import { startPostgres } from './postgres-server.ts';
import { findPostgresPrograms, giveToPrograms } from './programs.ts';

const programs = findPostgresPrograms();
process.stdout.write(
  programs === undefined
    ? 'Three instances: skipped, as PostgreSQL of Debian is not installed.\n'
    : `Three instances: with PostgreSQL in ${programs}.\n`,
);

test.runIf(programs !== undefined)(
  'three instances lose, double and fail nothing while all are restarted in turn and one is killed',
  { timeout: 300_000 },
  async () => {
    const { losses, doubled, backgroundRuns, tally, acknowledged } = await runInstances(programs ?? '');
    expect({ losses, doubled }).toEqual({ losses: [], doubled: [] });
    expect({ failed: tally.failed, stale: tally.stale }).toEqual({ failed: 0, stale: 0 });
    expect(acknowledged).toBeGreaterThan(125);
    expect(tally.checked).toBeGreaterThan(10);
    expect(backgroundRuns).toBeGreaterThan(0);
  },
);

describe.runIf(programs !== undefined)('three instances count together', { timeout: 120_000 }, () => {
  const closers: (() => Promise<unknown>)[] = [];
  let instances: Instances;
  let databaseUrl: string;
  beforeAll(async () => {
    const parent = await mkdtemp(join(tmpdir(), 'coverwright-counts-'));
    closers.push(() => rm(parent, { recursive: true, force: true }));
    giveToPrograms(parent);
    const postgres = await startPostgres(programs ?? '', join(parent, 'postgres'));
    closers.push(() => postgres.stop());
    databaseUrl = postgres.url;
    instances = await startInstances(3, () => instanceEnvironment(parent, databaseUrl));
    closers.push(() => instances.close());
  }, 120_000);
  afterAll(async () => {
    for (const close of closers.toReversed()) await close();
  });

  test('failed sign-ins: simultaneous ones at all of them reach the limit of one', async () => {
    const query = `{ token_2(clientId: "coverStudio", tenantId: "test_dev", username: "nobody@coverwright.test",
      password: "wrong") { error } }`;
    const answers = await Promise.all(spread(15).map((url) => send(url, { query })));
    const errors = answers.map(({ data }) => (data?.['token_2'] as { error: string } | undefined)?.error);
    expect(errors.filter((error) => error === 'TOO_MANY_ATTEMPTS')).toHaveLength(5);
    expect(new Set(errors)).toEqual(new Set(['INVALID', 'TOO_MANY_ATTEMPTS']));
  });

  test('the mails of a day: simultaneous ones at all of them reach the limit of the tenant', async () => {
    await withClient(databaseUrl, (client) =>
      client.query(`insert into tenant_limits (tenant_id, name, max) values ('test_dev', 'mailsPerDay', 7)`),
    );
    const sessions = await Promise.all(instances.urls().map((url) => signIn({ url, said: () => '' })));
    const sent = await Promise.all(
      Array.from({ length: 12 }, async (_value, at) => {
        const answer = await sessions[at % 3]?.post(
          'mutation ($input: sendNotificationInput!) { sendNotification(input: $input) { errors_2 { code } } }',
          { input: { emailMessage: { to: 'someone@customer.test', subject: 'Renewal', htmlContent: '<p>Soon.</p>' } } },
        );
        const outcome = answer?.['sendNotification'] as { errors_2: readonly { code: string }[] | null } | undefined;
        return outcome === undefined ? 'no answer' : (outcome.errors_2?.[0]?.code ?? 'sent');
      }),
    );
    expect(sent.toSorted()).toEqual([...Array(5).fill('LIMIT_EXCEEDED'), ...Array(7).fill('sent')]);
  });

  function spread(count: number): string[] {
    const urls = instances.urls();
    return Array.from({ length: count }, (_value, at) => urls[at % urls.length] ?? '');
  }
});

// What history costs: the same save with and without a recorder, alternating; the size of a year of saves; and pages of the
// states of an item that has 10,000 of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import pino from 'pino';
import { contentKinds } from '../packages/server/src/content-kinds.ts';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import { withClient } from '../packages/server/src/database/connection/connection.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { addBenefits, updateBenefits } from '../packages/server/src/features/benefits/benefits.service.ts';
import { listSnapshots } from '../packages/server/src/features/history/history.store.ts';
import { upsertL10n } from '../packages/server/src/features/l10n/l10n.service.ts';
import { updatePriceLogic } from '../packages/server/src/features/pricing/pricing.service.ts';
import { createWkhtmltopdfTemplate } from '../packages/server/src/features/templates/kinds/html-pdf/html-pdf.service.ts';
import { withHistory } from '../packages/server/src/recording/recorder.ts';
import { given, type GivenUser, toScope } from '../packages/server/src/testing/given.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 30;
const benefitCount = 2000;
/** Characters of a template of 5 MB. */
const templateLength = 5_000_000;
/** 50 saves a day: all of 30 days remain, and one of each other day. */
const statesOfYear = 50 * 30 + (365 - 30);
const yearBudgetBytes = 1024 ** 3;
const statesListed = 10_000;

interface Save {
  readonly name: string;
  readonly budgetMs: number;
  /** With a content that differs from that of every other turn. */
  save(turn: number, database: Database): Promise<unknown>;
}

async function givenSaves(user: GivenUser, database: Database): Promise<Save[]> {
  const { tenantId } = user;
  const scopeOf = (transaction: Parameters<typeof toScope>[1]) =>
    toScope(tenantId, transaction, { userId: user.userId });
  const write = async (to: Database, work: (scope: ReturnType<typeof scopeOf>) => Promise<unknown>) =>
    to.write(user, async (transaction) => work(scopeOf(transaction)));
  const productId = await given.product({ database }, { ...user, name: 'Travel' });
  await given.priceLogic({ database }, { tenantId, productId });
  const typeIds = Array.from({ length: benefitCount }, (_, index) => `benefit_${index}`);
  await write(database, async (scope) =>
    addBenefits({ productId, inputs: typeIds.map((typeId) => ({ typeId })) }, scope),
  );
  const template = await database.write(user, async (transaction) =>
    createWkhtmltopdfTemplate({ input: { name: 'Letter' } }, scopeOf(transaction)),
  );
  const templateId = template.createdStatus.id;
  const paragraphs = Array.from(
    { length: Math.ceil(templateLength / 60) },
    (_, index) => `<p>Clause ${index}: the insured {{ name }} pays ${(index * 7919) % 1000}.</p>`,
  );
  const html = paragraphs.join('\n').slice(0, templateLength);
  return [
    {
      name: 'price logic',
      budgetMs: 3,
      save: async (turn, to) => {
        const amountLogic = JSON.stringify({
          '+': Array.from({ length: 80 }, (_, n) => ({ '*': [{ var: `v${n}` }, n + turn] })),
        });
        return write(to, async (scope) => updatePriceLogic({ productId, input: { amountLogic } }, scope));
      },
    },
    {
      name: `${benefitCount} benefits`,
      budgetMs: 25,
      save: async (turn, to) => {
        const updates = typeIds.map((typeId) => ({ typeId, input: { valueJsonString: JSON.stringify(turn) } }));
        return write(to, async (scope) => updateBenefits({ productId, updates }, scope));
      },
    },
    {
      name: 'a template of 5 MB',
      budgetMs: 60,
      save: async (turn, to) => {
        const l10n = { key: `templates-${templateId}-html`, locale: 'en-US', value: `<!-- ${turn} -->${html}` };
        return write(to, async (scope) => upsertL10n({ l10n }, scope));
      },
    },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function compare({ name, budgetMs, save }: Save, plain: Database, recorded: Database): Promise<BenchResult> {
  const [without, differences]: [number[], number[]] = [[], []];
  for (let round = -3; round < rounds; round += 1) {
    const bare = await timed(async () => save(2 * round, plain));
    const stored = await timed(async () => save(2 * round + 1, recorded));
    if (round < 0) continue;
    without.push(bare);
    differences.push(stored - bare);
  }
  const [bare, added] = [median(without), median(differences)];
  console.log(`saving ${name}: ${bare.toFixed(1)} ms without history, ${added.toFixed(1)} ms more with it`);
  const figures = { withoutMs: bare, addedMs: added };
  return { name: `history of ${name}, of the budget of ${budgetMs} ms`, ratio: added / budgetMs, atMost: 1, figures };
}

/** Saves of a product of 2,000 benefits, alternating between its parts. */
async function yearOf(
  saves: readonly Save[],
  { tenantId }: GivenUser,
  recorded: Database,
  client: Client,
): Promise<BenchResult> {
  const size = async () => {
    const { rows } = await client.query(
      'select coalesce(sum(octet_length(bytes)), 0)::float8 as bytes from snapshot_parts where tenant_id = $1',
      [tenantId],
    );
    return Number((rows as { bytes: number }[])[0]?.bytes);
  };
  const before = await size();
  const count = 40;
  const ofProduct = saves.slice(0, 2);
  for (let turn = 0; turn < count; turn += 1) await ofProduct[turn % ofProduct.length]?.save(1000 + turn, recorded);
  const bytes = ((await size()) - before) / count;
  const year = bytes * statesOfYear;
  console.log(
    `a state of a product with ${benefitCount} benefits: ${(bytes / 1000).toFixed(1)} kB; a year of 50 saves a day: ${(year / 1e6).toFixed(0)} MB`,
  );
  return {
    name: 'history of a year of 50 saves a day, of 1 GB',
    ratio: year / yearBudgetBytes,
    atMost: 1,
    figures: { bytesOfState: bytes },
  };
}

async function pages({ tenantId }: GivenUser, database: Database, client: Client): Promise<BenchResult> {
  await client.query(
    `insert into snapshots (tenant_id, kind, item_id, number, hash, parts, changed_parts, format, name, cause, source, created_at, series_at)
     select $1, 'component', 'many', n, '\\x00', '{}', '{template}', 1, 'Many', 'SAVE', 'STUDIO', now() - (20000 - n) * interval '1 minute', now()
     from generate_series(1, ${statesListed}) as n`,
    [tenantId],
  );
  await client.query('analyze snapshots');
  const filter = { kinds: ['component'], itemId: 'many' };
  const read = async (skip: number) =>
    database.read({ tenantId }, async (transaction) =>
      listSnapshots(transaction, tenantId, filter, { limit: 100, skip }),
    );
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const time = await timed(async () => Promise.all([read(0), read(statesListed - 100)]));
    if (round >= 0) times.push(time);
  }
  const ms = median(times);
  console.log(`first and last page of ${statesListed} states: ${ms.toFixed(1)} ms together`);
  return {
    name: `pages of ${statesListed} states, of the budget of 50 ms`,
    ratio: ms / 50,
    atMost: 1,
    figures: { ms },
  };
}

export async function benchHistory(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const plain = connect({ url: postgres.url });
  const recorded = withHistory(plain, { kinds: contentKinds, clock: () => new Date() });
  try {
    const user = await given.user({ database: plain });
    const saves = await givenSaves(user, plain);
    const results: BenchResult[] = [];
    for (const save of saves) results.push(await compare(save, plain, recorded));
    return await withClient(postgres.url, async (client) => [
      ...results,
      await yearOf(saves, user, recorded, client),
      await pages(user, plain, client),
    ]);
  } finally {
    await plain.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
}

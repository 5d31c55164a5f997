import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, test } from 'vitest';
import { given } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(async () => server.close());
test('perf', async () => {
  const user = await given.user(server);
  const ins = await given.insurer(server, user);
  await server.database.asOwner(async (t) => {
    await t.execute(sql`insert into products (tenant_id, plan, type, version, insurer_id, revision, created_by, last_modified_by, created_at) select ${user.tenantId}, 'plan' || (g/4), 't', (g%4)::text, ${ins.id}, 'r', ${user.userId}, ${user.userId}, now() - g * interval '1 minute' from generate_series(1, 10000) g`);
    await t.execute(sql`insert into l10n (tenant_id, key, locale, value, revision) select ${user.tenantId}, 'products-plan' || (g/4) || '|' || (g%4) || '|t-name', l, 'Name ' || g, 'r' from generate_series(1, 10000) g, unnest(array['en-US','zh-HK']) l`);
  });
  const as = server.as(user);
  const q = `query ($limit: Int) { products_2(limit: $limit) { totalCount list { productId { plan type version } name insurer { id name } createdAt createdBy { username } lastModifiedAt lastModifiedBy { username } } } }`;
  for (const analyzed of [false, true]) {
    if (analyzed) await server.database.asOwner(async (t) => { await t.execute(sql`analyze`); });
    for (const [limit, locale] of [[200, 'en-US'], [200, 'zh-HK'], [undefined, 'en-US'], [undefined, 'zh-HK']] as const) {
      const times: number[] = [];
      for (let i = 0; i < 8; i++) { const s = performance.now(); const r = await as.post(q, { limit }, { 'accept-language': locale }); times.push(performance.now() - s); if (r.errors.length) console.log(r.errors); }
      console.log(analyzed, limit, locale, times.map((x) => x.toFixed(0)).join(' '));
    }
    await server.database.read(user.tenantId, async (t) => {
      const r = await t.execute<{ 'QUERY PLAN': string }>(sql`explain analyze select p.plan, coalesce(t0.value, 'x') from products p left join l10n t0 on t0.tenant_id = p.tenant_id and t0.key = 'products-' || p.plan || '|' || p.version || '|' || p.type || '-name' and t0.locale = ${'en-US'} left join insurers i on i.tenant_id = p.tenant_id and i.id = p.insurer_id where p.tenant_id = ${user.tenantId} order by p.created_at desc, p.plan, p.type, p.version limit 200`);
      console.log(r.map((x) => x['QUERY PLAN']).join('\n'));
    });
  }
}, 120000);

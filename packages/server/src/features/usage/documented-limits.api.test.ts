import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantLimitNames } from '../../errors/tenant-limits.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

test('docs/limits.md lists the enforced defaults of a tenant', async () => {
  const page = readFileSync(`${import.meta.dirname}/../../../../../docs/limits.md`, 'utf8');
  const rows = await server.sql<{ name: string; max: string }>`select name, max::text as max from limit_defaults()`;
  const documented = [...page.matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm)].map(([, name, value = '']) => ({
    name,
    max: value.replaceAll(',', ''),
  }));
  const names: readonly string[] = tenantLimitNames;
  expect(documented.filter(({ name = '' }) => names.includes(name))).toEqual(rows);
  expect(rows.map(({ name }) => name)).toEqual(names);
});

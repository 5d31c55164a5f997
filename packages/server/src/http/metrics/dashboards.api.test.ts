// The dashboard and the alert rules of deploy/ name metrics that exist.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const read = (path: string) => readFileSync(new URL(`../../../../../deploy/${path}`, import.meta.url), 'utf8');
const dashboard = JSON.parse(read('grafana/coverwright.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
};
const alerts = parse(read('prometheus/alerts.yml')) as {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary?: string };
    }[];
  }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel ${title}`, expr] as const),
  ),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
];

let server: TestServer;
let names: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await server.http.inject({ url: '/metrics', headers: { host: 'localhost' } });
  names = new Set([...body.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name));
});
afterAll(async () => server.close());

/** Without the endings of the series of a histogram. */
function metricsIn(expression: string): string[] {
  const found = expression.match(/\b(?:coverwright|process|nodejs)_[a-z0-9_]+/g) ?? [];
  return found.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

describe('every metric exists', () => {
  test.each(expressions)('of %s', (_title, expression) => {
    const metrics = metricsIn(expression);
    expect(metrics).not.toEqual([]);
    expect(metrics.filter((name) => !names.has(name))).toEqual([]);
  });
});

test('every alert says what is wrong, and docs/operations.md what to do', () => {
  const page = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(rules.filter(({ annotations }) => !annotations.summary)).toEqual([]);
  expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
});

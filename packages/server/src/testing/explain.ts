import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The indexes and tables, by kind of scan, that PostgreSQL would read for the statements of some work, instead of doing it. */
export async function explain(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<unknown>,
): Promise<string[]> {
  const scans: string[] = [];
  const execute = async (query: SQL): Promise<unknown[]> => {
    const [row] = await transaction.execute<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      sql`explain (format json) ${query}`,
    );
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) scans.push(...scansOf(Plan));
    return [];
  };
  await work(
    new Proxy(transaction, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) }),
  );
  return scans;
}

function scansOf(node: PlanNode): string[] {
  const inner = (node.Plans ?? []).flatMap(scansOf);
  const type = node['Node Type'];
  return type.includes('Scan') && type !== 'Subquery Scan' ? [node['Index Name'] ?? type, ...inner] : inner;
}

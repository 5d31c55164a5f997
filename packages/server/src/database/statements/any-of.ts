import { sql, type SQL } from 'drizzle-orm';

/**
 * For column = anyOf(texts): one parameter for any number of texts, whereas a list of parameters has a limit. PostgreSQL
 * sees the texts when it plans, and so takes another index if they are rare or absent.
 */
export function anyOf(values: readonly string[]): SQL {
  return sql`any(${sql.param([...values])}::text[])`;
}

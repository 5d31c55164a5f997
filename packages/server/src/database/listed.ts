import { sql, type SQL } from 'drizzle-orm';

/** The texts as a subquery: one parameter however many there are, where a list of parameters has a limit. */
export function listed(values: readonly string[]): SQL {
  return sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
}

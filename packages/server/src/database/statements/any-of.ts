import { sql, type SQL } from 'drizzle-orm';

/**
 * For column = anyOf(texts): one parameter for any number of texts, whereas a list of parameters has a limit.
 * Uses an array rather than a subquery, so that the index is used even if the planner has no statistics yet.
 */
export function anyOf(values: readonly string[]): SQL {
  return sql`any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;
}

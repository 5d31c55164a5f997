// Which changes are announced to all instances when they are committed, so that none answers from memory what was stored
// there before: prices, decisions, API keys, and what is live.

/** The payload is the tenant's id; empty if rows of any tenant may have changed. */
export const changesChannel = 'coverwright_changes';

const announced =
  /\b(?:(?:insert into|update|delete from)\s+"?(?:products|product_inputs|rate_tables|price_logics|code_rules|live_items|apps|app_hosts)|update\s+"?tenants"?\s+set\s+"?change_control|delete from\s+"?(?:releases|api_keys))\b/i;

/** Whether the statement changes such rows. */
export function isAnnounced(statement: string): boolean {
  return announced.test(statement);
}

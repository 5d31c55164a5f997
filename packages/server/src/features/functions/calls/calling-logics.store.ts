// The pricing logic that calls functions.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

export interface CallingLogic {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
  readonly amountLogic: string;
}

type CallingLogicRow = { plan: string; type: string; version: string; amount_logic: string };

/** A logic may be several megabytes. */
const walkedTogether = 10;

/**
 * All logic that may call a function by one of the names, in product order. In JSON text, a name may also be
 * written with escapes or equivalent characters.
 */
export async function* walkCallingLogics(
  transaction: Transaction,
  tenantId: string,
  names: readonly string[],
): AsyncGenerator<CallingLogic> {
  let after = sql``;
  for (;;) {
    const rows = await transaction.execute<CallingLogicRow>(sql`
      select plan, type, version, amount_logic from price_logics
      where tenant_id = ${tenantId} and position('"function"' in amount_logic) > 0 ${after}
        and (position(chr(92) in amount_logic) > 0 or octet_length(amount_logic) > char_length(amount_logic)
          or exists (select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) names(name)
            where position(name in amount_logic) > 0))
      order by plan, type, version limit ${walkedTogether}`);
    for (const { amount_logic: amountLogic, plan, type, version } of rows) yield { plan, type, version, amountLogic };
    const last = rows.at(-1);
    if (last === undefined || rows.length < walkedTogether) return;
    after = sql`and (plan, type, version) > (${last.plan}, ${last.type}, ${last.version})`;
  }
}

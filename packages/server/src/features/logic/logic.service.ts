// Calculates and stores nothing, so it needs no transaction.
import { calculateLogic } from '../../calculation/calculate.ts';
import type { RequestContext } from '../../request/context.ts';
import type { QueryevaluateLogicArgs } from '../../graphql/generated/schema-types.ts';

export async function evaluateLogic(args: QueryevaluateLogicArgs, context: RequestContext) {
  return { value: { resultJsonString: await calculateLogic(args, context) } };
}

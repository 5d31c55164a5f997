import type { RequestContext } from '../../graphql/context.ts';
import type { QueryevaluateLogicArgs } from '../../graphql/generated/schema-types.ts';
import { enveloped } from '../../graphql/mutation.ts';
import { evaluateLogic } from './logic.service.ts';

export const logicResolvers = {
  Query: {
    evaluateLogic: (_parent: unknown, args: QueryevaluateLogicArgs, context: RequestContext) =>
      enveloped(() => evaluateLogic(args, context), context),
  },
};

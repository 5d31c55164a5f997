// Decision tables are part of logic; these operations only read and write files of other programs.
import { calculateFromDmn, calculateToDmn } from '../../calculation/calculate.ts';
import { throwIfAny } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type {
  QuerydecisionTableFromDmnArgs,
  QuerydecisionTableToDmnArgs,
} from '../../graphql/generated/schema-types.ts';
import type { RequestContext } from '../../request/context.ts';

const maxNameLength = 200;

export async function decisionTableFromDmn({ xml, decision }: QuerydecisionTableFromDmnArgs, context: RequestContext) {
  return { value: await calculateFromDmn({ xml, decision: decision ?? null }, context) };
}

export async function decisionTableToDmn(
  { decideJsonString, name }: QuerydecisionTableToDmnArgs,
  context: RequestContext,
) {
  throwIfAny(validateText(name, 'name', { name: 'name', maxLength: maxNameLength }));
  return { value: { xml: await calculateToDmn({ decideJsonString, name }, context) } };
}

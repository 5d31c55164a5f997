import { batch } from '../../../request/batch.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { readPart } from '../states/template-states.service.ts';
import * as lists from './template-list.store.ts';
import type { Template } from '../template.ts';

/** The kind-specific content of a template, loaded together with that of all other templates of the operation. */
export async function contentOf(
  { id, state }: Pick<Template, 'id' | 'state'>,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
  context: RequestContext,
): Promise<unknown> {
  if (state !== undefined) return readPart(state, 'content', { transaction, caller }, context);
  return batch(context, 'template contents', (ids) => lists.readContents(transaction, caller.tenantId, ids)).load(id);
}

// Finds saved templates for whatever renders, sends, calls or lists them: the working copies, or the states that are live
// or in a release. The only place that decides which of them a request reads.
import { type Perspective, shownTo } from '../../../request/perspective.ts';
import { batch } from '../../../request/batch.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type { StoredState } from '../../../snapshots/item-history.ts';
import {
  findStates,
  listReleaseStates,
  readPartsOfStates,
  readsWorking,
} from '../../../states/released-states.service.ts';
import { templateFormat, type TemplateParts } from '../content/template-parts.ts';
import type { SavedTemplate, Template } from '../template.ts';
import * as templates from '../templates.store.ts';
import * as store from './live-templates.store.ts';

type ReadScope = Pick<Scope, 'transaction'> & { readonly caller: Pick<Scope['caller'], 'tenantId'> };

const kind = 'template';

/** For lists and fields. */
export function templatesShownTo(caller: Pick<Scope['caller'], 'rights' | 'perspective'>): Perspective {
  return shownTo(caller, 'documents:write');
}

export async function sourceOf(perspective: Perspective, scope: ReadScope): Promise<store.TemplateSource> {
  if (await readsWorking(perspective, scope)) return 'working copies';
  if (perspective.kind !== 'release') return 'live';
  const held = await listReleaseStates(kind, perspective.releaseId, scope);
  const states = [...held.values()].filter((state) => state !== undefined);
  return { ids: [...held.keys()], rows: await toRows(states, scope) };
}

/** In the order of the choice. */
export async function findTemplates(
  choice: store.TemplateChoice,
  perspective: Perspective,
  scope: ReadScope,
): Promise<SavedTemplate[]> {
  const { transaction, caller } = scope;
  const source = await sourceOf(perspective, scope);
  if (source === 'working copies') return templates.listSavedTemplates(transaction, caller.tenantId, choice);
  const states = await store.listChosen(transaction, caller.tenantId, source, choice);
  const parts = await readPartsOfStates<TemplateParts>(states, ['general', 'content'], templateFormat, scope);
  return states.flatMap((state): SavedTemplate[] => {
    const { general, content } = parts.get(state) ?? {};
    if (general === undefined) return [];
    const { type, name, graphQlQuery } = general;
    return [{ id: state.itemId, type, name, graphQlQuery, content, state }];
  });
}

/** Adds the states, and what only they contain, to templates that were listed from these rows. */
export async function withStates(
  listed: readonly Template[],
  perspective: Perspective,
  scope: ReadScope,
): Promise<Template[]> {
  const states = await findStates(
    kind,
    listed.map(({ id }) => id),
    perspective,
    scope,
  );
  const known = listed.flatMap((template) => {
    const state = states?.get(template.id);
    return state === undefined ? [] : [{ template, state }];
  });
  const parts = await readPartsOfStates<TemplateParts>(
    known.map(({ state }) => state),
    ['general'],
    templateFormat,
    scope,
  );
  return known.map(({ template, state }) => {
    return { ...template, graphQlQuery: parts.get(state)?.general?.graphQlQuery ?? null, state };
  });
}

/** The states of templates by their ids; undefined if the request reads working copies. */
export async function listTemplateStates(
  ids: readonly string[],
  perspective: Perspective,
  scope: ReadScope,
): Promise<readonly StoredState[] | undefined> {
  const states = await findStates(kind, ids, perspective, scope);
  return states && ids.flatMap((id) => states.get(id) ?? []);
}

/** In bytes of UTF-8. */
export async function sizeOfStates(states: readonly StoredState[], scope: ReadScope): Promise<number> {
  const hashes = states.flatMap(({ parts }) => Object.values(parts));
  return store.sumPartBytes(scope.transaction, scope.caller.tenantId, hashes);
}

/** By template id. */
export async function readAllParts(
  states: readonly StoredState[],
  scope: ReadScope,
): Promise<Map<string, TemplateParts>> {
  const parts = await readPartsOfStates<TemplateParts>(states, ['general', 'content', 'texts'], templateFormat, scope);
  return new Map(
    states.flatMap((state) => {
      const { general, content = {}, texts = [] } = parts.get(state) ?? {};
      return general === undefined ? [] : [[state.itemId, { general, content, texts }] as const];
    }),
  );
}

const statesOf = new WeakMap<RequestContext['loaders'], Map<string, StoredState>>();

/** One part of a state, read together with that of all other states of the operation. */
export async function readPart<Part extends keyof TemplateParts>(
  state: StoredState,
  part: Part,
  scope: ReadScope,
  context: Pick<RequestContext, 'loaders'>,
): Promise<TemplateParts[Part] | undefined> {
  const states = statesOf.get(context.loaders) ?? new Map<string, StoredState>();
  statesOf.set(context.loaders, states);
  const key = keyOf(state);
  states.set(key, state);
  const loadAll = async (keys: readonly string[]) => {
    const wanted = keys.flatMap((each) => states.get(each) ?? []);
    const parts = await readPartsOfStates<TemplateParts>(wanted, [part], templateFormat, scope);
    return new Map(wanted.map((each) => [keyOf(each), parts.get(each) ?? {}]));
  };
  return (await batch<Partial<TemplateParts>>(context, `${part} of templates`, loadAll).load(key))?.[part];
}

function keyOf({ itemId, number }: StoredState): string {
  return `${number} ${itemId}`;
}

/** Called in the transaction that changes what is live of these templates; those without a state no longer are. */
export async function indexTemplates(
  changes: readonly { readonly itemId: string; readonly state: StoredState | undefined }[],
  scope: ReadScope,
): Promise<void> {
  const states = changes.map(({ state }) => state).filter((state) => state !== undefined);
  const ids = changes.map(({ itemId }) => itemId);
  await store.replaceLive(scope.transaction, scope.caller.tenantId, { ids, rows: await toRows(states, scope) });
}

async function toRows(states: readonly StoredState[], scope: ReadScope): Promise<store.StateRow[]> {
  if (states.length === 0) return [];
  const parts = await readPartsOfStates<TemplateParts>(states, ['general'], templateFormat, scope);
  const authorships = await store.readAuthorships(scope.transaction, scope.caller.tenantId, states);
  return states.flatMap((state): store.StateRow[] => {
    const { itemId: id, number, createdAt: savedAt } = state;
    const general = parts.get(state)?.general;
    if (general === undefined) return [];
    const { type, name, description, logicalId } = general;
    const { createdAt = savedAt, createdBy = null, lastModifiedBy = null } = authorships.get(id) ?? {};
    const authorship = { createdAt, createdBy, lastModifiedAt: savedAt, lastModifiedBy };
    return [{ id, number, type, name, description, logicalId, ...authorship }];
  });
}

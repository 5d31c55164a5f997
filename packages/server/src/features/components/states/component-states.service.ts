// Which state of components a request reads: the working copies, or the states that are live or in a release. Pages of apps
// are built from components by name, also for a release that makes some of them live.
import { type Perspective, shownTo } from '../../../request/perspective.ts';
import type { Scope } from '../../../request/context.ts';
import type { StoredState } from '../../../snapshots/item-history.ts';
import {
  findStates,
  findStatesByNumber,
  listReleaseStates,
  readPartsOfStates,
  readsWorking,
} from '../../../states/released-states.service.ts';
import { componentFormat, type ComponentParts } from '../content/component-content.ts';
import { readSources, readReleased } from '../component-list.store.ts';
import { type ComponentSource, type ComponentStatus, toUses } from '../component.ts';
import * as store from './live-components.store.ts';

type ReadScope = Pick<Scope, 'transaction'> & { readonly caller: Pick<Scope['caller'], 'tenantId'> };

const kind = 'component';

/** For lists and fields. */
export function componentsShownTo(caller: Pick<Scope['caller'], 'rights' | 'perspective'>): Perspective {
  return shownTo(caller, 'apps:write');
}

export async function tableOf(perspective: Perspective, scope: ReadScope): Promise<store.ComponentTable> {
  if (await readsWorking(perspective, scope)) return 'working copies';
  if (perspective.kind !== 'release') return 'live';
  return tableWith(await listReleaseStates(kind, perspective.releaseId, scope), scope);
}

/** What is live, with these states instead; items without one are retired. */
export async function tableWith(
  held: ReadonlyMap<string, StoredState | undefined>,
  scope: ReadScope,
): Promise<store.HeldComponents> {
  const states = [...held.values()].filter((state) => state !== undefined);
  return { ids: [...held.keys()], rows: await toRows(states, scope) };
}

export interface NamedComponent extends ComponentSource {
  readonly id: string;
  readonly name: string;
  readonly status: ComponentStatus;
  /** Such as vue 2.6.11. */
  readonly framework: string;
  /** Names that may be components. */
  readonly uses: readonly string[];
}

/** The components with these names. */
export async function listNamedComponents(
  names: readonly string[],
  table: store.ComponentTable,
  scope: ReadScope,
): Promise<NamedComponent[]> {
  const { transaction, caller } = scope;
  if (table === 'working copies') {
    const working = await readReleased(transaction, caller.tenantId, names);
    return working.map(({ version: { framework, version }, ...component }) => {
      return { ...component, framework: `${framework} ${version}` };
    });
  }
  const rows = await store.listNamed(transaction, caller.tenantId, table, names);
  const states = await findStatesByNumber(
    kind,
    rows.map(({ id: itemId, number }) => ({ itemId, number })),
    scope,
  );
  const sources = await readSourcesOf(states, scope);
  return rows.flatMap(({ id, name, status, framework, version, uses }): NamedComponent[] => {
    const source = sources.get(id);
    return source === undefined ? [] : [{ id, name, status, framework: `${framework} ${version}`, uses, ...source }];
  });
}

/** By id. */
export async function readSourcesIn(
  ids: readonly string[],
  perspective: Perspective,
  scope: ReadScope,
): Promise<Map<string, ComponentSource>> {
  const states = await findStates(kind, ids, perspective, scope);
  return states === undefined
    ? readSources(scope.transaction, scope.caller.tenantId, ids)
    : readSourcesOf(states, scope);
}

async function readSourcesOf(
  states: ReadonlyMap<string, StoredState>,
  scope: ReadScope,
): Promise<Map<string, ComponentSource>> {
  const parts = await readPartsOfStates<ComponentParts>(
    [...states.values()],
    ['template', 'json'],
    componentFormat,
    scope,
  );
  return new Map(
    [...parts].map(([{ itemId }, { template = '', json = '{}' }]) => {
      return [itemId, { vueTemplate: template, componentJson: json }] as const;
    }),
  );
}

/** Called in the transaction that changes what is live of these components; those without a state no longer are. */
export async function indexComponents(
  changes: readonly { readonly itemId: string; readonly state: StoredState | undefined }[],
  scope: ReadScope,
): Promise<void> {
  const held = new Map(changes.map(({ itemId, state }) => [itemId, state]));
  await store.replaceLive(scope.transaction, scope.caller.tenantId, await tableWith(held, scope));
}

async function toRows(states: readonly StoredState[], scope: ReadScope): Promise<store.StateRow[]> {
  if (states.length === 0) return [];
  const wanted = ['general', 'template', 'json'];
  const parts = await readPartsOfStates<ComponentParts>(states, wanted, componentFormat, scope);
  return states.flatMap((state): store.StateRow[] => {
    const { general, template = '', json = '{}' } = parts.get(state) ?? {};
    if (general === undefined) return [];
    const { name, status, version } = general;
    const uses = toUses({ vueTemplate: template, componentJson: json });
    return [{ id: state.itemId, number: state.number, name, status, ...version, uses }];
  });
}

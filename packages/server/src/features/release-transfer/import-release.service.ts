// Makes items of the tenant equal to those of a release of another tenant, and releases them. What is written is one
// transaction; the release is created after it, as apps are compiled for it.
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { randomId } from '../../database/random-id.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { requireCaller } from '../../graphql/access.ts';
import type {
  MutationimportReleaseArgs,
  QuerypreviewReleaseImportArgs,
  releaseItemInput,
} from '../../graphql/generated/schema-types.ts';
import type { RequireRoom } from '../../graphql/operations.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import { say } from '../../sentences/say.ts';
import type { Difference } from '../../snapshots/difference.ts';
import {
  changedMeanwhile,
  type ImportAction,
  type PlannedItem,
  planItem,
  revisionOf,
} from '../../snapshots/import-plan.ts';
import type { ItemId } from '../../snapshots/item-history.ts';
import { readTransferFile } from '../../snapshots/transfer-file.ts';
import { changeControlOf } from '../../states/change-control.ts';
import { type PlannedApp, planApps, writePlannedApps } from '../app-content/transfer/app-transfer.service.ts';
import { type ComponentContent, componentContent } from '../components/content/component-content.service.ts';
import { listNamedComponents } from '../components/states/component-states.service.ts';
import {
  importProducts,
  planProducts,
  type PlannedProduct,
} from '../product-content/transfer/import-product.service.ts';
import { createRelease } from '../releases/create-release.service.ts';
import { listLive, requireKinds, validateReleaseChange } from '../releases/releases.service.ts';
import {
  findTemplateIds,
  type ImportedTemplates,
  importContent,
  previewPlan,
  readPlan,
  type ReadImport,
  type TemplateImport,
  toReadContent,
} from '../templates/transfer/import-templates.service.ts';
import { type ReleaseFile, releaseFileFormat } from './release-file.service.ts';

export interface ImportedItem {
  readonly kind: string;
  readonly name: string;
  readonly releaseAction: 'PUBLISH' | 'RETIRE';
  readonly action: ImportAction;
  readonly differences: readonly Difference[];
  readonly problems: readonly Problem[];
}

interface PlannedComponent extends PlannedItem<ComponentContent, string> {
  readonly id: string;
}

/** What happens to everything besides the templates and their files. */
interface OtherPlan {
  readonly products: readonly PlannedProduct[];
  readonly components: readonly PlannedComponent[];
  readonly apps: readonly PlannedApp[];
  /** Of what the release takes offline, that which is live in this tenant. */
  readonly retired: readonly (ItemId & { readonly name: string })[];
}

interface ReadRelease extends OtherPlan {
  readonly file: ReleaseFile;
  readonly templates: ReadImport;
}

export interface ReleaseImport {
  readonly revision: string;
  readonly name: string;
  readonly description: string | null;
  readonly origin: ReleaseFile['origin'];
  readonly items: readonly ImportedItem[];
  readonly files: TemplateImport['files'];
}

export async function readReleaseImport(
  { contentJsonString }: QuerypreviewReleaseImportArgs,
  scope: Scope,
): Promise<ReadRelease> {
  const file = readFile(contentJsonString);
  await requireImportable(file, scope);
  const templates = await readPlan(toReadContent(file), scope, { isLocking: false });
  const plan = await planOthers(file, scope, { isLocked: false });
  return { file, templates, ...plan, products: withFunctionsOf(file, plan.products) };
}

/** Functions that the same file adds are not missing. */
function withFunctionsOf({ templates }: ReleaseFile, products: readonly PlannedProduct[]): PlannedProduct[] {
  const added = new Set(templates.flatMap(({ type, logicalId }) => (type === 'function' ? (logicalId ?? []) : [])));
  const isMissing = ({ reason, params }: Problem) => {
    const name = params?.['name'];
    return reason !== 'CALLED_FUNCTION_UNKNOWN' || typeof name !== 'string' || !added.has(name);
  };
  return products.map((product) => {
    const allProblems = product.allProblems.filter(isMissing);
    if (allProblems.length > 0 || product.allProblems.length === 0) return product;
    const action = product.current === undefined ? 'ADDED' : 'CHANGED';
    return { ...product, action, problems: [], allProblems };
  });
}

export async function previewReleaseImport(
  { file, templates, ...others }: ReadRelease,
  context: RequestContext,
): Promise<ReleaseImport> {
  const plan = await previewPlan(templates, context);
  return {
    revision: revisionOfAll(plan.revision, others),
    name: file.name,
    description: file.description,
    origin: file.origin,
    items: toItems(plan.templates, others),
    files: plan.files,
  };
}

export async function importRelease(
  { contentJsonString, expectedRevision }: MutationimportReleaseArgs,
  context: RequestContext,
  requireRoom: RequireRoom,
): Promise<{ readonly createdStatus: { readonly id: string } }> {
  const caller = requireCaller(context);
  const file = readFile(contentJsonString);
  const content = toReadContent(file);
  let items: releaseItemInput[] = [];
  await context.app.database.read(
    caller,
    async (transaction) => requireImportable(file, { app: context.app, caller, transaction }),
    context.signal,
  );
  const writeMore = async (imported: ImportedTemplates, scope: Scope) => {
    const plan = await planOthers(file, scope, { isLocked: true });
    throwIfAny([...plan.components, ...plan.apps].flatMap(({ allProblems }) => allProblems));
    if (expectedRevision && expectedRevision !== revisionOfAll(imported.revision, plan)) {
      throw new UserError(changedMeanwhile('One of the items'));
    }
    await importProducts(file.products, undefined, scope);
    await componentContent.write(plan.components, scope);
    await writePlannedApps(plan.apps, scope);
    items = toReleaseItems(file, imported, plan);
  };
  await importContent({ content, expectedRevision: undefined, requireRoom, writeMore }, context);
  const { name, description, origin } = file;
  return createRelease({ input: { name, description, items } }, context, origin);
}

function readFile(text: string): ReleaseFile {
  const outcome = readTransferFile(releaseFileFormat, text, 'contentJsonString');
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return outcome.content;
}

/** Before anything is read: the rights for each kind, and the mode of the tenant. */
async function requireImportable(
  { name, description, products, templates, components, apps, retired }: ReleaseFile,
  scope: Pick<Scope, 'transaction' | 'caller' | 'app'>,
): Promise<void> {
  const mode = await changeControlOf(scope.transaction, scope.caller.tenantId);
  if (mode === 'AT_ONCE') throw new UserError({ code: 'INVALID', ...say('RELEASES_OFF'), path: 'contentJsonString' });
  requireRight(scope.caller, 'releases:write');
  const contents = { product: products, template: templates, component: components, app: apps };
  const kinds = Object.entries(contents).flatMap(([kind, list]) => (list.length > 0 ? [kind] : []));
  requireKinds([...kinds, ...retired.map(({ kind }) => kind)], 'write', scope);
  throwIfAny(validateReleaseChange({ name, description }, 'contentJsonString'));
}

async function planOthers(file: ReleaseFile, scope: Scope, lock: { readonly isLocked: boolean }): Promise<OtherPlan> {
  const products = file.products.length === 0 ? [] : (await planProducts(file.products, lock, scope)).products;
  return {
    products,
    components: await planComponents(file.components, lock, scope),
    apps: await planApps(file.apps, scope),
    retired: await findRetired(file.retired, scope),
  };
}

/** Components are known by their name. */
async function planComponents(
  components: readonly ComponentContent[],
  lock: { readonly isLocked: boolean },
  scope: Scope,
): Promise<PlannedComponent[]> {
  if (components.length === 0) return [];
  const ids = await findComponentIds(
    components.map(({ name }) => name),
    scope,
  );
  const known = await componentContent.read([...ids.values()], scope);
  const placed = components.map((content, index) => ({ content, path: `components.${index}` }));
  const problems = await componentContent.validate(placed, lock, scope);
  return components.map((component, index): PlannedComponent => {
    const id = ids.get(component.name) ?? randomId();
    const planned = planItem<ComponentContent, string>({
      current: known.get(id),
      inFile: component,
      problems: problems[index] ?? [],
      toWanted: () => component,
      differenceOf: componentContent.difference,
    });
    return { id, ...planned };
  });
}

async function findComponentIds(names: readonly string[], scope: Scope): Promise<ReadonlyMap<string, string>> {
  const found = await listNamedComponents(names, 'working copies', scope);
  return new Map(found.map(({ id, name }) => [name, id]));
}

async function findRetired(retired: ReleaseFile['retired'], scope: Scope): Promise<OtherPlan['retired']> {
  const of = (kind: string) => retired.filter((item) => item.kind === kind).map(({ identity }) => identity);
  const [templates, components] = [
    await findTemplateIds(of('template'), scope),
    await findComponentIds(of('component'), scope),
  ];
  const known = retired.flatMap(({ kind, identity, name }) => {
    const ids: Readonly<Record<string, ReadonlyMap<string, string>>> = { template: templates, component: components };
    const itemId = ids[kind] === undefined ? identity : ids[kind].get(identity);
    return itemId === undefined ? [] : [{ kind, itemId, name }];
  });
  const live = new Set((await listLive(known, scope)).map(({ kind, itemId }) => `${kind} ${itemId}`));
  return known.filter(({ kind, itemId }) => live.has(`${kind} ${itemId}`));
}

function revisionOfAll(ofTemplates: string, { products, components, apps, retired }: OtherPlan): string {
  const currents = [...products, ...components, ...apps].map(({ current }) => current ?? null);
  return revisionOf([ofTemplates, currents, retired]);
}

function toItems(templates: TemplateImport['templates'], plan: OtherPlan): ImportedItem[] {
  const toItem = (kind: string, name: string, { action, differences, problems }: PlannedItem<unknown, string>) => ({
    kind,
    name,
    releaseAction: 'PUBLISH' as const,
    action,
    differences,
    problems,
  });
  return [
    ...plan.products.map((item) => toItem('product', toProductItemId(item.productId), item)),
    ...templates.map((item) => toItem('template', item.name, item)),
    ...plan.components.map((item) => toItem('component', item.wanted.name, item)),
    ...plan.apps.map((item) => toItem('app', item.wanted.general.appName, item)),
    ...plan.retired.map(({ kind, name }) => {
      const none = { differences: [], problems: [] };
      return { kind, name, releaseAction: 'RETIRE' as const, action: 'REMOVED' as const, ...none };
    }),
  ];
}

function toReleaseItems(
  { products, templates, apps }: ReleaseFile,
  { ids }: ImportedTemplates,
  { components, retired }: OtherPlan,
): releaseItemInput[] {
  const published = [
    ...products.map(({ productId }) => ({ kind: 'product', itemId: toProductItemId(productId) })),
    ...templates.map((_template, index) => ({ kind: 'template', itemId: ids[index] ?? '' })),
    ...components.map(({ id }) => ({ kind: 'component', itemId: id })),
    ...apps.map(({ appId }) => ({ kind: 'app', itemId: appId })),
  ];
  return [
    ...published.map((item) => ({ ...item, action: 'PUBLISH' as const })),
    ...retired.map(({ kind, itemId }) => ({ kind, itemId, action: 'RETIRE' as const })),
  ];
}

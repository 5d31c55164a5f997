// Exports a release as one file: its items are read on the snapshot, the contents of files afterwards.
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
import { UserError } from '../../errors/user-error.ts';
import type { QueryexportReleaseArgs } from '../../graphql/generated/schema-types.ts';
import { requireRight } from '../../request/rights.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { say } from '../../sentences/say.ts';
import { transferFileName } from '../../snapshots/transfer-file.ts';
import { changeControlOf } from '../../states/change-control.ts';
import { listReleaseStates, readPartsOfStates, type StoredState } from '../../states/released-states.service.ts';
import { type AppFile, readAppFiles, textsOfApp } from '../app-content/transfer/app-transfer.service.ts';
import {
  type ComponentContent,
  componentHistory,
  type ComponentParts,
  toComponentContent,
} from '../components/content/component-content.service.ts';
import type { UsedFile } from '../files/transfer/used-files.service.ts';
import { readReleasedProducts } from '../product-content/released-contents.service.ts';
import { findWholeRelease, type WholeRelease } from '../releases/releases.service.ts';
import { listTemplateFacts } from '../templates/content/template-content.service.ts';
import { findFilesOf, findTemplateContents, withContents } from '../templates/transfer/export-templates.service.ts';
import { identityOf } from '../templates/transfer/import-templates.service.ts';
import { type ReleaseFile, toReleaseFile } from './release-file.service.ts';

export interface FoundRelease {
  readonly content: Omit<ReleaseFile, 'files'>;
  readonly files: readonly UsedFile[];
}

export interface ExportedRelease {
  readonly fileName: string;
  readonly contentJsonString: string;
}

export async function findExportedRelease({ releaseId }: QueryexportReleaseArgs, scope: Scope): Promise<FoundRelease> {
  const { transaction, caller, app } = scope;
  const found = await findWholeRelease(releaseId, scope);
  if ((await changeControlOf(transaction, caller.tenantId)) === 'AT_ONCE')
    throw new UserError({ code: 'INVALID', ...say('RELEASE_MOVED_WITHOUT_RELEASES'), path: 'releaseId' });
  for (const { kind } of found.items) {
    const right = app.contentKinds[kind]?.history.rights.read;
    if (right !== undefined) requireRight(caller, right);
  }
  const perspective = { kind: 'release', releaseId } as const;
  const seen = { ...scope, caller: { ...caller, perspective } };
  const published = (kind: string) =>
    found.items.filter((item) => item.kind === kind && item.action === 'PUBLISH').map(({ itemId }) => itemId);
  const productIds = published('product').map(fromProductItemId);
  const templateIds = published('template');
  const components = await readComponents(await statesOf('component', found, scope), scope);
  const apps = await readAppFiles(await statesOf('app', found, scope), scope);
  const templates = templateIds.length === 0 ? [] : await findTemplateContents(templateIds, seen);
  const products = productIds.length === 0 ? [] : await readReleasedProducts(productIds, perspective, seen);
  const { release, manifest } = found;
  return {
    content: {
      name: release.name,
      description: release.description,
      origin: {
        tenantId: caller.tenantId,
        releaseId,
        manifest,
        createdAt: release.createdAt.toISOString(),
        createdBy: release.createdBy?.username ?? null,
        publishedAt: release.publishedAt?.toISOString() ?? null,
      },
      products,
      templates,
      components,
      apps,
      retired: await readRetired(found, scope),
    },
    files: await findFilesOf(templates, otherTexts(components, apps), scope),
  };
}

async function statesOf(kind: string, { release }: WholeRelease, scope: Scope): Promise<StoredState[]> {
  return [...(await listReleaseStates(kind, release.id, scope)).values()].filter((state) => state !== undefined);
}

async function readComponents(states: readonly StoredState[], scope: Scope): Promise<ComponentContent[]> {
  const read = await readPartsOfStates<ComponentParts>(states, componentHistory.parts, componentHistory, scope);
  return [...read.values()].flatMap((parts) => toComponentContent(parts) ?? []);
}

/** Templates are known by their type and logical id or name in every tenant, components by their name. */
async function readRetired({ items }: WholeRelease, scope: Scope): Promise<ReleaseFile['retired'][number][]> {
  const retired = items.filter(({ action }) => action === 'RETIRE');
  const ids = retired.filter(({ kind }) => kind === 'template').map(({ itemId }) => itemId);
  const identities = new Map((await listTemplateFacts(ids, scope)).map((facts) => [facts.id, identityOf(facts)]));
  return retired.flatMap(({ kind, itemId, name }) => {
    const identity = kind === 'template' ? identities.get(itemId) : kind === 'component' ? name : itemId;
    return identity === undefined ? [] : [{ kind, identity, name }];
  });
}

function otherTexts(components: readonly ComponentContent[], apps: readonly AppFile[]): string[] {
  return [
    ...components.flatMap(({ vueTemplate, componentJson }) => [vueTemplate, componentJson]),
    ...apps.flatMap(textsOfApp),
  ];
}

export async function toExport(
  { content, files }: FoundRelease,
  context: Pick<RequestContext, 'app'>,
): Promise<ExportedRelease> {
  const contentJsonString = await withContents(
    files,
    (attached) => toReleaseFile({ ...content, files: attached }),
    context,
  );
  return { fileName: transferFileName([content.name]), contentJsonString };
}

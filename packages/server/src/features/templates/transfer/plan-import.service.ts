// Plans what an import does with each template of a file: read, compare, validate. A preview ends here, and an
// import only writes what was planned, so both always agree.
import { shorten } from '@coverwright/insurance/shorten';
import { boundProblems } from '../../../errors/bounded-problems.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { AppParts } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import type { ContentScope } from '../../../snapshots/content-kind.ts';
import { type PlannedItem, planItem, revisionOf } from '../../../snapshots/import-plan.ts';
import { readTransferFile } from '../../../snapshots/transfer-file.ts';
import type { FileAction, ImportedFile, PlannedFile } from '../../files/transfer/import-files.service.ts';
import { toLocale } from '../../l10n/l10n.service.ts';
import { readTemplates, templateContentOf, validateStoredSize } from '../content/template-content.service.ts';
import * as store from '../content/template-content.store.ts';
import { identityOf, type TemplateContent } from '../content/template-content.ts';
import { differenceOfTemplates, type TemplatePart } from '../content/template-difference.ts';
import { type TemplateTransfer, transferOf } from '../template-kind.ts';
import { toStoredLogicalId } from '../template.ts';
import { type TemplateFileContent, templateFileFormat } from './template-file.ts';

export interface FileItem {
  readonly bucketName: string | null;
  readonly key: string;
  readonly action: FileAction;
  readonly problems: readonly Problem[];
}

/** The parts of a request's scope that importing templates needs. */
export type ImportScope = ContentScope & { readonly app: Pick<AppParts, 'templateKinds'> };

export interface TemplateImport {
  readonly revision: string;
  readonly templates: readonly PlannedTemplate[];
  readonly files: readonly FileItem[];
}

export interface PlannedTemplate
  extends PlannedItem<TemplateContent, TemplatePart>, Pick<TemplateContent, 'type' | 'logicalId' | 'name'> {
  /** Undefined for an added template. */
  readonly id: string | undefined;
}

export interface ReadContent {
  readonly templates: readonly TemplateContent[];
  readonly files: readonly ImportedFile[];
}

export function readContent(text: string): ReadContent {
  const outcome = readTransferFile(templateFileFormat, text, 'contentJsonString');
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return toReadContent(outcome.content);
}

export function toReadContent({ templates, files }: TemplateFileContent): ReadContent {
  return {
    templates: templates.map((template) => ({ ...template, logicalId: readLogicalId(template.logicalId) })),
    files: files.map(({ contentBase64, ...file }) => ({ ...file, content: Buffer.from(contentBase64, 'base64') })),
  };
}

/** Normalized for storage; an empty one counts as absent. */
function readLogicalId(logicalId: string | null): string | null {
  return logicalId === null || logicalId.trim() === '' ? null : toStoredLogicalId(logicalId);
}

export async function planTemplates(
  templates: readonly TemplateContent[],
  scope: ImportScope,
  { isLocking }: { readonly isLocking: boolean },
): Promise<PlannedTemplate[]> {
  const { templateKinds } = scope.app;
  const kind = templateContentOf(templateKinds);
  const logicalIds = templates.flatMap(({ logicalId }) => logicalId ?? []);
  const names = templates.flatMap(({ logicalId, name }) => (logicalId === null ? [name] : []));
  const wanted = { logicalIds, names, isLocking };
  const sizes = await store.findTemplateSizesNamed(scope.transaction, scope.caller.tenantId, wanted);
  throwIfAny(await validateStoredSize(sizes, 'contentJsonString', scope));
  const ids = sizes.map(({ id }) => id);
  const rows = await store.findTemplates(scope.transaction, scope.caller.tenantId, ids);
  const known = Map.groupBy(rows, identityOf);
  const contents = await readTemplates(rows, templateKinds, scope);
  const placed = templates.map((content, index) => ({ content, path: `templates.${index}` }));
  const problems = await kind.validate(placed, { isLocked: isLocking }, scope);
  return templates.map((template, index) => {
    const matches = known.get(identityOf(template)) ?? [];
    const ambiguous = matches.length > 1 ? [isAmbiguous(template, matches.length, index)] : [];
    const [row] = matches;
    const transfer = transferOf(template.type, templateKinds);
    const planned = planItem({
      current: row && contents.get(row.id),
      inFile: template,
      problems: [...(problems[index] ?? []), ...ambiguous],
      toWanted: () => (transfer === undefined ? template : toStoredTemplate(template, row?.content, transfer)),
      differenceOf: differenceOfTemplates,
    });
    const { type, logicalId, name } = template;
    return { type, logicalId, name, id: row?.id, ...planned };
  });
}

/** Converts a valid template of a file to the form in which it would be read after the import. */
function toStoredTemplate(template: TemplateContent, stored: unknown, transfer: TemplateTransfer): TemplateContent {
  return {
    ...template,
    content: transfer.toFile(transfer.toStored(template.content, stored)),
    texts: template.texts.map((text) => ({ ...text, locale: toLocale(text.locale) ?? text.locale })),
  };
}

function isAmbiguous({ name }: TemplateContent, count: number, index: number): Problem {
  const sentence = say('TEMPLATES_OF_TENANT_ALIKE', { count, name: shorten(name, 100) });
  return { code: 'CONFLICT', ...sentence, path: `templates.${index}.name` };
}

export function toImport(templates: readonly PlannedTemplate[], files: readonly PlannedFile[]): TemplateImport {
  const revision = revisionOf([
    templates.map(({ id, current }) => (id === undefined ? null : [id, current])),
    files.map(({ current }) => current?.objectKey ?? null),
  ]);
  return {
    revision,
    templates,
    files: files.map(({ wantedBucket, key, action, problems }) => ({
      bucketName: wantedBucket,
      key,
      action,
      problems: boundProblems(problems),
    })),
  };
}

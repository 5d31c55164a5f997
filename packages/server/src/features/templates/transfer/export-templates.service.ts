// Exports templates with the files that they use as one file: rows are read on the snapshot, the contents of
// files afterwards.
import { shorten } from '@coverwright/insurance/shorten';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { QueryexportTemplatesArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { transferFileName } from '../../../snapshots/transfer-file.ts';
import { findUsedFiles, readUsedFile, type UsedFile } from '../../files/transfer/used-files.service.ts';
import { filesNamedIn, readTemplates, validateStoredSize } from '../content/template-content.service.ts';
import * as store from '../content/template-content.store.ts';
import { identityOf, type TemplateContent } from '../content/template-content.ts';
import { createFontSearch, findAddresses, textsOf } from '../content/used-files.ts';
import { transferOf } from '../template-kind.ts';
import { type FileAttachment, templateFileLimits, toTemplateFile } from './template-file.ts';

interface FoundTemplates {
  readonly templates: readonly TemplateContent[];
  readonly files: readonly UsedFile[];
}

export interface ExportedTemplates {
  readonly fileName: string;
  readonly contentJsonString: string;
  readonly templateCount: number;
  readonly fileKeys: readonly string[];
}

const path = 'templateIds';

export async function findExportedTemplates(
  { templateIds, withoutFiles }: QueryexportTemplatesArgs,
  scope: Scope,
): Promise<FoundTemplates> {
  const ids = [...new Set(templateIds)];
  throwIfAny(validateCount(ids.length));
  const sizes = await store.findTemplateSizes(scope.transaction, scope.caller.tenantId, ids);
  throwIfAny([...notFound(templateIds, sizes), ...notMovable(sizes, scope)]);
  throwIfAny(await validateStoredSize(sizes, path, scope));
  const rows = await store.findTemplates(scope.transaction, scope.caller.tenantId, ids);
  const contents = await readTemplates(rows, scope.app.templateKinds, scope);
  const templates = [...contents.values()].toSorted((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1));
  throwIfAny(sameIdentity(templates));
  return { templates, files: withoutFiles ? [] : await findFilesOf(templates, scope) };
}

async function findFilesOf(templates: readonly TemplateContent[], scope: Scope): Promise<UsedFile[]> {
  const texts = templates.flatMap(textsOf);
  const fontNames = templates.flatMap(
    ({ type, content }) => transferOf(type, scope.app.templateKinds)?.toFontNames?.(content) ?? [],
  );
  const named = templates.flatMap((template) => filesNamedIn(template, scope.app.templateKinds));
  const addressed = [...findAddresses(texts).addresses.flat(), ...named];
  const files = await findUsedFiles(addressed, createFontSearch(texts, fontNames), scope);
  if (files.length > 0) requireRight(scope.caller, 'files:read');
  const max = templateFileLimits.files;
  if (files.length <= max) return files;
  const message = `The templates use ${files.length} files; at most ${max} fit into one export. Export fewer templates at once, or without their files.`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path });
}

export async function toExport(
  { templates, files }: FoundTemplates,
  { app }: Pick<RequestContext, 'app'>,
): Promise<ExportedTemplates> {
  const texts = toTemplateFile({ templates, files: [] });
  // Checked before reading contents that cannot fit.
  requireSize(
    files.reduce((sum, { sizeBytes }) => sum + Math.ceil(sizeBytes / 3) * 4, Buffer.byteLength(texts)),
    files,
  );
  const attached: FileAttachment[] = [];
  for (const file of files) {
    const { bucketName, key, isPublic } = file;
    attached.push({
      bucketName,
      key,
      isPublic,
      contentBase64: (await readUsedFile(file, app.objects)).toString('base64'),
    });
  }
  const contentJsonString = toTemplateFile({ templates, files: attached });
  requireSize(Buffer.byteLength(contentJsonString), files);
  requireSendable(contentJsonString);
  return {
    fileName: fileNameOf(templates),
    contentJsonString,
    templateCount: templates.length,
    fileKeys: files.map(({ key }) => key),
  };
}

function fileNameOf(templates: readonly TemplateContent[]): string {
  const [first] = templates;
  return transferFileName(templates.length === 1 && first ? [first.logicalId ?? first.name] : ['templates']);
}

function validateCount(count: number): Problem[] {
  const { templates: max } = templateFileLimits;
  if (count === 0) return [{ code: 'REQUIRED', message: 'Name at least one template.', path }];
  if (count <= max) return [];
  const message = `${count} templates are more than the ${max} that fit into one export. Export fewer at once.`;
  return [{ code: 'LIMIT_EXCEEDED', message, path }];
}

function notFound(ids: readonly string[], rows: readonly store.TemplateSize[]): Problem[] {
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index): Problem[] =>
    known.has(id)
      ? []
      : [{ code: 'NOT_FOUND', message: 'There is no template with this id.', path: `${path}.${index}` }],
  );
}

function notMovable(rows: readonly store.TemplateSize[], scope: Pick<Scope, 'app'>): Problem[] {
  return rows.flatMap(({ type, name }): Problem[] => {
    if (transferOf(type, scope.app.templateKinds) !== undefined) return [];
    const message = `The template ${shorten(name, 100)} is of the type ${type}, which this server cannot export.`;
    return [{ code: 'INVALID', message, path }];
  });
}

/** An import could not distinguish these templates. */
function sameIdentity(templates: readonly TemplateContent[]): Problem[] {
  return [...Map.groupBy(templates, identityOf).values()].flatMap((same): Problem[] => {
    const [first] = same;
    if (first === undefined || same.length === 1) return [];
    const message = `${same.length} of the templates are called ${shorten(first.name, 100)} and have no logical id. Rename them, or give each of them a logical id.`;
    return [{ code: 'CONFLICT', message, path }];
  });
}

function requireSize(sizeBytes: number, files: readonly UsedFile[]): void {
  const { bytes: max } = templateFileLimits;
  if (sizeBytes <= max) return;
  const [size, most] = [sizeBytes, max].map((bytes) => bytes.toLocaleString('en-US'));
  const [largest] = files.toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  const advice = largest
    ? `Export fewer templates at once, or without their files; the largest is ${shorten(largest.key, 100)} with ${largest.sizeBytes.toLocaleString('en-US')} bytes.`
    : 'Export fewer templates at once.';
  const message = `The file would have ${size} bytes; the maximum is ${most}. ${advice}`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path });
}

/** An import sends the file as a text within a request, where quotes and backslashes take more space. */
function requireSendable(contentJsonString: string): void {
  const sizeBytes = Buffer.byteLength(JSON.stringify(contentJsonString));
  const { requestBytes: max } = templateFileLimits;
  if (sizeBytes <= max) return;
  const [size, most] = [sizeBytes, max].map((bytes) => bytes.toLocaleString('en-US'));
  const message = `As part of a request the file would have ${size} bytes; the maximum is ${most}. Export fewer templates at once.`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path });
}

// Exports templates with the files that they use as one file: rows are read on the snapshot, the contents of
// files afterwards.
import { shorten } from '@coverwright/insurance/shorten';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { QueryexportTemplatesArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { say } from '../../../sentences/say.ts';
import { transferFileName } from '../../../snapshots/transfer-file.ts';
import { findUsedFiles, readUsedFile, type UsedFile } from '../../files/transfer/used-files.service.ts';
import { filesNamedIn } from '../content/template-content.service.ts';
import { identityOf, type TemplateContent } from '../content/template-content.ts';
import { findAddresses } from '../../../snapshots/file-addresses.ts';
import { createFontSearch, textsOf } from '../content/used-files.ts';
import { transferOf } from '../template-kind.ts';
import { type ExportedTemplate, readExported } from './exported-templates.service.ts';
import { type FileAttachment, templateFileLimits, toTemplateFile } from './template-file.ts';

export interface FoundTemplates {
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
  throwIfAny(validateCount(new Set(templateIds).size));
  const templates = await findTemplateContents(templateIds, scope);
  return { templates, files: withoutFiles ? [] : await findFilesOf(templates, [], scope) };
}

/** Throws for templates that cannot be exported. */
export async function findTemplateContents(templateIds: readonly string[], scope: Scope): Promise<TemplateContent[]> {
  const ids = [...new Set(templateIds)];
  const requireExportable = (found: readonly ExportedTemplate[]) =>
    throwIfAny([...notFound(templateIds, found), ...notMovable(found, scope)]);
  const contents = await readExported(ids, { path, requireExportable }, scope);
  const templates = [...contents.values()].toSorted((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1));
  throwIfAny(sameIdentity(templates));
  return templates;
}

/** With those that other texts use. */
export async function findFilesOf(
  templates: readonly TemplateContent[],
  otherTexts: readonly string[],
  scope: Scope,
): Promise<UsedFile[]> {
  const texts = [...templates.flatMap(textsOf), ...otherTexts];
  const fontNames = templates.flatMap(
    ({ type, content }) => transferOf(type, scope.app.templateKinds)?.toFontNames?.(content) ?? [],
  );
  const named = templates.flatMap((template) => filesNamedIn(template, scope.app.templateKinds));
  const addressed = [...findAddresses(texts).addresses.flat(), ...named];
  const files = await findUsedFiles(addressed, createFontSearch(texts, fontNames), scope);
  if (files.length > 0) requireRight(scope.caller, 'files:read');
  const max = templateFileLimits.files;
  if (files.length <= max) return files;
  const sentence = say('TOO_MANY_FILES_IN_EXPORT', { count: files.length, max });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path });
}

export async function toExport(
  { templates, files }: FoundTemplates,
  { app }: Pick<RequestContext, 'app'>,
): Promise<ExportedTemplates> {
  const contentJsonString = await withContents(files, (attached) => toTemplateFile({ templates, files: attached }), {
    app,
  });
  return {
    fileName: fileNameOf(templates),
    contentJsonString,
    templateCount: templates.length,
    fileKeys: files.map(({ key }) => key),
  };
}

/** The text of a transfer file with the contents of these files, if it fits into one request. */
export async function withContents(
  files: readonly UsedFile[],
  toText: (attached: readonly FileAttachment[]) => string,
  { app }: Pick<RequestContext, 'app'>,
): Promise<string> {
  // Checked before reading contents that cannot fit.
  requireSize(
    files.reduce((sum, { sizeBytes }) => sum + Math.ceil(sizeBytes / 3) * 4, Buffer.byteLength(toText([]))),
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
  const text = toText(attached);
  requireSize(Buffer.byteLength(text), files);
  requireSendable(text);
  return text;
}

function fileNameOf(templates: readonly TemplateContent[]): string {
  const [first] = templates;
  return transferFileName(templates.length === 1 && first ? [first.logicalId ?? first.name] : ['templates']);
}

function validateCount(count: number): Problem[] {
  const { templates: max } = templateFileLimits;
  if (count === 0) return [{ code: 'REQUIRED', ...say('NO_TEMPLATE_TO_EXPORT'), path }];
  if (count <= max) return [];
  return [{ code: 'LIMIT_EXCEEDED', ...say('TOO_MANY_TEMPLATES_IN_EXPORT', { count, max }), path }];
}

function notFound(ids: readonly string[], rows: readonly ExportedTemplate[]): Problem[] {
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, index): Problem[] =>
    known.has(id) ? [] : [{ code: 'NOT_FOUND', ...say('TEMPLATE_UNKNOWN'), path: `${path}.${index}` }],
  );
}

function notMovable(rows: readonly ExportedTemplate[], scope: Pick<Scope, 'app'>): Problem[] {
  return rows.flatMap(({ type, name }): Problem[] => {
    if (transferOf(type, scope.app.templateKinds) !== undefined) return [];
    return [{ code: 'INVALID', ...say('TEMPLATE_TYPE_NOT_EXPORTED', { name: shorten(name, 100), type }), path }];
  });
}

/** An import could not distinguish these templates. */
function sameIdentity(templates: readonly TemplateContent[]): Problem[] {
  return [...Map.groupBy(templates, identityOf).values()].flatMap((same): Problem[] => {
    const [first] = same;
    if (first === undefined || same.length === 1) return [];
    const sentence = say('EXPORTED_TEMPLATES_ALIKE', { count: same.length, name: shorten(first.name, 100) });
    return [{ code: 'CONFLICT', ...sentence, path }];
  });
}

function requireSize(sizeBytes: number, files: readonly UsedFile[]): void {
  const { bytes: maxBytes } = templateFileLimits;
  if (sizeBytes <= maxBytes) return;
  const [size, max] = [sizeBytes.toLocaleString('en-US'), maxBytes.toLocaleString('en-US')];
  const [largest] = files.toSorted((a, b) => b.sizeBytes - a.sizeBytes);
  const sentence = largest
    ? say('EXPORT_WITH_FILES_TOO_LARGE', {
        size,
        max,
        largest: shorten(largest.key, 100),
        largestSize: largest.sizeBytes.toLocaleString('en-US'),
      })
    : say('EXPORT_TOO_LARGE', { size, max });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path });
}

/** An import sends the file as a text within a request, where quotes and backslashes take more space. */
function requireSendable(contentJsonString: string): void {
  const sizeBytes = Buffer.byteLength(JSON.stringify(contentJsonString));
  const { requestBytes: maxBytes } = templateFileLimits;
  if (sizeBytes <= maxBytes) return;
  const [size, max] = [sizeBytes.toLocaleString('en-US'), maxBytes.toLocaleString('en-US')];
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('EXPORT_TOO_LARGE_TO_SEND', { size, max }), path });
}

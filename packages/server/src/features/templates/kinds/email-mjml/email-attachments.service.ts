// The attachments of a mail: unchanged files, documents printed for the same record, and private pictures of
// its HTML.
import { type Problem, UserError } from '../../../../errors/user-error.ts';
import type { Caller, RequestContext } from '../../../../request/context.ts';
import { asStored, requireRight } from '../../../../request/rights.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { findAttachedFile, readAttachedFile } from '../../../files/download/attached-files.service.ts';
import { encodedLength } from '../../../mail/message/compose-message.service.ts';
import { loadAttachedDocument } from '../../documents/documents.service.ts';
import type { RenderInput, RenderScope } from '../../rendering/render-input.ts';
import type { MailAttachment, PrintedDocument } from '../../template-kind.ts';
import { attachmentsMax, type EmailContent, validateFileName } from './email-mjml.ts';

/** An attachment whose content has not been created yet. */
export interface LoadedAttachment {
  /** Liquid. */
  readonly fileName: string;
  readonly path: string;
  /** Appended to a name without an extension. */
  readonly extension: string;
  make(): Promise<RenderedAttachment>;
}

interface RenderedAttachment extends Pick<MailAttachment, 'bytes' | 'contentType'> {
  readonly document?: PrintedDocument;
}

interface Wanted {
  readonly files: readonly { readonly fileName: string; readonly filePath: string }[];
  /** With the right to read the files. */
  readonly filesOf: Caller;
  /** The state of the template that names them. */
  readonly filesIn: StoredState | undefined;
  readonly documents: readonly { readonly fileName: string; readonly templateId: string }[];
}

/**
 * The attachments of the request, if any, otherwise the template's own. Throws FORBIDDEN, before anything is looked
 * up, if the caller may not read the files or print the documents that the request names.
 */
function wantedOf(
  content: EmailContent & { readonly state: StoredState | undefined },
  { attachedFiles: files, attachedDocuments: documents }: RenderInput,
  caller: Caller,
): Wanted {
  if (files && files.length > 0) requireRight(caller, 'files:read');
  if (documents && documents.length > 0) requireRight(caller, 'documents:render');
  return {
    files: files ?? content.attachmentReferences,
    filesOf: files ? caller : asStored(caller),
    filesIn: files ? undefined : content.state,
    documents: documents ?? content.attachmentTemplates,
  };
}

/** Throws a UserError that lists all attachments that no longer exist. */
export async function loadAttachments(
  content: EmailContent & { readonly state: StoredState | undefined },
  input: RenderInput,
  reading: RenderScope,
): Promise<LoadedAttachment[]> {
  const { transaction, caller } = reading.scope;
  const { files, filesOf, filesIn, documents } = wantedOf(content, input, caller);
  const problems: Problem[] = [];
  if (files.length + documents.length > attachmentsMax) {
    const sentence = say('TOO_MANY_ATTACHMENTS_SENT', { max: attachmentsMax });
    throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence, path: 'input' });
  }
  const loaded: LoadedAttachment[] = [];
  for (const [index, { fileName, filePath }] of files.entries()) {
    const path = `attachmentReferences.${index}.fileName`;
    const file = await findAttachedFile(filePath, { transaction, caller: filesOf }, filesIn);
    problems.push(...validateFileName(fileName, path));
    if (file === undefined) {
      problems.push({ code: 'NOT_FOUND', ...say('ATTACHED_FILE_UNKNOWN'), path: `attachmentReferences.${index}` });
      continue;
    }
    const extension = /\.[^.]+$/.exec(file.name)?.[0] ?? '';
    loaded.push({
      fileName,
      path,
      extension,
      make: async () => {
        const bytes = await readAttachedFile(file, reading.context.app.objects);
        if (bytes !== undefined) return { bytes, contentType: file.mediaType };
        throw new UserError({ code: 'NOT_FOUND', ...say('ATTACHED_FILE_UNKNOWN'), path });
      },
    });
  }
  for (const [index, { fileName, templateId }] of documents.entries()) {
    const path = `attachmentTemplates.${index}.fileName`;
    const document = await loadAttachedDocument(templateId, { ...input, allowIncomplete: true }, reading);
    problems.push(...validateFileName(fileName, path));
    if (document === undefined) {
      problems.push({ code: 'NOT_FOUND', ...say('ATTACHED_TEMPLATE_UNKNOWN'), path: `attachmentTemplates.${index}` });
      continue;
    }
    loaded.push({
      fileName,
      path,
      extension: '.pdf',
      make: async () => {
        const printed = await withName(document.name, document.print());
        return { bytes: printed.pdf, contentType: 'application/pdf', document: printed };
      },
    });
  }
  if (problems.length > 0) throw new UserError(...problems);
  return loaded;
}

/** Problems of an attached document include its name, since their positions are in another template. */
async function withName<Value>(name: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      ...error.problems.map((problem) => {
        const { reason, params, message } = problem;
        const sentence = reason === undefined ? message : { reason, ...(params && { params }), message };
        return { ...problem, ...say('IN_ATTACHED_DOCUMENT', { name, problem: sentence }) };
      }),
    );
  }
}

/** All attachments are in memory together: a mail that exceeds the limit is refused before the next one is created. */
const attachedMaxBytes = 25 * 1024 * 1024;

/** Sequentially, so that a mail never takes more than one turn at the printer. */
export async function makeAttachments(
  loaded: readonly (LoadedAttachment & { readonly name: string })[],
  { signal }: Pick<RequestContext, 'signal'>,
): Promise<(MailAttachment & Pick<RenderedAttachment, 'document'>)[]> {
  const made = [];
  let encodedBytes = 0;
  for (const { name: fileName, path, make } of loaded) {
    signal.throwIfAborted();
    const attachment = await make();
    encodedBytes += encodedLength(attachment.bytes.byteLength);
    if (encodedBytes > attachedMaxBytes) {
      throw new UserError({ code: 'LIMIT_EXCEEDED', ...say('ATTACHMENTS_TOO_LARGE'), path });
    }
    made.push({ fileName, ...attachment });
  }
  return made;
}

// Turns an email template into a mail in two steps: loading reads all data, and rendering uses only that, so
// that no connection is held meanwhile.
import { clippedFromBytes, type MailOutcome, reviewSubject, supportDataDate } from '@coverwright/render/mjml';
import { type Problem, throwIfAny, UserError } from '../../../../errors/user-error.ts';
import type {
  QuerypreviewEmailMjmlArgs,
  QueryrenderEmailMjmlArgs,
  QueryrenderEmailMjmlTemplateArgs,
  templateRenderParametersInput,
} from '../../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../../request/context.ts';
import { say } from '../../../../sentences/say.ts';
import type { StoredState } from '../../../../snapshots/item-history.ts';
import { type MayShowFile, shownBy } from '../../../files/download/shown-addresses.service.ts';
import {
  findsNoRecord,
  type RenderRequest,
  type RenderScope,
  toLiquidProblem,
  toRenderValues,
} from '../../rendering/render-input.ts';
import {
  actingOn,
  callerOf,
  readValues,
  renderTexts,
  requireInput,
  requireTemplate,
  type TextScope,
} from '../../rendering/render-texts.service.ts';
import type { MailAttachment, RenderedMail } from '../../template-kind.ts';
import { loadAttachments, type LoadedAttachment, makeAttachments } from './email-attachments.service.ts';
import { type EmailContent, readEmailContent, validateEmail } from './email-mjml.ts';
import type { SavedTemplate } from '../../template.ts';
import { embedPictures } from './embedded-pictures.service.ts';
import { type RenderedText, toFileName, toSubject, toUnsubscribeUrl } from './rendered-texts.ts';
import type { Warning } from '../../warning.ts';

export interface LoadedEmail extends TextScope {
  readonly content: Pick<EmailContent, 'mjml' | 'subject' | 'unsubscribeUrl'>;
  readonly attachments: readonly LoadedAttachment[];
  /** The path for problems of the MJML. */
  readonly mjmlPath: string;
  /** Whether the template is saved, and therefore likely to be rendered again. */
  readonly isRepeated: boolean;
  readonly mayShow: MayShowFile;
  /** Of the template; undefined for texts of the request, and for its working copy. */
  readonly state?: StoredState | undefined;
}

/** The rendered texts of a mail. */
interface EmailTexts {
  readonly subject: string;
  readonly unsubscribeUrl: string;
  readonly fileNames: readonly string[];
  readonly mail: MailOutcome & { readonly ok: true };
  readonly missingVariables: readonly string[];
  readonly warnings: readonly Warning[];
}

export async function loadEmailMjml(
  { emailMjml, input }: QueryrenderEmailMjmlArgs,
  scope: Scope,
): Promise<LoadedEmail> {
  return toLoadedEmail({ mjml: emailMjml, subject: '', unsubscribeUrl: '' }, input, scope);
}

export async function loadEmailPreview(
  { emailMjml, subject, unsubscribeUrl, input }: QuerypreviewEmailMjmlArgs,
  scope: Scope,
): Promise<LoadedEmail> {
  return toLoadedEmail({ mjml: emailMjml, subject: subject ?? '', unsubscribeUrl: unsubscribeUrl ?? '' }, input, scope);
}

function toLoadedEmail(
  content: LoadedEmail['content'],
  input: templateRenderParametersInput | null | undefined,
  { facts, caller }: Scope,
): LoadedEmail {
  throwIfAny(
    validateEmail(content, '').map((problem) =>
      problem.path === 'mjml' ? { ...problem, path: 'emailMjml' } : problem,
    ),
  );
  const { name, content: values } = requireInput(input);
  return {
    content,
    values: toRenderValues(name, values),
    locale: facts.locales[0],
    attachments: [],
    mjmlPath: 'emailMjml',
    isRepeated: false,
    mayShow: shownBy(caller, { texts: [], hasRequestValues: true }),
  };
}

export async function loadEmailMjmlTemplate(
  { templateId, includeAttachments, input }: QueryrenderEmailMjmlTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedEmail & { readonly isWhole: boolean }> {
  const isWhole = includeAttachments ?? false;
  const request = { ...requireInput(input), isWhole, allowIncomplete: true };
  const reading = actingOn({ scope, context });
  const template = await requireTemplate('emailMjml', templateId, reading.scope);
  return { ...(await loadSaved(template, request, reading)), isWhole };
}

/** For sending: a mail without a record is an error, as recipients would see the gaps. */
export async function loadEmailMail(
  template: SavedTemplate,
  input: RenderRequest,
  reading: RenderScope,
): Promise<() => Promise<RenderedMail>> {
  const { subject = '', isWhole = false, allowIncomplete } = input;
  const saved = await loadSaved(template, input, reading);
  const loaded = subject === '' ? saved : { ...saved, content: { ...saved.content, subject } };
  if (!allowIncomplete && findsNoRecord(loaded.values)) {
    throw new UserError({ code: 'NOT_FOUND', ...say('RECORD_OF_MAIL_NOT_FOUND'), path: 'input.variablesJsonString' });
  }
  return () => renderMail(loaded, isWhole, reading.context);
}

async function loadSaved(template: SavedTemplate, input: RenderRequest, reading: RenderScope): Promise<LoadedEmail> {
  const { scope, context } = reading;
  const content = readEmailContent(template.content);
  const attachments =
    input.isWhole === true ? await loadAttachments({ ...content, state: template.state }, input, reading) : [];
  const values = await readValues(template, input, context);
  const hasRequestValues = Object.keys(input.content).length > 0;
  return {
    content,
    values,
    locale: scope.facts.locales[0],
    attachments,
    mjmlPath: 'mjml',
    isRepeated: true,
    mayShow: shownBy(scope.caller, { texts: [content.mjml], hasRequestValues }),
    state: template.state,
  };
}

/** Throws one UserError with the problems of all texts. */
async function renderEmailTexts(
  loaded: LoadedEmail,
  { isWhole, isReviewed = false }: { readonly isWhole: boolean; readonly isReviewed?: boolean },
  context: RequestContext,
): Promise<EmailTexts> {
  const { content, attachments, mjmlPath, values, locale } = loaded;
  const lines = [
    { text: content.subject, path: 'subject' },
    { text: content.unsubscribeUrl, path: 'unsubscribeUrl' },
    ...attachments.map(({ fileName: text, path }) => ({ text, path })),
  ];
  const made = await renderTexts(
    lines.map((line) => ({ ...line, escape: 'none' })),
    loaded,
    context,
  );
  const textAt = (path: string): string => made.texts.get(path) ?? '';
  const subject = toSubject(textAt('subject'));
  const unsubscribe = toUnsubscribeUrl(textAt('unsubscribeUrl'));
  const fileNames = attachments.map(({ path, extension }): RenderedText =>
    made.texts.has(path) ? toFileName(textAt(path), extension, path) : { text: '', problems: [] },
  );
  const problems: Problem[] = [
    ...made.problems,
    ...[subject, unsubscribe, ...fileNames].flatMap((one) => one.problems),
  ];
  const mail = await context.app.engines.mail.render(
    {
      mjml: content.mjml,
      data: values,
      locale,
      isWhole,
      caller: callerOf(context),
      isRepeated: loaded.isRepeated,
      ...(isReviewed && { review: { hasUnsubscribeUrl: unsubscribe.text !== '' } }),
    },
    context.signal,
  );
  if (!mail.ok) problems.push(...mail.problems.map((problem) => toLiquidProblem(problem, mjmlPath)));
  if (!mail.ok || problems.length > 0) throw new UserError(...problems);
  return {
    subject: subject.text,
    unsubscribeUrl: unsubscribe.text,
    fileNames: fileNames.map(({ text }) => text),
    mail,
    missingVariables: [...new Set([...made.missingVariables, ...mail.missingVariables])],
    warnings: [...made.warnings, ...mail.warnings.map((warning) => ({ ...warning, path: mjmlPath }))],
  };
}

export async function renderEmailMjml(loaded: LoadedEmail, context: RequestContext) {
  const { mail, missingVariables, warnings } = await renderEmailTexts(loaded, { isWhole: false }, context);
  return { value: mail.html, missingVariables, warnings };
}

export async function previewEmail(loaded: LoadedEmail, context: RequestContext) {
  const { mail, subject, missingVariables, warnings } = await renderEmailTexts(
    loaded,
    { isWhole: true, isReviewed: true },
    context,
  );
  const { html, parts, findings } = mail;
  const ofSubject = reviewSubject(loaded.content.subject === '' ? '' : subject);
  const value = {
    html,
    subject,
    ...parts,
    htmlBytes: Buffer.byteLength(html),
    clippedFromBytes,
    findings: [
      ...ofSubject.map((finding) => ({ ...finding, path: 'subject' })),
      ...findings.map((finding) => ({ ...finding, path: loaded.mjmlPath })),
    ],
    supportDataDate,
  };
  return { value, missingVariables, warnings };
}

/** For programs: the mail itself is only composed on request. */
export async function renderEmailMjmlTemplate(
  loaded: LoadedEmail & { readonly isWhole: boolean },
  context: RequestContext,
) {
  if (!loaded.isWhole) {
    const { mail, subject, missingVariables, warnings } = await renderEmailTexts(loaded, { isWhole: true }, context);
    return { value: { html: mail.html, subject, text: mail.parts?.text }, missingVariables, warnings };
  }
  const mail = await renderMail(loaded, true, context);
  const { missingVariables, warnings } = mail;
  const attachments = mail.attachments.filter(({ contentId }) => contentId === undefined);
  return { value: { ...mail, attachments, mail }, missingVariables, warnings };
}

async function renderMail(loaded: LoadedEmail, isWhole: boolean, context: RequestContext): Promise<RenderedMail> {
  const { subject, unsubscribeUrl, fileNames, mail, ...found } = await renderEmailTexts(
    loaded,
    { isWhole: true },
    context,
  );
  const named = loaded.attachments.map((attachment, index) => ({ ...attachment, name: fileNames[index] ?? '' }));
  const made = await makeAttachments(named, context);
  const {
    html,
    pictures,
    warnings: pictureWarnings,
  } = isWhole
    ? await embedPictures(mail.html, { path: loaded.mjmlPath, mayShow: loaded.mayShow, state: loaded.state }, context)
    : { html: mail.html, pictures: [], warnings: [] };
  const attached: MailAttachment[] = made.map(({ document: _document, ...attachment }) => attachment);
  return {
    subject,
    html,
    text: mail.parts?.text ?? '',
    ...(unsubscribeUrl !== '' && { unsubscribeUrl }),
    attachments: [...attached, ...pictures],
    missingVariables: [
      ...new Set([...found.missingVariables, ...made.flatMap(({ document }) => document?.missingVariables ?? [])]),
    ],
    warnings: [
      ...found.warnings,
      ...pictureWarnings,
      ...made.flatMap(({ document, fileName }) =>
        (document?.warnings ?? []).map(({ reason, params, message, ...warning }) => ({
          ...warning,
          ...say('OF_PART', { name: fileName, fault: { reason, message, ...(params !== undefined && { params }) } }),
        })),
      ),
    ],
  };
}

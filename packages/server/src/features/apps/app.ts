// An app is a website of a tenant. Pure: rules and names.
import type { Problem } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { createAppInput, updateAppInput } from '../../graphql/generated/schema-types.ts';
import type { Author } from '../../request/context.ts';
import { validatePattern } from './hosts/path-pattern.ts';
import { say } from '../../sentences/say.ts';

export interface UrlRouting {
  /** The main host. */
  readonly url: string | null;
  readonly regexPattern: string | null;
  readonly order: number | null;
}

export interface App {
  readonly appId: string;
  readonly appName: string;
  readonly email: string | null;
  readonly emailSenderName: string | null;
  readonly onRequestTemplateId: string | null;
  readonly requestsEmail: string | null;
  readonly urlRouting: UrlRouting;
  /** The main one first. */
  readonly hosts: readonly string[];
  readonly appTemplateId: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

/** The changeable columns of an app's row; absent fields remain unchanged. */
export interface AppChange {
  readonly appName?: string;
  readonly email?: string | null;
  readonly emailSenderName?: string | null;
  readonly onRequestTemplateId?: string | null;
  readonly requestsEmail?: string | null;
  readonly regexPattern?: string | null;
  readonly order?: number | null;
}

export const appTemplateIds = ['blank', 'distribution_website', 'client_portal', 'admin_portal'] as const;

/** The content that a new app can start with: a folder for each in features/app-lifecycle/templates/. */
export type AppTemplateId = (typeof appTemplateIds)[number];

function isAppTemplateId(id: string): id is AppTemplateId {
  return (appTemplateIds as readonly string[]).includes(id);
}

export const appIdMaxLength = 64;
export const appNameMaxLength = 1000;
export const senderNameMaxLength = 200;
const emailMaxLength = 254;

/** The id of the studio on its own hosts. */
const reservedAppId = 'coverStudio';

export function validateNewApp(input: createAppInput, path: string): Problem[] {
  return [
    ...validateAppId(input.appId, `${path}.appId`),
    ...validateAppTemplateId(input.appTemplateId, `${path}.appTemplateId`),
    ...validateAppChange(input, path),
  ];
}

/** If the change has no name, the app keeps its current one. */
export function validateAppChange(input: updateAppInput, path: string): Problem[] {
  const { appName, email, emailSenderName, requestsEmail, urlRouting } = input;
  const sender = { name: 'sender name', maxLength: senderNameMaxLength };
  const name = { name: 'app name', maxLength: appNameMaxLength, isRequired: true };
  return [
    ...(appName === undefined ? [] : validateText(appName, `${path}.appName`, name)),
    ...validateEmail(email, `${path}.email`),
    ...validateEmail(requestsEmail, `${path}.requestsEmail`),
    ...validateText(emailSenderName, `${path}.emailSenderName`, sender),
    ...validateOneLine(emailSenderName, `${path}.emailSenderName`),
    ...validatePattern(urlRouting?.regexPattern, `${path}.urlRouting.regexPattern`),
  ];
}

function validateAppId(appId: string, path: string): Problem[] {
  const problems = validateText(appId, path, { name: 'app id', maxLength: appIdMaxLength, isRequired: true });
  if (problems.length > 0) return problems;
  if (appId === reservedAppId) return [alreadyExists(appId, path)];
  if (/^[A-Za-z][A-Za-z0-9_-]*$/.test(appId)) return [];
  const sentence = say('APP_ID_CHARACTERS');
  return [{ code: 'INVALID', ...sentence, path }];
}

function validateAppTemplateId(id: string | null | undefined, path: string): Problem[] {
  if (!id || isAppTemplateId(id)) return [];
  const sentence = say('APP_TEMPLATE_UNKNOWN', { appTemplateIds: appTemplateIds.join(', ') });
  return [{ code: 'INVALID', ...sentence, path }];
}

/** Control characters are refused: a line break would end the header that contains the address. */
function validateEmail(email: string | null | undefined, path: string): Problem[] {
  if (!email) return [];
  const problems = validateText(email, path, { name: 'email address', maxLength: emailMaxLength });
  if (problems.length > 0 || /^[^\s@<>,;"\p{Cc}]+@[^\s@<>,;"\p{Cc}]+$/u.test(email)) return problems;
  const sentence = say('APP_EMAIL_INVALID');
  return [{ code: 'INVALID', ...sentence, path }];
}

function validateOneLine(text: string | null | undefined, path: string): Problem[] {
  if (!/\p{Cc}/u.test(text ?? '')) return [];
  return [{ code: 'INVALID', ...say('SENDER_NAME_HAS_CONTROL_CHARACTER'), path }];
}

/** A validated input; empty texts and null count as absent. */
export function toAppChange(input: updateAppInput): AppChange {
  const { appName, email, emailSenderName, onRequestTemplateId, requestsEmail, urlRouting } = input;
  return {
    ...(typeof appName === 'string' && { appName }),
    ...(email !== undefined && { email: email || null }),
    ...(emailSenderName !== undefined && { emailSenderName: emailSenderName || null }),
    ...(onRequestTemplateId !== undefined && { onRequestTemplateId: onRequestTemplateId || null }),
    ...(requestsEmail !== undefined && { requestsEmail: requestsEmail || null }),
    ...(urlRouting?.regexPattern !== undefined && { regexPattern: urlRouting.regexPattern || null }),
    ...(urlRouting?.order !== undefined && { order: urlRouting.order }),
    ...(urlRouting === null && { regexPattern: null, order: null }),
  };
}

/** The initial content of the app; empty unless the input names a template. */
export function toChosenTemplate(id: string | null | undefined): AppTemplateId | undefined {
  return id && isAppTemplateId(id) ? id : undefined;
}

export function toAppTemplateId(id: string | null | undefined): string {
  return id || 'blank';
}

/** The main host in an input: undefined leaves it unchanged, null removes it. */
export function toMainHost({ urlRouting }: updateAppInput): string | null | undefined {
  if (urlRouting === null) return null;
  return urlRouting?.url === undefined ? undefined : urlRouting.url?.trim() || null;
}

export function alreadyExists(appId: string, path = 'input.appId'): Problem {
  return { code: 'ALREADY_EXISTS', ...say('APP_TAKEN', { appId }), path };
}

export function noSuchApp(path = 'appId'): Problem {
  return { code: 'NOT_FOUND', ...say('APP_UNKNOWN'), path };
}

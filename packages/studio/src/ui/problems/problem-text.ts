// Describes a problem reported by the server. Its message is in English; other languages have the same sentence, or for
// a problem without a reason, a text about its code and path.
import { type Reason, type Sentence, wordInChinese } from '@coverwright/insurance/sentence';
import i18next from 'i18next';
import type { Problem } from '../../api/api-error.ts';
import { formatDateTime } from '../formats/date-time.ts';

/** The server's codes; a problem with any other code was found and described by the studio. */
export const serverCodes = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'ALREADY_EXISTS',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_ATTEMPTS',
  'LIMIT_EXCEEDED',
  'BUSY',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INTERNAL',
] as const;

/** Codes whose texts can include the name of the field. */
const fieldCodes = ['REQUIRED', 'INVALID', 'TOO_LONG', 'ALREADY_EXISTS', 'NOT_FOUND', 'LIMIT_EXCEEDED'] as const;

const fields = [
  'amountLogic',
  'benefitInputs',
  'code',
  'currencyCode',
  'currentPassword',
  'email',
  'insurerId',
  'l10n',
  'locale',
  'name',
  'newPassword',
  'password',
  'plan',
  'productId',
  'status',
  'type',
  'variables',
  'version',
] as const;

const tenantLimits = [
  'fileBytes',
  'textBytes',
  'records',
  'documentsPerDay',
  'mailsPerDay',
  'passwordMailsPerDay',
] as const;

/** Keyed by the innermost name in the path: fields with a single text for everything that can be wrong. */
const invalidTexts: ReadonlyMap<string, 'currentPassword' | 'newPassword' | 'secondFactor'> = new Map([
  ['currentPassword', 'currentPassword'],
  ['newPassword', 'newPassword'],
  ['password', 'newPassword'],
  ['secondFactor', 'secondFactor'],
]);

/**
 * In the display language; a conflict names who and when, in the user's time zone.
 * @param label the name of the field, if the screen uses a different one
 */
export function describeProblem(problem: Problem, label?: string): string {
  const { code, message, by, at } = problem;
  if (code === 'CONFLICT' && at !== undefined) {
    const when = formatDateTime(at);
    return by === undefined
      ? i18next.t('problems:conflict.byNobody', { at: when })
      : i18next.t('problems:conflict.bySomebody', { by, at: when });
  }
  // Without a path, the user lacks a right; with a path, access to the tenant is refused.
  if (code === 'FORBIDDEN' && problem.path === undefined) return i18next.t('problems:general.FORBIDDEN');
  if (i18next.language.startsWith('en')) return message;
  return sentenceOf(problem) ?? reasonOf(problem) ?? textByCode(problem, label);
}

/** A sentence of a package that the studio shares with the server. */
export function describeSentence(sentence: Sentence): string {
  return (i18next.language.startsWith('en') ? undefined : wordedOf(sentence)) ?? sentence.message;
}

function sentenceOf({ reason, paramsJsonString = '{}' }: Problem): string | undefined {
  return reason === undefined ? undefined : wordedOf({ reason, params: JSON.parse(paramsJsonString) });
}

function wordedOf(said: Reason): string | undefined {
  const texts: unknown = i18next.getResourceBundle(i18next.language, 'sentences');
  return isTexts(texts) ? wordInChinese(texts, said) : undefined;
}

function isTexts(texts: unknown): texts is Readonly<Record<string, string>> {
  return typeof texts === 'object' && texts !== null;
}

/** For problems whose code and field do not indicate what to do. */
function reasonOf({ code, path = '', limit }: Problem): string | undefined {
  const tenantLimit = tenantLimits.find((one) => one === limit);
  if (code === 'LIMIT_EXCEEDED' && tenantLimit !== undefined) {
    return i18next.t('problems:tenantLimit.reached', { limit: i18next.t(`problems:tenantLimit.names.${tenantLimit}`) });
  }
  const invalid = code === 'INVALID' ? invalidTexts.get(path.split('.').at(-1) ?? '') : undefined;
  return invalid && i18next.t(`problems:invalid.${invalid}`);
}

function textByCode(problem: Problem, label: string | undefined): string {
  const { code, message } = problem;
  const field = fieldOf(problem);
  const fieldCode = fieldCodes.find((one) => one === code);
  const name = label ?? (field && i18next.t(`problems:field.${field}`));
  if (name !== undefined && fieldCode !== undefined) {
    return i18next.t(`problems:atField.${fieldCode}`, { field: name });
  }
  const serverCode = serverCodes.find((one) => one === code);
  return serverCode === undefined ? message : i18next.t(`problems:general.${serverCode}`);
}

/** The innermost name in the path that has a label; names inside a benefit have none that users would recognize. */
function fieldOf({ path = '' }: Problem): (typeof fields)[number] | undefined {
  const names = path.split('.');
  if (names.includes('benefitInputs')) return 'benefitInputs';
  const inner = names.toReversed().find((name) => fields.some((field) => field === name));
  return fields.find((field) => field === inner);
}

// Validates a request and converts it to a case. Pure; returns all problems at once and never uses an amount
// sent by the client.
import { countLongNumbers, type Json, parseJsonText, parseLogicText } from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { validateFinite, validateJson } from '../../errors/validate-json-text.ts';
import { findUnstorableText, validateText, validateVisible } from '../../errors/validate-text.ts';
import { isValueNestedTooDeep, nestingMax } from '../../request/nesting.ts';
import type { caseFactInput, caseInput, casePartyInput } from '../../graphql/generated/schema-types.ts';
import { say, term, word } from '../../sentences/say.ts';

/** Keep in sync with docs/limits.md. */
export const caseLimits = {
  keyMin: 16,
  keyMax: 100,
  /** The maximum length of names, occupations and similar texts. */
  text: 200,
  email: 254,
  telephone: 50,
  insureds: 100,
  identities: 20,
  facts: 200,
  /** The size of a case, as JSON in UTF-8. */
  bytes: 256 * 1024,
} as const;

type Party = casePartyInput;

export function validateCaseInput(input: caseInput): Problem[] {
  const insureds = input.insureds ?? [];
  return [
    ...validateKey(input.idempotencyKey),
    ...validateParty(input.holder, 'input.holder'),
    ...requireContact(input.holder),
    ...validateCount(insureds, caseLimits.insureds, 'input.insureds'),
    ...insureds.flatMap((party, index) => validateParty(party, `input.insureds.${index}`)),
    ...validateFacts(input.facts, 'input.facts'),
    ...validateValue(input.offer.valuesJsonString, 'input.offer.valuesJsonString', 'text of the values'),
    ...validateSize(input),
  ];
}

function validateKey(key: string): Problem[] {
  const path = 'input.idempotencyKey';
  const { keyMin, keyMax } = caseLimits;
  if (key.length >= keyMin && key.length <= keyMax && !/\p{Cc}/u.test(key)) return [];
  return [{ code: 'INVALID', ...say('IDEMPOTENCY_KEY_INVALID', { min: keyMin, max: keyMax }), path }];
}

const textFields = [
  'name',
  'englishFirstName',
  'englishLastName',
  'chineseFirstName',
  'chineseLastName',
  'salutation',
  'gender',
  'preferredLanguage',
  'occupation',
  'maritalStatus',
] as const;
const nameFields = [
  'name',
  'englishFirstName',
  'englishLastName',
  'chineseFirstName',
  'chineseLastName',
] as const satisfies readonly (keyof Party)[];

function validateParty(party: Party, path: string): Problem[] {
  const identities = party.identities ?? [];
  const problems = [
    ...textFields.flatMap((name) =>
      validateText(party[name], `${path}.${name}`, { name: toWords(name), maxLength: caseLimits.text }),
    ),
    ...nameFields.flatMap((name) => validateVisible(party[name], `${path}.${name}`, toWords(name))),
    ...validateEmail(party.email, `${path}.email`),
    ...validateVisible(party.email, `${path}.email`, 'email address'),
    ...validateText(party.telephoneNumber, `${path}.telephoneNumber`, {
      name: 'telephone number',
      maxLength: caseLimits.telephone,
    }),
    ...validateCount(identities, caseLimits.identities, `${path}.identities`),
    ...identities.flatMap(({ type, value }, index) => [
      ...validateText(type, `${path}.identities.${index}.type`, requiredText('type')),
      ...validateText(value, `${path}.identities.${index}.value`, requiredText('value')),
    ]),
    ...validateFacts(party.facts, `${path}.facts`),
  ];
  if (nameFields.every((name) => isEmpty(party[name]))) {
    problems.push({ code: 'REQUIRED', ...say('TEXT_REQUIRED', { name: word('name') }), path: `${path}.name` });
  }
  return problems;
}

function validateEmail(email: string | null | undefined, path: string): Problem[] {
  const tooLong = validateText(email, path, { name: 'email address', maxLength: caseLimits.email });
  if (tooLong.length > 0 || isEmpty(email)) return tooLong;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(email ?? '')) return [];
  return [{ code: 'INVALID', ...say('CASE_EMAIL_INVALID'), path }];
}

function requireContact({ email, telephoneNumber }: Party): Problem[] {
  if (!isEmpty(email) || !isEmpty(telephoneNumber)) return [];
  return [{ code: 'REQUIRED', ...say('CASE_CONTACT_MISSING'), path: 'input.holder.email' }];
}

function validateFacts(facts: readonly caseFactInput[] | null | undefined, path: string): Problem[] {
  return [
    ...validateCount(facts ?? [], caseLimits.facts, path),
    ...(facts ?? []).flatMap(({ type, valueJsonString }, index) => [
      ...validateText(type, `${path}.${index}.type`, requiredText('type')),
      ...(isEmpty(valueJsonString) ? [] : validateFact(valueJsonString ?? '', `${path}.${index}.valueJsonString`)),
    ]),
  ];
}

function validateFact(text: string, path: string): Problem[] {
  const problems = validateValue(text, path, 'value');
  const parsed = parseLogicText(text);
  if (problems.length > 0 || !parsed.ok || countLongNumbers(parsed.value) === 0) return problems;
  return [{ code: 'INVALID', ...say('FACT_WITH_TOO_MANY_DIGITS'), path }];
}

/** The JSON text of a value may contain escapes of characters that are not allowed in a request or cannot be stored. */
function validateValue(text: string, path: string, name: string): Problem[] {
  const problems = validateJson(text, path, name);
  if (problems.length > 0) return problems;
  const value = toJson(text);
  if (isValueNestedTooDeep(value)) {
    const sentence = say('CASE_VALUE_TOO_DEEP', { name: term(name), max: nestingMax });
    return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
  }
  const unstorable = findUnstorableText(value).length > 0;
  if (!unstorable) return validateFinite(value, path, name);
  return [{ code: 'INVALID', ...say('CASE_VALUE_NOT_STORABLE', { name: term(name) }), path }];
}

function validateCount(items: readonly unknown[], max: number, path: string): Problem[] {
  if (items.length <= max) return [];
  return [{ code: 'TOO_LONG', ...say('CASE_LIST_MAX', { count: items.length, max }), path }];
}

function validateSize(input: caseInput): Problem[] {
  if (Buffer.byteLength(JSON.stringify(input)) <= caseLimits.bytes) return [];
  const sentence = say('CASE_TOO_LARGE', { kibibytes: caseLimits.bytes / 1024 });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path: 'input' }];
}

const requiredText = (name: string) => ({ name, maxLength: caseLimits.text, isRequired: true });

function isEmpty(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/** Converts englishFirstName to english first name. */
function toWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function toJson(text: string | null | undefined): Json {
  const parsed = parseJsonText(text ?? 'null');
  return parsed.ok ? parsed.value : null;
}

export interface CaseFact {
  readonly id: string;
  readonly type: string;
  readonly value: Json;
}

/** Each fact needs an id: its position, from 1. */
export function toFacts(facts: readonly caseFactInput[] | null | undefined): CaseFact[] {
  return (facts ?? []).map(({ type, valueJsonString }, index) => ({
    id: `${index + 1}`,
    type,
    value: isEmpty(valueJsonString) ? null : toJson(valueJsonString),
  }));
}

/** In the form in which cases are stored. */
export function toParty(party: Party, id: string, createdAt: string) {
  const { facts, identities, ...fields } = party;
  const filled = Object.entries(fields).filter(([, value]) => !isEmpty(value));
  return {
    ...Object.fromEntries(filled),
    id,
    entityType: 'individual' as const,
    createdAt,
    facts: toFacts(facts),
    identities: (identities ?? []).map(({ type, value }, index) => ({ id: `${index + 1}`, type, value })),
  };
}

/** The text that searches for requests match. */
export function toSearchText(caseNumber: string, parties: readonly Party[]): string {
  const words = parties.flatMap((party) => [
    ...nameFields.map((name) => party[name]),
    party.email,
    party.telephoneNumber,
  ]);
  return [caseNumber, ...words.filter((text) => !isEmpty(text))].join(' ');
}

// What every template has, whatever its kind. Pure: what may be stored, and what things are called.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Problem } from '../../errors/user-error.ts';
import { validateBytes, validateText } from '../../errors/validate-text.ts';
import type { Author } from '../../request/context.ts';

/** As the interface spells them; not every one of them has a kind. */
export type TemplateType = 'wkhtmltopdf' | 'emailMjml' | 'pdfDrawing' | 'sms' | 'notification' | 'dynamic' | 'function';

/** A template as it is listed. What is special to its kind is read apart from it, as it can be large. */
export interface Template {
  readonly id: string;
  readonly type: TemplateType;
  readonly name: string;
  readonly description: string | null;
  readonly logicalId: string | null;
  readonly graphQlQuery: string | null;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

/** What is rendered of a template, with what its kind keeps. */
export interface SavedTemplate extends Pick<Template, 'id' | 'type' | 'name' | 'graphQlQuery'> {
  readonly content: unknown;
}

type Maybe<T> = T | null | undefined;

/** What every kind's create and update inputs hold; the query only where the kind has one. */
export interface TemplateInput {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly logicalId?: Maybe<string>;
  readonly graphQlQuery?: Maybe<string>;
}

/** What is absent stays as it is. */
export interface TemplateChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly logicalId?: string | null;
  readonly graphQlQuery?: string | null;
}

export const nameMaxLength = 1000;
export const descriptionMaxLength = 10_000;
export const logicalIdMaxLength = 200;
/** Of a logical id as it is sent: four UTF-16 units may compose to one. */
const sentLogicalIdMaxLength = 4 * logicalIdMaxLength;
/** Of each text that a template is made of, as UTF-8. */
export const templateTextMaxBytes = 5 * 1024 * 1024;

export function validateTemplateText(value: Maybe<string>, path: string, name: string): Problem[] {
  return validateBytes(value, path, { name, maxBytes: templateTextMaxBytes });
}

/** Where a change leaves the name out, the template keeps the one it has. */
export function validateTemplate(input: TemplateInput, path: string, { isNew }: { isNew: boolean }): Problem[] {
  const isRequired = isNew || input.name !== undefined;
  return [
    ...validateText(input.name, `${path}.name`, { name: 'name', maxLength: nameMaxLength, isRequired }),
    ...validateText(input.description, `${path}.description`, {
      name: 'description',
      maxLength: descriptionMaxLength,
    }),
    ...validateLogicalId(input.logicalId, `${path}.logicalId`),
    ...validateTemplateText(input.graphQlQuery, `${path}.graphQlQuery`, 'query'),
  ];
}

function validateLogicalId(logicalId: Maybe<string>, path: string): Problem[] {
  const problems = validateText(logicalId, path, { name: 'logical id', maxLength: logicalIdMaxLength });
  if (/\p{Cc}/u.test(logicalId ?? '')) {
    problems.push({ code: 'INVALID', message: 'The logical id has a control character. Remove it.', path });
  }
  return problems;
}

/** An input that has been validated. */
export function toTemplateChange({ name, description, logicalId, graphQlQuery }: TemplateInput): TemplateChange {
  return {
    ...(typeof name === 'string' && { name }),
    ...(description !== undefined && { description }),
    ...(logicalId !== undefined && { logicalId: toLogicalId(logicalId) }),
    ...(graphQlQuery !== undefined && { graphQlQuery }),
  };
}

/** An empty one counts as absent. */
function toLogicalId(logicalId: string | null): string | null {
  return logicalId === null || logicalId.trim() === '' ? null : toStoredLogicalId(logicalId);
}

/** Two ways of writing one letter in Unicode are one id. A text that is longer than any id is returned unchanged. */
export function toStoredLogicalId(logicalId: string): string {
  return normalizeWithin(logicalId, sentLogicalIdMaxLength, 'NFC') ?? logicalId;
}

export function logicalIdTaken(logicalId: string): Problem {
  const message = `Another template of this type has the logical id ${logicalId}. Choose another.`;
  return { code: 'ALREADY_EXISTS', message, path: 'input.logicalId' };
}

export function notFound(): Problem {
  return { code: 'NOT_FOUND', message: 'There is no template with this id.', path: 'templateId' };
}

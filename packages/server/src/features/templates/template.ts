// The fields common to templates of all kinds. Pure: validation and naming.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Maybe } from '@coverwright/insurance/maybe';
import type { Problem } from '../../errors/user-error.ts';
import { validateBytes, validateText } from '../../errors/validate-text.ts';
import type { Author } from '../../request/context.ts';
import type { StoredState } from '../../snapshots/item-history.ts';
import { say } from '../../sentences/say.ts';

/** As spelled in the API; not every type has a kind. */
export type TemplateType = 'wkhtmltopdf' | 'emailMjml' | 'pdfDrawing' | 'sms' | 'notification' | 'dynamic' | 'function';

/** A template in a list. Its kind-specific content is read separately, as it can be large. */
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
  /** Absent for the working copy, whose content and texts are in the tables of templates. */
  readonly state?: StoredState;
}

/** The parts of a template needed for rendering, with its kind-specific content. */
export interface SavedTemplate extends Pick<Template, 'id' | 'type' | 'name' | 'graphQlQuery' | 'state'> {
  readonly content: unknown;
}

/** The fields of every kind's create and update inputs; the query only for kinds that have one. */
export interface TemplateInput {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly logicalId?: Maybe<string>;
  readonly graphQlQuery?: Maybe<string>;
}

/** Absent fields remain unchanged. */
export interface TemplateChange {
  readonly name?: string;
  readonly description?: string | null;
  readonly logicalId?: string | null;
  readonly graphQlQuery?: string | null;
}

export const nameMaxLength = 1000;
export const descriptionMaxLength = 10_000;
export const logicalIdMaxLength = 200;
/** The maximum length of a submitted logical id: four UTF-16 units may compose to one. */
const sentLogicalIdMaxLength = 4 * logicalIdMaxLength;
/** For each text of a template, as UTF-8. */
export const templateTextMaxBytes = 5 * 1024 * 1024;

export function validateTemplateText(value: Maybe<string>, path: string, name: string): Problem[] {
  return validateBytes(value, path, { name, maxBytes: templateTextMaxBytes });
}

/** If the change omits the name, the template keeps its current one. */
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
    problems.push({ code: 'INVALID', ...say('LOGICAL_ID_HAS_CONTROL_CHARACTER'), path });
  }
  return problems;
}

/** Expects a validated input. */
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

/**
 * Normalizes an id, since Unicode can encode one letter in several ways. A text that is longer than any id is
 * returned unchanged.
 */
export function toStoredLogicalId(logicalId: string): string {
  return normalizeWithin(logicalId, sentLogicalIdMaxLength, 'NFC') ?? logicalId;
}

export function logicalIdTaken(logicalId: string): Problem {
  return { code: 'ALREADY_EXISTS', ...say('LOGICAL_ID_TAKEN', { logicalId }), path: 'input.logicalId' };
}

export function notFound(): Problem {
  return { code: 'NOT_FOUND', ...say('TEMPLATE_UNKNOWN'), path: 'templateId' };
}

// The input of a rendering, the values that result from it, and the problems of one that failed.
import type { LiquidProblem, LiquidProblemCode } from '@coverwright/render/liquid';
import { isJsonObject, type JsonObject, parseLogicText } from '@coverwright/rules';
import type { ErrorCode } from '../../../errors/error-codes.ts';
import type { Problem } from '../../../errors/user-error.ts';
import { validateFinite, validateJsonText } from '../../../errors/validate-json-text.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type {
  overrideEmailAttachmentReferenceInput,
  overrideEmailAttachmentTemplateInput,
  templateRenderParametersInput,
} from '../../../graphql/generated/schema-types.ts';
import { say, type Word, word } from '../../../sentences/say.ts';

/** A text that may contain Liquid. */
export interface Source {
  readonly text: string;
  /** The path for its problems. */
  readonly path: string;
  readonly escape: 'html' | 'none';
  /** Defaults to the request's locale. */
  readonly locale?: string;
}

/** The request for which a template is read. */
export interface RenderScope {
  readonly scope: Scope;
  readonly context: RequestContext;
}

export interface RenderInput {
  readonly name: string;
  readonly content: JsonObject;
  readonly variables: JsonObject;
  /** Replace the files and the documents that a mail's template attaches. */
  readonly attachedFiles?: readonly overrideEmailAttachmentReferenceInput[];
  readonly attachedDocuments?: readonly overrideEmailAttachmentTemplateInput[];
}

export interface RenderRequest extends RenderInput {
  /** Whether a document is printed even if data is missing, and a mail rendered even if its query finds nothing. */
  readonly allowIncomplete: boolean;
  /** Replaces the subject of a mail's template unless empty. */
  readonly subject?: string;
  /** For mails: whether to include attachments, and pictures in the form for recipients. */
  readonly isWhole?: boolean;
}

export const nameMaxLength = 200;
const texts = {
  contentJsonString: 'content',
  variablesJsonString: 'text of the variables',
} as const satisfies Record<string, Word>;

/** An omitted input is valid. */
export function toRenderInput(input: templateRenderParametersInput | null | undefined): RenderInput | Problem[] {
  if (!input) return { name: 'data', content: {}, variables: {} };
  const content = readObject(input, 'contentJsonString');
  const variables = readObject(input, 'variablesJsonString');
  const problems = [
    ...validateText(input.name, 'input.name', { name: 'name', maxLength: nameMaxLength }),
    ...(Array.isArray(content) ? content : []),
    ...(Array.isArray(variables) ? variables : []),
  ];
  if (problems.length > 0 || Array.isArray(content) || Array.isArray(variables)) return problems;
  const attachedFiles = input.overrideAttachmentReferences?.filter((one) => one !== null);
  const attachedDocuments = input.overrideAttachmentTemplates?.filter((one) => one !== null);
  return {
    name: input.name,
    content,
    variables,
    ...(attachedFiles && { attachedFiles }),
    ...(attachedDocuments && { attachedDocuments }),
  };
}

function readObject(input: templateRenderParametersInput, field: keyof typeof texts): JsonObject | Problem[] {
  return readObjectText(input[field] ?? '', `input.${field}`, texts[field]);
}

/** Parses a JSON text; an empty one yields no values. */
export function readObjectText(text: string, path: string, name: Word): JsonObject | Problem[] {
  if (text.trim() === '') return {};
  const problems = validateJsonText(text, path, name);
  if (problems.length > 0) return problems;
  const parsed = parseLogicText(text);
  if (parsed.ok && isJsonObject(parsed.value)) {
    const infinite = validateFinite(parsed.value, path, name);
    return infinite.length > 0 ? infinite : parsed.value;
  }
  return [{ code: 'INVALID', ...say('TEXT_NOT_A_JSON_OBJECT', { name: word(name) }), path }];
}

const codes: Readonly<Record<LiquidProblemCode, ErrorCode>> = {
  SYNTAX: 'INVALID',
  RENDER: 'INVALID',
  TIME: 'LIMIT_EXCEEDED',
  MEMORY: 'LIMIT_EXCEEDED',
  OUTPUT: 'LIMIT_EXCEEDED',
  BUSY: 'BUSY',
  CANCELLED: 'BUSY',
};

export function toLiquidProblem({ code, ...rest }: LiquidProblem, path: string): Problem {
  return { ...rest, code: codes[code], path };
}

/** JSON values by name. */
export type RenderValues = Readonly<Record<string, unknown>>;

/**
 * Objects are merged at every depth; other values, including lists, are replaced entirely. Modifies neither
 * argument.
 */
export function mergeOver(base: RenderValues, over: RenderValues): RenderValues {
  const laid = Object.entries(over).map(([key, value]): [string, unknown] => {
    const beneath = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isJsonObject(beneath) && isJsonObject(value) ? mergeOver(beneath, value) : value];
  });
  // fromEntries keeps a key such as __proto__ a plain property.
  return Object.fromEntries([...Object.entries(base), ...laid]);
}

/** The name takes precedence over a key of the same name. */
export function toRenderValues(name: string, content: RenderValues): RenderValues {
  return Object.fromEntries([...Object.entries(content), [name, content]]);
}

/** Whether there are lists of records, as queries return them, and all are empty. */
export function findsNoRecord(values: RenderValues): boolean {
  const lists = Object.values(values)
    .map((value) => (isJsonObject(value) ? value['list'] : undefined))
    .filter((value) => Array.isArray(value));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

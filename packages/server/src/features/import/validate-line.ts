// Whether a line of an import, or a document on its way in, can be kept; else everything that is wrong with it. Pure.
import type { z } from 'zod';
import { unkeepableText } from '../../errors/validate-text.ts';
import type { Problem } from '../../errors/user-error.ts';
import { isValueNestedTooDeep } from '../../request/nesting.ts';
import { type ImportedThing, lineShapes } from './line-shapes.ts';

/** As it is kept: ids filled in and times in UTC. */
export type KeptDocument = z.output<(typeof lineShapes)[ImportedThing]>;

export type LineOutcome =
  | { readonly ok: true; readonly document: KeptDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** More would only repeat what the first ones say. */
const problemsMax = 50;

export function readLine(thing: ImportedThing, line: string): LineOutcome {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refused([{ code: 'INVALID', message: 'The line is not valid JSON. Write one object per line.' }]);
  }
  return validateDocument(thing, value);
}

export function validateDocument(thing: ImportedThing, value: unknown): LineOutcome {
  if (isValueNestedTooDeep(value)) {
    return refused([{ code: 'LIMIT_EXCEEDED', message: 'The line is nested more than 200 levels deep.' }]);
  }
  const unkeepable = unkeepableText(value).map((problem) => ({
    ...problem,
    message: `${problem.path ?? 'The line'} contains a NUL or invalid character, which cannot be stored.`,
  }));
  const parsed = lineShapes[thing].safeParse(value, { reportInput: true });
  if (parsed.success && unkeepable.length === 0) return { ok: true, document: parsed.data };
  return refused([...unkeepable, ...(parsed.error?.issues ?? []).flatMap(toProblems)]);
}

function refused(problems: readonly Problem[]): LineOutcome {
  return { ok: false, problems: problems.slice(0, problemsMax) };
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object of texts',
};

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key].join('.');
      return { code: 'INVALID', message: `The field ${path} does not exist.`, path };
    });
  }
  const path = issue.path.join('.');
  const name = path === '' ? 'The line' : path;
  return [{ ...faultOf(issue, name), path }];
}

function faultOf(issue: z.core.$ZodIssue, name: string): Pick<Problem, 'code' | 'message'> {
  if (issue.input === undefined && issue.code !== 'custom') return { code: 'REQUIRED', message: `${name} is missing.` };
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'INVALID', message: `${name} must be ${typeWords[issue.expected] ?? issue.expected}.` };
    case 'invalid_value':
      return { code: 'INVALID', message: `${name} ${oneOf(issue)}.` };
    case 'too_small':
      return {
        code: 'REQUIRED',
        message: issue.origin === 'number' ? `${name} is too small to be kept exactly.` : `${name} is empty.`,
      };
    case 'too_big':
      return tooBig(issue, name);
    case 'invalid_union':
      return { code: 'INVALID', message: unionWords(issue, name) };
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      break;
  }
  return { code: 'INVALID', message: `${name} ${issue.message}.` };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, name: string): Pick<Problem, 'code' | 'message'> {
  const most = Number(maximum).toLocaleString('en-US');
  if (origin === 'string') return { code: 'TOO_LONG', message: `${name} has more than ${most} characters.` };
  if (origin === 'array') return { code: 'TOO_LONG', message: `${name} has more than ${most} entries.` };
  return { code: 'INVALID', message: `${name} is larger than ${most} and cannot be stored exactly.` };
}

function oneOf({ message, values }: z.core.$ZodIssueInvalidValue): string {
  return message.startsWith('must') ? message : `must be one of ${values.join(', ')}`;
}

function unionWords(issue: z.core.$ZodIssueInvalidUnion, name: string): string {
  if (issue.discriminator === undefined) return `${name} must be a text or an object of texts.`;
  return `${name} must be one of individual, company, object, internal.`;
}

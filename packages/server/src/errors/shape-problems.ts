// Describes problems in the shape of an imported document. Pure.
import type { z } from 'zod';
import type { Problem } from './user-error.ts';

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object of texts',
};

/** @param whole the name of the document for problems without a field, such as The line */
export function shapeProblems(issues: readonly z.core.$ZodIssue[], whole: string): Problem[] {
  return issues.flatMap((issue) => toProblems(issue, whole));
}

function toProblems(issue: z.core.$ZodIssue, whole: string): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key].join('.');
      return { code: 'INVALID', message: `The field ${path} does not exist.`, path };
    });
  }
  const path = issue.path.join('.');
  const name = path === '' ? whole : path;
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
        message: issue.origin === 'number' ? `${name} is too small to be stored exactly.` : `${name} is empty.`,
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

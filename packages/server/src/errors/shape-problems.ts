// Describes problems in the shape of an imported document. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { z } from 'zod';
import { say, term, type Term, type Word, word } from '../sentences/say.ts';
import type { Problem } from './user-error.ts';

const typeWords: Readonly<Record<string, Word>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object of texts',
};

/** @param whole the name of the document for problems without a field, such as The line */
export function shapeProblems(issues: readonly z.core.$ZodIssue[], whole: Word): Problem[] {
  return issues.flatMap((issue) => toProblems(issue, whole));
}

function toProblems(issue: z.core.$ZodIssue, whole: Word): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key].join('.');
      return { code: 'INVALID', ...say('FIELD_UNKNOWN', { path }), path };
    });
  }
  const path = issue.path.join('.');
  const name = path === '' ? word(whole) : path;
  return [{ ...faultOf(issue, name), path }];
}

type Fault = Omit<Problem, 'path'>;

function faultOf(issue: z.core.$ZodIssue, name: Term): Fault {
  if (issue.input === undefined && issue.code !== 'custom')
    return { code: 'REQUIRED', ...say('FIELD_MISSING', { name }) };
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'INVALID',
        ...say('FIELD_TYPE_WRONG', { name, expected: term(typeWords[issue.expected] ?? issue.expected) }),
      };
    case 'invalid_value':
      return { code: 'INVALID', ...notOneOf(issue, name) };
    case 'too_small':
      return {
        code: 'REQUIRED',
        ...(issue.origin === 'number' ? say('FIELD_TOO_SMALL', { name }) : say('FIELD_EMPTY', { name })),
      };
    case 'too_big':
      return tooBig(issue, name);
    case 'invalid_union':
      return { code: 'INVALID', ...noneOfUnion(issue, name) };
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      break;
  }
  return { code: 'INVALID', ...say('FIELD_WRONG', { name, fault: term(issue.message) }) };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, name: Term): Fault {
  const most = Number(maximum).toLocaleString('en-US');
  if (origin === 'string') return { code: 'TOO_LONG', ...say('FIELD_TOO_LONG', { name, most }) };
  if (origin === 'array') return { code: 'TOO_LONG', ...say('FIELD_ENTRIES_MAX', { name, most }) };
  return { code: 'INVALID', ...say('FIELD_TOO_LARGE', { name, most }) };
}

function notOneOf({ message, values }: z.core.$ZodIssueInvalidValue, name: Term): Sentence {
  if (message.startsWith('must')) return say('FIELD_WRONG', { name, fault: term(message) });
  return say('FIELD_NOT_ONE_OF', { name, values: values.join(', ') });
}

function noneOfUnion(issue: z.core.$ZodIssueInvalidUnion, name: Term): Sentence {
  if (issue.discriminator === undefined) return say('FIELD_NOT_TEXTS', { name });
  return say('FIELD_NOT_ONE_OF', { name, values: 'individual, company, object, internal' });
}

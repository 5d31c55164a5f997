import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import type { Problem } from './user-error.ts';

/** The problem of one of several things, with the name of the thing in front. */
export function ofPart(name: string | Sentence, problem: Problem): Problem {
  const { reason, params, message } = problem;
  const fault = { reason, message, ...(params !== undefined && { params }) };
  return { ...problem, ...say('OF_PART', { name, fault }) };
}

import type { Sentence } from '@coverwright/insurance/sentence';
import type { RuleProblem } from '@coverwright/rules';
import type { Problem } from './user-error.ts';

/** The problem of logic that has no result. */
export function toRuleProblem(problem: RuleProblem, path: string): Problem {
  return { code: codeOf(problem), ...toSentence(problem), path };
}

export function codeOf({ code }: RuleProblem): 'LIMIT_EXCEEDED' | 'INVALID' {
  return code === 'LIMIT_EXCEEDED' ? 'LIMIT_EXCEEDED' : 'INVALID';
}

type RuleSentence = Pick<RuleProblem, 'reason' | 'parameters' | 'message'>;

/** A sentence of the rules package, as this package has them. */
export function toSentence({ reason, parameters, message }: RuleSentence): Sentence {
  return { reason, params: parameters, message };
}

/** Text that is not JSON; the message begins with the line. */
export function toJsonSentence({
  reason,
  parameters,
  line,
  message,
}: RuleSentence & { readonly line: number }): Sentence {
  return { reason: 'AT_LINE', params: { line, sentence: { reason, params: parameters } }, message };
}

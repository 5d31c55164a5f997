import type { Sentence } from '@coverwright/insurance/sentence';
import { locatePath, type RuleFinding, type RuleProblem } from '@coverwright/rules';
import { say } from '../sentences/say.ts';
import type { Problem } from './user-error.ts';

/** The problem of logic that has no result. */
export function toRuleProblem(problem: RuleProblem, path: string): Problem {
  return { code: codeOf(problem), ...toSentence(problem), path };
}

/** What the check of logic has found in this text; the message begins with the line. */
export function toFindingProblem(finding: RuleFinding, text: string, path: string): Problem {
  const range = locatePath(text, finding.path);
  const at = range?.key?.from ?? range?.from;
  const code = codeOf(finding);
  const sentence = toSentence(finding);
  if (at === undefined) return { code, ...sentence, path };
  const line = text.slice(0, at).split('\n').length;
  return { code, ...say('AT_LINE', { line, sentence }), path };
}

export function codeOf({ code }: Pick<RuleProblem | RuleFinding, 'code'>): 'LIMIT_EXCEEDED' | 'INVALID' {
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

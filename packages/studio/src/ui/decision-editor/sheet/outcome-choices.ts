/** What can be chosen as an outcome of underwriting instead of typing it. Pure. */
import type { DecisionWords, KnownCodes } from '@coverwright/rules/decision-text';

const maxCodes = 20;

/** Those that end with a colon need a code, or a code and a reason. */
export function outcomeChoices({ accept, decline, refer }: DecisionWords, codes: KnownCodes): readonly string[] {
  const declines = [...codes].slice(0, maxCodes).map((code) => `${decline}: ${code}`);
  return [accept, ...declines, `${decline}: `, `${refer}: `];
}

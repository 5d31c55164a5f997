// What was edited in the logic of an item, as sentences. Pure.
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { type Json, parseLogicText } from '@coverwright/rules';
import {
  differenceOfLogic,
  differenceSentences,
  sentenceOfDifference,
  sentencesOfLogic,
} from '@coverwright/rules/difference';
import type { Difference, Edit } from './difference.ts';

const say = createSay(differenceSentences);

/** Longer texts are not parsed: no logic that is compared edit by edit is as long. */
export const logicTextMaxLength = 1_000_000;

/** The edits that lead from one text of logic to another one; never empty for different texts. */
export function differencesOfLogic(before: string, after: string): Edit[] {
  if (before === after) return [];
  if (Math.max(before.length, after.length) > logicTextMaxLength) return [ofWhole(say('LOGIC_TOO_LARGE_TO_COMPARE'))];
  const [old, next] = [parseLogicText(before), parseLogicText(after)];
  if (!old.ok || !next.ok) return [ofWhole(say('LOGIC_NOT_JSON'))];
  const edits = toSentences(old.value, next.value);
  return edits.length === 0 ? [ofWhole(say('LOGIC_REFORMATTED'))] : edits;
}

/** Logic that only one state has: the rows of a decision table, and a short form of any other logic. */
function describeWhole(text: string): Edit[] {
  const parsed = text.length > logicTextMaxLength ? undefined : parseLogicText(text);
  return parsed?.ok === true ? sentencesOfLogic(parsed.value).map(ofWhole) : [];
}

function toSentences(before: Json, after: Json): Edit[] {
  return differenceOfLogic(before, after).map((difference) => {
    const path = difference.action === 'OMITTED' ? [] : difference.path;
    return { ...sentenceOfDifference(difference), path: path.join('.') };
  });
}

function ofWhole(sentence: Sentence): Edit {
  return { ...sentence, path: '' };
}

/** Adds the edits of logic to differences of values that contain some. */
export function withLogic<Part extends string, Value>(
  differences: readonly Difference<Part, Value>[],
  logicOf: (value: Value) => string,
): Difference<Part, Value>[] {
  return differences.map((difference) => {
    const { before, after } = difference;
    if (before === undefined || after === undefined) {
      const logic = after ?? before;
      return logic === undefined ? difference : { ...difference, edits: () => describeWhole(logicOf(logic)) };
    }
    return { ...difference, edits: () => differencesOfLogic(logicOf(before), logicOf(after)) };
  });
}

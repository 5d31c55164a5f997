// The Chinese sentences by reason: of problems, and of what was edited.
import { templateEditSentences } from '@coverwright/component-tree/edit-sentences';
import { decisionSentences, differenceSentences, tableEditSentences } from '@coverwright/rules/difference';
import { explanationSentences, wordSentences } from '@coverwright/rules/explain';
import { chineseRuleTexts } from './generated/rule-texts.ts';
import { wordings } from './say.ts';
import { words } from './words.ts';

/** Of edits and calculated values, which are described in words. */
export const descriptions = {
  ...decisionSentences,
  ...differenceSentences,
  ...templateEditSentences,
  ...explanationSentences,
  ...wordSentences,
  ...tableEditSentences,
} as const;

export const chineseSentences: Readonly<Record<string, string>> = {
  ...words,
  ...chineseRuleTexts,
  ...Object.fromEntries(Object.entries({ ...wordings, ...descriptions }).map(([reason, { zh }]) => [reason, zh])),
};

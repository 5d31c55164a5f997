// The Chinese sentences by reason: of problems, and of what was edited.
import { templateEditSentences } from '@coverwright/component-tree/edit-sentences';
import { differenceSentences } from '@coverwright/rules/difference';
import { explanationSentences } from '@coverwright/rules/explain';
import { chineseRuleTexts } from './generated/rule-texts.ts';
import { wordings } from './say.ts';
import { words } from './words.ts';

export const editSentences = { ...differenceSentences, ...templateEditSentences } as const;

export const chineseSentences: Readonly<Record<string, string>> = {
  ...words,
  ...chineseRuleTexts,
  ...Object.fromEntries(Object.entries({ ...wordings, ...editSentences, ...explanationSentences }).map(([reason, { zh }]) => [reason, zh])),
};

// The Chinese sentences by reason.
import { chineseRuleTexts } from './generated/rule-texts.ts';
import { wordings } from './say.ts';
import { words } from './words.ts';

export const chineseSentences: Readonly<Record<string, string>> = {
  ...words,
  ...chineseRuleTexts,
  ...Object.fromEntries(Object.entries(wordings).map(([reason, { zh }]) => [reason, zh])),
};

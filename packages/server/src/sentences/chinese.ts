// The Chinese sentences by reason: of problems, and of differences of logic.
import { differenceSentences } from '@coverwright/rules/difference';
import { chineseRuleTexts } from './generated/rule-texts.ts';
import { wordings } from './say.ts';
import { words } from './words.ts';

export const chineseSentences: Readonly<Record<string, string>> = {
  ...words,
  ...chineseRuleTexts,
  ...Object.fromEntries(
    Object.entries({ ...wordings, ...differenceSentences }).map(([reason, { zh }]) => [reason, zh]),
  ),
};

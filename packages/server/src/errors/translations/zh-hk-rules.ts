// The rules package's messages about logic and JSON, from its English sentences to the Chinese ones used in the
// studio.
import { sentences } from '@coverwright/rules';
import { chineseRuleTexts } from '../../sentences/generated/rule-texts.ts';
import type { SentencePair } from './sentence-pair.ts';

const places = /\{\{(\w+)\}\}/g;

export const chineseRuleSentences: readonly SentencePair[] = [
  ['Line {}: {}', '第 {0} 行：{1:text}'],
  ...Object.entries(sentences).map(toPair),
];

function toPair([code, english]: [string, string]): SentencePair {
  const names = [...english.matchAll(places)].map(([, name]) => name);
  const texts: Readonly<Record<string, string>> = chineseRuleTexts;
  const chinese = texts[code] ?? english;
  return [
    english.replaceAll(places, '{}'),
    chinese.replaceAll(places, (_, name: string) => `{${names.indexOf(name)}}`),
  ];
}

import { evaluateRule, operators, parseJsonText, sentences, type SentenceCode } from '@coverwright/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import english from '../../locales/en-US/rules.json' with { type: 'json' };
import chinese from '../../locales/zh-HK/rules.json' with { type: 'json' };
import { startTextsIn } from '../../testing/start-texts.ts';
import { jsonProblemText, operatorText, ruleText } from './rule-text.ts';

function placesIn(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}

describe('the texts of the rules', () => {
  it('are the same as the package’s in English', () => {
    expect(english.sentence).toEqual(sentences);
    expect(english.operator).toEqual(Object.fromEntries(operators.map((one) => [one.name, one.description])));
  });
  it('exist in Chinese for every code and operator, with the same placeholders', () => {
    const codes = Object.keys(sentences) as SentenceCode[];
    expect(Object.keys(chinese.sentence)).toEqual(codes);
    for (const code of codes) expect(placesIn(chinese.sentence[code])).toEqual(placesIn(sentences[code]));
    expect(Object.keys(chinese.operator)).toEqual(operators.map(({ name }) => name));
  });
});

describe('in Chinese', () => {
  beforeEach(async () => startTextsIn('zh-HK'));

  it('invalid JSON is reported with its line', () => {
    const parsed = parseJsonText('{\n"age" 1}');
    expect(parsed.ok ? '' : jsonProblemText(parsed)).toBe('第 2 行："age" 之後欠缺冒號。');
  });
  it('values thrown by a rule are quoted unchanged', () => {
    const outcome = evaluateRule({ throw: '$t(pricing:title) {{count}} <b>' }, null);
    expect(outcome.ok ? '' : ruleText(outcome.problem)).toBe('規則以「$t(pricing:title) {{count}} <b>」中止了計算。');
  });
  it.each(operators.map(({ name }) => name))('the operator %s is explained', (name) => {
    expect(operatorText(name)).toBe(chinese.operator[name]);
  });
});

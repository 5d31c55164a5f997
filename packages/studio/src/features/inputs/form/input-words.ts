/** What the values of an input may be, in words. */
import { textIn } from '@coverwright/insurance/input';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { unitText } from './unit-field.ts';
import { hasChoices, isNumeric } from './declaration.ts';
import type { InputEntry } from './inputs-form.ts';

const shownChoices = 4;

type Translate = ReturnType<typeof useTranslation<'inputs'>>['t'];

export function useInputWords(): (input: InputEntry) => string {
  const { t, i18n } = useTranslation('inputs');
  const { language } = i18n;
  return useCallback((input) => toWords(input, t, language), [t, language]);
}

function toWords(input: InputEntry, t: Translate, language: string): string {
  const { type, minimum, maximum, minItems, maxItems } = input;
  if (hasChoices(type)) return choicesText(input, t, language);
  if (isNumeric(type)) return withUnit(rangeText(minimum, maximum, t), input, t, language);
  if (type === 'list') return t('words.entries', { range: rangeText(minItems, maxItems, t) });
  return t(type === 'boolean' ? 'words.boolean' : 'words.date');
}

function choicesText({ type, choices }: InputEntry, t: Translate, language: string): string {
  if (choices.length === 0) return t(type === 'choice' ? 'words.noChoices' : 'words.anyText');
  const names = choices.slice(0, shownChoices).map(({ value, label }) => textIn(label, [language]) ?? value);
  const rest = choices.length - names.length;
  const list = names.join(t('words.separator')) + (rest > 0 ? t('words.more', { count: rest }) : '');
  return type === 'choice' ? list : t('words.suggested', { list });
}

function rangeText(least: string, most: string, t: Translate): string {
  if (least !== '' && most !== '') return t('words.between', { least, most });
  if (least !== '') return t('words.from', { least });
  return most === '' ? t('words.any') : t('words.upTo', { most });
}

function withUnit(range: string, input: InputEntry, t: Translate, language: string): string {
  const name = input.type === 'amount' ? input.currency : unitText(input, language);
  return name.trim() === '' ? range : t('words.inUnit', { range, unit: name });
}

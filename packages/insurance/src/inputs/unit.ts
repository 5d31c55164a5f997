// The unit of a declared number: one of the usual ones, which is named in the language of the reader; any other text,
// which is shown as it is; or a text by locale.
import { type TextByLocale, textIn } from './input.ts';

export type InputUnit = string | TextByLocale;

interface UnitNames {
  readonly en: string;
  readonly zh: string;
}

/** By the text that is stored. */
const usual = {
  year: { en: 'years', zh: '年' },
  month: { en: 'months', zh: '個月' },
  week: { en: 'weeks', zh: '星期' },
  day: { en: 'days', zh: '日' },
  hour: { en: 'hours', zh: '小時' },
  person: { en: 'people', zh: '人' },
  '%': { en: '%', zh: '%' },
  'm²': { en: 'm²', zh: '平方米' },
  m: { en: 'm', zh: '米' },
  cm: { en: 'cm', zh: '厘米' },
  km: { en: 'km', zh: '公里' },
  kg: { en: 'kg', zh: '公斤' },
} as const satisfies Readonly<Record<string, UnitNames>>;

export const usualUnits: readonly string[] = Object.keys(usual);

const names: ReadonlyMap<string, UnitNames> = new Map(Object.entries(usual));

/** Other texts that mean a usual unit, without regard to case. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ...[...names].flatMap(([unit, { en, zh }]) => [unit, en, zh].map((text): [string, string] => [fold(text), unit])),
  ...(
    [
      ['percent', '%'],
      ['m2', 'm²'],
      ['sqm', 'm²'],
      ['persons', 'person'],
    ] as const
  ).map(([text, unit]): [string, string] => [fold(text), unit]),
]);

function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** Undefined for any other text. */
export function usualUnitOf(text: string): string | undefined {
  return synonyms.get(fold(text));
}

/** @param locales by preference */
export function unitIn(unit: InputUnit | undefined, locales: readonly string[]): string | undefined {
  if (typeof unit !== 'string') return textIn(unit, locales);
  const known = names.get(usualUnitOf(unit) ?? '');
  if (known === undefined) return unit;
  const language = locales.map((locale) => locale.split('-')[0]).find((one) => one === 'en' || one === 'zh');
  return known[language === 'zh' ? 'zh' : 'en'];
}

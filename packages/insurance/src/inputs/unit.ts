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

/** Other symbols for them. Case matters in symbols: an `M` is a million, not a metre. */
const symbols: ReadonlyMap<string, string> = new Map([
  ...[...names.keys()].map((unit): [string, string] => [unit, unit]),
  ['m2', 'm²'],
]);

/** Words that mean a usual unit, without regard to case. */
const words: ReadonlyMap<string, string> = new Map([
  ...[...names].flatMap(([unit, { en, zh }]) =>
    (en === unit ? [zh] : [unit, en, zh]).map((word) => [word, unit] as const),
  ),
  ['percent', '%'],
  ['sqm', 'm²'],
  ['persons', 'person'],
]);

/** Undefined for any other text. */
export function usualUnitOf(text: string): string | undefined {
  const trimmed = text.trim();
  return symbols.get(trimmed) ?? words.get(trimmed.toLowerCase());
}

/** @param locales by preference */
export function unitIn(unit: InputUnit | undefined, locales: readonly string[]): string | undefined {
  if (typeof unit !== 'string') return textIn(unit, locales);
  const known = names.get(usualUnitOf(unit) ?? '');
  if (known === undefined) return unit;
  const language = locales.map((locale) => locale.split('-')[0]).find((one) => one === 'en' || one === 'zh');
  return known[language === 'zh' ? 'zh' : 'en'];
}

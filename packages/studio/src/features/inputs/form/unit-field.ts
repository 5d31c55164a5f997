/** The unit of a number as a person types it: a usual one, which is translated, or a text in each language. Pure. */
import { unitIn, usualUnitOf, usualUnits } from '@coverwright/insurance/unit';
import type { InputEntry } from './inputs-form.ts';

type UnitFields = Pick<InputEntry, 'unit' | 'unitTexts'>;

/** As a reader of the locale sees it; empty for none. */
export function unitText({ unit, unitTexts }: UnitFields, locale: string): string {
  return (unit === '' ? unitIn(unitTexts, [locale]) : unitIn(unit, [locale])) ?? '';
}

/** What the field of the locale contains: the text of another locale is not its own. */
export function typedUnit({ unit, unitTexts }: UnitFields, locale: string): string {
  return unit === '' ? (unitTexts[locale] ?? '') : unitText({ unit, unitTexts }, locale);
}

/** The names of the usual units in the locale. */
export function unitNames(locale: string): string[] {
  return usualUnits.map((unit) => unitIn(unit, [locale]) ?? unit);
}

/**
 * The fields after the unit was typed in a locale. The name of a usual unit selects it for all locales; any other text
 * replaces it, as its translations would be wrong.
 * @param locales in which a text that was the same for all remains what it was
 */
export function withTypedUnit(last: UnitFields, text: string, locale: string, locales: readonly string[]): UnitFields {
  const usual = unitNames(locale).includes(text.trim()) ? usualUnitOf(text) : undefined;
  if (usual !== undefined && !hasOtherTexts(last, locale)) return { unit: usual, unitTexts: {} };
  const others = last.unit === '' ? Object.entries(last.unitTexts) : copies(last.unit, locales);
  const texts = [...others.filter(([name]) => name !== locale), [locale, text] as const];
  return { unit: '', unitTexts: Object.fromEntries(texts.filter(([, typed]) => typed !== '')) };
}

/** After typing: a text that means a usual unit, such as year for years, selects it. */
export function withUsualUnit(last: UnitFields): UnitFields {
  const [text, ...others] = Object.values(last.unitTexts);
  const usual = text === undefined || others.length > 0 ? undefined : usualUnitOf(text);
  return usual === undefined ? last : { unit: usual, unitTexts: {} };
}

function hasOtherTexts({ unitTexts }: UnitFields, locale: string): boolean {
  return Object.keys(unitTexts).some((name) => name !== locale);
}

function copies(unit: string, locales: readonly string[]): [string, string][] {
  return usualUnitOf(unit) === undefined ? locales.map((name) => [name, unit]) : [];
}

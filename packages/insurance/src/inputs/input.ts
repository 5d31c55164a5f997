// The declared inputs of a product: which values its logic expects. They are a JSON list, one object for each input, and
// the single source of what is checked, documented and asked.
import type { Json } from '../json.ts';

/** A text has suggestions; a choice must be one of its choices. A person decides which of the two it is. */
export const inputTypes = ['text', 'choice', 'number', 'integer', 'amount', 'date', 'boolean', 'list'] as const;
export type InputType = (typeof inputTypes)[number];

/** Whether a value that does not match is only reported, or refused. */
export const inputLevels = ['warn', 'refuse'] as const;
export type InputLevel = (typeof inputLevels)[number];

/** A text by locale, such as en-US. */
export type TextByLocale = Readonly<Record<string, string>>;

export interface InputChoice {
  readonly value: string;
  readonly label: TextByLocale | undefined;
}

export interface Input {
  /** Dotted, such as trip.zone; within a list relative to its entries, where empty means the entry itself. */
  readonly path: string;
  readonly type: InputType;
  readonly level: InputLevel;
  /** JSON Logic that reads other inputs beside this one; a value is required if its result is truthy. */
  readonly requiredWhen: Json | undefined;
  /** The value that the server applies if there is none. */
  readonly default: Json | undefined;
  readonly example: Json | undefined;
  readonly isPersonal: boolean;
  readonly label: TextByLocale | undefined;
  readonly help: TextByLocale | undefined;
  /** Of a choice, or the suggestions for a text. */
  readonly choices: readonly InputChoice[] | undefined;
  /** Of numbers; limits are part of the range. */
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Of a number or integer: a text such as year, or a text by locale; see unit.ts. */
  readonly unit: string | TextByLocale | undefined;
  /** Of an amount: ISO 4217. */
  readonly currency: string | undefined;
  /** Of a list. */
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly items: readonly Input[] | undefined;
}

/** Keep in sync with docs/limits.md. */
export const inputLimits = {
  /** Of the declaration as JSON text, in UTF-16 units. */
  textLength: 400_000,
  /** Including the items of lists. */
  inputs: 500,
  /** Of one input. */
  choices: 1_000,
  choiceLength: 200,
  segments: 10,
  segmentLength: 100,
  /** Lists within lists. */
  listDepth: 3,
  locales: 50,
  labelLength: 300,
  helpLength: 2_000,
  unitLength: 40,
  /** Of a condition, a default or an example as JSON text. */
  jsonLength: 10_000,
} as const;

export function segmentsOf(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** In the first of the locales that it is in, else in one of the same language, else in any. */
export function textIn(texts: TextByLocale | undefined, locales: readonly string[]): string | undefined {
  const entries = Object.entries(texts ?? {}).filter(([, text]) => text !== '');
  const language = (locale: string) => locale.split('-')[0];
  for (const matches of [
    (own: string, wanted: string) => own === wanted,
    (own: string, wanted: string) => language(own) === language(wanted),
  ]) {
    for (const wanted of locales) {
      const found = entries.find(([own]) => matches(own, wanted));
      if (found !== undefined) return found[1];
    }
  }
  return entries[0]?.[1];
}

/** The currency options, and those that match the typed text. Pure. */
import { currentCurrencies, otherCurrencies } from './currency-codes.ts';

export interface CurrencyChoice {
  readonly value: string;
  readonly label: string;
  /** In the page's language; empty for no currency. */
  readonly name: string;
}

export interface CurrencyChoices {
  readonly current: readonly CurrencyChoice[];
  readonly others: readonly CurrencyChoice[];
}

/** Represents no currency. */
export const none = 'none';

/** @param unnamed the name for currencies unknown to the browser, which are mostly historic */
export function listCurrencies(language: string, noCurrency: string, unnamed: string): CurrencyChoices {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
  const toChoice = (code: string) => ({ value: code, label: code, name: names.of(code) ?? unnamed });
  const current = currentCurrencies.map(toChoice);
  const withNone = [...current.slice(0, 1), { value: none, label: noCurrency, name: '' }, ...current.slice(1)];
  return { current: withNone, others: otherCurrencies.map(toChoice) };
}

/**
 * A complete code matches only that currency. Otherwise matches by code or name: prefix matches first, then matches
 * anywhere.
 */
export function matchCurrencies({ current, others }: CurrencyChoices, search: string): CurrencyChoices {
  const searched = search.trim().toLowerCase();
  const isCode = [...current, ...others].some(({ label }) => label.toLowerCase() === searched);
  const match = (choices: readonly CurrencyChoice[]) =>
    (isCode ? [0] : [0, 1, 2]).flatMap((rank) => choices.filter((choice) => rankOf(choice, searched) === rank));
  return { current: match(current), others: match(others) };
}

/** Lower is better. */
function rankOf({ label, name }: CurrencyChoice, searched: string): number {
  const texts = [label.toLowerCase(), name.toLowerCase()];
  if (searched === '' || texts.includes(searched)) return 0;
  if (texts.some((text) => text.startsWith(searched))) return 1;
  return texts.some((text) => text.includes(searched)) ? 2 : 3;
}

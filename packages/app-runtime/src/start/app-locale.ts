// The locale of the page: loads the texts of an allowed locale on demand, and stores the user's choice.
import { appState } from '../look/app-state.ts';
import type { Beginning } from './begin.ts';
import { showLanguage } from './page-head.ts';
import { writeStoredLocale } from './stored-locale.ts';

export interface Locales {
  readonly allowed: readonly string[];
  readonly default: string;
  /** Resolves to texts by key, or a module with such texts as its default export. */
  load(locale: string): Promise<unknown>;
}

export interface AppLocale {
  get(): string;
  set(locale: string): Promise<void>;
  readonly allowed: readonly string[];
}

/** @param beginning what the page has already requested */
export function openLocale(
  { allowed, default: fallback, load }: Locales,
  beginning: Beginning | undefined,
): AppLocale & { start(): Promise<void> } {
  let wanted = '';
  const show = async (locale: string, loading = load(locale)): Promise<void> => {
    wanted = locale;
    const texts = toTexts(await loading);
    // The user has since chosen another locale, whose texts arrived first.
    if (wanted !== locale) return;
    appState.texts = texts;
    appState.locale = locale;
    showLanguage(locale);
  };
  return {
    allowed,
    get: () => appState.locale,
    async set(locale) {
      if (!allowed.includes(locale) || locale === appState.locale) return;
      await show(locale);
      writeStoredLocale(locale);
    },
    async start() {
      // Without the script in the HTML, the HTML's language.
      await show(beginning?.locale ?? fallback, beginning?.texts);
    },
  };
}

function toTexts(loaded: unknown): Record<string, string> {
  const inner: unknown = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
  const entries = typeof inner === 'object' && inner !== null ? Object.entries(inner) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

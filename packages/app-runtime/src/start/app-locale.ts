// The locale of the page: loads the texts of the allowed ones when they are needed, and remembers what was chosen.
import { appState } from '../look/app-state.ts';
import { chooseLocale } from './choose-locale.ts';
import { showLanguage } from './page-head.ts';

const storageKey = 'locale';

export interface Locales {
  readonly allowed: readonly string[];
  readonly default: string;
  /** Texts by key, or a module that has them as its default. */
  load(locale: string): Promise<unknown>;
}

export interface AppLocale {
  get(): string;
  set(locale: string): Promise<void>;
  readonly allowed: readonly string[];
}

export function openLocale({ allowed, default: fallback, load }: Locales): AppLocale & { start(): Promise<void> } {
  let wanted = '';
  const show = async (locale: string): Promise<void> => {
    wanted = locale;
    const texts = toTexts(await load(locale));
    // The texts of an earlier choice arrived after those of a later one.
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
      writeStored(locale);
    },
    async start() {
      await show(chooseLocale({ allowed, fallback, stored: readStored(), preferred: navigator.languages }));
    },
  };
}

function toTexts(loaded: unknown): Record<string, string> {
  const inner: unknown = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
  const entries = typeof inner === 'object' && inner !== null ? Object.entries(inner) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Storage may be closed to the page. */
function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function writeStored(locale: string): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

// Runs before a page's modules have arrived: selects the locale, and requests the texts and the guest's token. This
// script is inlined in the HTML, so it imports nothing large.
import { type Endpoints, pathOf } from '../insurance-client/endpoints.ts';
import { chooseLocale } from './choose-locale.ts';
import { readStoredLocale } from './stored-locale.ts';

export interface BeginOptions {
  readonly allowed: readonly string[];
  /** The locale of the HTML. */
  readonly default: string;
  /** The URL of each locale's texts. */
  readonly paths: Readonly<Record<string, string>>;
  readonly endpoints: Endpoints;
}

export interface Beginning {
  readonly locale: string;
  readonly texts: Promise<unknown>;
  /** Undefined if the page may not need it; resolves to undefined if the server refused. */
  readonly guest?: Promise<unknown> | undefined;
}

const name = 'appBeginning';

export function begin({ allowed, default: fallback, paths, endpoints }: BeginOptions): void {
  const locale = chooseLocale({ allowed, fallback, stored: readStoredLocale(), preferred: navigator.languages });
  const page = document.documentElement;
  const texts = loadTexts(paths, locale);
  // Rejections are handled by the code that awaits it.
  texts.catch(() => undefined);
  // The style sheet hides HTML in another language until the page is rendered.
  if (locale !== fallback) page.dataset['waits'] = '';
  const guest = page.dataset['guest'] === undefined ? undefined : openGuest(pathOf(endpoints, 'guest'));
  Reflect.set(window, name, { locale, texts, guest } satisfies Beginning);
}

/** Undefined if the HTML has no such script. */
export function findBeginning(): Beginning | undefined {
  const begun: Beginning | undefined = Reflect.get(window, name);
  return begun;
}

async function loadTexts(paths: BeginOptions['paths'], locale: string): Promise<unknown> {
  return (await fetch(paths[locale] ?? '')).json();
}

async function openGuest(path: string): Promise<unknown> {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body: '{}' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

// The texts, a chunk for each namespace: one comes with the first part that shows it. i18next's own backends are not
// used, because it switches to a language whose texts did not come, and asks for a missing namespace only once.
import i18next from 'i18next';
import type { Texts } from './generated/text-types.ts';
import type { Locale } from './locale.ts';

export type { Texts };

export type Namespace = keyof Texts;

const files = import.meta.glob<Texts[Namespace]>('./*/*.json', { import: 'default' });

/** What is shown by now; at start, what may be shown anywhere. */
const shown = new Set<Namespace>(['shell', 'widgets', 'errors']);

/** In the display language, and from here on in each that is chosen. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) shown.add(namespace);
  await addTexts(i18next.language, missingOf(i18next.language, namespaces));
}

/** All that is shown, also what is added while they load. */
export async function loadTextsIn(locale: Locale): Promise<void> {
  const missing = missingOf(locale, [...shown]);
  if (missing.length === 0) return;
  await addTexts(locale, missing);
  await loadTextsIn(locale);
}

function missingOf(locale: string, namespaces: readonly Namespace[]): Namespace[] {
  return namespaces.filter((namespace) => !i18next.hasResourceBundle(locale, namespace));
}

async function addTexts(locale: string, namespaces: readonly Namespace[]): Promise<void> {
  const add = async (namespace: Namespace): Promise<void> => {
    i18next.addResourceBundle(locale, namespace, await files[`./${locale}/${namespace}.json`]?.());
  };
  await Promise.all(namespaces.map(add));
}

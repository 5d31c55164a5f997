// The texts, in one chunk per namespace, loaded with the first part that needs it. i18next's own backends are not
// used, because they switch to a language even if its texts could not be loaded, and request a missing namespace only
// once.
import i18next from 'i18next';
import type { Texts } from './generated/text-types.ts';
import type { Locale } from './locale.ts';

export type { Texts };

/** `sentences` are those of the server's problems, which it sends in English itself. */
export type Namespace = keyof Texts | 'sentences';

const files = import.meta.glob<object>('./*/*.json', { import: 'default' });

/** The namespaces in use; initially those that may be shown anywhere. */
const shown = new Set<Namespace>(['shell', 'widgets', 'errors']);

/** Loads them in the display language, and later in each language that is selected. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) shown.add(namespace);
  await addTexts(i18next.language, missingOf(i18next.language, namespaces));
}

/** Loads all namespaces in use, including those added while they load. */
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
    i18next.addResourceBundle(locale, namespace, (await files[`./${locale}/${namespace}.json`]?.()) ?? {});
  };
  await Promise.all(namespaces.map(add));
}

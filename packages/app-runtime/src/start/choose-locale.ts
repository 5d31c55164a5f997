// Selects the locale of a page from the allowed ones: the one chosen earlier, or else one of the browser's languages,
// or else the default. Pure.

interface LocaleChoice {
  readonly allowed: readonly string[];
  readonly fallback: string;
  readonly stored: string | null;
  /** The browser's languages, in order of preference. */
  readonly preferred: readonly string[];
}

export function chooseLocale({ allowed, fallback, stored, preferred }: LocaleChoice): string {
  if (stored !== null && allowed.includes(stored)) return stored;
  for (const wanted of preferred) {
    const same = allowed.find((locale) => locale.toLowerCase() === wanted.toLowerCase());
    if (same !== undefined) return same;
    const related = allowed.find((locale) => isRelated(locale, wanted));
    if (related !== undefined) return related;
  }
  return allowed.includes(fallback) || allowed.length === 0 ? fallback : (allowed[0] ?? fallback);
}

/** The same language and, for Chinese, the same script: a zh-CN reader does not want zh-HK. */
function isRelated(locale: string, wanted: string): boolean {
  const [language] = locale.toLowerCase().split('-');
  if (language !== wanted.toLowerCase().split('-')[0]) return false;
  return language !== 'zh' || isTraditional(locale) === isTraditional(wanted);
}

function isTraditional(locale: string): boolean {
  return /^zh-(hk|tw|mo|hant)\b/i.test(locale);
}

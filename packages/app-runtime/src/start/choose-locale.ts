// Which of the allowed locales a page opens in: the one chosen earlier, else one of the browser's languages, else the
// default. Pure.

interface LocaleChoice {
  readonly allowed: readonly string[];
  readonly fallback: string;
  readonly stored: string | null;
  /** Of the browser, the preferred one first. */
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

/** The same language and, for Chinese, the same script: a reader of zh-CN does not want zh-HK. */
function isRelated(locale: string, wanted: string): boolean {
  const [language] = locale.toLowerCase().split('-');
  if (language !== wanted.toLowerCase().split('-')[0]) return false;
  return language !== 'zh' || isTraditional(locale) === isTraditional(wanted);
}

function isTraditional(locale: string): boolean {
  return /^zh-(hk|tw|mo|hant)\b/i.test(locale);
}

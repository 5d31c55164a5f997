/** The maximum length of a text's locale. */
const maxLength = 35;

/**
 * The canonical tag of a locale, under which its texts are stored, such as zh-HK for zh-hk: two spellings of one
 * locale would look like two texts, and saving one would overwrite the other. Undefined for an invalid locale.
 */
export function toLocale(tag: string): string | undefined {
  if (tag.length > maxLength) return undefined;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return undefined;
  }
}

/** Longer ones no text can have. */
const maxLength = 35;

/**
 * The tag of a locale as texts are stored under it, such as zh-HK for zh-hk: two spellings of one locale would look like two
 * texts, and the save of one would overwrite the other. Undefined for an invalid locale.
 */
export function toLocale(tag: string): string | undefined {
  if (tag.length > maxLength) return undefined;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return undefined;
  }
}

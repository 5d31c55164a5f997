/** A typeface from one of the tenant's files. Pure. */
import type { EditedEntry } from './theme-form.ts';

/** The formats that publishing accepts as fonts. */
export function isFontFile(key: string): boolean {
  return /\.(?:woff2|woff|ttf|otf)$/i.test(key);
}

/** The family is named after the file, and is the typeface's first family. */
export function toFontFile(entry: EditedEntry, key: string): EditedEntry {
  const fileName = key.split('/').at(-1) ?? key;
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll(/["\\;{}<>]/g, ' ');
  const families = entry.value.split(',').map((family) => family.trim());
  const others = families.filter((family) => family.replaceAll('"', '') !== name && family !== `"${entry.name}"`);
  const url = `/api/v1/files/${key.split('/').map(encodeURIComponent).join('/')}`;
  return { ...entry, name, value: [`"${name}"`, ...others].join(', '), url };
}

/** A typeface that comes from a file of the tenant. Pure. */
import type { EditedEntry } from './theme-form.ts';

/** What publishing makes a font of. */
export function isFontFile(key: string): boolean {
  return /\.(?:woff2|woff|ttf|otf)$/i.test(key);
}

/** The family has the name of the file, and is the first of the typeface's families. */
export function toFontFile(entry: EditedEntry, key: string): EditedEntry {
  const fileName = key.split('/').at(-1) ?? key;
  const name = fileName.replace(/\.[^.]*$/, '').replaceAll(/["\\;{}<>]/g, ' ');
  const families = entry.value.split(',').map((family) => family.trim());
  const others = families.filter((family) => family.replaceAll('"', '') !== name && family !== `"${entry.name}"`);
  const url = `/api/v1/files/${key.split('/').map(encodeURIComponent).join('/')}`;
  return { ...entry, name, value: [`"${name}"`, ...others].join(', '), url };
}

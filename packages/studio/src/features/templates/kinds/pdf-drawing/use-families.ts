/** The font families offered for a drawing, and how each is approximated on the screen. */
import { useMemo } from 'react';
import { useFontFamilies } from '../../../files/files.api.ts';

/** Commonly installed families; the printer has these, or metrically equivalent ones. */
const commonFamilies = [
  'Arial',
  'Calibri',
  'Cambria',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Palatino',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const;

export function cssFamily(familyName: string): string {
  const quoted = `"${familyName.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const generic = /times|georgia|cambria|palatino|serif$/i.test(familyName) ? 'serif' : 'sans-serif';
  return `${quoted}, ${/courier/i.test(familyName) ? 'monospace' : generic}`;
}

/**
 * The families of the printer and of uploaded fonts. @param chosen the current one, which another program may have
 * set
 */
export function useFamilies(chosen: string | undefined): readonly string[] {
  const uploaded = useFontFamilies(true);
  return useMemo(() => {
    const own = uploaded?.map(({ familyName }) => familyName) ?? [];
    return [...new Set([...own, ...commonFamilies, ...(chosen === undefined ? [] : [chosen])])];
  }, [uploaded, chosen]);
}

import { useMemo } from 'react';
import { useApi } from '../../../api/api-context.ts';
import type { OfferedFont } from '../../../ui/rich-text/rich-text-props.ts';
import { fetchFile, useFontFamilies } from '../../files/files.api.ts';

/**
 * The uploaded fonts that a printed text may use; undefined while they are loading.
 * @param isPrinted other texts are shown by programs that do not have these fonts
 */
export function usePrintFonts(isPrinted = false): readonly OfferedFont[] | undefined {
  const api = useApi();
  const families = useFontFamilies(isPrinted);
  return useMemo(
    () =>
      families?.map(({ familyName, files }) => ({
        name: familyName,
        faces: files.map(({ bucketName, key, weight, style }) => ({
          weight,
          style,
          load: async () => fetchFile(api, key, { bucketName }).catch(() => undefined),
        })),
      })),
    [families, api],
  );
}

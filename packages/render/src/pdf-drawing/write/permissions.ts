// The permissions of a locked file, one bit each as in its encryption dictionary.
import type { Protection } from '../../html-pdf/compose/protection.ts';

const bits = { PRINT: 3, MODIFY: 4, COPY: 5, ANNOTATE: 6, FILL_FORMS: 9 } as const;

/** The permission to annotate includes filling in forms. */
export function permissionsOf(granted: number): NonNullable<Protection['permissions']> {
  const isGranted = (position: number) => (granted & (1 << (position - 1))) !== 0;
  return (['PRINT', 'MODIFY', 'COPY', 'ANNOTATE', 'FILL_FORMS'] as const).filter(
    (permission) => isGranted(bits[permission]) || (permission === 'FILL_FORMS' && isGranted(bits.ANNOTATE)),
  );
}

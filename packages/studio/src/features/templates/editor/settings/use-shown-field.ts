import { useEffect } from 'react';
import { showField } from '../../../../ui/editor/frame/show-field.ts';
import type { ProblemPosition } from '../../console/console-entries.ts';

const focusDelayMs = 60;

/**
 * Focuses the field of the settings panel that was opened from the console, identified by its `data-field`. The panel
 * may have to be rendered first, and a drawer takes the focus when it opens.
 */
export function useShownField(shown: ProblemPosition | undefined): void {
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      showField(`[data-field="${CSS.escape(shown.field)}"]`);
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [shown]);
}

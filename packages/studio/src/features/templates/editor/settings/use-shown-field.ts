import { useEffect } from 'react';
import { showField } from '../../../../ui/editor/frame/show-field.ts';
import type { ProblemPosition } from '../../console/console-entries.ts';

const focusDelayMs = 60;

/**
 * Gives the field of the settings panel the keyboard that the console was asked to show: the one with its `data-field`.
 * The panel may have to be drawn first, and a drawer takes the keyboard when it opens.
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

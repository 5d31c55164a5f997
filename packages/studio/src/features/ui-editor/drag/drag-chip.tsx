/** A label beside the pointer that names the dragged nodes. */
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeWords } from '../work/node-words.ts';
import type { WorkStore } from '../work/work-store.ts';
import { useNodeName } from '../tree/use-node-name.ts';
import classes from './drag-chip.module.css';
import { dragState } from './node-drag.ts';

export function DragChip({ store }: { readonly store: WorkStore }) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const drag = useSyncExternalStore(dragState.subscribe, dragState.get);
  if (drag === undefined) return null;
  const { source, x, y } = drag;
  const [first = ''] = source.kind === 'nodes' ? source.ids : [];
  const { document } = store.get().work;
  const label =
    source.kind === 'element'
      ? source.label
      : source.ids.length === 1 && document.nodes.has(first)
        ? nameOf(nodeWords(document, first))
        : t('drag.several', { count: source.ids.length });
  return (
    <div className={classes['chip']} style={{ transform: `translate(${x + 12}px, ${y + 12}px)` }} aria-hidden>
      {label}
    </div>
  );
}

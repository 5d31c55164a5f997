/** The inspector beside the canvas, for the most recently selected node. */
import { toPascalCase } from '@coverwright/component-tree/component-names';
import type { TreeNode } from '@coverwright/component-tree/document';
import { isKnownTag } from '@coverwright/component-tree/html-tags';
import type { Operation } from '@coverwright/component-tree/operations';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewLook } from '../../components/preview/preview.api.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { listDataNames } from './data-names.ts';
import { useOwnComponent } from './inspector.api.ts';
import { Inspector } from './inspector.tsx';
import classes from './inspector.module.css';
import { onCurrent } from './several-nodes.ts';

interface InspectorPaneProps {
  readonly store: WorkStore;
  readonly appId: string;
}

export function InspectorPane({ store, appId }: InspectorPaneProps) {
  const { t } = useTranslation('inspector');
  const work = useWork(store, (state) => state.work);
  // The fields take long to render, so they are deferred until after the canvas.
  const { document, script, selection } = useDeferredValue(work);
  const selected = selection.at(-1);
  const { look } = usePreviewLook(appId);
  const node = selected === undefined ? undefined : document.nodes.get(selected);
  const own = useOwnComponent(node && nameOfOwn(node));
  const others = useMemo(
    () =>
      selection.slice(0, -1).flatMap((id) => {
        const one = document.nodes.get(id);
        return one?.kind === 'element' ? [one] : [];
      }),
    [selection, document],
  );
  const dataNames = useMemo(() => listDataNames(script, document), [script, document]);
  const apply = useCallback(
    (operations: readonly Operation[]) => {
      const current = onCurrent(operations, document, store.get().work.document);
      if (current.length > 0) store.edit(current);
    },
    [store, document],
  );
  return (
    <aside
      className={classes['pane']}
      aria-label={t('tabs')}
      // A click must not change the element that was selected before.
      aria-busy={selection !== work.selection}
      tabIndex={-1}
      data-inspector
    >
      <Inspector
        node={node}
        others={others}
        tree={document}
        onOperation={apply}
        dataNames={dataNames}
        joinInput={store.joinInput}
        theme={look?.theme}
        variants={look?.variants}
        own={own}
      />
    </aside>
  );
}

/** Undefined if it is not a component of the tenant. */
function nameOfOwn({ kind, component }: TreeNode): string | undefined {
  const isOwn = kind === 'element' && !isKnownTag(component) && !/^(?:Cw[A-Z]|cw-)/.test(component);
  return isOwn ? toPascalCase(component) : undefined;
}

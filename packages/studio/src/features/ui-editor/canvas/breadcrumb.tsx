/** The path from the root to the selected node, as buttons that select. */
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNodeName } from '../tree/use-node-name.ts';
import { nodeWords } from '../work/node-words.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import classes from './canvas-pane.module.css';

export function Breadcrumb({ store }: { readonly store: WorkStore }) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const document = useWork(store, ({ work }) => work.document);
  const selection = useWork(store, ({ work }) => work.selection);
  const id = selection.at(-1);
  const path = id === undefined ? [] : pathTo(document, id);
  return (
    <nav className={classes['path']} aria-label={t('canvas.path')}>
      {path.length === 0 ? <span>{t('canvas.nothingSelected')}</span> : null}
      <ol>
        {path.map((one) => (
          <li key={one}>
            {one === path[0] ? null : <IconChevronRight size={12} stroke={1.75} aria-hidden />}
            <button
              type="button"
              aria-current={one === id ? 'true' : undefined}
              onPointerEnter={() => store.hover(one)}
              onPointerLeave={() => store.hover(undefined)}
              onClick={() => store.select([one])}
            >
              {nameOf(nodeWords(document, one))}
            </button>
          </li>
        ))}
      </ol>
      {selection.length > 1 ? <span>{t('canvas.selected', { count: selection.length })}</span> : null}
    </nav>
  );
}

function pathTo(document: TreeDocument, id: string): readonly string[] {
  const path: string[] = [];
  for (let at: string | null = id; at !== null; at = getNode(document, at).parent) path.unshift(at);
  return path;
}

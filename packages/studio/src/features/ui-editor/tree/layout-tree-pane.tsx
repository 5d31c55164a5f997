/** The left pane: the layout of the component as a tree, and actions on the selected node. */
import { Button } from '@mantine/core';
import { mayBeExtracted } from '@coverwright/component-tree/extract-component';
import { IconChevronsDown, IconChevronsUp, IconDots } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { ActionButton } from './action-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MenuButton, type MenuEntry } from '../../../ui/menu/menu-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { useTreeKeys } from '../../../ui/tree/use-tree-keys.ts';
import type { NodeCommands } from '../work/node-commands.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { nodeWords } from '../work/node-words.ts';
import { FindBar } from './find-bar.tsx';
import { LayoutTree } from './layout-tree.tsx';
import classes from './layout-tree.module.css';
import { listBranches, toLayoutRows } from './layout-rows.ts';
import { wrapperTemplate } from './node-keys.ts';
import { useNodeName } from './use-node-name.ts';
import { pressedSelection, rangeOf } from './node-selection.ts';

interface LayoutTreePaneProps {
  readonly store: WorkStore;
  readonly commands: NodeCommands;
  /** Handles keys that change nodes. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
  readonly onConvert: () => void;
  /** Called on Enter. */
  readonly onEnter: () => void;
  /** Whether the selected node is being renamed. */
  readonly isRenaming: boolean;
  readonly isFinding: boolean;
  readonly onFound: () => void;
}

export function LayoutTreePane(props: LayoutTreePaneProps) {
  const { store, commands, onKeyDown, onAdd, onReplace, onConvert, onEnter, isRenaming, isFinding, onFound } = props;
  const { t } = useTranslation('uiEditor');
  const pane = useRef<HTMLElement>(null);
  const isReadOnly = useIsReadOnly();
  const document = useWork(store, ({ work }) => work.document);
  const selection = useWork(store, ({ work }) => work.selection);
  const collapsed = useWork(store, (state) => state.collapsed);
  const rows = useMemo(() => toLayoutRows(document, collapsed), [document, collapsed]);
  const nameOf = useNodeName();
  const index = rows.findIndex(({ id }) => id === selection.at(-1));
  // The start of a range that Shift extends.
  const [anchor, setAnchor] = useState<string>();
  const toggle = (at: number) => {
    const id = rows[at]?.id;
    if (id === undefined) return;
    const next = new Set(collapsed);
    if (!next.delete(id)) next.add(id);
    store.collapse(next);
  };
  const go = (at: number) => {
    const id = rows[at]?.id;
    if (id === undefined) return;
    setAnchor(id);
    store.select([id]);
  };
  const walk = useTreeKeys({
    rows,
    index,
    onGo: go,
    onToggle: toggle,
    onEnter,
    names: () => rows.map(({ id }) => nameOf(nodeWords(document, id))),
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && shiftKey && !event.altKey) {
      event.preventDefault();
      const to = rows[index + (key === 'ArrowDown' ? 1 : -1)]?.id;
      if (to !== undefined) store.select(rangeOf(rows, anchor ?? to, to));
    } else if (key === 'Escape') {
      store.select(selection.slice(-1));
    } else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      event.preventDefault();
      store.select(rows.filter(({ level }) => level === rows[index]?.level).map(({ id }) => id));
    } else if (!onKeyDown(event)) {
      walk(event);
    }
  };
  return (
    <section ref={pane} className={classes['pane']} aria-label={t('tree.title')}>
      <PaneHead heading={t('tree.title')}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconChevronsDown size={14} stroke={1.75} aria-hidden />}
          onClick={() => store.collapse(new Set())}
        >
          {t('tree.expandAll')}
        </Button>
        <IconButton
          size={24}
          label={t('tree.collapseAll')}
          icon={<IconChevronsUp size={14} stroke={1.75} />}
          onClick={() => store.collapse(new Set(listBranches(document)))}
        />
      </PaneHead>
      {isFinding ? (
        <FindBar
          store={store}
          onClose={(opener) => {
            onFound();
            returnFocus(opener, pane.current);
          }}
        />
      ) : null}
      {rows.length === 0 ? (
        <p className={classes['none']}>{t('tree.none')}</p>
      ) : (
        <LayoutTree
          store={store}
          rows={rows}
          renamed={isRenaming ? selection.at(-1) : undefined}
          onRenamed={onFound}
          onKeyDown={handleKeyDown}
          onToggle={toggle}
          onPress={(id, event) => {
            if (!event.shiftKey) setAnchor(id);
            store.select(pressedSelection(rows, selection, anchor, id, event));
          }}
          commands={commands}
        />
      )}
      {isReadOnly ? null : (
        <div className={classes['foot']}>
          <Button className={classes['add'] ?? ''} onClick={onAdd}>
            {t('tree.add')}
          </Button>
          <NodeMenu
            commands={commands}
            isDisabled={selection.length === 0}
            onReplace={onReplace}
            // Only a single element can be converted.
            onConvert={selection.length === 1 && mayBeExtracted(document, selection[0] ?? '') ? onConvert : undefined}
          />
        </div>
      )}
    </section>
  );
}

/** Returns the focus to the canvas if the search was opened there; otherwise to the node that was found. */
function returnFocus(opener: Element | null, pane: HTMLElement | null): void {
  const isCanvas = opener instanceof HTMLElement && opener.matches('[role="application"]');
  const target = isCanvas ? opener : pane?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  target?.focus({ preventScroll: true });
}

interface NodeMenuProps {
  readonly commands: NodeCommands;
  readonly isDisabled: boolean;
  readonly onReplace: () => void;
  /** Undefined if the selection cannot be converted to a component. */
  readonly onConvert: (() => void) | undefined;
}

function NodeMenu({ commands, isDisabled, onReplace, onConvert }: NodeMenuProps) {
  const { t } = useTranslation('uiEditor');
  const entry = (label: string, onClick: () => unknown, more: Partial<MenuEntry> = {}): MenuEntry => ({
    label,
    onClick: () => void onClick(),
    ...more,
  });
  return (
    <MenuButton
      button={
        <ActionButton label={t('node.actions')} icon={<IconDots size={16} stroke={1.75} />} isDisabled={isDisabled} />
      }
      tooltip={t('node.actions')}
      entries={[
        entry(t('node.replace'), onReplace),
        entry(t('node.duplicate'), commands.duplicate),
        entry(t('node.wrap'), () => commands.wrap(wrapperTemplate)),
        entry(t('node.unwrap'), commands.unwrap),
        ...(onConvert ? [entry(t('node.convert'), onConvert)] : []),
        entry(t('node.up'), () => commands.step('up'), { isApart: true }),
        entry(t('node.down'), () => commands.step('down')),
        entry(t('node.in'), () => commands.step('in')),
        entry(t('node.out'), () => commands.step('out')),
        entry(t('node.delete'), commands.remove, { isApart: true, isDanger: true }),
      ]}
    />
  );
}

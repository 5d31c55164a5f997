/**
 * The left pane: the number of benefits, the search, Add Main Benefit, and the tree with its keyboard and mouse
 * actions.
 */
import { Button, TextInput } from '@mantine/core';
import { IconChevronsDown, IconChevronsRight, IconPlus, IconSearch } from '@tabler/icons-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { benefitName } from '../benefit-name.ts';
import { listBranches, toBenefitRows, type BenefitRow } from './benefit-rows.ts';
import {
  countBenefits,
  findBenefit,
  listAncestors,
  moveRefusal,
  stepPosition,
  type Direction,
  type BenefitPosition,
} from '../benefit-tree.ts';
import { BenefitTreeGrid } from './benefit-tree-grid.tsx';
import { entryIdOf } from '../benefit.ts';
import classes from '../benefits-editor.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import type { EditorActions } from '../draft/editor-actions.ts';
import type { EditorState } from '../draft/editor-store.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { DropPosition } from './use-row-drag.ts';
import { useBenefitKeys } from './use-benefit-keys.ts';

interface BenefitTreePaneProps {
  readonly state: EditorState;
  readonly actions: EditorActions;
  readonly onAddMain: () => void;
  readonly onRemove: () => void;
}

export function BenefitTreePane({ state, actions, onAddMain, onRemove }: BenefitTreePaneProps) {
  const { t } = useTranslation('benefits');
  const { tree, drafts, locale, selectedKey } = state;
  const isReadOnly = useIsReadOnly();
  const [searchText, setSearchText] = useState('');
  const { collapsed, setCollapsed, toggle, open, openAll } = useCollapsed(tree, selectedKey);
  const closeAll = useCallback(() => setCollapsed(new Set(listBranches(actions.tree()))), [actions, setCollapsed]);
  const count = useMemo(() => countBenefits(tree), [tree]);
  const rows = useMemo(() => toBenefitRows(tree, collapsed, searchText), [tree, collapsed, searchText]);
  const { move, step, announcement } = useMoves(state, actions, open);
  const select = useCallback((row: BenefitRow) => actions.select(row.key), [actions]);
  const dropHandler = useMemo(
    () => ({
      drop: (typeId: string, target: string, position: DropPosition) =>
        move(typeId, positionOfDrop(actions.tree(), target, position)),
      isRefused: (typeId: string, target: string, position: DropPosition) =>
        moveRefusal(actions.tree(), typeId, positionOfDrop(actions.tree(), target, position).parentTypeId) !==
        undefined,
    }),
    [actions, move],
  );
  const handleKeyDown = useBenefitKeys({
    rows,
    selectedKey,
    onSelect: select,
    onToggle: toggle,
    onMove: isReadOnly ? doNothing : step,
    onRemove: isReadOnly ? doNothing : onRemove,
    onEdit: () => document.querySelector<HTMLElement>('[data-inspector] input[data-first-text]')?.focus(),
  });
  return (
    <section className={classes['treePane']} aria-labelledby="tree-heading">
      <PaneHead
        count={count}
        searchText={searchText}
        onSearch={setSearchText}
        onExpandAll={openAll}
        onCollapseAll={closeAll}
        onAddMain={isReadOnly ? undefined : onAddMain}
      />
      {rows.length === 0 ? (
        <p className={blocks['nothing']}>{t('foundNone')}</p>
      ) : (
        <BenefitTreeGrid
          rows={rows}
          drafts={drafts}
          locale={locale}
          selectedKey={selectedKey}
          onSelect={select}
          onToggle={toggle}
          onDrop={dropHandler}
          onKeyDown={handleKeyDown}
        />
      )}
      {isReadOnly ? null : <MoveButtons tree={tree} row={rows.find(({ key }) => key === selectedKey)} onMove={step} />}
      <div role="status" className="cw-visually-hidden">
        {announcement}
      </div>
    </section>
  );
}

interface PaneHeadProps {
  readonly count: number;
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
  readonly onExpandAll: () => void;
  readonly onCollapseAll: () => void;
  /** Undefined for users without the right. */
  readonly onAddMain: (() => void) | undefined;
}

const PaneHead = memo(function PaneHead(props: PaneHeadProps) {
  const { count, searchText, onSearch, onExpandAll, onCollapseAll, onAddMain } = props;
  const { t } = useTranslation('benefits');
  return (
    <div className={classes['paneHead']}>
      <h2 id="tree-heading">{t('count', { count })}</h2>
      <IconButton label={t('expandAll')} icon={<IconChevronsDown size={16} stroke={1.75} />} onClick={onExpandAll} />
      <IconButton
        label={t('collapseAll')}
        icon={<IconChevronsRight size={16} stroke={1.75} />}
        onClick={onCollapseAll}
      />
      <TextInput
        className={classes['search']}
        size="xs"
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        value={searchText}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      {onAddMain ? (
        <Button size="xs" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={onAddMain}>
          {t('addMain')}
        </Button>
      ) : null}
    </div>
  );
});

const doNothing = (): void => undefined;

function useCollapsed(tree: EditorState['tree'], selectedKey: string | undefined) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [shownKey, setShownKey] = useState(selectedKey);
  // A newly selected entry, such as one that was just added, must not be hidden in a collapsed branch.
  if (selectedKey !== shownKey) {
    setShownKey(selectedKey);
    const ancestors = selectedKey === undefined ? [] : listAncestors(tree, entryIdOf(selectedKey));
    if (ancestors.some((typeId) => collapsed.has(typeId))) {
      setCollapsed(new Set([...collapsed].filter((typeId) => !ancestors.includes(typeId))));
    }
  }
  const toggle = useCallback(
    (typeId: string) => setCollapsed((last) => (last.has(typeId) ? without(last, typeId) : new Set([...last, typeId]))),
    [],
  );
  const open = useCallback((typeId: string) => setCollapsed((last) => without(last, typeId)), []);
  const openAll = useCallback(() => setCollapsed(new Set()), []);
  return { collapsed, setCollapsed, toggle, open, openAll };
}

function without(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  return new Set([...set].filter((one) => one !== member));
}

/** Moves are announced to screen reader users. */
function useMoves({ tree }: EditorState, actions: EditorActions, open: (typeId: string) => void) {
  const { t } = useTranslation('benefits');
  const [announcement, setAnnouncement] = useState('');
  const move = useCallback(
    (typeId: string, place: BenefitPosition) => {
      if (!actions.move(typeId, place)) return;
      if (place.parentTypeId !== undefined) open(place.parentTypeId);
      setAnnouncement(typeId);
    },
    [actions, open],
  );
  const step = (row: BenefitRow, direction: Direction) => {
    if (row.isOption) return actions.refuse('optionStays');
    const place = stepPosition(tree, row.benefit.typeId, direction);
    return place && move(row.benefit.typeId, place);
  };
  return { move, step, announcement: announcement === '' ? '' : describePosition(announcement) };

  function describePosition(typeId: string): string {
    const found = findBenefit(tree, typeId);
    if (!found) return '';
    const name = benefitName(found.benefit);
    const position = found.index + 1;
    const count = found.siblings.length;
    const parent = found.parentTypeId === undefined ? undefined : findBenefit(tree, found.parentTypeId)?.benefit;
    return parent
      ? t('moved.under', { name, position, count, parent: benefitName(parent) })
      : t('moved.top', { name, position, count });
  }
}

function positionOfDrop(tree: EditorState['tree'], targetTypeId: string, position: DropPosition): BenefitPosition {
  if (position === 'inside') return { parentTypeId: targetTypeId, beforeTypeId: undefined };
  const target = findBenefit(tree, targetTypeId);
  const beforeTypeId = position === 'before' ? targetTypeId : target?.beforeTypeId;
  return { parentTypeId: target?.parentTypeId, beforeTypeId };
}

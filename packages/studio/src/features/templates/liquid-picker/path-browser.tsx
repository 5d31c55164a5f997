/**
 * The searchable tree of paths: arrow keys navigate, Enter picks a value or expands a node that contains values. One
 * path is selected, with an index for each of its lists.
 */
import type { Json } from '@coverwright/rules';
import { NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useId, useMemo, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  firstOpen,
  indexedLists,
  lineageOf,
  searchPaths,
  toLiquidPath,
  toRows,
  valueAt,
  type ListIndexes,
  type PathRow,
} from './liquid-path.ts';
import classes from './liquid-picker.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { PathTreeRow } from './path-tree-row.tsx';
import type { PathNode } from './path-tree.ts';
import { usePathKeys } from './use-path-keys.ts';

interface PathBrowserProps {
  readonly tree: readonly PathNode[];
  readonly content: Json | undefined;
  readonly chosen: PathNode | undefined;
  readonly indexes: ListIndexes;
  readonly onChoose: (node: PathNode | undefined) => void;
  readonly onIndex: (listKey: string, index: number) => void;
  readonly onPick: (node: PathNode) => void;
}

interface OpenedPath {
  readonly node: PathNode;
  /** It was selected in search results, which the tree replaces. */
  readonly wasFound: boolean;
}

export function PathBrowser({ tree, content, chosen, indexes, onChoose, onIndex, onPick }: PathBrowserProps) {
  const { t } = useTranslation('templateTools');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<OpenedPath>();
  const [open, setOpen] = useState(() => firstOpen(tree));
  const wanted = useDeferredValue(search.trim());
  const found = useMemo(() => (wanted === '' ? undefined : searchPaths(tree, wanted)), [tree, wanted]);
  const rows = useMemo<readonly PathRow[]>(
    () => found?.found.map((node) => ({ node, level: 1, isOpen: false })) ?? toRows(tree, open),
    [found, tree, open],
  );
  const treeId = useId();
  const toggle = (key: string) => {
    setOpen(open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key]));
  };
  const handleOpen = (node: PathNode) => {
    onChoose(node);
    if (!found && open.has(node.key)) return toggle(node.key);
    // A search result is shown at its position in the tree, with its children.
    setOpen(new Set([...open, ...lineageOf(node).map(({ key }) => key)]));
    setSearch('');
    setOpened({ node, wasFound: found !== undefined });
  };
  const keys = usePathKeys({
    rows,
    chosen,
    canOpen: found === undefined,
    onChoose,
    onToggle: toggle,
    onOpen: handleOpen,
    onPick,
  });
  const chosenRow = rows.findIndex(({ node }) => node.key === chosen?.key);
  const isRevealed = opened?.wasFound === true && opened.node.key === chosen?.key;
  useEffect(() => {
    const row = document.getElementById(`${treeId}-${chosenRow}`);
    row?.scrollIntoView({ block: 'nearest' });
    // Its children are below.
    const list = row?.parentElement;
    if (isRevealed && list) list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }, [treeId, chosenRow, isRevealed]);
  const rowOf = ({ target }: MouseEvent) => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;
    return rows.find(({ node }) => node.key === key);
  };
  const handleClick = (event: MouseEvent) => {
    const row = rowOf(event);
    // The second click of a double click may hit another row if the first has expanded one.
    if (!row || event.detail > 1) return;
    if (row.node.isLeaf) onChoose(row.node);
    else handleOpen(row.node);
  };
  const handleDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row?.node.isLeaf && row.node.key === chosen?.key) onPick(row.node);
  };
  return (
    <div className={blocks['tightStack']}>
      <TextInput
        data-autofocus
        // The dialog may be mounted before the schema is loaded.
        autoFocus
        aria-label={t('picker.search')}
        placeholder={t('picker.search')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setOpened(undefined);
        }}
        onKeyDown={keys.handleSearchKey}
        role="combobox"
        aria-haspopup="tree"
        aria-expanded
        aria-controls={treeId}
        aria-activedescendant={chosenRow < 0 ? undefined : `${treeId}-${chosenRow}`}
        autoComplete="off"
        spellCheck={false}
      />
      <ul
        id={treeId}
        className={classes['tree']}
        role="tree"
        aria-label={t('picker.tree')}
        tabIndex={0}
        aria-activedescendant={chosenRow < 0 ? undefined : `${treeId}-${chosenRow}`}
        onKeyDown={keys.handleTreeKey}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
      >
        {rows.map((row, index) => (
          <PathTreeRow
            key={row.node.key}
            id={`${treeId}-${index}`}
            row={row}
            isFound={found !== undefined}
            isChosen={index === chosenRow}
            value={valueAt(content, row.node, indexes)}
          />
        ))}
      </ul>
      <p className={classes['note']} role="status">
        {found?.found.length === 0 ? t('picker.nothingFound', { text: wanted }) : null}
        {opened ? t('picker.opened', { name: opened.node.name }) : null}
        {found?.hasMore && found.found.length > 0 ? t('picker.more') : null}
      </p>
      <ChosenPath node={chosen} indexes={indexes} onIndex={onIndex} />
    </div>
  );
}

/** The path as it will be inserted, with the index of each list on the way. */
function ChosenPath({ node, indexes, onIndex }: ChosenPathProps) {
  const { t } = useTranslation('templateTools');
  return (
    <div className={classes['chosen']}>
      <div>
        <span className={classes['label']}>{t('picker.path')}</span>
        {node ? <code>{toLiquidPath(node, indexes)}</code> : <span>{t('picker.noPath')}</span>}
      </div>
      {node
        ? indexedLists(node).map(({ key, name }) => (
            <NumberInput
              key={key}
              label={t('picker.index', { name })}
              value={indexes.get(key) ?? 0}
              onChange={(value) => onIndex(key, typeof value === 'number' ? value : 0)}
              min={0}
              max={9999}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
            />
          ))
        : null}
    </div>
  );
}

interface ChosenPathProps extends Pick<PathBrowserProps, 'indexes' | 'onIndex'> {
  readonly node: PathNode | undefined;
}

import { getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { isShallowEqual } from '../../../ui/tree/is-shallow-equal.ts';
import tree from '../../../ui/tree/tree-row.module.css';
import { nameMaxLength, nodeWords, type ShownTexts } from '../work/node-words.ts';
import { ElementIcon } from './element-icon.tsx';
import type { LayoutRow } from './layout-rows.ts';
import classes from './layout-tree.module.css';
import type { RowDropKind } from './row-drop.ts';
import { useNodeName } from './use-node-name.ts';

interface LayoutRowProps {
  readonly row: LayoutRow;
  readonly node: TreeNode | undefined;
  readonly document: TreeDocument;
  readonly texts: ShownTexts;
  readonly index: number;
  readonly top: number;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
  readonly isFocusable: boolean;
  readonly drop: RowDropKind | undefined;
  readonly onToggle: (index: number) => void;
  /** Set while the node is being renamed; undefined leaves the name as it is. */
  readonly onRename: ((name: string | undefined) => void) | undefined;
}

/** Rerendered only when its own data has changed: most edits affect only one of the visible rows. */
export const LayoutRowView = memo(DrawnRow, isSameRow);

function DrawnRow(props: LayoutRowProps) {
  const { row, document, texts, index, top, isSelected, isHovered, isFocusable, drop, onToggle, onRename } = props;
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const words = nodeWords(document, row.id, texts);
  const name = nameOf(words);
  const place: CSSProperties & Record<'--level', number> = { transform: `translateY(${top}px)`, '--level': row.level };
  const Caret = row.isExpanded ? IconChevronDown : IconChevronRight;
  const icon = words.element ?? (/^[A-Z]/.test(words.name) ? 'component' : undefined);
  return (
    <div
      role="treeitem"
      className={`${tree['row']} ${classes['row']}`}
      style={place}
      data-id={row.id}
      data-hovered={isHovered || undefined}
      data-bound={isBound(getNode(document, row.id)) || undefined}
      data-drop={drop === 'refused' ? 'inside' : drop}
      data-blocked={drop === 'refused' || undefined}
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={isSelected}
      aria-expanded={row.hasBranch ? row.isExpanded : undefined}
      tabIndex={isFocusable ? 0 : -1}
    >
      {row.hasBranch ? (
        <button
          type="button"
          className={tree['caret']}
          // On the row, the arrow keys do the same.
          tabIndex={-1}
          aria-hidden
          title={t(row.isExpanded ? 'tree.collapse' : 'tree.expand')}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(index);
          }}
        >
          <Caret size={12} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <span className={tree['noCaret']} />
      )}
      <ElementIcon element={icon} size={14} />
      <span className={classes['name']}>{name}</span>{' '}
      {onRename ? (
        <NameField node={getNode(document, row.id)} detail={words.detail} onEnd={onRename} />
      ) : (
        <span className={classes['detail']} dir="auto">
          {words.detail}
        </span>
      )}
    </div>
  );
}

interface NameFieldProps {
  readonly node: TreeNode;
  readonly detail: string;
  readonly onEnd: (name: string | undefined) => void;
}

/** Enter and leaving the field apply the name, Escape does not. An empty name shows the text of the node again. */
function NameField({ node, detail, onEnd }: NameFieldProps) {
  const { t } = useTranslation('uiEditor');
  const isEnded = useRef(false);
  const end = (name: string | undefined) => {
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(name);
  };
  return (
    <input
      className={classes['nameField']}
      aria-label={t('tree.rename')}
      autoFocus
      dir="auto"
      maxLength={nameMaxLength}
      defaultValue={node.label ?? ''}
      placeholder={detail}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') end(event.currentTarget.value);
        else if (event.key === 'Escape') end(undefined);
      }}
    />
  );
}

/** Whether the node shows values of the component's data. */
function isBound({ attrs, content, bindTo }: TreeNode): boolean {
  return (
    bindTo !== undefined || content.includes('{{') || attrs.some(([name]) => /^(?::|v-bind|v-model|v-for)/.test(name))
  );
}

/** A row depends on its node and on whether its only child is a text. */
function isSameRow(before: LayoutRowProps, after: LayoutRowProps): boolean {
  const { row: oldRow, document: oldDocument, ...old } = before;
  const { row: newRow, document: newDocument, ...next } = after;
  const child = (document: TreeDocument, node: TreeNode | undefined) =>
    node?.children.length === 1 ? document.nodes.get(node.children[0] ?? '') : undefined;
  return (
    isShallowEqual(old, next) &&
    isShallowEqual(oldRow, newRow) &&
    child(oldDocument, before.node) === child(newDocument, after.node)
  );
}

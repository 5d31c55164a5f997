import { operators, type OperatorName } from '@coverwright/rules';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeDiagnostic } from '../code-editor/code-editor-marks.ts';
import { rowsOfWrittenTable } from '../logic-editor/views/written-table.ts';
import { operatorText } from '../problems/rule-text.ts';
import tree from '../tree/tree-row.module.css';
import { BlockField } from './block-field.tsx';
import classes from './block-editor.module.css';
import { shortLine, type BlockRole, type BlockRow } from './block-rows.ts';
import { useBlockDrag, type BlockDrops } from './use-block-drag.ts';

interface BlockRowViewProps {
  readonly row: BlockRow;
  readonly top: number;
  readonly isActive: boolean;
  readonly isFocusable: boolean;
  readonly isReadOnly: boolean;
  readonly problems: readonly CodeDiagnostic[];
  /** The label of a declared input, for a variable. */
  readonly labelOf: (path: string) => string | undefined;
  readonly onToggle: () => void;
  readonly drops: BlockDrops;
  /** Set while the block is edited. */
  readonly onTyped: ((typed: string | undefined, isLeft: boolean) => string | undefined) | undefined;
}

/** Names of operators and literals are the same in every language. */
const code = { translate: 'no' } as const;

const names: ReadonlySet<string> = new Set(operators.map(({ name }) => name));

function isKnown(name: string): name is OperatorName {
  return names.has(name);
}

export function BlockRowView(props: BlockRowViewProps) {
  const { row, top, isActive, isFocusable, isReadOnly, problems, onToggle, drops, onTyped } = props;
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const element = useRef<HTMLDivElement>(null);
  const { isDragged, drop, isBlocked } = useBlockDrag(element, row, drops, isReadOnly || onTyped !== undefined);
  const place: CSSProperties & Record<'--level', number> = { transform: `translateY(${top}px)`, '--level': row.level };
  const Caret = row.isExpanded ? IconChevronDown : IconChevronRight;
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return (
    <div
      ref={element}
      role="treeitem"
      className={`${tree['row']} ${classes['row']}`}
      style={place}
      data-id={row.id}
      data-drop={drop}
      data-blocked={isBlocked || undefined}
      data-dragged={isDragged || undefined}
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={isActive}
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
          title={t(row.isExpanded ? 'collapse' : 'expand')}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Caret size={12} stroke={1.75} aria-hidden />
        </button>
      ) : (
        <span className={tree['noCaret']} />
      )}
      <RoleName role={row.role} />
      {onTyped ? <BlockField row={row} onEnd={onTyped} /> : <BlockWords {...props} />}
      {worst === undefined ? null : (
        <span className={classes['problem']} data-severity={worst.severity} title={worst.message}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
          <span className="cw-visually-hidden">{worst.message}</span>
        </span>
      )}
    </div>
  );
}

function RoleName({ role }: { readonly role: BlockRole | undefined }) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  if (role === undefined) return null;
  const name = role.kind === 'member' ? role.name : t(`role.${role.kind}`);
  return (
    <span className={classes['role']} dir="auto">
      {name}
      {role.kind === 'member' ? ':' : ''}{' '}
    </span>
  );
}

function BlockWords({ row, labelOf }: Pick<BlockRowViewProps, 'row' | 'labelOf'>) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const { block, hasBranch, isExpanded } = row;
  const isCollapsed = hasBranch && !isExpanded;
  const line = isCollapsed ? shortLine(block) : undefined;
  const rows = block.kind === 'piece' ? rowsOfWrittenTable(block.written) : undefined;
  const isWord = block.kind === 'list' || block.kind === 'object' || rows !== undefined;
  return (
    <>
      <span className={classes['name']} data-kind={kindOf(row)} dir="auto" {...(isWord ? {} : code)}>
        {nameOf()}
      </span>{' '}
      <span className={classes['detail']} dir="auto" {...(line === undefined ? {} : code)}>
        {line ?? (isCollapsed ? t('large') : detailOf())}
      </span>
    </>
  );

  function nameOf(): string {
    if (rows !== undefined) return t('tableOfRows', { count: rows });
    if (block.kind === 'literal' || block.kind === 'piece') return block.written;
    if (block.kind === 'path') return block.path;
    if (block.kind === 'call') return block.name;
    if (block.kind === 'list' && block.items.length === 0) return t('emptyList');
    return t(block.kind);
  }

  function detailOf(): string {
    if (block.kind === 'path') return labelOf(block.path) ?? '';
    if (rows !== undefined) return t('inTableView');
    if (block.kind === 'piece') return t('piece');
    if (block.kind !== 'call') return '';
    return isKnown(block.name) ? operatorText(block.name) : t('unknown');
  }
}

function kindOf({ block }: BlockRow): string {
  if (block.kind !== 'literal') return block.kind;
  return block.written.startsWith('"') ? 'text' : 'literal';
}

import type { Json } from '@coverwright/rules';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownValue, type PathRow } from './liquid-path.ts';
import classes from './liquid-picker.module.css';

interface PathTreeRowProps {
  readonly id: string;
  readonly row: PathRow;
  /** It is a search result, which shows the full path. */
  readonly isFound: boolean;
  readonly isChosen: boolean;
  /** In the preview data; undefined if it has none. */
  readonly value: Json | undefined;
}

/** Deeper levels are not indented further. */
const deepestIndent = 10;
const indentPx = 16;

/** The tree handles keyboard and mouse. */
export function PathTreeRow(props: PathTreeRowProps) {
  const { id, row, isFound, isChosen, value } = props;
  const { t } = useTranslation('templateTools');
  const { node, level, isOpen } = row;
  const canOpen = !node.isLeaf;
  const Caret = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li
      id={id}
      role="treeitem"
      className={classes['row']}
      aria-level={level}
      aria-selected={isChosen}
      {...(canOpen && { 'aria-expanded': isOpen })}
      title={node.description === '' ? undefined : node.description}
      style={{ paddingInlineStart: 8 + Math.min(level - 1, deepestIndent) * indentPx }}
      data-key={node.key}
    >
      <span className={classes['caret']}>{canOpen ? <Caret size={12} stroke={1.75} aria-hidden /> : null}</span>
      <span className={classes['name']}>{isFound ? node.key : node.name}</span>
      <span className={classes['type']}>{node.type}</span>
      {value !== undefined && (node.isLeaf || Array.isArray(value) || value === null) ? (
        <span className={classes['value']} data-empty={value === null || undefined}>
          {value === null ? t('picker.empty') : shownValue(value)}
        </span>
      ) : null}
    </li>
  );
}

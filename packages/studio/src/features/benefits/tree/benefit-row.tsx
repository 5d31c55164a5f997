/** One row of the benefit tree: a benefit or option that can be selected, expanded, dragged and dropped on. */
import { IconChevronDown, IconChevronRight, IconCircleDot } from '@tabler/icons-react';
import { memo, useId, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';
import { isShallowEqual } from '../../../ui/tree/is-shallow-equal.ts';
import tree from '../../../ui/tree/tree-row.module.css';
import type { BenefitRow } from './benefit-rows.ts';
import { benefitName } from '../benefit-name.ts';
import type { BenefitEntry } from '../benefit.ts';
import classes from './benefit-tree.module.css';
import { shownValue } from '../values/shown-value.ts';
import { dropPositions, useRowDrag, type DropHandler } from './use-row-drag.ts';

interface BenefitRowProps {
  readonly row: BenefitRow;
  /** With the draft applied. */
  readonly shown: BenefitEntry;
  readonly index: number;
  readonly top: number;
  readonly locale: string;
  readonly isSelected: boolean;
  readonly isFocusable: boolean;
  readonly isUnsaved: boolean;
  readonly onToggle: (typeId: string) => void;
  readonly onDrop: DropHandler;
}

/** Rerendered only when its own data has changed: most edits concern one of up to 2,000 visible rows. */
export const BenefitRowView = memo(DrawnRow, isSameRow);

function DrawnRow(props: BenefitRowProps) {
  const { row, shown, index, top, isSelected, isFocusable, isUnsaved, onDrop } = props;
  const { t } = useTranslation('benefits');
  const element = useRef<HTMLDivElement>(null);
  const id = useId();
  const { isDragged, instruction } = useRowDrag(element, row, onDrop);
  const place: CSSProperties & Record<'--level', number> = { transform: `translateY(${top}px)`, '--level': row.level };
  return (
    <div
      ref={element}
      role="row"
      className={`${tree['row']} ${classes['row']}`}
      style={place}
      data-key={row.key}
      data-dragged={isDragged || undefined}
      data-drop={instruction && dropPositions[instruction.operation]}
      data-blocked={instruction?.blocked || undefined}
      // Excludes the caret, whose label contains the name.
      aria-labelledby={`${id}-name ${id}-type ${id}-value`}
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={isSelected}
      aria-expanded={row.hasBranch ? row.isExpanded : undefined}
      tabIndex={isFocusable ? 0 : -1}
    >
      <div role="gridcell" className={classes['name']}>
        <Caret {...props} />
        <div id={`${id}-name`} className={classes['named']}>
          {row.isOption ? (
            <IconCircleDot className={classes['optionIcon']} size={14} stroke={1.75} aria-label={t('row.option')} />
          ) : null}
          <span dir="auto">{benefitName(shown)}</span>
          {row.isOption || row.benefit.options.length === 0 ? null : (
            <Mark tone="plain" className={classes['mark']}>
              {t('row.options')}
            </Mark>
          )}
          {shown.isValueInput ? (
            <Mark tone="plain" className={classes['mark']}>
              {t('row.userInput')}
            </Mark>
          ) : null}
          {isUnsaved ? (
            <span className={classes['unsaved']} role="img" aria-label={t('row.unsaved')} title={t('row.unsaved')} />
          ) : null}
        </div>
      </div>
      <div role="gridcell" id={`${id}-type`} className={classes['typeId']}>
        {shown.optionKey || shown.typeId}
      </div>
      <div role="gridcell" id={`${id}-value`} className={classes['value']}>
        <RowValue {...props} />
      </div>
    </div>
  );
}

/** Rows are rebuilt with every edit, but unedited benefits keep their identity. */
function isSameRow({ row, ...props }: BenefitRowProps, { row: nextRow, ...next }: BenefitRowProps): boolean {
  return isShallowEqual(props, next) && isShallowEqual(row, nextRow);
}

function Caret({ row, shown, onToggle }: BenefitRowProps) {
  const { t } = useTranslation('benefits');
  if (!row.hasBranch) return <span className={tree['noCaret']} />;
  const Icon = row.isExpanded ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      className={tree['caret']}
      // On the row, the arrow keys do the same.
      tabIndex={-1}
      aria-label={t(row.isExpanded ? 'row.collapse' : 'row.expand', { name: benefitName(shown) })}
      onClick={(event) => {
        event.stopPropagation();
        onToggle(shown.typeId);
      }}
    >
      <Icon size={14} stroke={1.75} aria-hidden />
    </button>
  );
}

function RowValue({ row, shown, locale }: BenefitRowProps) {
  const { t } = useTranslation('benefits');
  const value = shownValue(shown, locale);
  if (value.kind === 'text') return <span>{value.text}</span>;
  const optionCount = row.isOption ? 0 : row.benefit.options.length;
  if (optionCount > 0) return <span data-plain>{t('value.options', { count: optionCount })}</span>;
  return <span data-plain>{value.kind === 'customerEnters' ? t('value.customerEnters') : '–'}</span>;
}

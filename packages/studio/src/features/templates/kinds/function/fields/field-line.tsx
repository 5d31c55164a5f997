import { shorten } from '@coverwright/insurance/shorten';
import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { Mark } from '../../../../../ui/mark.tsx';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import { Tooltip } from '../../../../../ui/tooltip/tooltip.tsx';
import { itemPath, type FieldKind } from '../function-form.ts';
import { toShownValue } from '../shown-value.ts';
import { CellLink } from '../workbook/cell-link.tsx';
import type { WorkbookField } from '../workbook/workbook.ts';
import { FieldChildren } from './field-children.tsx';
import classes from './field-list.module.css';
import type { FieldRow } from './field-rows.ts';

interface FieldLineProps {
  readonly kind: FieldKind;
  readonly row: FieldRow;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  /** Its editable part. */
  readonly children: ReactNode;
}

/** One input or output: whether it matches the workbook, its cell, and its type. */
export function FieldLine({ kind, row, onAdd, onRemove, children }: FieldLineProps) {
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const { name, variable, state, field } = row;
  return (
    <li className={classes['line']} data-state={state} data-path={itemPath(kind, name)} tabIndex={-1}>
      <div className={classes['head']}>
        <span className={classes['name']} dir="auto">
          {name}
        </span>
        {state === 'notAdded' ? <Mark tone="warning">{t('state.notAdded')}</Mark> : null}
        {state === 'notExisting' ? <Mark tone="danger">{t('state.notExisting')}</Mark> : null}
        {state === 'matched' ? <Mark tone="success">{t('state.matched')}</Mark> : null}
        {field?.dependsOnClock === true ? (
          <Tooltip label={t('clock.hint')}>
            <span>
              <Mark tone="info">{t('clock.mark')}</Mark>
            </span>
          </Tooltip>
        ) : null}
        {field?.differs === true ? <Mark tone="warning">{t('differs')}</Mark> : null}
        {isReadOnly ? null : (
          <span className={classes['action']}>
            {state === 'notAdded' ? (
              <Button
                size="xs"
                leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
                aria-label={t('addOne', { name: variable })}
                onClick={onAdd}
              >
                {t('add')}
              </Button>
            ) : (
              <IconButton
                label={t('remove', { name: variable })}
                size={24}
                icon={<IconTrash size={14} stroke={1.75} />}
                onClick={onRemove}
              />
            )}
          </span>
        )}
      </div>
      <FieldFacts variable={variable} field={field} />
      {typeof field?.problem === 'string' ? (
        <p className={classes['problem']} lang="en">
          {field.problem}
        </p>
      ) : null}
      {children}
    </li>
  );
}

/** Longer values can be seen in the workbook itself. */
const shownValueMaxLength = 40;

function FieldFacts({ variable, field }: { readonly variable: string; readonly field: WorkbookField | undefined }) {
  const { t } = useTranslation('functions');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Caret = isOpen ? IconChevronDown : IconChevronRight;
  const value = field?.shape === 'value' ? toShownValue(field.valueJsonString) : undefined;
  return (
    <>
      <p className={classes['facts']}>
        <code>{variable}</code>
        {field ? (
          <>
            <span title={t('dataType')}>{field.dataType}</span>
            <CellLink at={field.at} />
            {value?.kind === 'text' ? (
              <span title={t('inWorkbook', { value: value.text })}>{shorten(value.text, shownValueMaxLength)}</span>
            ) : null}
            {field.children.length === 0 ? null : (
              <button
                type="button"
                className={classes['toggle']}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-label={t('children.of', { name: variable, count: field.children.length })}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t('children.count', { count: field.children.length })}
                <Caret size={12} stroke={1.75} aria-hidden />
              </button>
            )}
          </>
        ) : null}
      </p>
      {isOpen && field ? <FieldChildren id={id} items={field.children} /> : null}
    </>
  );
}

/** The inputs or outputs of a function, compared with those of its workbook. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../ui/layout/card.tsx';
import { useIsReadOnly } from '../../../../../ui/read-only.tsx';
import type { FieldKind, FunctionItem } from '../function-form.ts';
import classes from './field-list.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { FieldLine } from './field-line.tsx';
import { isOf, type FieldRow } from './field-rows.ts';

interface FieldListProps<Item extends FunctionItem> {
  readonly kind: FieldKind;
  readonly rows: readonly FieldRow<Item>[];
  readonly onAdd: (rows: readonly FieldRow<Item>[]) => void;
  readonly onRemove: (row: FieldRow<Item>) => void;
  /** Renders the editable part of an item. */
  readonly renderItem?: (item: Item, row: FieldRow<Item>) => ReactNode;
}

export function FieldList<Item extends FunctionItem>(props: FieldListProps<Item>) {
  const { kind, rows, onAdd, onRemove, renderItem } = props;
  const { t } = useTranslation('functions');
  const isReadOnly = useIsReadOnly();
  const others = rows.filter(isOf('notAdded'));
  return (
    <Card
      title={t(`list.${kind}`)}
      count={rows.length - others.length}
      actions={
        others.length === 0 || isReadOnly ? null : (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={() => onAdd(others)}
          >
            {t('addAll.short', { count: others.length })}
            <span className="cw-visually-hidden"> {t(`addAll.suffix.${kind}`)}</span>
          </Button>
        )
      }
    >
      {rows.length === 0 ? (
        <p className={classes['none']}>{t(`none.${kind}`)}</p>
      ) : (
        <ul className={blocks['bareList']}>
          {rows.map((row) => (
            <FieldLine key={row.key} kind={kind} row={row} onAdd={() => onAdd([row])} onRemove={() => onRemove(row)}>
              {row.item && renderItem ? renderItem(row.item, row) : null}
            </FieldLine>
          ))}
        </ul>
      )}
    </Card>
  );
}

import { Select, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import classes from './columns.module.css';
import {
  columnUses,
  emptyColumn,
  fallbacks,
  freeId,
  keyTypes,
  rangeTypeOf,
  rangeTypes,
  type TableColumn,
  units,
} from './table-columns.ts';

interface ColumnsFieldsProps {
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: readonly TableColumn[]) => void;
  /** Of a new amount. */
  readonly currency?: string;
}

/** The columns of a table, one below the other. */
export function ColumnsFields({ columns, onChange, currency = '' }: ColumnsFieldsProps) {
  const { t } = useTranslation('grid');
  const usedCurrency = columns.find((column) => column.currency !== '')?.currency ?? currency;
  const add = (use: TableColumn['use']): void =>
    onChange([...columns, emptyColumn(freeId(columns), use, usedCurrency)]);
  const move = (at: number, by: 1 | -1): void => {
    const moved = [...columns];
    const [one] = moved.splice(at, 1);
    if (one !== undefined) moved.splice(at + by, 0, one);
    onChange(moved);
  };
  return (
    <>
      <ol className={classes['columns']} aria-label={t('tables.columns.title')}>
        {columns.map((column, at) => (
          <ColumnFields
            key={column.id}
            column={column}
            onChange={(changes) => onChange(columns.map((one, index) => (index === at ? { ...one, ...changes } : one)))}
            onRemove={() => onChange(columns.filter((_, index) => index !== at))}
            onMove={(by) => move(at, by)}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
          />
        ))}
      </ol>
      {useIsReadOnly() ? null : (
        <div className={classes['adding']}>
          <PlusButton variant="default" onClick={() => add('exact')}>
            {t('tables.columns.addKey')}
          </PlusButton>
          <PlusButton variant="default" onClick={() => add('value')}>
            {t('tables.columns.addValue')}
          </PlusButton>
        </div>
      )}
    </>
  );
}

interface ColumnProps {
  readonly column: TableColumn;
  readonly onChange: (changes: Partial<TableColumn>) => void;
}

interface ColumnFieldsProps extends ColumnProps {
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const icon = { size: 16, stroke: 1.75 } as const;

function ColumnFields({ column, onChange, onRemove, onMove, isFirst, isLast }: ColumnFieldsProps) {
  const { t } = useTranslation('grid');
  const isReadOnly = useIsReadOnly();
  const name = column.name.trim() === '' ? t('tables.columns.unnamed') : column.name;
  return (
    <li className={classes['column']} aria-label={name}>
      <TextInput
        className={classes['name']}
        label={t('tables.columns.name')}
        autoComplete="off"
        spellCheck={false}
        value={column.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Choice
        label={t('tables.columns.use')}
        values={columnUses}
        value={column.use}
        textOf={(use) => t(`tables.use.${use}`)}
        onChange={(use) => onChange({ use })}
      />
      {column.use === 'value' ? (
        <ValueFields column={column} onChange={onChange} />
      ) : (
        <KeyFields column={column} onChange={onChange} />
      )}
      {isReadOnly ? null : (
        <div className={classes['tools']}>
          <IconButton
            label={t('tables.columns.up', { name })}
            icon={<IconArrowUp {...icon} />}
            isDisabled={isFirst}
            keepsFocus
            onClick={() => (isFirst ? undefined : onMove(-1))}
          />
          <IconButton
            label={t('tables.columns.down', { name })}
            icon={<IconArrowDown {...icon} />}
            isDisabled={isLast}
            keepsFocus
            onClick={() => (isLast ? undefined : onMove(1))}
          />
          <IconButton label={t('tables.columns.remove', { name })} icon={<IconTrash {...icon} />} onClick={onRemove} />
        </div>
      )}
    </li>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly textOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, value, textOf, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      label={label}
      data={values.map((one) => ({ value: one, label: textOf(one) }))}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(values.find((one) => one === chosen) ?? value)}
    />
  );
}

function KeyFields({ column, onChange }: ColumnProps) {
  const { t } = useTranslation('grid');
  const shared = {
    label: t('tables.columns.type'),
    textOf: (type: TableColumn['type']) => t(`tables.type.${type}`),
    onChange: (type: TableColumn['type']) => onChange({ type }),
  };
  return column.use === 'range' ? (
    <Choice {...shared} values={rangeTypes} value={rangeTypeOf(column)} />
  ) : (
    <Choice {...shared} values={keyTypes} value={column.type} />
  );
}

function ValueFields({ column, onChange }: ColumnProps) {
  const { t } = useTranslation('grid');
  return (
    <>
      <Choice
        label={t('tables.columns.unit')}
        values={units}
        value={column.unit}
        textOf={(unit) => t(`tables.unit.${unit}`)}
        onChange={(unit) => onChange({ unit })}
      />
      {column.unit === 'amount' ? (
        <TextInput
          className={classes['currency']}
          label={t('tables.columns.currency')}
          autoComplete="off"
          spellCheck={false}
          value={column.currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
      ) : null}
      <Choice
        label={t('tables.columns.fallback')}
        values={fallbacks}
        value={column.fallback}
        textOf={(fallback) => t(`tables.fallback.${fallback}`)}
        onChange={(fallback) => onChange({ fallback })}
      />
      {column.fallback === 'value' ? (
        <TextInput
          className={classes['currency']}
          label={t('tables.columns.fallbackValue')}
          autoComplete="off"
          value={column.fallbackValue}
          onChange={({ currentTarget }) => onChange({ fallbackValue: currentTarget.value })}
        />
      ) : null}
    </>
  );
}

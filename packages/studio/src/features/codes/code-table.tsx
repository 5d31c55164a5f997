/** The table of codes: columns and cells only, without any logic. */
import { Button } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import list from '../../ui/list-table/list-table.module.css';
import { ListTable } from '../../ui/list-table/list-table.tsx';
import { valueText } from './calculation-text.ts';
import { readCalculation } from './calculation.ts';
import type { CodeKind, CodeRule } from './code-rule.ts';
import classes from './codes.module.css';

interface CodeTableProps {
  readonly kind: CodeKind;
  /** Undefined until the first response. */
  readonly rules: readonly CodeRule[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** Shown when there are no codes. */
  readonly empty: ReactNode;
  readonly revealCode: string | undefined;
  /** Whether the dialog opened from a row can save changes. */
  readonly canUpdate: boolean;
  readonly onUpdate: (rule: CodeRule) => void;
}

const codeRows = { keyOf: ({ code }: CodeRule) => code, rowHeight: 40, loadingRows: 8 };

export function CodeTable({ kind, rules, revealCode, canUpdate, onUpdate, ...state }: CodeTableProps) {
  const { t } = useTranslation('codes');
  return (
    <ListTable
      {...state}
      {...codeRows}
      label={t(`${kind}.title`)}
      failed={t(`${kind}.failed`)}
      columns={[
        { heading: t('column.name'), bars: [[180], [132], [208], [150]] },
        { heading: t('column.code'), bars: [[84], [96], [72], [90]] },
        { heading: t('column.value'), bars: [[64]] },
        { heading: t('column.action'), isHeadingHidden: true },
      ]}
      className={classes['columns']}
      rows={rules}
      revealKey={revealCode}
      isEmptyFramed
      renderCells={(rule, onKeyDown) => <CodeCells {...{ rule, canUpdate, onUpdate, onKeyDown }} />}
    />
  );
}

interface CodeCellsProps extends Pick<CodeTableProps, 'canUpdate' | 'onUpdate'> {
  readonly rule: CodeRule;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function CodeCells({ rule, canUpdate, onUpdate, onKeyDown }: CodeCellsProps) {
  const { t } = useTranslation('codes');
  const { code, name, description } = rule;
  const Icon = canUpdate ? IconPencil : IconEye;
  return (
    <>
      <td title={description === '' ? name : `${name} · ${description}`}>
        <span dir="auto">{name}</span>
        {description === '' ? null : (
          <span className={classes['description']} dir="auto">
            {description}
          </span>
        )}
      </td>
      <td title={code}>{code}</td>
      <td>{valueText(readCalculation(rule.logicText), t)}</td>
      <td>
        <Button
          className={`${list['target']} ${classes['update']}`}
          variant="subtle"
          size="xs"
          leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
          aria-label={t(canUpdate ? 'updateOf' : 'viewOf', { code })}
          onClick={() => onUpdate(rule)}
          onKeyDown={onKeyDown}
        >
          {t(canUpdate ? 'update' : 'view')}
        </Button>
      </td>
    </>
  );
}

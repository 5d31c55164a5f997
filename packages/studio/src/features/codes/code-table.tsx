/** The virtualized table of codes; draws rows, decides nothing about them. */
import { Button } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWindowRows } from '../../ui/rows/use-window-rows.ts';
import { valueText } from './calculation-text.ts';
import { readCalculation } from './calculation.ts';
import type { CodeKind, CodeRule } from './code-rule.ts';
import classes from './codes.module.css';

interface CodeTableProps {
  readonly kind: CodeKind;
  readonly rules: readonly CodeRule[];
  readonly revealCode: string | undefined;
  /** Whether the dialog that a row opens saves changes. */
  readonly canUpdate: boolean;
  readonly onUpdate: (rule: CodeRule) => void;
}

const codeRows = { keyOf: ({ code }: CodeRule) => code, heightOf: () => 40 };

export function CodeTable({ kind, rules, revealCode, canUpdate, onUpdate }: CodeTableProps) {
  const { t } = useTranslation('codes');
  const Icon = canUpdate ? IconPencil : IconEye;
  const { body, items, totalHeight, handleKeyDown } = useWindowRows({
    rows: rules,
    revealKey: revealCode,
    ...codeRows,
  });
  return (
    <table className={classes['table']} aria-label={t(`${kind}.title`)} aria-rowcount={rules.length + 1}>
      <CodeTableHead />
      <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
        {items.map(({ index, top, height }) => {
          const rule = rules[index];
          if (!rule) return null;
          const { code, name, description } = rule;
          return (
            <tr
              key={code}
              aria-rowindex={index + 2}
              data-index={index}
              className={`${classes['row']} ${classes['rule']}`}
              style={{ height, transform: `translateY(${top}px)` }}
            >
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
                  className={classes['update'] ?? ''}
                  variant="subtle"
                  size="xs"
                  leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
                  aria-label={t(canUpdate ? 'updateOf' : 'viewOf', { code })}
                  onClick={() => onUpdate(rule)}
                  onKeyDown={handleKeyDown}
                >
                  {t(canUpdate ? 'update' : 'view')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function CodeTableHead() {
  const { t } = useTranslation('codes');
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        <th scope="col">{t('column.name')}</th>
        <th scope="col">{t('column.code')}</th>
        <th scope="col">{t('column.value')}</th>
        <th scope="col">
          <span className="cw-visually-hidden">{t('column.action')}</span>
        </th>
      </tr>
    </thead>
  );
}

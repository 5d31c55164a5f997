/** The results of checking the workbook. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../../ui/formats/date-time.ts';
import { Card } from '../../../../../ui/layout/card.tsx';
import { ChangeDefinition, DefinitionList } from '../../../../../ui/layout/definition-list.tsx';
import { Mark } from '../../../../../ui/mark.tsx';
import { CellLink } from './cell-link.tsx';
import { FindingTable } from '../../../../../ui/finding-table.tsx';
import { isConfirmed, type Workbook } from './workbook.ts';
import classes from './workbook-pane.module.css';

interface WorkbookPaneProps {
  readonly workbook: Workbook;
  readonly viewer: ReactNode;
}

export function WorkbookPane({ workbook, viewer }: WorkbookPaneProps) {
  const { t } = useTranslation('functions');
  const { differences, refusals, notCompiled, warnings } = workbook;
  return (
    <>
      {viewer}
      <Differences workbook={workbook} />
      {refusals.length === 0 ? null : (
        <Formulas title={t('check.refusals')} text={t('check.refusalsText')} formulas={refusals} />
      )}
      {warnings.length === 0 ? null : (
        <Card title={t('check.warnings')} count={warnings.length}>
          <ul className={classes['warnings']} lang="en">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Card>
      )}
      <Summary workbook={workbook} hasFindings={differences.length + refusals.length > 0} />
      <Sheets sheets={workbook.sheets} />
      {notCompiled.length === 0 ? null : (
        <Formulas title={t('check.notCompiled')} text={t('check.notCompiledText')} formulas={notCompiled} />
      )}
    </>
  );
}

interface SummaryProps {
  readonly workbook: Workbook;
  readonly hasFindings: boolean;
}

function Summary({ workbook, hasFindings }: SummaryProps) {
  const { t } = useTranslation('functions');
  const { calculation, formulaCount, neededFormulaCount, comparedSets, acceptedBy, acceptedAt } = workbook;
  const compiled = isConfirmed(workbook) ? 'compiled' : 'compiledAlone';
  const method = calculation === 'COMPILED' ? compiled : calculation === 'IRONCALC' ? 'ironCalc' : 'none';
  return (
    <Card title={t('check.heading')}>
      <DefinitionList>
        <dt>{t('check.at')}</dt>
        <dd>{formatDateTime(workbook.checkedAt)}</dd>
        <dt>{t('check.formulas')}</dt>
        <dd>{t('check.formulasOf', { count: formulaCount, needed: neededFormulaCount })}</dd>
        <dt>{t('check.calculation')}</dt>
        <dd>{t(`check.method.${method}`)}</dd>
        <dt>{t('check.compared')}</dt>
        <dd>{comparedSets === 0 ? t('check.comparedStored') : t('check.comparedSets', { count: comparedSets })}</dd>
        {hasFindings || acceptedAt ? (
          <>
            <dt>{t('check.accepted')}</dt>
            <ChangeDefinition at={acceptedAt ?? ''} by={acceptedBy?.username ?? ''} none={t('check.notAccepted')} />
          </>
        ) : null}
      </DefinitionList>
    </Card>
  );
}

function Differences({ workbook: { differences, differenceCount } }: { readonly workbook: Workbook }) {
  const { t } = useTranslation('functions');
  if (differences.length === 0) return null;
  return (
    <Card title={t('check.differences')} count={differenceCount}>
      <p className={classes['text']}>
        {t('check.differencesText')}{' '}
        {differences.length < differenceCount ? t('check.differencesShown', { count: differences.length }) : null}
      </p>
      <FindingTable headings={[t('check.cell'), t('check.excel'), t('check.compiled'), t('check.ironCalc')]}>
        {differences.map(({ cell, formula, stored, compiled, ironCalc, isOutput }) => (
          <tr key={`${cell}|${stored}|${compiled}|${ironCalc}`}>
            <th scope="row">
              <CellLink at={cell} /> {isOutput ? <Mark tone="warning">{t('check.output')}</Mark> : null}
              <code>{formula}</code>
            </th>
            {[stored, compiled, ironCalc].map((value, index) => (
              // Always three columns in this order.
              <td key={index} className="cw-figures">
                {value ?? <span aria-label={t('check.noValue')}>–</span>}
              </td>
            ))}
          </tr>
        ))}
      </FindingTable>
    </Card>
  );
}

interface FormulasProps {
  readonly title: string;
  readonly text: string;
  readonly formulas: Workbook['refusals'];
}

function Formulas({ title, text, formulas }: FormulasProps) {
  const { t } = useTranslation('functions');
  return (
    <Card title={title} count={formulas.length}>
      <p className={classes['text']}>{text}</p>
      <FindingTable headings={[t('check.cell'), t('check.reason')]}>
        {formulas.map(({ cell, formula, message }) => (
          <tr key={cell}>
            <th scope="row">
              <CellLink at={cell} />
              <code>{formula}</code>
            </th>
            <td lang="en">{message}</td>
          </tr>
        ))}
      </FindingTable>
    </Card>
  );
}

function Sheets({ sheets }: Pick<Workbook, 'sheets'>) {
  const { t } = useTranslation('functions');
  return (
    <Card title={t('check.sheets')} count={sheets.length}>
      <FindingTable headings={[t('check.sheet'), t('check.rows'), t('check.columns')]}>
        {sheets.map(({ name, isHidden, rows, columns }) => (
          <tr key={name}>
            <th scope="row" dir="auto">
              {name} {isHidden ? <Mark tone="plain">{t('check.hidden')}</Mark> : null}
            </th>
            <td className="cw-figures">{rows}</td>
            <td className="cw-figures">{columns}</td>
          </tr>
        ))}
      </FindingTable>
    </Card>
  );
}

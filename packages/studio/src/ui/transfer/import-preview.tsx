/** The changes of an import, item by item. */
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/api-error.ts';
import type { DifferenceEntry } from '../difference/difference-entry.ts';
import type { DifferenceViewProps } from '../difference/difference-view.tsx';
import { Card } from '../layout/card.tsx';
import { Mark, type Tone } from '../mark.tsx';
import { Note } from '../note.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { describeProblem } from '../problems/problem-text.ts';
import { canImport, inOrderOfUrgency, type ItemAction, summarize } from './import-summary.ts';
import classes from './transfer.module.css';

const tones: Readonly<Record<ItemAction, Tone>> = {
  ADDED: 'success',
  CHANGED: 'warning',
  UNCHANGED: 'plain',
  REMOVED: 'plain',
  REFUSED: 'danger',
};

/** One item in the file, such as a product. */
export interface ImportItem {
  readonly title: string;
  readonly subtitle: string;
  readonly action: ItemAction;
  readonly changes: readonly ImportChange[];
  /** The first differences, of which the changes count all. */
  readonly differences: readonly DifferenceEntry[];
  readonly problems: readonly Problem[];
}

export interface ImportChange {
  /** What changes, for example: 2 texts. */
  readonly part: string;
  readonly action: ItemAction;
  /** The first changed names, and the total number. */
  readonly names: readonly string[];
  readonly count: number;
}

interface ImportPreviewTableProps {
  readonly items: readonly ImportItem[];
  /** What else the user should check. */
  readonly warnings: readonly ImportWarning[];
}

export interface ImportWarning {
  readonly text: string;
  readonly names: readonly string[];
}

export function ImportPreviewTable({ items, warnings }: ImportPreviewTableProps) {
  const { t } = useTranslation('transfer');
  const counts = summarize(items).map(({ action, count }) => t(`summary.${action}`, { count }));
  return (
    <>
      <PreviewNote items={items} />
      {warnings.map((warning) => (
        <WarningNote key={warning.text} warning={warning} />
      ))}
      <Card title={t('preview')} count={items.length}>
        <p className={classes['summary']}>{counts.join(t('separator'))}</p>
        <table className={classes['items']}>
          <thead>
            <tr>
              <th>{t('column.name')}</th>
              <th>{t('column.result')}</th>
              <th>{t('column.details')}</th>
            </tr>
          </thead>
          <tbody>
            {inOrderOfUrgency(items).map((item, index) => (
              <ItemRows key={index} item={item} />
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

function ItemRows({ item }: { readonly item: ImportItem }) {
  const { t } = useTranslation('transfer');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <td>
          <span dir="auto">{item.title}</span>
          <small dir="auto">{item.subtitle}</small>
        </td>
        <td>
          <Mark tone={tones[item.action]}>{t(`action.${item.action}`)}</Mark>
        </td>
        <td>
          <Details item={item} />
          {item.differences.length === 0 ? null : (
            <Button size="xs" className={classes['compare']} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? 'differences.hide' : 'differences.show')}
              <span className="cw-visually-hidden"> {item.title}</span>
            </Button>
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr className={classes['differences']}>
          <td colSpan={3}>
            <ItemDifferences item={item} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** More are shown on request, since each can be long. */
const shownMax = 10;

function ItemDifferences({ item: { differences, changes } }: { readonly item: ImportItem }) {
  const { t } = useTranslation('transfer');
  const [shownCount, setShownCount] = useState(shownMax);
  const titles: Readonly<Record<string, string>> = t('differences.part', { returnObjects: true });
  const total = changes.reduce((sum, { count }) => sum + count, 0);
  const shown = differences.slice(0, shownCount);
  const rest = differences.length - shown.length;
  return (
    <>
      <LazyDifferences entries={shown} partTitle={(part) => titles[part] ?? part} />
      {rest > 0 ? (
        <Button size="xs" onClick={() => setShownCount(shownCount + shownMax)}>
          {t('differences.more', { count: Math.min(rest, shownMax) })}
        </Button>
      ) : total > differences.length ? (
        <p className={classes['rest']}>{t('differences.rest', { count: total - differences.length })}</p>
      ) : null}
    </>
  );
}

const LazyDifferences = lazyPart<DifferenceViewProps>(
  async () => (await import('../difference/difference-view.tsx')).DifferenceView,
  () => null,
  ['difference', 'sentences'],
);

function PreviewNote({ items }: { readonly items: readonly ImportItem[] }) {
  const { t } = useTranslation('transfer');
  if (canImport(items)) return null;
  const isRefused = items.some(({ action }) => action === 'REFUSED');
  const Icon = isRefused ? IconAlertCircle : IconCheck;
  return (
    <div className={classes['note']}>
      <Note tone={isRefused ? 'danger' : 'success'} isAlert icon={<Icon size={16} stroke={1.75} />}>
        {t(isRefused ? 'refused' : 'nothingToDo')}
      </Note>
    </div>
  );
}

function WarningNote({ warning: { text, names } }: { readonly warning: ImportWarning }) {
  return (
    <div className={classes['note']}>
      <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        <p>{text}</p>
        <ul className={classes['details']}>
          {names.map((name) => (
            <li key={name}>
              <code dir="auto">{name}</code>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

function Details({ item }: { readonly item: ImportItem }) {
  const { t } = useTranslation('transfer');
  return (
    <ul className={classes['details']}>
      {item.problems.map((problem, index) => (
        <li key={index} data-tone="danger">
          {describeProblem(problem)} <code>{problem.path?.replace(/^\w+\.\d+\.?/, '')}</code>
        </li>
      ))}
      {item.changes.map(({ part, action, count, names }) => (
        <li key={`${part} ${action}`}>
          {t('change', { part, action: t(`done.${action}`) })}
          {names.length === 0 ? null : <Names names={names} rest={count - names.length} />}
        </li>
      ))}
    </ul>
  );
}

function Names({ names, rest }: { readonly names: readonly string[]; readonly rest: number }) {
  const { t } = useTranslation('transfer');
  const shown = rest > 0 ? [...names, t('more', { count: rest })] : names;
  return (
    <span className={classes['names']} dir="auto">
      {shown.join(t('separator'))}
    </span>
  );
}

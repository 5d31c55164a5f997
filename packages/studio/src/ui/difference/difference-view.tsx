/**
 * The differences between two versions of something, by part: what was added, changed, removed and moved, with the values
 * before and after. For states, conflicts, imports and releases.
 */
import { Button } from '@mantine/core';
import type { Sentence } from '@coverwright/insurance/sentence';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark, type Tone } from '../mark.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { describeSentence } from '../problems/problem-text.ts';
import {
  compareValues,
  type DifferenceEntry,
  formatValue,
  groupByPart,
  type PathDifference,
} from './difference-entry.ts';
import classes from './difference.module.css';
import type { LineDifferenceProps } from './line-difference-view.tsx';

const LazyLineDifference = lazyPart<LineDifferenceProps>(
  async () => (await import('./line-difference-view.tsx')).LineDifference,
  (texts) => <Values {...texts} />,
  ['difference'],
);

const tones: Readonly<Record<DifferenceEntry['action'], Tone>> = {
  ADDED: 'success',
  CHANGED: 'info',
  REMOVED: 'danger',
  MOVED: 'plain',
};

export interface DifferenceViewProps {
  readonly entries: readonly DifferenceEntry[];
  readonly partTitle: (part: string) => string;
}

export function DifferenceView({ entries, partTitle }: DifferenceViewProps) {
  return groupByPart(entries).map(({ part, entries: ofPart }) => (
    <section key={part} className={classes['part']} aria-label={partTitle(part)}>
      <h2>
        {partTitle(part)} <span className={classes['count']}>({ofPart.length})</span>
      </h2>
      <ul>
        {ofPart.map((entry, index) => (
          <Entry key={`${entry.action} ${entry.name} ${index}`} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function Entry({ entry }: { readonly entry: DifferenceEntry }) {
  const { t } = useTranslation('difference');
  const { action, name, edits = [] } = entry;
  const hasValues = entry.before !== undefined || entry.after !== undefined;
  return (
    <li className={classes['entry']}>
      <div className={classes['head']}>
        <Mark tone={tones[action]}>{t(`action.${action}`)}</Mark>
        {name === '' ? null : (
          <span className={classes['name']} dir="auto">
            {name}
          </span>
        )}
      </div>
      <Edits edits={edits} />
      {edits.length === 0 ? <Compared entry={entry} /> : null}
      {edits.length > 0 && hasValues ? (
        <details className={classes['details']}>
          <summary>{t('values')}</summary>
          <Compared entry={entry} />
        </details>
      ) : null}
    </li>
  );
}

/** More are shown on request: a table can have a thousand. */
const editsAtFirst = 20;

function Edits({ edits }: { readonly edits: readonly Sentence[] }) {
  const { t } = useTranslation('difference');
  const [isAll, setAll] = useState(false);
  if (edits.length === 0) return null;
  const shown = isAll ? edits : edits.slice(0, editsAtFirst);
  return (
    <>
      <ul className={classes['edits']}>
        {shown.map((edit, index) => (
          <li key={index} dir="auto">
            {describeSentence(edit)}
          </li>
        ))}
      </ul>
      {shown.length < edits.length ? (
        <Button variant="subtle" size="xs" className={classes['more']} onClick={() => setAll(true)}>
          {t('moreEdits', { count: edits.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}

/** The values of an entry, compared as texts, lines or structures. */
export function Compared({ entry }: { readonly entry: Pick<DifferenceEntry, 'action' | 'before' | 'after'> }) {
  const { t } = useTranslation('difference');
  const comparison = compareValues(entry);
  if (comparison.kind === 'moved') {
    return <p className={classes['moved']}>{t('moved', { from: comparison.from, to: comparison.to })}</p>;
  }
  if (comparison.kind === 'lines') return <LazyLineDifference before={comparison.before} after={comparison.after} />;
  if (comparison.kind === 'paths') return <Paths paths={comparison.paths} />;
  return <Values before={entry.before} after={entry.after} />;
}

function Paths({ paths }: { readonly paths: readonly PathDifference[] }) {
  return (
    <dl className={classes['paths']}>
      {paths.map(({ path, before, after }) => (
        <div key={path}>
          <dt dir="ltr">{path}</dt>
          <dd>
            <Values before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValuesProps {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Both in full. */
function Values({ before, after }: ValuesProps) {
  return (
    <div className={classes['lines']} dir="auto">
      <Value kind="removed" text={before} />
      <Value kind="added" text={after} />
    </div>
  );
}

function Value({ kind, text }: { readonly kind: 'removed' | 'added'; readonly text: string | undefined }) {
  const { t } = useTranslation('difference');
  if (text === undefined) return null;
  const Element = kind === 'removed' ? 'del' : 'ins';
  return (
    <Element className={classes['line']}>
      <span className="cw-visually-hidden">{t(kind)} </span>
      {text === '' ? <em>{t('empty')}</em> : formatValue(text)}
    </Element>
  );
}

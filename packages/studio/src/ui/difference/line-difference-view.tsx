/** Two texts by line, with marked words. Loaded on first use: the comparison is larger than most pages. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './difference.module.css';
import { compareLines, type Line } from './line-difference.ts';

export interface LineDifferenceProps {
  readonly before: string;
  readonly after: string;
}

export function LineDifference({ before, after }: LineDifferenceProps) {
  const lines = useMemo(() => compareLines(before, after), [before, after]);
  return (
    <div className={classes['lines']} dir="auto">
      {lines.map((line, index) => (
        <ShownLine key={index} line={line} />
      ))}
    </div>
  );
}

function ShownLine({ line }: { readonly line: Line }) {
  const { t } = useTranslation('difference');
  if (line.kind === 'skipped') {
    return <div className={classes['skipped']}>{t('skipped', { count: line.count })}</div>;
  }
  const content = line.pieces.map(({ text, isChanged }, index) =>
    isChanged ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
  if (line.kind === 'same') return <div className={classes['line']}>{content}</div>;
  const Element = line.kind === 'removed' ? 'del' : 'ins';
  return (
    <Element className={classes['line']}>
      <span className="cw-visually-hidden">{t(line.kind)} </span>
      {content}
    </Element>
  );
}

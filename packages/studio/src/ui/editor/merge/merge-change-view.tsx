/** A change of a merge: the two sides of a conflict beside each other, or what one side has changed. */
import { createContext, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Compared } from '../../difference/difference-view.tsx';
import { CheckBox } from '../../forms/check-box.tsx';
import { Mark } from '../../mark.tsx';
import type { ReferredNames } from '../record/record-merge.ts';
import { textsOfSide, titlesOf } from './change-title.ts';
import type { MergeChange, Side } from './merge-change.ts';
import classes from './merge-dialog.module.css';

/** What the changes refer to. */
export const MergeNames = createContext<ReferredNames>(new Map());

function useWords() {
  const { t } = useTranslation('difference');
  const fields: Readonly<Record<string, string>> = t('merge.fields', { returnObjects: true });
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = t('merge.values', { returnObjects: true });
  return { fields, values, names: use(MergeNames), yes: t('merge.yes'), no: t('merge.no') };
}

function useTitle(change: MergeChange): string {
  const { t } = useTranslation('difference');
  const titles = titlesOf(change, useWords());
  const title = titles.length === 0 ? t('merge.all') : titles.join(' › ');
  if (change.isOrder === true) return t('merge.order', { title });
  return change.line === undefined ? title : t('merge.atLine', { title, line: change.line });
}

interface ChangedTextsProps {
  readonly change: MergeChange;
  readonly texts: ReturnType<typeof textsOfSide>;
}

function ChangedTexts({ change, texts }: ChangedTextsProps) {
  return (
    <div translate={change.isCode === true ? 'no' : undefined}>
      <Compared entry={texts} />
    </div>
  );
}

interface ConflictChoiceProps {
  readonly change: MergeChange;
  /** Undefined until one is chosen. */
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const sides = ['theirs', 'mine'] as const;

export function ConflictChoice({ change, side, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('difference');
  const name = useId();
  const words = useWords();
  return (
    <fieldset className={classes['conflict']}>
      <legend dir="auto">{useTitle(change)}</legend>
      <div className={classes['sides']}>
        {sides.map((one) => {
          const texts = textsOfSide(change, one, words);
          return (
            <div key={one} className={classes['side']} data-chosen={side === one || undefined}>
              <label>
                <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
                {t(`merge.${one}`)}
              </label>
              {texts.before === undefined && texts.after === undefined ? (
                <p className={classes['none']}>{t('merge.none')}</p>
              ) : (
                <ChangedTexts change={change} texts={texts} />
              )}
              {one === 'mine' && change.lacksTexts === true ? (
                <p className={classes['hint']}>{t('merge.lacksTexts')}</p>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface TakenChangeProps {
  readonly change: MergeChange;
  readonly isTaken: boolean;
  readonly onChoose: (side: Side) => void;
}

export function TakenChange({ change, isTaken, onChoose }: TakenChangeProps) {
  const { t } = useTranslation('difference');
  const by = change.by === 'theirs' ? 'theirs' : 'mine';
  const other = by === 'theirs' ? 'mine' : 'theirs';
  const title = useTitle(change);
  const texts = textsOfSide(change, by, useWords());
  return (
    <div className={classes['taken']}>
      <div className={classes['takenHead']}>
        {change.isFixed === true ? (
          <span dir="auto">{title}</span>
        ) : (
          <CheckBox
            checked={isTaken}
            label={title}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked ? by : other)}
          />
        )}
        <Mark tone={by === 'theirs' ? 'info' : 'plain'}>{t(`merge.${by}`)}</Mark>
      </div>
      <ChangedTexts change={change} texts={texts} />
    </div>
  );
}

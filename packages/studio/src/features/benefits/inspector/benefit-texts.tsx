/** The texts section of the inspector: the locale, its fields once they are loaded, and the customers' view. */
import { Button } from '@mantine/core';
import { memo, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import { ReadOnlyFields } from '../../../ui/read-only.tsx';
import { Segments } from '../../../ui/forms/segments.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { partsOf, type BenefitDraft, type TextId } from '../draft/benefit-draft.ts';
import { BenefitTextFields } from './benefit-text-fields.tsx';
import { entryKey, type BenefitEntry } from '../benefit.ts';
import { localeName } from '../locale-name.ts';
import classes from './benefit-inspector.module.css';
import { CustomersSee } from './customers-see.tsx';
import type { EditorActions } from '../draft/editor-actions.ts';
import type { EntryTexts } from '../draft/editor-store.ts';

/** More segments would not fit side by side. */
const segmentsMax = 3;
/** Holding down an arrow key passes many rows; only the last one is loaded. */
const restMs = 60;

interface BenefitTextsProps {
  readonly entry: BenefitEntry;
  /** With the draft applied. */
  readonly shown: BenefitEntry;
  readonly optionCount: number;
  /** Undefined until they are loaded. */
  readonly texts: EntryTexts | undefined;
  readonly draft: BenefitDraft | undefined;
  readonly treeLocale: string;
  readonly locales: readonly string[];
  readonly actions: EditorActions;
}

export function BenefitTexts(props: BenefitTextsProps) {
  const { entry, shown, optionCount, texts, draft, treeLocale, locales, actions } = props;
  const { t } = useTranslation(['benefits', 'widgets']);
  const [chosen, setChosen] = useState<string>();
  const locale = chosen ?? treeLocale;
  const { typeId, optionKey } = entry;
  const typeText = useCallback(
    (name: TextId, value: string) => actions.typeText({ typeId, optionKey }, name, value),
    [actions, typeId, optionKey],
  );
  const { error, retry } = useTextsOf(entry, texts !== undefined, actions);
  const isLong = useDelayed(texts === undefined && error === undefined);
  return (
    <section className={classes['section']} aria-labelledby="texts-heading">
      <div className={classes['textsHead']}>
        <h3 id="texts-heading">{t('inspector.textsHeading')}</h3>
        <TextsLocale locales={locales} locale={locale} typed={draft?.texts} onChange={setChosen} />
      </div>
      {texts === undefined ? null : (
        <>
          <ReadOnlyFields>
            <BenefitTextFields texts={texts} typed={draft?.texts} locale={locale} onChange={typeText} />
          </ReadOnlyFields>
          <CustomersSee shown={shown} optionCount={optionCount} texts={texts} draft={draft} locale={locale} />
        </>
      )}
      {error === undefined ? null : (
        <div role="alert" className={classes['failed']}>
          <span>
            {t('inspector.textsFailed')} {errorText(error)}
          </span>
          <Button size="xs" onClick={retry}>
            {t('widgets:retry')}
          </Button>
        </div>
      )}
      {isLong ? (
        <>
          <Skeleton width="60%" />
          <Skeleton width="90%" />
        </>
      ) : null}
    </section>
  );
}

interface TextsLocaleProps {
  readonly locales: readonly string[];
  readonly locale: string;
  readonly typed: BenefitDraft['texts'] | undefined;
  readonly onChange: (locale: string) => void;
}

const TextsLocale = memo(function TextsLocale({ locales, locale, typed, onChange }: TextsLocaleProps) {
  const { t } = useTranslation('benefits');
  if (locales.length > segmentsMax) return <LocaleSelect locales={locales} value={locale} onChange={onChange} />;
  const unsaved = new Set(Object.keys(typed ?? {}).map((name) => partsOf(name).locale));
  const choices = locales.map((value) => {
    const name = localeName(value);
    return { value, lang: value, label: unsaved.has(value) && value !== locale ? `${name} •` : name };
  });
  return <Segments label={t('inspector.textsLocale')} choices={choices} value={locale} onChange={onChange} />;
});

/** Loads the texts of an entry once it has been selected for a moment, unless they are already known. */
function useTextsOf(entry: BenefitEntry, isKnown: boolean, actions: EditorActions) {
  const [failure, setFailure] = useState<{ key: string; error: unknown }>();
  const { typeId, optionKey } = entry;
  const key = entryKey(entry);
  const read = useCallback(async () => {
    setFailure(undefined);
    try {
      await actions.readTexts({ typeId, optionKey });
    } catch (error) {
      setFailure({ key, error });
    }
  }, [actions, typeId, optionKey, key]);
  useEffect(() => {
    if (isKnown) return undefined;
    const timer = setTimeout(() => void read(), restMs);
    return () => clearTimeout(timer);
  }, [read, isKnown]);
  return { error: failure?.key === key && !isKnown ? failure.error : undefined, retry: () => void read() };
}

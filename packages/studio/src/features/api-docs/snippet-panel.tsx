/** The current request as a command line or a program to copy. */
import { parseJsonText } from '@coverwright/rules';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../api/use-may.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { apiKeysPath } from '../../paths/administration.ts';
import { Mark } from '../../ui/mark.tsx';
import classes from './api-docs.module.css';
import type { ApiOperation } from './openapi.ts';
import { curlSnippet, isBody, isLong, keyVariable, typeScriptSnippet } from './snippets.ts';

const languages = ['curl', 'typescript'] as const;
type Language = (typeof languages)[number];

/** Longer snippets scroll. */
const shownLines = 18;

interface SnippetPanelProps {
  readonly operation: ApiOperation;
  readonly url: string;
  readonly bodyText: string;
}

export function SnippetPanel({ operation, url, bodyText }: SnippetPanelProps) {
  const { t } = useTranslation('apiDocs');
  const mayManageKeys = useMay('api-keys:manage');
  const [language, setLanguage] = useState<Language>('curl');
  const deferredText = useDeferredValue(bodyText);
  const body = useMemo(() => readBody(deferredText), [deferredText]);
  const shown = useShownBody(body, operation);
  const snippet =
    language === 'curl' ? curlSnippet(url, shown.text) : typeScriptSnippet(operation, url, shown.value, shown.text);
  return (
    <Card
      title={t('snippet.heading')}
      actions={
        <div className={classes['snippetTools']}>
          <Segments
            label={t('snippet.language')}
            choices={languages.map((value) => ({ value, label: t(`snippet.${value}`) }))}
            value={language}
            onChange={setLanguage}
          />
          <CopyButton text={snippet} name={t('snippet.copy')} />
        </div>
      }
    >
      <textarea
        className={classes['snippet']}
        aria-label={t('snippet.text')}
        value={snippet}
        rows={Math.min(snippet.split('\n').length, shownLines)}
        wrap="off"
        readOnly
        spellCheck={false}
      />
      <p className={classes['snippetNote']}>
        <span>
          {t('snippet.key', { name: keyVariable })}{' '}
          {mayManageKeys ? <Link to={apiKeysPath}>{t('snippet.keys')}</Link> : t('snippet.askForKey')}{' '}
          {isLong(shown.text) ? t('snippet.file') : ''}
        </span>
        {body === undefined ? <Mark className={classes['stale']}>{t('snippet.stale')}</Mark> : null}
      </p>
    </Card>
  );
}

type Body = NonNullable<ReturnType<typeof readBody>>;

function readBody(text: string) {
  const parsed = parseJsonText(text);
  return parsed.ok && isBody(parsed.value) ? { text, value: parsed.value } : undefined;
}

/** While the typed text is not a valid body, the last valid one; initially the example. */
function useShownBody(body: Body | undefined, { exampleBody }: ApiOperation): Body {
  const [last, setLast] = useState<Body>();
  if (body !== undefined && body !== last) setLast(body);
  return body ?? last ?? { text: JSON.stringify(exampleBody, null, 2), value: exampleBody };
}

/** Documents one operation from the product's OpenAPI document: its URL, request and response. */
import type { Json } from '@coverwright/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Mark } from '../../ui/mark.tsx';
import classes from './api-docs.module.css';
import type { ApiOperation } from './openapi.ts';
import type { SchemaField } from './schema.ts';

/** The document's descriptions are in English regardless of the studio's language. */
const documentLanguage = 'en';

export function OperationDocs({ operation, url }: { operation: ApiOperation; url: string }) {
  const { t, i18n } = useTranslation('apiDocs');
  const { name, listMax, bodyFields, answerFields, outcomes } = operation;
  return (
    <>
      <Card title={t(`operation.${name}`)}>
        <div className={classes['address']}>
          <Mark tone="plain">POST</Mark>
          <code>{new URL(url).pathname}</code>
          <CopyButton text={url} name={t('copyAddress')} />
        </div>
        <div className={classes['text']}>
          <p>{t(`purpose.${name}`)}</p>
          <p>{t('authorization')}</p>
          {listMax === undefined ? null : <p>{t('list', { max: listMax.toLocaleString(i18n.language) })}</p>}
        </div>
      </Card>
      <Card title={t('body.heading')} count={bodyFields.length}>
        {bodyFields.length === 0 ? (
          <p className={classes['nothing']}>{t('body.none')}</p>
        ) : (
          <BodyFields fields={bodyFields} />
        )}
      </Card>
      <AnswerCard fields={answerFields} />
      <Card title={t('outcomes.heading')}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th className={classes['status']}>{t('outcomes.status')}</th>
              <th>{t('outcomes.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map(({ status, description: meaning }) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td lang={documentLanguage}>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

function BodyFields({ fields }: { fields: readonly SchemaField[] }) {
  const { t } = useTranslation('apiDocs');
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th>{t('field.name')}</th>
          <th className={classes['type']}>{t('field.type')}</th>
          <th className={classes['need']}>{t('field.need')}</th>
          <th className={classes['examples']}>{t('field.examples')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.path}>
            <th scope="row">
              <FieldName path={field.path} />
              {field.description === '' ? null : (
                <span className={classes['hint']} lang={documentLanguage}>
                  {shorten(field.description)}
                </span>
              )}
            </th>
            <td>
              <code>{field.type}</code>
            </td>
            <td data-optional={!field.isRequired || undefined}>
              {t(field.isRequired ? 'field.required' : 'field.optional')}
            </td>
            <td>
              <Examples field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps long lists short, such as the names of thirty codes; the document itself is complete. */
const shownLines = 4;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > shownLines ? [...lines.slice(0, shownLines), '…'].join('\n') : text;
}

/** Allows long names to wrap at their dots. */
function FieldName({ path }: { path: string }) {
  const parts = path.split('.');
  return (
    <code>
      {parts.map((part, index) => (
        // Parts are identified only by their position.
        <span key={parts.slice(0, index + 1).join('.')} data-inner={index < parts.length - 1 || undefined}>
          {part}
          {index < parts.length - 1 ? '.' : ''}
          <wbr />
        </span>
      ))}
    </code>
  );
}

/** More examples would not help the reader. */
const shownExamples = 8;

function Examples({ field }: { field: SchemaField }) {
  const { t } = useTranslation('apiDocs');
  const values = field.allowed.length > 0 ? field.allowed : field.examples;
  if (values.length === 0) return null;
  const words = values.slice(0, shownExamples).map((value: Json) => JSON.stringify(value));
  const list = values.length > shownExamples ? [...words, '…'].join(', ') : words.join(', ');
  return (
    <>
      {field.allowed.length > 0 ? <span className={classes['only']}>{t('field.oneOf')} </span> : null}
      <code>{list}</code>
    </>
  );
}

/** The lists in an answer are expanded on request: a price has many details for each discount. */
function AnswerCard({ fields }: { fields: readonly SchemaField[] }) {
  const { t } = useTranslation('apiDocs');
  const [isWhole, setIsWhole] = useState(false);
  const outer = fields.filter(({ path }) => !path.includes('[].'));
  const toggle =
    outer.length === fields.length ? null : (
      <Button variant="subtle" size="xs" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? t('answer.hideInner') : t('answer.showInner', { count: fields.length - outer.length })}
      </Button>
    );
  return (
    <Card title={t('answer.heading')} count={fields.length} actions={toggle}>
      <AnswerFields fields={isWhole ? fields : outer} />
    </Card>
  );
}

function AnswerFields({ fields }: { fields: readonly SchemaField[] }) {
  const { t } = useTranslation('apiDocs');
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th className={classes['answerName']}>{t('field.name')}</th>
          <th className={classes['type']}>{t('field.type')}</th>
          <th>{t('field.description')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, type, description }) => (
          <tr key={path}>
            <th scope="row">
              <FieldName path={path} />
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td lang={documentLanguage}>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { ChangeDefinition, DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { releasePath } from '../../../paths/releases.ts';
import type { App } from '../app.ts';
import { useMailTemplates } from '../apps.api.ts';
import classes from './app-page.module.css';

export function AppDefinition({ app }: { readonly app: App }) {
  const { t } = useTranslation('apps');
  const none = t('page.none');
  const isAdministrator = useMay('tenant:manage');
  return (
    <Card title={t('page.heading')}>
      <DefinitionList>
        <dt>{t('field.name')}</dt>
        <dd dir="auto">{app.name}</dd>
        <dt>{t('field.appId')}</dt>
        <dd className={classes['copied']}>
          {app.appId}
          <CopyButton text={app.appId} name={t('page.copyId')} />
        </dd>
        <dt>{t('field.regexPattern')}</dt>
        <dd>{app.regexPattern === '' ? none : <code>{app.regexPattern}</code>}</dd>
        <dt>{t('field.order')}</dt>
        <dd>{app.order || none}</dd>
        <dt>{t('field.email')}</dt>
        <dd>{app.email || none}</dd>
        <dt>{t('field.senderName')}</dt>
        <dd dir="auto">{app.emailSenderName || none}</dd>
        <dt>{t('field.requestTemplate')}</dt>
        <dd dir="auto">{app.onRequestTemplateId === '' ? none : <TemplateName id={app.onRequestTemplateId} />}</dd>
        <dt>{t('field.requestsEmail')}</dt>
        <dd>
          {app.requestsEmail || none}
          {app.isRequestsEmailOutside && isAdministrator && (
            <div className={classes['notice']}>{t('page.outsideRecipient')}</div>
          )}
        </dd>
        <dt>{t('field.liveRelease')}</dt>
        <dd className={classes['linked']} dir="auto">
          {app.liveRelease === undefined ? (
            t('page.notPublished')
          ) : (
            <>
              <Link to={releasePath(app.liveRelease.id)}>{app.liveRelease.name}</Link>{' '}
              {formatDateTime(app.liveRelease.publishedAt)}
            </>
          )}
        </dd>
        <dt>{t('field.created')}</dt>
        <ChangeDefinition at={app.createdAt} by={app.createdBy} none={none} />
        <dt>{t('field.updated')}</dt>
        <ChangeDefinition at={app.changedAt} by={app.changedBy} none={none} />
      </DefinitionList>
    </Card>
  );
}

function TemplateName({ id }: { readonly id: string }) {
  const templates = useMailTemplates();
  return templates.find((one) => one.id === id)?.name ?? id;
}

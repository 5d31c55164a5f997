/** One request: the persons, the selected offer, and its processing. */
import { Button, Select, Textarea } from '@mantine/core';
import { IconInboxOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import type { updateCaseInput } from '../../../api/generated/operations.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { productInfoPath } from '../../../paths/products.ts';
import { requestStatuses, type Entry, type Offer, type RequestDetails } from '../request.ts';
import { useOwnId, useRequestDetails, useUpdateRequest } from '../requests.api.ts';
import classes from '../requests.module.css';
import { RequestDocuments } from './request-documents.tsx';

interface RequestDetailsPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function RequestDetailsPanel({ id, onClose }: RequestDetailsPanelProps) {
  const { t } = useTranslation('requests');
  const { details, error, reload } = useRequestDetails(id);
  return (
    <Dialog opened size="side-panel" title={details?.number ?? t('details.title')} onClose={onClose}>
      {details === undefined && error === undefined ? <Spinner /> : null}
      {details === undefined && error ? (
        <ErrorState title={t('details.failed')} error={error} onRetry={reload} />
      ) : null}
      {details === null ? (
        <EmptyState
          icon={<IconInboxOff size={20} stroke={1.75} />}
          title={t('details.notFound')}
          text={t('details.notFoundText')}
          action={
            <Button variant="filled" onClick={onClose}>
              {t('list.showAll')}
            </Button>
          }
        />
      ) : null}
      {details ? <Details details={details} onStale={reload} /> : null}
    </Dialog>
  );
}

function Details({ details, onStale }: { readonly details: RequestDetails; readonly onStale: () => void }) {
  const { t } = useTranslation('requests');
  const mayPrint = useMay('documents:read');
  return (
    <>
      <dl className={classes['facts']}>
        <dt>{t('field.received')}</dt>
        <dd>{formatDateTime(details.createdAt)}</dd>
        {details.appId === '' ? null : (
          <>
            <dt>{t('field.app')}</dt>
            <dd>{details.appId}</dd>
          </>
        )}
        {details.locale === '' ? null : (
          <>
            <dt>{t('field.locale')}</dt>
            <dd>{details.locale}</dd>
          </>
        )}
      </dl>
      <RequestWork details={details} onStale={onStale} />
      {mayPrint ? (
        <Section title={t('documents.title')}>
          <RequestDocuments details={details} />
        </Section>
      ) : null}
      {details.offers.map((offer) => (
        <OfferSection key={offer.name} offer={offer} />
      ))}
      {details.parties.map(({ name, person, entries }, index) => (
        <Section key={`${index} ${name}`} title={index === 0 ? t('field.holder') : t('field.insured')}>
          <strong dir="auto">{name}</strong>
          <Entries
            entries={[...person.map(({ field, value }) => ({ label: t(`field.${field}`), value })), ...entries]}
          />
        </Section>
      ))}
      {details.facts.length === 0 ? null : (
        <Section title={t('field.facts')}>
          <Entries entries={details.facts} />
        </Section>
      )}
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['section']} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {entries.map(({ label, value }) => [
        <dt key={`${label} name`}>{label}</dt>,
        <dd key={label} dir="auto">
          {value}
        </dd>,
      ])}
    </dl>
  );
}

function toDecisionWord(decision: string): 'accept' | 'decline' | 'refer' {
  return decision === 'accept' || decision === 'refer' ? decision : 'decline';
}

function OfferSection({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('requests');
  const mayRead = useMay('products:read');
  const { name, productId, price, decision, reasons, rejectionCodes, values } = offer;
  return (
    <Section title={t('field.offer')}>
      {productId && mayRead ? (
        <Link to={productInfoPath(productId)} dir="auto">
          <strong>{name}</strong>
        </Link>
      ) : (
        <strong dir="auto">{name}</strong>
      )}
      {productId && productId.version !== '' ? <p>{t('field.version', { version: productId.version })}</p> : null}
      <p className={classes['price']}>
        {price} {decision === '' ? null : <span>{t(`decision.${toDecisionWord(decision)}`)}</span>}
      </p>
      {reasons.map((reason, index) => (
        <p key={index}>{reason}</p>
      ))}
      {rejectionCodes.length === 0 ? null : <p>{rejectionCodes.join(', ')}</p>}
      <Entries entries={values} />
    </Section>
  );
}

/** Status, assignee and notes. */
function RequestWork({ details, onStale }: { readonly details: RequestDetails; readonly onStale: () => void }) {
  const { t } = useTranslation('requests');
  const mayWrite = useMay('requests:write');
  const ownId = useOwnId();
  const update = useUpdateRequest(details.id);
  const [note, setNote] = useState('');
  const { isBusy, run } = useBusy();
  const send = (input: updateCaseInput, onDone?: () => void) =>
    run(async () => {
      try {
        await update(input, details.revision);
        showToast('success', { title: t('details.saved'), line: details.number });
        onDone?.();
      } catch (error) {
        showFailure(t('details.saveFailed'), error);
        onStale();
      }
    });
  const known = requestStatuses.map((value): { value: string; label: string } => ({
    value,
    label: t(`status.${value}`),
  }));
  const { status } = details;
  const statuses =
    known.some(({ value }) => value === status) || status === '' ? known : [...known, { value: status, label: status }];
  const isOwn = ownId !== undefined && details.assignedToId === ownId;
  return (
    <>
      <div className={classes['work']}>
        <Select
          label={t('field.status')}
          data={statuses}
          value={status === '' ? null : status}
          readOnly={!mayWrite}
          disabled={isBusy}
          onChange={(value) => {
            if (value !== null && value !== status) send({ status: value });
          }}
        />
        <div>
          <span className={classes['label']}>{t('field.assignedTo')}</span>
          <p className={classes['assigned']}>{details.assignedTo || t('details.nobody')}</p>
        </div>
        {mayWrite && ownId !== undefined ? (
          <Button loading={isBusy} onClick={() => send({ assignedToId: isOwn ? null : ownId })}>
            {t(isOwn ? 'details.release' : 'details.take')}
          </Button>
        ) : null}
      </div>
      <Section title={t('details.notes')}>
        {details.notes.length === 0 ? <p>{t('details.noNotes')}</p> : null}
        <ul className={classes['notes']}>
          {details.notes.map(({ id, content, author, createdAt }) => (
            <li key={id}>
              <p dir="auto">{content}</p>
              <span>
                {author} {formatDateTime(createdAt)}
              </span>
            </li>
          ))}
        </ul>
        {mayWrite ? (
          <>
            <Textarea
              label={t('details.note')}
              autosize
              minRows={2}
              maxRows={8}
              dir="auto"
              maxLength={4000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Button
              className={classes['add'] ?? ''}
              loading={isBusy}
              disabled={note.trim() === ''}
              onClick={() => send({ note: note.trim() }, () => setNote(''))}
            >
              {t('details.addNote')}
            </Button>
          </>
        ) : null}
      </Section>
    </>
  );
}

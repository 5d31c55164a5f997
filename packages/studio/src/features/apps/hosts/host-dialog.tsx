/**
 * Adds a host to an app: a subdomain of the test domain, or a host whose ownership the tenant has proven. Those who may
 * not manage the tenant's hosts choose among them.
 */
import { SegmentedControl, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useConverted } from '../../../ui/forms/use-converted.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { App } from '../app.ts';
import classes from '../apps.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { useAppHosts } from '../apps.api.ts';
import { toKebabCase } from '@coverwright/insurance/identifiers';
import { KnownHostSelect } from './known-host-select.tsx';
import { SharedHostNote } from './shared-host-note.tsx';
import { emptyHostForm, missingHostField, testDomain, toHost } from './host-form.ts';

interface HostDialogProps {
  readonly app: App;
  readonly onClose: () => void;
}

export function HostDialog({ app, onClose }: HostDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const { add } = useAppHosts(app.appId);
  const mayManage = useMay('tenant:manage');
  const { onLeave, noteAt } = useConverted(toKebabCase);
  const state = useDialogForm({
    start: mayManage ? emptyHostForm : { ...emptyHostForm, domain: 'own' as const },
    check: (form) => {
      const missing = missingHostField(form);
      return missing ? { [missing]: t('widgets:required') } : {};
    },
    save: async (form) => add(toHost(form)),
    onSaved: (_, form) => {
      showToast('success', { title: t('hosts.added'), line: toHost(form) });
      onClose();
    },
    place: (problems, form) => {
      const [first, ...rest] = problems;
      const field = form.domain === 'test' ? 'subdomain' : 'host';
      return first?.path === 'host'
        ? { atFields: { [field]: describeProblem(first, t('field.host')) }, rest }
        : { atFields: {}, rest: problems };
    },
    failedTitle: t('hosts.addFailed'),
    onClose,
  });
  const { form, change, errorOf } = state;
  const shown = form.subdomain.trim() === '' ? { ...form, subdomain: 'travel' } : form;
  const hint = t('hosts.testHint', { host: toHost(shown) });
  const sharedHost = missingHostField(form) === undefined && (
    <SharedHostNote host={toHost(form)} app={{ ...app, isPublished: app.liveRelease !== undefined }} />
  );
  if (!mayManage) {
    return (
      <FormDialog state={state} size="small" title={t('hosts.add')} saveLabel={t('hosts.add')}>
        <div className={blocks['stack']}>
          <KnownHostSelect
            label={t('field.host')}
            error={errorOf('host')}
            except={app.hosts}
            value={form.host}
            onChange={(host) => change({ host })}
          />
          {sharedHost}
        </div>
      </FormDialog>
    );
  }
  return (
    <FormDialog state={state} size="small" title={t('hosts.add')} saveLabel={t('hosts.add')}>
      <div className={blocks['stack']}>
        <SegmentedControl
          aria-label={t('hosts.domain')}
          data={[
            { value: 'test', label: t('hosts.test') },
            { value: 'own', label: t('hosts.own') },
          ]}
          value={form.domain}
          onChange={(value) => change({ domain: value === 'own' ? 'own' : 'test' })}
        />
        {form.domain === 'test' ? (
          <TextInput
            error={errorOf('subdomain')}
            data-autofocus
            label={t('hosts.subdomain')}
            description={
              errorOf('subdomain') === undefined ? [noteAt(form.subdomain), hint].join(' ').trim() : undefined
            }
            rightSection={<span className={classes['suffix']}>.{testDomain}</span>}
            rightSectionWidth={84}
            autoComplete="off"
            spellCheck={false}
            value={form.subdomain}
            onChange={(event) => change({ subdomain: event.currentTarget.value })}
            onBlur={(event) => {
              state.field('subdomain').onBlur(event);
              change({ subdomain: onLeave(form.subdomain) });
            }}
          />
        ) : (
          <TextInput
            {...state.field('host')}
            label={t('field.host')}
            description={errorOf('host') === undefined ? t('hosts.ownHint') : undefined}
            placeholder="direct.insurer.example"
            autoComplete="off"
            spellCheck={false}
            value={form.host}
            onChange={(event) => change({ host: event.currentTarget.value })}
          />
        )}
        {sharedHost}
      </div>
    </FormDialog>
  );
}

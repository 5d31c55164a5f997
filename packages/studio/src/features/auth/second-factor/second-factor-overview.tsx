import { Button, Switch } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { useMay } from '../../../api/use-may.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { type useSecondFactor, useUpdateSecondFactorRequirement } from '../account/account.api.ts';
import classes from '../account/account.module.css';
import type { ProofPurpose } from './identity-proof-dialog.tsx';

type State = ReturnType<typeof useSecondFactor>;
type SecondFactor = NonNullable<State['secondFactor']>;

interface SecondFactorOverviewProps {
  readonly state: State;
  readonly onBegin: (purpose: ProofPurpose) => void;
  readonly onClose: () => void;
}

export function SecondFactorOverview({ state, onBegin, onClose }: SecondFactorOverviewProps) {
  const { t } = useTranslation(['account', 'widgets']);
  const { secondFactor, error, isLoading, reload } = state;
  const mayRequire = useMay('tenant:manage');
  const isLong = useDelayed(isLoading && secondFactor === undefined);
  return (
    <Dialog
      opened
      title={t('secondFactor.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('widgets:close')}
        </Button>
      }
    >
      <p className={classes['lead']}>{t('secondFactor.text')}</p>
      {secondFactor === undefined ? null : (
        <>
          <OwnFactor secondFactor={secondFactor} onBegin={onBegin} />
          {mayRequire ? <TenantRequirement secondFactor={secondFactor} onChanged={reload} /> : null}
        </>
      )}
      {error && secondFactor === undefined ? (
        <ErrorState title={t('secondFactor.failed')} error={error} onRetry={() => void reload()} isBusy={isLoading} />
      ) : null}
      {isLong ? <Skeleton width={240} /> : null}
    </Dialog>
  );
}

interface OwnFactorProps {
  readonly secondFactor: SecondFactor;
  readonly onBegin: (purpose: ProofPurpose) => void;
}

function OwnFactor({ secondFactor, onBegin }: OwnFactorProps) {
  const { t } = useTranslation('account');
  const { isEnabled, enabledAt, isRequired, recoveryCodesLeft } = secondFactor;
  if (!isEnabled) {
    return (
      <>
        <Note tone="info" icon={<IconShieldOff size={16} stroke={1.75} />}>
          {t('secondFactor.off')}
        </Note>
        <Button variant="filled" onClick={() => onBegin('setUp')}>
          {t('secondFactor.setUp')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Note tone={recoveryCodesLeft > 2 ? 'success' : 'warning'} icon={<IconShieldCheck size={16} stroke={1.75} />}>
        {t('secondFactor.on', { at: formatDateTime(enabledAt) })}{' '}
        {t('secondFactor.codesLeft', { count: recoveryCodesLeft })}
      </Note>
      <div className={classes['actions']}>
        <Button onClick={() => onBegin('renewCodes')}>{t('secondFactor.renewCodes')}</Button>
        <Button onClick={() => onBegin('replace')}>{t('secondFactor.replace')}</Button>
        {isRequired ? null : (
          <Button color="danger" onClick={() => onBegin('disable')}>
            {t('secondFactor.disable')}
          </Button>
        )}
      </div>
      {isRequired ? <p>{t('secondFactor.cannotDisable')}</p> : null}
    </>
  );
}

interface TenantRequirementProps {
  readonly secondFactor: SecondFactor;
  readonly onChanged: () => Promise<unknown>;
}

function TenantRequirement({ secondFactor: { isEnabled, isRequired }, onChanged }: TenantRequirementProps) {
  const { t } = useTranslation('account');
  const { config, session } = useApi();
  const update = useUpdateSecondFactorRequirement();
  const [isConfirming, setIsConfirming] = useState(false);
  const tenantId = session.tenantId() ?? config.tenantId;
  const change = async (): Promise<void> => {
    try {
      await update(!isRequired);
      showToast('success', {
        title: t(isRequired ? 'requirement.nowOptionalTitle' : 'requirement.nowRequiredTitle'),
        line: t(isRequired ? 'requirement.nowOptional' : 'requirement.nowRequired', { tenantId }),
      });
      await onChanged();
    } catch (error) {
      showFailure(t('requirement.failed'), error);
    }
    setIsConfirming(false);
  };
  return (
    <div className={classes['requirement']}>
      <Switch
        label={t('requirement.label', { tenantId })}
        description={t(isEnabled || isRequired ? 'requirement.hint' : 'requirement.ownFirst')}
        checked={isRequired}
        disabled={!isEnabled && !isRequired}
        onChange={() => setIsConfirming(true)}
      />
      <ConfirmDialog
        opened={isConfirming}
        title={t(isRequired ? 'requirement.offTitle' : 'requirement.onTitle')}
        text={t(isRequired ? 'requirement.offText' : 'requirement.onText', { tenantId })}
        confirmLabel={t(isRequired ? 'requirement.turnOff' : 'requirement.turnOn')}
        isDanger={isRequired}
        onConfirm={change}
        onClose={() => setIsConfirming(false)}
      />
    </div>
  );
}

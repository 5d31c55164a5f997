/** Sets up a second factor: the secret for the authenticator app, and the first code that the app shows. */
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { PendingSecondFactor } from '../account/account.api.ts';
import classes from '../account/account.module.css';
import type { SetupCode } from './use-setup-code.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { QrCodeProps } from './qr-code.tsx';

const LazyQrCode = lazyPart<QrCodeProps>(
  async () => (await import('./qr-code.tsx')).QrCode,
  () => <div className={classes['qr']} />,
);

interface SecondFactorSetupProps {
  readonly pending: PendingSecondFactor;
  readonly state: SetupCode;
}

export function SecondFactorSetup({ pending, state }: SecondFactorSetupProps) {
  const { t } = useTranslation('account');
  return (
    <div className={classes['setup']}>
      <p>{t('setup.scan')}</p>
      <LazyQrCode text={pending.uri} label={t('setup.qr')} />
      <div className={classes['secret']}>
        <Textarea
          readOnly
          autosize
          minRows={1}
          label={t('setup.secret')}
          value={inGroups(pending.secret)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={pending.secret} name={t('setup.copySecret')} variant="default" size="sm" />
      </div>
      <TextInput
        data-autofocus
        autoFocus
        label={t('setup.code')}
        description={state.errorOf('code') === undefined ? t('setup.codeHint') : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        value={state.form.code}
        {...state.field('code')}
        onChange={(event) => state.change({ code: event.currentTarget.value })}
      />
    </div>
  );
}

/** Groups are easier to type: SPAC ED12. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

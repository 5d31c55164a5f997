/** The values that the saved logic and the latest requests have for an input, each with where it was seen. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../../ui/editor/frame/settings-section.tsx';
import { errorText } from '../../../ui/problems/describe-error.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import type { ProductKey } from '../../../paths/products.ts';
import { useProposals } from '../inputs.api.ts';
import { SeenList } from '../proposals/seen-list.tsx';

export function SeenValues({ productId, path }: { readonly productId: ProductKey; readonly path: string }) {
  const { t } = useTranslation(['inputs', 'widgets']);
  const { proposals, error, retry } = useProposals(productId);
  const proposal = proposals?.find((one) => one.path === path);
  if (error && !proposals) {
    return (
      <SettingsSection heading={t('section.seen')}>
        <p role="alert">{errorText(error)}</p>
        <div>
          <Button size="xs" onClick={retry}>
            {t('widgets:retry')}
          </Button>
        </div>
      </SettingsSection>
    );
  }
  if (!proposals) return null;
  return (
    <SettingsSection heading={t('section.seen')}>
      {proposal && proposal.seen.length > 0 ? (
        <SeenList {...proposal} />
      ) : (
        <p className={blocks['small']}>{t('seen.nothing')}</p>
      )}
    </SettingsSection>
  );
}

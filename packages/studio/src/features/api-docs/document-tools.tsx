import type { JsonObject } from '@coverwright/rules';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveBlob } from '../../ui/save-blob.ts';

/** Copies and downloads an OpenAPI document. */
export function DocumentTools({ document }: { readonly document: JsonObject }) {
  const { t } = useTranslation('apiDocs');
  const text = useMemo(() => JSON.stringify(document, null, 2), [document]);
  return (
    <>
      <CopyButton text={text} label={t('document.copy')} variant="default" />
      <Button
        size="xs"
        leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
        onClick={() => saveBlob(new Blob([text], { type: 'application/json' }), 'openapi.json')}
      >
        {t('document.download')}
      </Button>
    </>
  );
}

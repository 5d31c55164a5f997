import { IconBraces, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';

interface SourceToolsProps {
  readonly onInsertLiquid: () => void;
  readonly onInsertPicture: () => void;
}

/** Buttons that insert items into a text edited as source. */
export function SourceTools({ onInsertLiquid, onInsertPicture }: SourceToolsProps) {
  const { t } = useTranslation(['htmlText', 'templateTools']);
  if (useIsReadOnly()) return null;
  return (
    <>
      <IconButton
        label={t('templateTools:insertLiquid')}
        icon={<IconBraces size={16} stroke={1.75} />}
        onClick={onInsertLiquid}
      />
      <IconButton label={t('picture.insert')} icon={<IconPhoto size={16} stroke={1.75} />} onClick={onInsertPicture} />
    </>
  );
}

/** Buttons beside a code editor. */
import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize, IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatJson } from './code-editor-format.ts';

interface FormatButtonProps {
  readonly text: string;
  readonly lineWidth?: number;
  /** Not called for a text that is not JSON. */
  readonly onFormat: (formatted: string) => void;
}

export function FormatButton({ text, lineWidth, onFormat }: FormatButtonProps) {
  const { t } = useTranslation('widgets');
  const handleFormat = () => {
    const formatted = formatJson(text, lineWidth);
    if (formatted !== undefined) onFormat(formatted);
  };
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconWand size={14} stroke={1.75} aria-hidden />}
      onClick={handleFormat}
    >
      {t('format')}
    </Button>
  );
}

interface FullscreenButtonProps {
  readonly isFullscreen: boolean;
  readonly onChange: (isFullscreen: boolean) => void;
}

export function FullscreenButton({ isFullscreen, onChange }: FullscreenButtonProps) {
  const { t } = useTranslation('widgets');
  const Icon = isFullscreen ? IconMinimize : IconMaximize;
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      onClick={() => onChange(!isFullscreen)}
    >
      {t(isFullscreen ? 'leaveFullscreen' : 'fullscreen')}
    </Button>
  );
}

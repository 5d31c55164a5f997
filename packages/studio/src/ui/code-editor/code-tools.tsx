/** Buttons beside a code editor. */
import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize, IconWand } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatJson } from './code-editor-format.ts';

interface FormatButtonProps {
  readonly text: string;
  readonly lineWidth?: number;
  /** Not called if the text is not JSON. */
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

/** Escape also leaves fullscreen. */
export function FullscreenButton({ isFullscreen, onChange }: FullscreenButtonProps) {
  const { t } = useTranslation('widgets');
  useFullscreenEscape(isFullscreen, () => onChange(false));
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

/** Ignored while a dialog has the focus. */
function useFullscreenEscape(isFullscreen: boolean, leaveFullscreen: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    if (event.key === 'Escape' && isFullscreen && !event.defaultPrevented) leaveFullscreen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toasts/toasts.ts';

const confirmationMs = 2000;

interface CopyButtonProps {
  readonly text: string;
  /** Defaults to "Copy", if the context shows what is copied. */
  readonly label?: string;
  /** The name for screen readers, such as "Copy the key". */
  readonly name?: string;
  readonly variant?: 'default' | 'subtle';
  readonly size?: 'xs' | 'sm';
}

/** Copies the text and confirms it for two seconds. */
export function CopyButton({ text, label, name, variant = 'subtle', size = 'xs' }: CopyButtonProps) {
  const { t } = useTranslation('widgets');
  // The copied text: if the text has changed since, it is not on the clipboard.
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The clipboard is unavailable on pages loaded without HTTPS, and users may deny access.
      showToast('error', { title: t('copyFailed.title'), line: t('copyFailed.line') });
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        {...(name !== undefined && { 'aria-label': name })}
        leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? t('copied') : (label ?? t('copy'))}
      </Button>
      <span role="status" className="cw-visually-hidden">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  );
}

/** Styles are copied as the text of a class attribute, which other editors and the code view accept, too. */
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../ui/toasts/toasts.ts';
import { toClassText } from './class-text.ts';

export function useStyleClipboard(onPaste: (classText: string) => void) {
  const { t } = useTranslation(['inspector', 'widgets']);
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', { title: t('design.copied') });
    } catch {
      // The clipboard is unavailable on pages loaded without HTTPS, and users may deny access.
      showToast('error', { title: t('widgets:copyFailed.title'), line: t('widgets:copyFailed.line') });
    }
  };
  const read = async (): Promise<void> => {
    try {
      const text = toClassText(await navigator.clipboard.readText());
      if (text === undefined) showToast('error', { title: t('design.nothingToPaste') });
      else onPaste(text);
    } catch {
      showToast('error', { title: t('design.pasteFailed') });
    }
  };
  return { copy: (text: string) => void write(text), paste: () => void read() };
}

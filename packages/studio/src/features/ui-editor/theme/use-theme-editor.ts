/** The theme being edited, and the stored one. */
import type { Json } from '@coverwright/insurance/json';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { useMay } from '../../../api/use-may.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import {
  findFaultyPart,
  maxThemeCharacters,
  toEditedTheme,
  toShownTheme,
  toThemeJson,
  type EditedTheme,
} from './theme-form.ts';
import { useSaveTheme, type LoadedTheme } from './theme.api.ts';

export interface ThemeEditing {
  readonly appId: string;
  /** Receives the theme being edited, for anything that shows the app; undefined when editing ends. */
  readonly onPreview?: (theme: Json | undefined) => void;
  readonly onClose: () => void;
}

export const themeTabs = ['colors', 'shadows', 'typeFaces', 'transitions', 'customCss'] as const;
export type ThemeTab = (typeof themeTabs)[number];

export function useThemeEditor(loaded: LoadedTheme, { appId, onPreview, onClose }: ThemeEditing) {
  const { t } = useTranslation('theme');
  const [opened] = useState(() => toEditedTheme(loaded.theme));
  const [form, setForm] = useState(opened);
  const [tab, setTab] = useState<ThemeTab>('colors');
  const [isDark, setIsDark] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Problem>();
  const { isBusy, run } = useBusy();
  const saveTheme = useSaveTheme(appId);
  const isReadOnly = !useMay('apps:write');
  usePreview(form, isDark, loaded, onPreview);

  const send = (expectedRevision: string | undefined) =>
    run(async () => {
      const theme = toThemeJson(form, loaded.theme);
      const { length } = JSON.stringify(theme);
      const faulty = findFaultyPart(form);
      if (faulty !== undefined) setTab(faulty);
      const fault =
        faulty === undefined
          ? length > maxThemeCharacters
            ? t('tooLarge', { length, limit: maxThemeCharacters })
            : undefined
          : t('faulty');
      setFailure(fault);
      if (fault !== undefined) return;
      try {
        await saveTheme(theme, expectedRevision);
        showToast('success', { title: t('saved') });
        onClose();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const found = error.problems.find(({ code }) => code === 'CONFLICT');
        setConflict(found);
        if (!found) setFailure(errorText(error) || t('failed'));
      }
    });
  return {
    form,
    tab,
    isDark,
    failure,
    conflict,
    isBusy,
    isReadOnly,
    isDirty: form !== opened && JSON.stringify(form) !== JSON.stringify(opened),
    change: (next: EditedTheme) => {
      setForm(next);
      setFailure(undefined);
    },
    openTab: setTab,
    showDark: setIsDark,
    save: () => send(loaded.revision),
    overwrite: () => send(undefined),
  };
}

/** Reports each change, and the end of the preview. */
function usePreview(
  form: EditedTheme,
  isDark: boolean,
  { theme }: LoadedTheme,
  onPreview: ThemeEditing['onPreview'],
): void {
  const latest = useRef(onPreview);
  useEffect(() => {
    latest.current = onPreview;
  });
  useEffect(() => latest.current?.(toShownTheme(form, theme, isDark)), [form, theme, isDark]);
  useEffect(() => () => latest.current?.(undefined), []);
}

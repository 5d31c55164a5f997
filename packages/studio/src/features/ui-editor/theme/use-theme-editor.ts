/** The record of an app's theme. */
import type { Json } from '@coverwright/insurance/json';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useDiscardQuestion } from '../../../ui/editor/leave/use-discard-question.tsx';
import { readFormLike } from '../../../ui/editor/record/kept-form.ts';
import { openMerge, type MergeCalls } from '../../../ui/editor/record/record-merge.ts';
import { toShownRecord } from '../../../ui/editor/record/shown-record.ts';
import { useFormRecord } from '../../../ui/editor/record/use-record.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import {
  findFaultyPart,
  maxThemeCharacters,
  toEditedTheme,
  toShownTheme,
  toThemeJson,
  type EditedTheme,
} from './theme-form.ts';
import { useReadTheme, useSaveTheme, type LoadedTheme } from './theme.api.ts';

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
  /** What the saved form was read from: other keys of it are retained. */
  const stored = useRef(loaded.theme);
  const [tab, setTab] = useState<ThemeTab>('colors');
  const [isDark, setIsDark] = useState(false);
  const saveTheme = useSaveTheme(appId);
  const readTheme = useReadTheme(appId);
  const isReadOnly = !useMay('apps:write');
  const { record, content, typed, state } = useFormRecord<EditedTheme, string>({
    opened: { form: opened, revision: loaded.revision },
    check: (form) => {
      if (findFaultyPart(form) !== undefined) return t('faulty');
      const { length } = JSON.stringify(toThemeJson(form, stored.current));
      return length > maxThemeCharacters ? t('tooLarge', { length, limit: maxThemeCharacters }) : undefined;
    },
    onInvalid: () => setTab((shown) => findFaultyPart(content.get()) ?? shown),
    send: async (form, { expectedRevision }) => {
      const revision = await saveTheme(toThemeJson(form, stored.current), expectedRevision);
      const after = (): void => {
        showToast('success', { title: t('saved') });
        onClose();
      };
      return { revision, after };
    },
  });
  const { form } = typed;
  usePreview(form, isDark, loaded, onPreview);
  const { save, problem, ...shown } = toShownRecord(record, state, t('failed'));
  const { handleClose, question } = useDiscardQuestion(shown.isDirty, t('discardText'), onClose);
  const saveMerged = (theirs: LoadedTheme | undefined) => {
    stored.current = theirs?.theme ?? stored.current;
    void record.save();
  };
  return {
    ...shown,
    onMerge: async () => {
      const theirs = await readTheme();
      return openMerge({ record, content, ...mergeCalls(theirs, opened), save: () => saveMerged(theirs) });
    },
    form,
    tab,
    isDark,
    isReadOnly,
    failure: problem,
    change: (next: EditedTheme) => {
      content.begin(() => next);
      record.handle({ kind: 'changed', fields: ['theme'] });
    },
    openTab: setTab,
    showDark: setIsDark,
    close: handleClose,
    question,
    submit: save,
  };
}

function mergeCalls(theirs: LoadedTheme | undefined, example: EditedTheme): MergeCalls<EditedTheme> {
  return {
    readTheirs: async () => theirs && { form: toEditedTheme(theirs.theme), revision: theirs.revision },
    readForm: (value) => readFormLike(value, example),
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

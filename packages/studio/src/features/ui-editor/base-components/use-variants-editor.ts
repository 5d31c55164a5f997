/** The looks of an app's widgets being edited, and the stored ones. */
import { isJsonObject, parseJsonText, type Json, type JsonObject } from '@coverwright/rules';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useFormEditor } from '../../../ui/editor/record/use-form-editor.ts';
import { useReadTheme, useSaveVariants, type LoadedTheme } from '../theme/theme.api.ts';
import { maxVariantsCharacters } from './base-variants.ts';

interface VariantsForm {
  /** The JSON text of the app's own looks. */
  readonly variants: string;
}

function readForm(value: unknown): VariantsForm | undefined {
  if (typeof value !== 'object' || value === null || !('variants' in value)) return undefined;
  return typeof value.variants === 'string' ? { variants: value.variants } : undefined;
}

export function useVariantsEditor(appId: string, { variants, revision }: LoadedTheme) {
  const { t } = useTranslation('baseComponents');
  const saveVariants = useSaveVariants(appId);
  const readTheme = useReadTheme(appId);
  const opened = useMemo(() => toText(variants), [variants]);
  const editor = useFormEditor<VariantsForm>({
    draftKey: `base-components|${appId}`,
    opened: { form: { variants: opened }, revision },
    readForm,
    readTheirs: async () => {
      const theirs = await readTheme();
      return theirs && { form: { variants: toText(theirs.variants) }, revision: theirs.revision };
    },
    isReadOnly: !useMay('apps:write'),
    check: ({ variants: text }) =>
      text.length > maxVariantsCharacters
        ? t('tooLarge', { length: text.length, limit: maxVariantsCharacters })
        : undefined,
    save: async (form, expectedRevision) => saveVariants(toObject(form.variants), expectedRevision),
    savedTitle: t('saved'),
    failedText: t('failed'),
  });
  const own = useMemo(() => toObject(editor.form.variants), [editor.form.variants]);
  return {
    ...editor,
    own,
    change: (next: JsonObject) => editor.change({ variants: JSON.stringify(next) }),
    /** Adding, renaming or deleting a variant is always a separate undo step, however soon the next edit follows. */
    changeVariants: (next: JsonObject) => editor.change({ variants: JSON.stringify(next) }, String(performance.now())),
    restart: () => editor.change({ variants: opened }, String(performance.now())),
  };
}

function toText(variants: Json): string {
  return JSON.stringify(isJsonObject(variants) ? variants : {});
}

function toObject(text: string): JsonObject {
  const parsed = parseJsonText(text);
  return parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
}

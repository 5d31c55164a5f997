/** The configuration being edited, the stored one, and saving. */
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useFormEditor } from '../../../ui/editor/record/use-form-editor.ts';
import { jsonProblemText } from '../../../ui/problems/rule-text.ts';
import { useReadConfig, useSaveConfig, type LoadedConfig } from './app-config.api.ts';
import { diagnoseConfig } from './config-marks.ts';
import { toConfigInput } from './config-text.ts';

interface ConfigForm {
  readonly text: string;
}

function readForm(value: unknown): ConfigForm | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
  return typeof value.text === 'string' ? { text: value.text } : undefined;
}

export function useConfigEditor(appId: string, { text, revision }: LoadedConfig) {
  const { t } = useTranslation('appConfig');
  const saveConfig = useSaveConfig(appId);
  const readConfig = useReadConfig(appId);
  return useFormEditor<ConfigForm>({
    draftKey: `app-config|${appId}`,
    opened: { form: { text }, revision },
    readForm,
    readTheirs: async () => {
      const theirs = await readConfig();
      return theirs && { form: { text: theirs.text }, revision: theirs.revision };
    },
    isReadOnly: !useMay('apps:write'),
    check: (form) => {
      const parsed = parseJsonText(form.text);
      if (!parsed.ok) return t('invalidJson', { detail: jsonProblemText(parsed) });
      return diagnoseConfig(form.text)[0]?.message;
    },
    save: async (form, expectedRevision) => {
      const parsed = parseJsonText(form.text);
      return saveConfig(toConfigInput(parsed.ok && isJsonObject(parsed.value) ? parsed.value : {}), expectedRevision);
    },
    savedTitle: t('saved'),
    failedText: t('failed'),
  });
}

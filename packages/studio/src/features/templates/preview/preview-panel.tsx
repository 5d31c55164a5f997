/**
 * The inputs of the preview besides the query: the variables, or the mock data that is merged over the query result.
 */
import { useTranslation } from 'react-i18next';
import type { ProblemPosition } from '../console/console-entries.ts';
import { FetchedRecord } from './fetched-record.tsx';
import { PreviewTextEditor } from './texts/preview-text-editor.tsx';
import { mockField, variablesField } from './texts/preview-texts.ts';
import { recordListOf } from './records/record-list.ts';
import { RecordSelect } from './records/record-select.tsx';
import { SettingsSection } from '../../../ui/editor/frame/settings-section.tsx';
import { SidePanel } from '../../../ui/editor/frame/side-panel.tsx';
import type { TemplatePreview } from './use-template-preview.ts';
import { LocaleSelect } from '../../../ui/text-locale/locale-select.tsx';
import { useTenantLocales } from '../../languages/tenant-locales.api.ts';

interface PreviewPanelProps {
  readonly which: 'variables' | 'mock';
  readonly preview: TemplatePreview;
  readonly query: string;
  /** The position most recently opened from the console, in any text. */
  readonly shownPosition: ProblemPosition | undefined;
  readonly onClose: () => void;
}

const fields = { variables: variablesField, mock: mockField } as const;

export function PreviewPanel({ which, preview, query, shownPosition, onClose }: PreviewPanelProps) {
  const { t } = useTranslation('templateTools');
  const isVariables = which === 'variables';
  const list = recordListOf(query);
  return (
    <SidePanel title={isVariables ? t('preview.settings') : t('preview.data')} isWide onClose={onClose}>
      <SettingsSection>
        {isVariables && list ? (
          <RecordSelect
            key={list}
            list={list}
            variablesText={preview.variablesText}
            onChange={preview.setVariablesText}
          />
        ) : null}
        {isVariables && preview.setLocale ? (
          <PreviewLocaleSelect locale={preview.locale} onLocale={preview.setLocale} />
        ) : null}
        <PreviewTextEditor
          key={which}
          which={which}
          value={isVariables ? preview.variablesText : preview.mockText}
          onChange={isVariables ? preview.setVariablesText : preview.setMockText}
          previewed={preview.previewed}
          position={shownPosition?.field === fields[which] ? shownPosition : undefined}
        />
        {isVariables ? null : <FetchedRecord fetched={preview.previewed.fetched} />}
      </SettingsSection>
    </SidePanel>
  );
}

interface PreviewLocaleSelectProps {
  readonly locale: string;
  readonly onLocale: (locale: string) => void;
}

const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

/** The locale for loading the data and rendering the text, for kinds whose texts are not localized. */
function PreviewLocaleSelect({ locale, onLocale }: PreviewLocaleSelectProps) {
  const { t } = useTranslation('templateTools');
  const locales = [...new Set([...(useTenantLocales() ?? studioLocales), locale])];
  return <LocaleSelect label={t('preview.locale')} locales={locales} value={locale} onChange={onLocale} />;
}

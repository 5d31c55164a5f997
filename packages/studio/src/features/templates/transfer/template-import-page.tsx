/** Imports templates from a file. */
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../../../ui/transfer/import-page.tsx';
import { useOwnImporter } from '../../../ui/transfer/use-importer.ts';
import { templateListPath } from '../../../paths/templates.ts';
import { templateImport } from './transfer.api.ts';
import { useToItems } from './use-to-items.ts';
import { useToWarnings } from './use-to-warnings.ts';

export function TemplateImportPage() {
  const { t } = useTranslation(['transfer', 'templates']);
  return (
    <ImportPage
      title={t('import.templates')}
      text={t('import.templatesText')}
      list={{ title: t('templates:list.title'), path: templateListPath }}
      importer={useOwnImporter(templateImport)}
      toItems={useToItems()}
      toWarnings={useToWarnings()}
    />
  );
}

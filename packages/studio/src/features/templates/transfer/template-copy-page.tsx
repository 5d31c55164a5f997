/** Copies templates to another tenant, with the files that they use. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { CopyPage } from '../../../ui/transfer/copy-page.tsx';
import { useCopyImporter } from '../../../ui/transfer/use-importer.ts';
import { useTargetSessions } from '../../auth/auth.api.ts';
import { templateIdsOf, templateListPath } from '../../../paths/templates.ts';
import { exportFile, templateImport } from './transfer.api.ts';
import { useToItems } from './use-to-items.ts';
import { useToWarnings } from './use-to-warnings.ts';

export function TemplateCopyPage() {
  const templateIds = templateIdsOf(useLocation().search);
  return templateIds.length > 0 ? (
    <CopyTemplates templateIds={templateIds} />
  ) : (
    <Navigate to={templateListPath} replace />
  );
}

function CopyTemplates({ templateIds }: { readonly templateIds: readonly string[] }) {
  const { t } = useTranslation(['transfer', 'templates']);
  const api = useApi();
  const [withFiles, setWithFiles] = useState(true);
  return (
    <CopyPage
      crumbs={[
        { label: t('templates:list.title'), to: templateListPath },
        { label: t('templates:transfer.templates', { count: templateIds.length }) },
      ]}
      backPath={templateListPath}
      options={
        <CheckBox
          label={t('copy.withFiles')}
          checked={withFiles}
          onChange={(event) => setWithFiles(event.currentTarget.checked)}
        />
      }
      sessions={useTargetSessions()}
      readSource={async () => {
        const { contentJsonString, fileName } = await exportFile(api, { templateIds, withoutFiles: !withFiles });
        return { content: contentJsonString, source: fileName };
      }}
      importInto={useCopyImporter(templateImport)}
      toItems={useToItems()}
      toWarnings={useToWarnings()}
    />
  );
}

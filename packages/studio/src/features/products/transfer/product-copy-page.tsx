/** Copies products to another tenant. */
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useApi } from '../../../api/api-context.ts';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { CopyPage } from '../../../ui/transfer/copy-page.tsx';
import { useCopyImporter } from '../../../ui/transfer/use-importer.ts';
import { useTargetSessions } from '../../auth/auth.api.ts';
import {
  productInfoPath,
  productListPath,
  productSelectionOf,
  type ProductSelection,
} from '../../../paths/products.ts';
import { exportFile, productImport } from './transfer.api.ts';
import { useToItems } from './use-to-items.ts';

export function ProductCopyPage() {
  const selection = productSelectionOf(useLocation().search);
  return selection ? <CopyProducts selection={selection} /> : <Navigate to={productListPath} replace />;
}

function CopyProducts({ selection }: { readonly selection: ProductSelection }) {
  const { t } = useTranslation(['transfer', 'products']);
  const { plan, type, version } = selection;
  const search = useTextLocaleSearch();
  const api = useApi();
  return (
    <CopyPage
      crumbs={[
        { label: t('products:list.title'), to: productListPath + search },
        { label: plan },
        { label: type },
        { label: version === undefined ? t('copy.allVersions') : version || t('products:noVersion') },
      ]}
      backPath={backPath(selection) + search}
      sessions={useTargetSessions()}
      readSource={async () => {
        const { contentJsonString, fileName } = await exportFile(api, selection);
        return { content: contentJsonString, source: fileName };
      }}
      importInto={useCopyImporter(productImport)}
      toItems={useToItems()}
    />
  );
}

function backPath({ plan, type, version }: ProductSelection): string {
  return version === undefined ? productListPath : productInfoPath({ plan, type, version });
}

/** Imports products from a file. */
import { useTranslation } from 'react-i18next';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { ImportPage } from '../../../ui/transfer/import-page.tsx';
import { useOwnImporter } from '../../../ui/transfer/use-importer.ts';
import { productListPath } from '../../../paths/products.ts';
import { productImport } from './transfer.api.ts';
import { useToItems } from './use-to-items.ts';

export function ProductImportPage() {
  const { t } = useTranslation(['transfer', 'products']);
  const path = productListPath + useTextLocaleSearch();
  return (
    <ImportPage
      title={t('import.products')}
      text={t('import.productsText')}
      list={{ title: t('products:list.title'), path }}
      importer={useOwnImporter(productImport)}
      toItems={useToItems()}
    />
  );
}

import { IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import { productQuotePath, type ProductKey } from '../../../paths/products.ts';

export interface QuoteRowProps {
  readonly productId: ProductKey;
  /** The query string of the link. */
  readonly search: string;
}

export function QuoteRow({ productId, search }: QuoteRowProps) {
  const { t } = useTranslation('quote');
  return (
    <EditorRow
      icon={<IconReceipt size={18} stroke={1.75} />}
      name={t('title')}
      fact={t('link.fact')}
      to={productQuotePath(productId) + search}
      action={t('link.action')}
      actionLabel={t('link.label')}
    />
  );
}

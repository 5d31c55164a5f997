import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import blocks from '../../../ui/layout/blocks.module.css';

interface CustomCssTabProps {
  readonly css: string;
  readonly onChange: (css: string) => void;
}

export function CustomCssTab({ css, onChange }: CustomCssTabProps) {
  const { t } = useTranslation('theme');
  return (
    <>
      <p className={blocks['small']}>{t('hint.customCss')}</p>
      <LazyCodeEditor
        framed
        language="css"
        label={t('tab.customCss')}
        height="min(560px, 60vh)"
        value={css}
        onChange={onChange}
      />
    </>
  );
}

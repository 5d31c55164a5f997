/**
 * Preloads what every canvas of an app needs before a component is opened: its look, its texts, and the rules of its
 * widgets.
 */
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart, MissingPart } from '../../../ui/parts/load-part.ts';
import { usePreviewLook, usePreviewParts, type PreviewParts } from '../../components/preview/preview.api.ts';

/** The parts of a component that contains no other components. */
export interface PlainParts {
  readonly locale: string;
  readonly parts: PreviewParts;
}

const noNames: readonly string[] = [];

export function useWarmCanvas(appId: string): PlainParts | undefined {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const { look } = usePreviewLook(appId);
  const { parts } = usePreviewParts(noNames, locale);
  useEffect(() => {
    if (!look) return;
    const warm = async (): Promise<void> => {
      const { createCanvasStyles } = await loadPart(async () => import('./canvas-styles.ts'));
      const styles = await createCanvasStyles(look, []);
      await styles.generate(new Set());
    };
    warm().catch((error: unknown) => {
      if (!(error instanceof MissingPart)) throw error;
    });
  }, [look]);
  return useMemo(() => parts && { locale, parts }, [locale, parts]);
}

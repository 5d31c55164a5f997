import type { StyleScope } from '@coverwright/component-tree/style-class';
import { useTranslation } from 'react-i18next';

/** The name of a width and state, such as MD, Hover. */
export function useScopeText(): (scope: StyleScope) => string {
  const { t } = useTranslation('inspector');
  return ({ state, viewport }) => {
    const width = t(`design.viewport.${viewport}`);
    if (state === 'normal') return width;
    return viewport === 'all' ? t('design.state.hover') : `${width}, ${t('design.state.hover')}`;
  };
}

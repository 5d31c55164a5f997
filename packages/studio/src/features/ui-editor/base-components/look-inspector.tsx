/** The classes of the selected leaf as fields, below the path that leads to it. */
import { Button } from '@mantine/core';
import type { Json, JsonObject } from '@coverwright/insurance/json';
import { IconPointer } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import { DesignPanel, firstDesignView } from '../inspector/design/design-panel.tsx';
import classes from './base-components.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { hasDefault, layers, type LookNode, withClasses, withoutElement } from './base-variants.ts';

interface LookInspectorProps {
  readonly look: LookNode | undefined;
  readonly own: JsonObject;
  readonly theme: Json;
  readonly onChange: (own: JsonObject) => void;
}

export function LookInspector({ look, own, theme, onChange }: LookInspectorProps) {
  const { t } = useTranslation('baseComponents');
  const isReadOnly = useIsReadOnly();
  const [view, setView] = useState(firstDesignView);
  const path = look?.path ?? [];
  return (
    <aside className={classes['inspector']} aria-label={t('inspector')}>
      <PaneHead heading={t('inspector')}>
        {look?.isOwn === true && path.length > 2 && hasDefault(path) && !isReadOnly ? (
          <Button variant="subtle" size="xs" onClick={() => onChange(withoutElement(own, path))}>
            {t('reset')}
          </Button>
        ) : null}
      </PaneHead>
      <div className={blocks['panelBody']}>
        <dl className={classes['layers']}>
          {layers.map((layer, at) => (
            <div key={layer} data-shade={at % 9}>
              <dt>{t(`layer.${layer}`)}</dt>
              <dd>{path[at] ?? '–'}</dd>
            </div>
          ))}
        </dl>
        {look?.classes === undefined ? (
          <p className={classes['prompt']}>
            <IconPointer size={20} stroke={1.75} aria-hidden />
            {t('selectEndNode')}
          </p>
        ) : (
          <DesignPanel
            key={path.join(' ')}
            classText={look.classes}
            baseText=""
            theme={theme}
            view={view}
            onView={setView}
            onChange={(edit) => onChange(withClasses(own, path, edit({ classText: look.classes ?? '', baseText: '' })))}
          />
        )}
      </div>
    </aside>
  );
}

/** Shows a widget in all its states in the sandboxed canvas frame. */
import { parseTemplate } from '@coverwright/component-tree/parse';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart, MissingPart } from '../../../ui/parts/load-part.ts';
import { useStoredPictures } from '../../files/stored-pictures.api.ts';
import { createCanvasControl } from '../canvas/canvas-control.ts';
import type { LookPath } from './base-variants.ts';
import { lookSamples } from './look-samples.ts';

interface LookSource {
  readonly path: LookPath;
  readonly theme: Json;
  readonly variants: JsonObject;
}

const frameClasses = 'flex flex-col items-start gap-6 p-8 bg-cWhite min-h-screen';

export function useLookFrame({ path, theme, variants }: LookSource) {
  const { i18n } = useTranslation();
  const { insert: insertPictures, read } = useStoredPictures();
  const [control] = useState(() => createCanvasControl(read));
  const [component, variant] = path;
  useEffect(() => {
    const sample = component === undefined ? undefined : lookSamples[component];
    if (!sample) return undefined;
    let isOver = false;
    const show = async (): Promise<void> => {
      const { createCanvasStyles } = await loadPart(async () => import('../canvas/canvas-styles.ts'));
      const look = { theme: isJsonObject(theme) ? theme : {}, variants };
      const { generate } = await createCanvasStyles(look, []);
      const css = await insertPictures(await generate(new Set(frameClasses.split(' '))));
      const attributes = variant === undefined ? '' : `variant="${variant}"`;
      const { document } = parseTemplate(`<div class="${frameClasses}">${sample(attributes)}</div>`);
      const setting = { name: 'LookPreview', script: '', components: [], ...look, texts: {}, locale: i18n.language };
      if (!isOver) control.show(setting, document, css);
    };
    show().catch((error: unknown) => {
      if (!(error instanceof MissingPart)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [control, component, variant, theme, variants, i18n.language, insertPictures]);
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => (element ? control.attach(element) : undefined),
    [control],
  );
  const generation = useSyncExternalStore(control.subscribe, () => control.get().generation);
  return { attach, generation };
}

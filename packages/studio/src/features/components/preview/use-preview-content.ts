/** Assembles the content for the preview frame, debounced while the user types. */
import type { PreviewComponent, PreviewProblem } from '@coverwright/app-runtime/preview-messages';
import { listNamed } from '@coverwright/component-tree/component-names';
import { useEffect, useMemo, useState } from 'react';
import { loadPart, MissingPart } from '../../../ui/parts/load-part.ts';
import { useStoredPictures } from '../../files/stored-pictures.api.ts';
import { useComponentNames } from '../../component-names/component-names.api.ts';
import type { FrameContent } from './frame-control.ts';
import type { PreviewLook } from './preview-look.ts';
import { findFaults } from './preview-source.ts';
import { type PreviewParts, usePreviewParts } from './preview.api.ts';

const typingPauseMs = 400;
const noFaults: readonly PreviewProblem[] = [];

interface PreviewContent {
  /** From the last source that could be compiled; undefined before the first. */
  readonly content: FrameContent | undefined;
  /** Faults that prevent the component itself from being shown. */
  readonly faults: readonly PreviewProblem[];
  /** Faults in components that it uses. */
  readonly usedFaults: readonly PreviewProblem[];
  /** Why the other components could not be loaded. */
  readonly error: unknown;
}

export function usePreviewContent(
  source: PreviewComponent,
  look: PreviewLook | undefined,
  locale: string,
): PreviewContent {
  const settled = useSettled(source);
  const names = useComponentNames();
  const named = useMemo(
    () =>
      names &&
      listNamed(
        settled,
        names.filter((name) => name !== settled.name),
      ),
    [settled, names],
  );
  const { parts, error } = usePreviewParts(named, locale);
  const faults = useMemo(() => findFaults(settled), [settled]);
  const used = useMemo(() => parts && withoutFaulty(parts, settled.name), [parts, settled.name]);
  const { insert: insertPictures } = useStoredPictures();
  const [content, setContent] = useState<FrameContent>();
  useEffect(() => {
    if (!used || !look || faults.length > 0) return undefined;
    let isOver = false;
    const put = async (): Promise<void> => {
      const { createPreviewCss } = await loadPart(async () => import('./preview-styles.ts'));
      const css = await insertPictures(await createPreviewCss([settled, ...used.components], look));
      const { theme, variants } = look;
      const next = { component: settled, components: used.components, css, theme, variants, texts: used.texts, locale };
      if (!isOver) setContent(next);
    };
    put().catch((failure: unknown) => {
      if (!(failure instanceof MissingPart)) throw failure;
    });
    return () => {
      isOver = true;
    };
  }, [settled, used, look, faults, locale, insertPictures]);
  return { content, faults, usedFaults: used?.faults ?? noFaults, error };
}

function withoutFaulty({ components, texts }: PreviewParts, shown: string) {
  const others = components.filter(({ name }) => name !== shown).map((one) => ({ one, faults: findFaults(one) }));
  return {
    texts,
    components: others.flatMap(({ one, faults }) => (faults.length > 0 ? [] : [one])),
    faults: others.flatMap(({ faults }) => faults),
  };
}

/** The source after a pause in typing; the first one immediately. */
function useSettled(source: PreviewComponent): PreviewComponent {
  const [settled, setSettled] = useState(source);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(source), typingPauseMs);
    return () => clearTimeout(timer);
  }, [source]);
  return settled;
}

/** Hooks for the data that a preview shows besides the edited source. */
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ComponentPreviewDocument, PreviewLookDocument } from '../../../api/generated/operations.ts';
import type { PreviewComponent } from '@coverwright/app-runtime/preview-messages';
import { plainLook, toPreviewLook, type PreviewLook } from './preview-look.ts';

export interface PreviewParts {
  readonly components: readonly PreviewComponent[];
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The named components with everything they use, and the texts in the given locale.
 * @param names undefined until they are known
 */
export function usePreviewParts(names: readonly string[] | undefined, locale: string) {
  const isPaused = names === undefined;
  const { data, error, isLoading } = useQuery(
    ComponentPreviewDocument,
    { names: [...(names ?? [])], locale },
    { isPaused },
  );
  const parts = useMemo(
    (): PreviewParts | undefined =>
      data && {
        components: data.componentPreview.components.map(({ name, vueTemplate, script }) => ({
          name,
          template: vueTemplate,
          script,
        })),
        texts: Object.fromEntries(data.componentPreview.texts.map(({ key, value }) => [key, value])),
      },
    [data],
  );
  return { parts: isLoading ? undefined : parts, error };
}

/** @param appId empty for the default look */
export function usePreviewLook(appId: string) {
  const { data, error } = useQuery(PreviewLookDocument, { appId }, { isPaused: appId === '' });
  const look = useMemo(
    (): PreviewLook | undefined => (appId === '' ? plainLook : data && toPreviewLook(data)),
    [appId, data],
  );
  return { look, error };
}

/** A hook for the data that the inspector needs about the components used on a page. */
import { listSlots } from '@coverwright/component-tree/component-names';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ComponentSettingsDocument } from '../../../api/generated/operations.ts';
import { readStoredProps, type ComponentProp } from './props/component-props.ts';

/** The interface of a component of the tenant. */
export interface OwnComponent {
  readonly props: readonly ComponentProp[];
  readonly slots: readonly string[];
}

const nothing: OwnComponent = { props: [], slots: [] };

/** @param name of a component of the tenant; undefined for an HTML element or a widget */
export function useOwnComponent(name: string | undefined): OwnComponent {
  const { data } = useQuery(ComponentSettingsDocument, { name: name ?? '' }, { isPaused: name === undefined });
  const found = name === undefined ? undefined : data?.components?.list?.[0];
  return useMemo(
    () =>
      found
        ? { props: readStoredProps(found.componentJson), slots: listSlots(parseTemplate(found.vueTemplate).document) }
        : nothing,
    [found],
  );
}

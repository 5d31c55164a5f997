/** What the inspector reads of the components that a page uses, as a hook. */
import { useMemo } from 'react';
import { useQuery } from '../../../api/cache/use-query.ts';
import { ComponentSettingsDocument } from '../../../api/generated/operations.ts';
import { readStoredProps, type ComponentProp } from './props/component-props.ts';

const noProps: readonly ComponentProp[] = [];

/** @param name of a component of the tenant; undefined for an element of HTML and for a widget */
export function useComponentProps(name: string | undefined): readonly ComponentProp[] {
  const { data } = useQuery(ComponentSettingsDocument, { name: name ?? '' }, { isPaused: name === undefined });
  const json = data?.components?.list?.[0]?.componentJson;
  return useMemo(() => (name === undefined || !json ? noProps : readStoredProps(json)), [name, json]);
}

// A page that comes on demand, as the router asks for it.
import type { ComponentType } from 'react';
import { MissingPart } from '../ui/parts/load-part.ts';
import { PageFailure } from './route-failure.tsx';

/**
 * A page that does not come on the first visit, when nobody can be asked yet, is told in its own place: the router shows
 * nothing at all for a page that threw before anything was on the screen.
 */
export function page(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      if (!(error instanceof MissingPart) || error.wasAsked) throw error;
      return { Component: () => <PageFailure error={error} /> };
    }
  };
}

// Collects everything that features/**/routes.ts adds to the studio.
import type { FeatureRoutes } from '../ui/parts/feature-routes.ts';

const features = Object.values(
  import.meta.glob<FeatureRoutes>('../features/**/routes.ts', { eager: true, import: 'routes' }),
);

export const screens = features.flatMap((feature) => feature.screens);

export const frames = new Map(features.flatMap((feature) => Object.entries(feature.frames ?? {})));

export const menuEntries = features
  .flatMap(({ menu }) => (menu === undefined ? [] : [menu]))
  .toSorted((left, right) => left.position - right.position);

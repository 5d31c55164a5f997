import type { FilterImplOptions } from 'liquidjs';

/** The `this` of a filter: the context in which it is used. */
export type FilterUse = ThisParameterType<Extract<FilterImplOptions, (...values: never[]) => unknown>>;

import type { FilterImplOptions } from 'liquidjs';

/** What a filter finds as `this`: the context it is used in. */
export type FilterUse = ThisParameterType<Extract<FilterImplOptions, (...values: never[]) => unknown>>;

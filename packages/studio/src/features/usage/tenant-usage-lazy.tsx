import { lazyPart } from '../../ui/parts/lazy-part.tsx';

/** Loaded when the tenant panel is first opened. */
export const LazyTenantUsage = lazyPart<object>(
  async () => (await import('./tenant-usage.tsx')).TenantUsage,
  () => null,
  ['usage'],
);

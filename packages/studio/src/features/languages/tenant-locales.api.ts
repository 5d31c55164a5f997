/** The locales of the tenant's texts; editors of every kind of text read them through this. */
import { useQuery } from '../../api/cache/use-query.ts';
import { TenantLocalesDocument } from '../../api/generated/operations.ts';

/** Every locale that the tenant has texts in. */
export function useTenantLocales(): readonly string[] | undefined {
  return useQuery(TenantLocalesDocument, {}).data?.tenantSettings.locales;
}

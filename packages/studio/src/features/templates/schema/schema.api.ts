/**
 * The server's schema from introspection, loaded once per sign-in and cached. It includes GraphQL, so only lazily
 * loaded code may import it.
 */
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { useApi } from '../../../api/api-context.ts';
import type { TypedDocument } from '../../../api/typed-document.ts';
import { useRead } from '../../../api/cache/use-read.ts';

const introspection: TypedDocument<IntrospectionQuery, Record<string, never>> = getIntrospectionQuery();

export type SchemaState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly schema: GraphQLSchema }
  | { readonly status: 'failed'; readonly error: Error };

export function useSchema(): { readonly state: SchemaState; readonly retry: () => void } {
  const { request } = useApi();
  const { data, error, refetch } = useRead(
    ['schema'],
    async ({ signal }) => buildClientSchema(await request(introspection, {}, { signal })),
    { isConstant: true },
  );
  const retry = () => void refetch();
  if (data !== undefined) return { state: { status: 'ready', schema: data }, retry };
  return { state: error === null ? { status: 'loading' } : { status: 'failed', error }, retry };
}

/**
 * What the server can be asked for, as it says itself: read once for each sign-in and kept in memory. Heavy, because it
 * brings GraphQL along, so only what is loaded on demand may use it.
 */
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from 'graphql';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../../api/api-context.ts';
import type { Api } from '../../../api/client.ts';
import { ApiError } from '../../../api/api-error.ts';
import { TypedDocumentString } from '../../../api/generated/operations.ts';

const introspection = new TypedDocumentString<IntrospectionQuery, Record<string, never>>(getIntrospectionQuery());

/** Of the last person who signed in. */
let kept: { readonly owner: string | null; readonly schema: Promise<GraphQLSchema> } | undefined;

async function readSchema(api: Api): Promise<GraphQLSchema> {
  const owner = api.session.owner();
  if (kept?.owner === owner) return kept.schema;
  const read = { owner, schema: api.request(introspection, {}).then((answer) => buildClientSchema(answer)) };
  kept = read;
  try {
    return await read.schema;
  } catch (error) {
    // Asked for again the next time.
    if (kept === read) kept = undefined;
    throw error;
  }
}

export type SchemaState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly schema: GraphQLSchema }
  | { readonly status: 'failed'; readonly error: ApiError };

export function useSchema(): { readonly state: SchemaState; readonly retry: () => void } {
  const api = useApi();
  const [state, setState] = useState<SchemaState>({ status: 'loading' });
  const load = useCallback(
    async (isWanted: () => boolean): Promise<void> => {
      try {
        const schema = await readSchema(api);
        if (isWanted()) setState({ status: 'ready', schema });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isWanted()) setState({ status: 'failed', error });
      }
    },
    [api],
  );
  useEffect(() => {
    let isWanted = true;
    void load(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [load]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    void load(() => true);
  }, [load]);
  return { state, retry };
}

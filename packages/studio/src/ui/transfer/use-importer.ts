/** The target of an import: the studio's own tenant, or another one through a second session. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import { sessionKey } from '../../api/cache/query-key.ts';
import { requestAgain } from '../../api/cache/use-invalidate.ts';
import type { TypedDocument } from '../../api/typed-document.ts';
import type { Importer } from './use-import.ts';

type Send = <Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** The operations that import one kind of file, sent with any session. */
export interface ImportCalls<Preview> {
  readonly preview: (send: Send, content: string) => Promise<Preview>;
  readonly run: (send: Send, content: string, expectedRevision: string) => Promise<unknown>;
}

interface WithRevision {
  readonly revision: string;
}

export function useOwnImporter<Preview extends WithRevision>(calls: ImportCalls<Preview>): Importer<Preview> {
  const { request, session } = useApi();
  const client = useQueryClient();
  return useMemo(
    () => ({
      preview: async (content) => calls.preview(request, content),
      run: async (content, { revision }) => {
        await calls.run(request, content, revision);
        // The imported records, their texts or their files may have changed, so everything is invalidated.
        void requestAgain(client, sessionKey(session));
      },
    }),
    [calls, request, session, client],
  );
}

/** Uses the access token of another session. */
export function useCopyImporter<Preview extends WithRevision>(
  calls: ImportCalls<Preview>,
): (accessToken: string) => Importer<Preview> {
  const { requestSignedOut } = useApi();
  return useCallback(
    (accessToken) => {
      const send: Send = async (document, variables) => requestSignedOut(document, variables, { bearer: accessToken });
      return {
        preview: async (content) => calls.preview(send, content),
        run: async (content, { revision }) => void (await calls.run(send, content, revision)),
      };
    },
    [calls, requestSignedOut],
  );
}

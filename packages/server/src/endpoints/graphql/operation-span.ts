import { type DocumentNode, Kind } from 'graphql';
import type { JsonObject } from '@coverwright/rules';
import type { Span } from '../../traces/span.ts';

interface Operation {
  readonly params: JsonObject;
  readonly document: { readonly document: DocumentNode } | undefined;
  /** Only names from the schema. */
  readonly operation: string;
  readonly outcome: string;
}

/** Clients choose the names of operations, and may choose long ones. */
const nameMaxLength = 100;

/** Nothing of the variables or of the literals in the document. */
export function describeOperation(span: Span, { params, document, operation, outcome }: Operation): void {
  const [type = operation, field = ''] = operation.split('.');
  span.rename(`graphql ${operation}`);
  span.set({ 'graphql.operation.type': type, 'coverwright.graphql.field': field, 'coverwright.outcome': outcome });
  const name = document && nameOf(document.document, params['operationName']);
  if (name !== undefined) span.set({ 'graphql.operation.name': name.slice(0, nameMaxLength) });
}

/** Of the operation that was requested; a document with several has to say which. */
function nameOf({ definitions }: DocumentNode, requested: unknown): string | undefined {
  const names = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
  );
  return names.length === 1 ? names[0] : names.find((name) => name === requested);
}

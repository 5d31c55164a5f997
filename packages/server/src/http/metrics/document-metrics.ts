import { Gauge, type Registry } from 'prom-client';

/** Gives the function that has the cached documents of GraphQL counted. */
export function createDocumentWatch(registry: Registry): (documents: { readonly sizeBytes: number }) => void {
  return (documents) => {
    const size = new Gauge({
      name: 'coverwright_graphql_document_cache_bytes',
      help: 'Estimated size of the parsed GraphQL documents in memory.',
      registers: [],
      collect() {
        this.set(documents.sizeBytes);
      },
    });
    registry.registerMetric(size);
  };
}

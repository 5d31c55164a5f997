import { Card } from '../../../ui/layout/card.tsx';
import { DefinitionList } from '../../../ui/layout/definition-list.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { ProductFactsProps } from './product-facts.tsx';

const rows = ['status', 'soldBy', 'changed', 'translations'] as const;

/** Loaded, with the texts of history, with the first page that shows it. */
export const LazyProductFacts = lazyPart<ProductFactsProps>(
  async () => (await import('./product-facts.tsx')).ProductFacts,
  () => (
    <Card title={'\u00a0'} isPlaceholder>
      <DefinitionList>
        {rows.map((row) => (
          <div key={row} style={{ display: 'contents' }}>
            <dt>{'\u00a0'}</dt>
            <dd />
          </div>
        ))}
      </DefinitionList>
    </Card>
  ),
  ['history'],
);

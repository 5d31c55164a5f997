/** Whether the user may do something with every kind of item in a release. */
import { useMay } from '../../api/use-may.ts';

interface Released {
  readonly items: readonly { readonly kind: string }[];
}

export function useMayPublish(release: Released): boolean {
  const mayPublishApps = useMay('apps:publish');
  const mayPublishProducts = useMay('products:publish');
  const mayPublishDocuments = useMay('documents:publish');
  return isAllowed(release, { product: mayPublishProducts, template: mayPublishDocuments, app: mayPublishApps });
}

/** Also that of requesting approvals. */
export function useMayWrite(release: Released): boolean {
  const mayWriteApps = useMay('apps:write');
  const mayWriteProducts = useMay('products:write');
  const mayWriteDocuments = useMay('documents:write');
  return isAllowed(release, { product: mayWriteProducts, template: mayWriteDocuments, app: mayWriteApps });
}

interface Allowed {
  readonly product: boolean;
  readonly template: boolean;
  /** Of apps and components. */
  readonly app: boolean;
}

function isAllowed({ items }: Released, allowed: Allowed): boolean {
  return items.every(({ kind }) => allowed[kind === 'product' || kind === 'template' ? kind : 'app']);
}

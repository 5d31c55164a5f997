// The kinds of items that have a content. A new kind is a folder named content in its feature, or a feature above all that
// it reads, and a line here.
import { appContent } from './features/app-content/app-content.service.ts';
import { componentContent } from './features/components/content/component-content.service.ts';
import { productContent } from './features/product-content/product-content.service.ts';
import { templateContentOf } from './features/templates/content/template-content.service.ts';
import type { ContentKinds } from './snapshots/content-kind.ts';
import { templateKinds } from './template-kinds.ts';

export const contentKinds = {
  app: appContent,
  component: componentContent,
  product: productContent,
  template: templateContentOf(templateKinds),
} satisfies ContentKinds;

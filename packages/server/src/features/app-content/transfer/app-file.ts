// Apps in transfer files: their shape, and the parts of history that they become. Pure. The sender of mails, their
// recipient and hosts are a tenant's own and not in the file.
import { z } from 'zod';
import { visitorKinds } from '../../../request/context.ts';
import type { ContentRoute } from '../app-content.ts';

const text = z.string();

const script = z.strictObject({
  src: text.exactOptional(),
  innerHTML: text.exactOptional(),
  async: z.boolean().exactOptional(),
  defer: z.boolean().exactOptional(),
  afterLoad: z.boolean().exactOptional(),
  body: z.boolean().exactOptional(),
});

const route: z.ZodType<ContentRoute> = z.lazy(() =>
  z.strictObject({
    path: text,
    name: text.exactOptional(),
    component: text.exactOptional(),
    redirect: text.exactOptional(),
    metaJsonString: text.exactOptional(),
    propsJsonString: text.exactOptional(),
    children: route.exactOptional(),
  }),
);

const config = z.strictObject({
  allowedLocales: z.array(text).exactOptional(),
  defaultLocale: text.exactOptional(),
  analyticsProvidersJsonString: text.exactOptional(),
  baseComponentsVariantsJsonString: text.exactOptional(),
  endpointsJsonString: text.exactOptional(),
  httpHeadersJsonString: text.exactOptional(),
  paymentProvidersJsonString: text.exactOptional(),
  themeJsonString: text.exactOptional(),
  componentRoutes: z.array(route).exactOptional(),
  visitors: z.strictObject({ kind: z.enum(visitorKinds), documentTemplateIds: z.array(text) }).exactOptional(),
  head: z
    .strictObject({
      title: text.exactOptional(),
      metaJsonString: text.exactOptional(),
      linkJsonString: text.exactOptional(),
      script: z.array(script).exactOptional(),
      noScript: z.array(script).exactOptional(),
    })
    .exactOptional(),
});

/** Documents are named by their logical ids; the keys of texts begin with apps-, the app id and a hyphen. */
export const appFileShape = z.strictObject({
  appId: text,
  appName: text,
  appTemplateId: text,
  config,
  products: z.array(z.strictObject({ plan: text, type: text, version: text })),
  texts: z.array(z.strictObject({ key: text, locale: text, value: text })),
});

export type AppFile = z.infer<typeof appFileShape>;

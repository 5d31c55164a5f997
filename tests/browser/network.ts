import type { Page, Request } from '@playwright/test';

/** Holds back the answers of one operation until the returned function is called, however long that takes. */
export async function hold(page: Page, operation: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (new RegExp(`\\b${operation}\\b`).test(route.request().postData() ?? '')) await released;
    await route.fallback();
  });
  return async () => {
    release();
    await page.unroute('**/graphql');
  };
}

/** Aborts the calls of one operation, limited to those for which `isMeant` is true; returns a function that stops this. */
export async function cut(
  page: Page,
  operation: string,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    const isCut = new RegExp(`\\b${operation}\\b`).test(request.postData() ?? '') && isMeant(request);
    await (isCut ? route.abort() : route.fallback());
  });
  return async () => page.unroute('**/graphql');
}

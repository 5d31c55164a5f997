import type { Page, Request } from '@playwright/test';

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

import type { Page } from '@playwright/test';
import type { Tokens } from './api.ts';

/** Signs the page in without the form, before any page is open. */
export async function enterSession(page: Page, tenantId: string, tokens: Tokens): Promise<void> {
  await page.addInitScript(
    ({ entries, marker }) => {
      // Once per tab: after a reload the studio must find what it has stored since, such as renewed tokens.
      if (sessionStorage.getItem(marker) !== null) return;
      sessionStorage.setItem(marker, '1');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    {
      marker: 'session-entered',
      entries: [
        ['studioTenantId', tenantId],
        ['studioToken', tokens.accessToken],
        ['studioRefreshToken', tokens.refreshToken],
      ] as const,
    },
  );
}

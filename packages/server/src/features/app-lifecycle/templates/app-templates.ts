// The table of app templates.
import type { AppTemplate } from './app-template.ts';
import { adminPortal } from './admin-portal/admin-portal.ts';
import { blank } from './blank/blank.ts';
import { clientPortal } from './client-portal/client-portal.ts';
import { distributionWebsite } from './distribution-website/distribution-website.ts';

export const appTemplates = {
  blank,
  distribution_website: distributionWebsite,
  client_portal: clientPortal,
  admin_portal: adminPortal,
} as const satisfies Readonly<Record<string, AppTemplate>>;

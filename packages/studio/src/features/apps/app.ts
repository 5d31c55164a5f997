/** An app as the screens need it: no absent fields, no transport. */
import type { AppDetailsFragment, AppLineFragment } from '../../api/generated/operations.ts';

export interface ListedApp {
  readonly appId: string;
  readonly name: string;
  /** Empty if the app has no host. */
  readonly host: string;
  readonly regexPattern: string;
  /** The app's position among the apps at its host; empty to come after the apps that have one. */
  readonly order: string;
  /** ISO 8601; empty when the server does not send it. */
  readonly createdAt: string;
  readonly revision: string;
}

export interface SoldProduct {
  readonly plan: string;
  readonly type: string;
  readonly version: string;
  /** Undefined when the product no longer exists. */
  readonly name: string | undefined;
}

export interface App extends ListedApp {
  readonly templateId: string;
  readonly email: string;
  readonly emailSenderName: string;
  /** The template of the notification about a new request; empty for none. */
  readonly onRequestTemplateId: string;
  readonly requestsEmail: string;
  /** Whether the notification goes to an address that belongs to no user of the tenant. */
  readonly isRequestsEmailOutside: boolean;
  /** The main host first. */
  readonly hosts: readonly string[];
  /** Undefined while no release is live. */
  readonly liveRelease: { readonly id: string; readonly name: string; readonly publishedAt: string } | undefined;
  readonly soldProducts: readonly SoldProduct[];
  readonly createdBy: string;
  readonly changedAt: string;
  readonly changedBy: string;
}

export function toListedApp(line: AppLineFragment): ListedApp {
  return {
    appId: line.appId,
    name: line.appName ?? line.appId,
    host: line.urlRouting?.url ?? '',
    regexPattern: line.urlRouting?.regexPattern ?? '',
    order: String(line.urlRouting?.order ?? ''),
    createdAt: line.createdAt ?? '',
    revision: line.revision,
  };
}

export function toApp(details: AppDetailsFragment): App {
  const line = toListedApp(details);
  const createdBy = details.createdBy?.username ?? '';
  return {
    ...line,
    templateId: details.appTemplateId,
    email: details.email ?? '',
    emailSenderName: details.emailSenderName ?? '',
    onRequestTemplateId: details.onRequestTemplateId ?? '',
    requestsEmail: details.requestsEmail ?? '',
    isRequestsEmailOutside: details.isRequestsEmailOfUser === false,
    hosts: details.hosts,
    liveRelease: details.liveRelease
      ? { ...details.liveRelease, publishedAt: details.liveRelease.publishedAt ?? '' }
      : undefined,
    soldProducts: details.soldProducts.map(({ productId, product }) => ({
      plan: productId.plan ?? '',
      type: productId.type ?? '',
      version: productId.version ?? '',
      name: product ? (product.name ?? '') : undefined,
    })),
    createdBy,
    changedAt: details.lastModifiedAt ?? line.createdAt,
    changedBy: details.lastModifiedBy?.username ?? createdBy,
  };
}

/** The templates that an app can be created from. */
export const appTemplateIds = ['blank', 'distribution_website', 'client_portal', 'admin_portal'] as const;

export type AppTemplateId = (typeof appTemplateIds)[number];

export function isAppTemplateId(value: string): value is AppTemplateId {
  return appTemplateIds.some((one) => one === value);
}

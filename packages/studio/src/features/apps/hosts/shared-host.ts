/**
 * Which of several apps at one host opens. The server chooses the first in order whose pattern matches the path; without
 * an order, the oldest. So the first app without a pattern opens at every path that is left, and later ones never. Pure.
 */
import type { AppAtHostFragment } from '../../../api/generated/operations.ts';

export interface AppAtHost {
  readonly appId: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly regexPattern: string;
  /** Empty to come after the apps that have one. */
  readonly order: string;
  /** ISO 8601; empty for an app that does not exist yet. */
  readonly createdAt: string;
  readonly isPublished: boolean;
}

export interface OpenedApp {
  readonly name: string;
  /** Whether the app opens at its pattern, at every path that the apps before it leave, or at none. */
  readonly opens: 'atPattern' | 'elsewhere' | 'everywhere' | 'never';
  readonly regexPattern: string;
}

export interface SharedHost {
  readonly others: readonly AppAtHost[];
  /** This app and the published others, in order; this one as if it were published. */
  readonly opened: readonly OpenedApp[];
}

export function toAppAtHost(line: AppAtHostFragment): AppAtHost {
  return {
    appId: line.appId,
    name: line.appName ?? line.appId,
    hosts: line.hosts,
    regexPattern: line.urlRouting?.regexPattern ?? '',
    order: String(line.urlRouting?.order ?? ''),
    createdAt: line.createdAt ?? '',
    isPublished: line.liveRelease !== null,
  };
}

/** The apps that have the host, in routing order. */
export function othersAtHost(apps: readonly AppAtHost[], host: string, appId: string): AppAtHost[] {
  const wanted = host.trim().toLowerCase();
  return apps.filter((one) => one.appId !== appId && one.hosts.includes(wanted)).toSorted(inRoutingOrder);
}

/** Undefined if no other app has the host. */
export function shareHost(apps: readonly AppAtHost[], host: string, app: AppAtHost): SharedHost | undefined {
  const others = othersAtHost(apps, host, app.appId);
  return others.length === 0 ? undefined : { others, opened: toOpened([app, ...others.filter(isPublished)]) };
}

/** What opens at a host with these apps. */
export function toOpened(apps: readonly AppAtHost[]): OpenedApp[] {
  const sorted = apps.toSorted(inRoutingOrder);
  const last = sorted.findIndex(({ regexPattern }) => regexPattern.trim() === '');
  return sorted.map(({ name, regexPattern }, index) => ({
    name,
    regexPattern: regexPattern.trim(),
    opens: opensAt(index, last === -1 ? Infinity : last),
  }));
}

function opensAt(index: number, last: number): OpenedApp['opens'] {
  if (index < last) return 'atPattern';
  if (index > last) return 'never';
  return index === 0 ? 'everywhere' : 'elsewhere';
}

export function isPublished(app: AppAtHost): boolean {
  return app.isPublished;
}

function inRoutingOrder(a: AppAtHost, b: AppAtHost): number {
  return compare(numberOf(a.order), numberOf(b.order)) || compare(timeOf(a.createdAt), timeOf(b.createdAt));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function numberOf(order: string): number {
  const number = order.trim() === '' ? Infinity : Number(order);
  return Number.isNaN(number) ? Infinity : number;
}

/** An app that does not exist yet is the newest. */
function timeOf(createdAt: string): number {
  return createdAt === '' ? Infinity : Date.parse(createdAt);
}

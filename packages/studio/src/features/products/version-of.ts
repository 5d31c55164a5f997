import type { Product } from './product.ts';

/** The group that a new version joins: its plan and type are not for the form to change. */
export interface VersionOf {
  readonly plan: string;
  readonly type: string;
  readonly insurerId: string;
  /** Shown until the insurers are read. */
  readonly insurerName: string;
  /** Those that it can be a copy of, the highest first. */
  readonly versions: readonly string[];
}

/** @param products the versions of one plan and type, the highest first */
export function toVersionOf(products: readonly Product[]): VersionOf {
  const { key, insurerId = '', insurerName = '' } = products[0] ?? {};
  const versions = products.map(({ key: { version } }) => version);
  return { plan: key?.plan ?? '', type: key?.type ?? '', insurerId, insurerName, versions };
}

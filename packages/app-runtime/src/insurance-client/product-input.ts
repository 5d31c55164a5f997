// A product and the values for its price, in the server's format. Pure.

export interface ProductId {
  readonly plan: string;
  readonly type: string;
  readonly version?: string;
}

type Values = Readonly<Record<string, unknown>>;

export function toProductId({ plan, type, version }: ProductId): ProductId {
  return { plan, type, version: version ?? '' };
}

/** The server expects loading codes among the values. */
export function toValues(values: Values, loadingCodes: readonly string[] | undefined): string {
  return JSON.stringify(loadingCodes === undefined ? values : { ...values, loadingCodes });
}

/**
 * The decimals of currencies by ISO 4217, for historic ones by the last edition that listed them. Intl has fewer for
 * currencies whose coins are out of use, such as HUF: prices in them are still calculated to the minor unit.
 */
const decimalsByCodes: readonly (readonly [codes: string, decimals: number])[] = [
  ['BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0],
  // Historic.
  ['ADP BEF BYB BYR ESP GRD ITL LUF MGF PTE TPE TRL', 0],
  ['BHD IQD JOD KWD LYD OMR TND', 3],
  ['CLF UYW', 4],
];

const decimalsOf: ReadonlyMap<string, number> = new Map(
  decimalsByCodes.flatMap(([codes, decimals]) => codes.split(' ').map((code) => [code, decimals] as const)),
);

/** Number of decimals: 2 for HKD, 0 for JPY, 3 for BHD; 2 for codes without minor units, such as XAU. */
export function minorUnitsOf(currencyCode: string): number {
  return decimalsOf.get(currencyCode.toUpperCase()) ?? 2;
}

/** Whether a label names the unit of its value already: Days of travel need no unit. Pure. */

const symbolLength = 2;

/** As a word of its own: `m` is not in months. Case matters in symbols, as an M is a million and not a metre. */
export function namesUnit(label: string, unit: string): boolean {
  const written = unit.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  // Chinese has no spaces: 旅遊日數 counts days, and 出生年份 no years.
  if (/\p{Script=Han}/u.test(unit)) return new RegExp(`${written}(?:數|数)?$`, 'u').test(label.trim());
  const flags = unit.length > symbolLength ? 'iu' : 'u';
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${written}(?![\p{L}\p{N}])`, flags).test(label);
}

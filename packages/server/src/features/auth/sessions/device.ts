// Describes the device that signed in, from its User-Agent, in familiar words. Clients can send anything, so
// this only helps users recognise their own sessions; no decision depends on it.

export interface Device {
  /** Such as Chrome; null if the client does not identify itself. */
  readonly browser: string | null;
  /** Such as Windows. */
  readonly system: string | null;
}

/** The first match decides: most browsers also name those they are compatible with. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
  ['python', 'Python'],
  ['Postman', 'Postman'],
  ['node', 'Node.js'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const;

export function readDevice(userAgent: string): Device {
  return { browser: findName(browsers, userAgent), system: findName(systems, userAgent) };
}

function findName(names: readonly (readonly [mark: string, name: string])[], userAgent: string): string | null {
  return names.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
}

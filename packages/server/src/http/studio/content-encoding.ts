// Chooses a compression by the accept-encoding header. Pure.

export type ContentEncoding = 'br' | 'gzip';

/** The smaller one if the client has no preference; undefined if it accepts neither. */
export function chooseEncoding(header: string | readonly string[] | undefined): ContentEncoding | undefined {
  const preferences = new Map(
    String(header ?? '')
      .split(',')
      .map(readPreference),
  );
  const [br = 0, gzip = 0] = [preferences.get('br'), preferences.get('gzip')];
  if (br <= 0 && gzip <= 0) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}

function readPreference(text: string): [name: string, weight: number] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}

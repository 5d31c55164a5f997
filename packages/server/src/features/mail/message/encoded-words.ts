// Texts that look like the encoded words of RFC 2047, such as =?UTF-8?Q?Approved?=. nodemailer takes them for encoded ones
// and sends them as they are, so that mail programs show something else: they are encoded once more (section 7). Pure.

/** Also the beginning of a word alone: programs differ in what they accept as its end. */
const looksEncoded = (text: string) => text.includes('=?');

/** Bytes of text in one encoded word: it may have 75 characters, and the first one shares its line with the header. */
const wordBytes = 30;

/** Words of complete characters, separated by blanks that are not shown. */
function encode(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`).join(' ');
}

const quoteString = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** nodemailer encodes any other subject as needed. */
export function encodeSubject(subject: string): string {
  return looksEncoded(subject) ? encode(subject) : subject;
}

/** The display name of an address. */
export function encodeName(name: string): string {
  if (/^[\w ]*$/.test(name)) return name;
  return /^[\x20-\x7e]*$/.test(name) && !looksEncoded(name) ? quoteString(name) : encode(name);
}

interface NamedPart {
  readonly filename: string | false;
  readonly contentType: string;
  readonly contentDisposition: string;
}

/** Both headers of a part have a parameter with its name. nodemailer encodes parameters by RFC 2231, but not a `filename`. */
export function toNamedPart(fileName: string, contentType: string, disposition: 'attachment' | 'inline'): NamedPart {
  if (!looksEncoded(fileName)) return { filename: fileName, contentType, contentDisposition: disposition };
  const quoted = quoteString(fileName);
  return {
    filename: false,
    contentType: `${contentType}; name=${quoted}`,
    contentDisposition: `${disposition}; filename=${quoted}`,
  };
}

/** An address cannot be encoded as a word. Its query is the same with %3F, and its path with %3D. */
export function withoutEncodedWords(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (query.length === 0) return url;
  const pathBefore = path.endsWith('=') ? `${path.slice(0, -1)}%3D` : path;
  return `${pathBefore}?${query.join('?').replaceAll('=?', '=%3F')}`;
}

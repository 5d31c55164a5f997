import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { composeMessage, type MessageContent, type MessageEnvelope } from './compose-message.service.ts';

const bytes = new TextEncoder().encode('%PDF');
const date = new Date(0);

interface Sent extends Partial<MessageEnvelope> {
  readonly subject?: string;
  readonly fileName?: string;
  readonly contentId?: string;
  readonly unsubscribeUrl?: string;
}

async function sent({ subject = 'Hello', fileName, contentId, unsubscribeUrl, ...envelope }: Sent) {
  const attachments: MessageContent['attachments'] =
    fileName === undefined
      ? []
      : [{ fileName, contentType: 'application/pdf', bytes, ...(contentId && { contentId }) }];
  const content = { subject, html: '<p>Hello</p>', attachments, unsubscribeUrl };
  const message = await composeMessage(content, { date, ...envelope });
  const text = message.toString();
  const headers = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n(?=[ \t])/g, '');
  return { text, headers, mail: await PostalMime.parse(message) };
}

/** As RFC 2047 decodes a header: each word between blanks by itself, and no blanks between two encoded words. */
function decoded(header: string): string {
  const joined = header.replaceAll(/(\?=)\s+(?==\?)/g, '$1');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?\s]*)\?=/gi, (_word, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
  );
}

function headerOf(headers: string, name: string): string {
  const line = headers.split('\r\n').find((one) => one.startsWith(`${name}: `)) ?? '';
  return line.slice(name.length + 2);
}

/** As RFC 2231 joins the parts of a parameter, each of which says whether it is encoded. */
function parameterOf(headers: string, name: string): string {
  const parts = headers.matchAll(new RegExp(`[;\\s]${name}\\*(\\d+)(\\*)?=(?:"([^"]*)"|([^;\\s]*))`, 'g'));
  return [...parts]
    .map(([, , star, quoted, plain = '']) => (star === undefined ? (quoted ?? plain) : decodeURIComponent(plain)))
    .join('')
    .replace(/^utf-8''/, '');
}

const lookalikes = [
  '=?UTF-8?Q?Approved?=',
  '=?UTF-8?B?4oCuZXhl?= x',
  '=?utf-8?q?=0D=0ABcc:_x@y.test?=',
  'Claim =?utf-8?q?a?= and =?utf-8?q?b?=',
  '(=?utf-8?q?a?=)',
  'x=?utf-8?q?a?=y',
  '=?iso-8859-1*en?Q?a?=',
  '=?utf-8?Q?a b?=',
  '=?UTF-8?Q?never ends',
  '=?=?UTF-8?Q?a?=?=',
  '=?UTF-8?B?not base64!?=',
  'The premium "=?UTF-8?Q?a?=" rises',
  '保單 =?UTF-8?Q?a?= 已批准',
  `${'A long subject, '.repeat(20)}=?UTF-8?Q?a?=`,
  '=?UTF-8?Q?a?= 😀'.repeat(12),
];

describe('a text that looks like an encoded word', () => {
  it.each(lookalikes)('is shown literally as a subject: %s', async (subject) => {
    const { headers, mail } = await sent({ subject });
    expect(mail.subject).toBe(subject);
    expect(decoded(headerOf(headers, 'Subject'))).toBe(subject);
    for (const word of headerOf(headers, 'Subject').split(' ')) expect(word.length).toBeLessThanOrEqual(75);
  });

  it.each(lookalikes)('is shown literally as the name of a sender and for replies: %s', async (name) => {
    const from = { name, address: 'desk@insurer.test' };
    const replyTo = { name, address: 'claims@insurer.test' };
    const { headers, mail } = await sent({ from, replyTo, to: [{ address: 'a@b.test' }] });
    expect(mail).toMatchObject({ from, replyTo: [replyTo] });
    expect(decoded(headerOf(headers, 'From'))).toBe(`${name} <${from.address}>`);
    expect(decoded(headerOf(headers, 'Reply-To'))).toBe(`${name} <${replyTo.address}>`);
  });

  // Checked by hand: postal-mime also decodes words that RFC 2231 has decoded.
  it.each(lookalikes)('is the name of an attachment: %s', async (name) => {
    for (const contentId of ['', 'picture']) {
      const fileName = `${name}.pdf`;
      const { mail, text } = await sent({ fileName, contentId });
      const disposition = contentId === '' ? 'attachment' : 'inline';
      expect(mail.attachments).toMatchObject([{ mimeType: 'application/pdf', disposition }]);
      expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF');
      const ofPart = text.slice(text.indexOf('application/pdf'));
      expect([parameterOf(ofPart, 'name'), parameterOf(ofPart, 'filename')]).toEqual([fileName, fileName]);
      expect(ofPart).not.toContain('=?');
    }
  });

  it('does not make a link to unsubscribe unreadable', async () => {
    const { headers } = await sent({ unsubscribeUrl: 'https://a.test/x=?y==?UTF-8?Q?a?=&z=?' });
    expect(headerOf(headers, 'List-Unsubscribe')).toBe('<https://a.test/x%3D?y==%3FUTF-8?Q?a?=&z=%3F>');
  });
});

describe('other texts of headers', () => {
  it.each(['Approved', 'A "quoted" name', "O'Neil, Ada", '續保', 'a = b? c', 'Is 2 + 2 =4?=', 'Ünï'])(
    '%s is unchanged',
    async (text) => {
      const from = { name: text, address: 'desk@insurer.test' };
      const { mail } = await sent({ subject: text, from, fileName: `${text}.pdf` });
      expect(mail).toMatchObject({ subject: text, from, attachments: [{ filename: `${text}.pdf` }] });
    },
  );

  it('leave a link to unsubscribe as it is', async () => {
    for (const unsubscribeUrl of ['https://a.test/u?id=1&b=2', 'https://a.test/u', 'https://a.test/u=/?a'])
      expect(headerOf((await sent({ unsubscribeUrl })).headers, 'List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`);
  });
});

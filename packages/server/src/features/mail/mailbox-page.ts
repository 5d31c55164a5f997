// The mailbox pages: sent mails as mail programs display them, and their source. Pure.
import { type MailMarks, type MailProgress, type Recipient, toProgress } from './delivery.ts';

export interface ShownMail extends MailMarks {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly recipients: readonly Recipient[];
  readonly createdAt: Date;
  readonly attempts: number;
  readonly lastError: string | undefined;
}

/** A parsed mail. */
export interface MailParts {
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly text: string;
  readonly html: string | undefined;
  readonly attachments: readonly MailPart[];
}

export interface MailPart {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

export function mailboxPage(mails: readonly ShownMail[]): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(namesOf(mail))}, ${mail.createdAt.toISOString()}${escapeHtml(describeState(mail))}</p>
<pre>${linked(mail.text)}</pre>
<p><a href="/dev/mailbox/${encodeURIComponent(mail.id)}">Show HTML, headers and attachments</a></p></article>`,
  );
  return page('Mailbox', `<h1>Mailbox</h1>\n${items.length > 0 ? items.join('\n') : '<p>No mail yet.</p>'}`);
}

export function mailPage(mail: ShownMail, { headers, text, html, attachments }: MailParts): string {
  const address = `/dev/mailbox/${encodeURIComponent(mail.id)}`;
  const listed = attachments.map(
    ({ fileName, contentType, sizeBytes }, index) =>
      `<li><a href="${address}/attachments/${index}">${escapeHtml(fileName)}</a> (${escapeHtml(contentType)}, ${sizeBytes.toLocaleString('en')} bytes)</li>`,
  );
  const rows = headers.map(({ name, value }) => `<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`);
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">Mailbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<p>To ${escapeHtml(namesOf(mail))}, ${mail.createdAt.toISOString()}${escapeHtml(describeState(mail))}</p>
<ul>${mail.recipients.map(describeRecipient).join('')}</ul>
${html === undefined ? '' : `<h2>HTML</h2>\n<iframe title="HTML" src="${address}/html" sandbox width="700" height="800"></iframe>`}
<h2>Attachments</h2>
${listed.length > 0 ? `<ol>${listed.join('')}</ol>` : '<p>None.</p>'}
<h2>Text</h2>
<pre>${linked(text)}</pre>
<h2>Headers</h2>
<table>${rows.join('\n')}</table>
<p><a href="${address}/message.eml">Download the message</a></p>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>\n${body}\n</html>\n`;
}

function namesOf({ recipients }: ShownMail): string {
  return recipients.map(({ address }) => address).join(', ');
}

function describeRecipient({ address, kind, state, reason }: Recipient): string {
  return `<li>${kind} ${escapeHtml(address)}: ${state.toLowerCase()}${reason === undefined ? '' : `, ${escapeHtml(reason)}`}</li>`;
}

/** Empty for a mail that is only waiting. */
function describeState(mail: ShownMail): string {
  const { sentAt, attempts, lastError = '' } = mail;
  const words: Readonly<Record<MailProgress, string>> = {
    SENT: `. Sent ${sentAt?.toISOString() ?? ''}.`,
    FAILED: `. Failed for good at attempt ${attempts}: ${lastError}`,
    UNCERTAIN: `. Uncertain at attempt ${attempts}: ${lastError}`,
    HANDING_OVER: '. Being handed over.',
    SENDING: '. Being sent.',
    QUEUED: lastError === '' ? '' : `. Attempt ${attempts} failed: ${lastError}`,
  };
  return words[toProgress(mail)];
}

function linked(text: string): string {
  return escapeHtml(text).replace(/^https?:\S+$/gm, '<a href="$&">$&</a>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

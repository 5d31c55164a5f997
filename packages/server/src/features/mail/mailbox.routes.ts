import type { FastifyInstance } from 'fastify';
import { listMailbox, type MailState } from './mail.service.ts';
import type { AppParts } from '../../request/context.ts';
import { requestFacts } from '../../http/request-facts.ts';

/** Registers /dev/mailbox: mail that no SMTP server took over, shown only where nobody else can reach it. */
export function registerMailboxPage(http: FastifyInstance, { config, database }: AppParts): void {
  http.get('/dev/mailbox', async (request, reply) => {
    if (!requestFacts(request, config).isLocal) return reply.callNotFound();
    const mails = await listMailbox(database);
    const items = mails.map(
      (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}${escapeHtml(describeState(mail))}</p>
<pre>${linked(mail.text)}</pre></article>`,
    );
    const body = items.length > 0 ? items.join('\n') : '<p>No mail yet.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
      .send(`<!doctype html>\n<html lang="en"><title>Mailbox</title>\n<h1>Mailbox</h1>\n${body}\n</html>\n`);
  });
}

/** Empty for a mail that only waits. */
function describeState({ sentAt, failedAt, attempts, lastError = '' }: MailState): string {
  if (sentAt !== undefined) return `. Sent ${sentAt.toISOString()}.`;
  if (failedAt !== undefined) return `. Failed for good at attempt ${attempts}: ${lastError}`;
  return lastError === '' ? '' : `. Attempt ${attempts} failed: ${lastError}`;
}

function linked(text: string): string {
  return escapeHtml(text).replace(/^https?:\S+$/gm, '<a href="$&">$&</a>');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

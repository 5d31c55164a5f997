// Registers /dev/mailbox: mails that were not sent to an SMTP server, only available on this machine.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../../http/content-disposition.ts';
import { requestFacts } from '../../http/request-facts.ts';
import type { AppParts } from '../../request/context.ts';
import { findMailboxMail, listMailbox } from './mail.service.ts';
import { mailboxPage, mailPage } from './mailbox-page.ts';
import { openMessage } from './message/open-message.service.ts';

const pagePolicy =
  "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
/** The content that a mail program allows in a mail: pictures and styles. */
const mailPolicy =
  "default-src 'none'; img-src 'self' data: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

interface Wanted {
  readonly id: string;
  readonly index?: string;
}

export function registerMailboxPage(http: FastifyInstance, { config, database }: AppParts): void {
  /** The requested mail with its parts; undefined if access is not allowed or it does not exist. */
  async function open(request: FastifyRequest) {
    if (!requestFacts(request, config).isLocal) return undefined;
    const { id } = request.params as Wanted;
    const found = await findMailboxMail(id, database);
    return found && { ...found, parts: await openMessage(found) };
  }

  http.get('/dev/mailbox', async (request, reply) => {
    if (!requestFacts(request, config).isLocal) return reply.callNotFound();
    return sendPage(reply, mailboxPage(await listMailbox(database)));
  });
  http.get('/dev/mailbox/:id', async (request, reply) => {
    const found = await open(request);
    return found === undefined ? reply.callNotFound() : sendPage(reply, mailPage(found.mail, found.parts));
  });
  http.get('/dev/mailbox/:id/html', async (request, reply) => {
    const found = await open(request);
    if (found?.parts.shownHtml === undefined) return reply.callNotFound();
    return sendPage(reply, found.parts.shownHtml, mailPolicy);
  });
  http.get('/dev/mailbox/:id/attachments/:index', async (request, reply) => {
    const found = await open(request);
    const attachment = found?.parts.attachments[Number((request.params as Wanted).index)];
    if (attachment === undefined) return reply.callNotFound();
    const { fileName, contentType, bytes } = attachment;
    const isShown = /^(?:application\/pdf|image\/(?:png|jpeg|gif|webp))$/.test(contentType);
    return reply
      .type(isShown ? contentType : 'application/octet-stream')
      .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', fileName))
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(bytes);
  });
  http.get('/dev/mailbox/:id/message.eml', async (request, reply) => {
    const found = await open(request);
    if (found?.message === undefined) return reply.callNotFound();
    return reply
      .type('message/rfc822')
      .header('content-disposition', contentDisposition('attachment', 'message.eml'))
      .header('cache-control', 'no-store')
      .send(found.message);
  });
}

function sendPage(reply: FastifyReply, html: string, policy = pagePolicy): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(html);
}

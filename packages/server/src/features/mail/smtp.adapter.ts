// Hands mails to the server of SMTP_URL. The content is withheld until the server has requested it and a
// durable mark has been written: failures before the mark can be retried automatically, later ones only on
// request.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../config.ts';
import type { Delivery, DeliveryFailure, RefusedRecipient } from './delivery.ts';

export interface Handover {
  readonly from: string;
  /** The recipients that have not accepted it. */
  readonly to: readonly string[];
  readonly message: Buffer;
  /** Writes the mark before any content is sent. If it throws, none is sent. */
  readonly mark: () => Promise<void>;
}

export interface MailSender {
  send(handover: Handover): Promise<Delivery>;
  /** Closes all connections: mails that are being sent fail. */
  close(): void;
}

/** RFC 5321, 4.5.3.2: the longest wait is for the response to the content, for which virus scanners need time. */
export const smtpTimesMs = { connection: 60_000, greeting: 300_000, response: 600_000 } as const;
/** The maximum number of mails per connection. */
const mailsOfConnection = 100;
const idleMs = 5_000;

interface OpenConnection {
  readonly smtp: SMTPConnection;
  mails: number;
  timer?: NodeJS.Timeout;
  /** Called when it is no longer idle. */
  leave?: () => void;
}

/** RFC 6376: headers that recipients rely on, and both headers for unsubscribing (RFC 8058). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

export function createSmtpSender({ smtpUrl, dkim }: { smtpUrl: string } & Pick<Config, 'dkim'>): MailSender {
  const idle: OpenConnection[] = [];
  /** Including connections that are being opened. */
  const inUse = new Set<SMTPConnection>();
  const signer = dkim && createSigner(dkim);

  function keep(connection: OpenConnection): void {
    connection.mails += 1;
    if (connection.mails >= mailsOfConnection) return quit(connection);
    idle.push(connection);
    const forget = () => {
      clearTimeout(connection.timer);
      connection.smtp.off('end', forget);
      const at = idle.indexOf(connection);
      if (at >= 0) idle.splice(at, 1);
    };
    connection.leave = forget;
    connection.smtp.once('end', forget);
    connection.timer = setTimeout(() => {
      forget();
      quit(connection);
    }, idleMs).unref();
  }

  return {
    send: async ({ from, to, message, mark }) => {
      const signed = signer === undefined ? message : await buffer(signer.sign(message));
      const kept = idle.at(-1);
      kept?.leave?.();
      const connection = kept ?? { smtp: createConnection(smtpUrl), mails: 0 };
      const { smtp } = connection;
      let isMarked = false;
      const markOnce = async () => {
        await mark();
        isMarked = true;
      };
      inUse.add(smtp);
      try {
        if (kept === undefined) await connect(smtp, smtpUrl);
        const delivery = await handOver(smtp, { from, to: [...to], message: signed, mark: markOnce });
        keep(connection);
        return delivery;
      } catch (error) {
        smtp.close();
        return toDelivery(error, isMarked);
      } finally {
        inUse.delete(smtp);
      }
    },
    close: () => {
      for (const connection of idle.splice(0)) {
        clearTimeout(connection.timer);
        quit(connection);
      }
      for (const smtp of inUse) smtp.close();
    },
  };
}

function createSigner({ domain, selector, privateKey }: NonNullable<Config['dkim']>): DKIM {
  return new DKIM({ domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders });
}

function quit({ smtp }: OpenConnection): void {
  smtp.quit();
}

function createConnection(smtpUrl: string): SMTPConnection {
  const { protocol, hostname, port, searchParams } = new URL(smtpUrl);
  const smtp = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    connectionTimeout: smtpTimesMs.connection,
    greetingTimeout: smtpTimesMs.greeting,
    socketTimeout: Number(searchParams.get('socketTimeout') ?? smtpTimesMs.response),
  });
  // Errors of an idle connection are detected when it is next used.
  smtp.on('error', () => undefined);
  return smtp;
}

async function connect(smtp: SMTPConnection, smtpUrl: string): Promise<void> {
  const { username, password } = new URL(smtpUrl);
  await whileOpen<void>(smtp, (resolve, reject) =>
    smtp.connect((error) => (error === undefined ? resolve() : reject(error))),
  );
  if (username === '') return;
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  await whileOpen<void>(smtp, (resolve, reject) =>
    smtp.login({ credentials, ...credentials }, (error) => (error === null ? resolve() : reject(error))),
  );
}

async function handOver(
  smtp: SMTPConnection,
  { from, to, message, mark }: { from: string; to: string[]; message: Buffer; mark: () => Promise<void> },
): Promise<Delivery> {
  const envelope = { from, to, size: message.length };
  const { accepted, rejectedErrors = [] } = await whileOpen<SMTPConnection.SentMessageInfo>(smtp, (resolve, reject) =>
    smtp.send(envelope, heldBack(message, mark), (error, info) => {
      if (info === undefined || info === null) reject(error ?? new Error('The mail server did not respond.'));
      else resolve(info);
    }),
  );
  return { accepted, refused: rejectedErrors.flatMap(toRefused) };
}

/** Some steps never call back once the connection is lost. */
async function whileOpen<Result>(
  smtp: SMTPConnection,
  work: (resolve: (result: Result) => void, reject: (error: Error) => void) => void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const lost = () => reject(new Error('The mail server closed the connection.'));
  smtp.once('end', lost).once('error', reject);
  try {
    work(resolve, reject);
    return await promise;
  } finally {
    smtp.off('end', lost).off('error', reject);
  }
}

/** It is not read until the server has responded to DATA with 354. */
function heldBack(message: Buffer, mark: () => Promise<void>): Readable {
  return new Readable({
    read() {
      mark().then(
        () => {
          this.push(message);
          this.push(null);
        },
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

function toRefused(error: Error): RefusedRecipient[] {
  const address = fieldOf(error, 'recipient');
  const responseCode = fieldOf(error, 'responseCode');
  if (typeof address !== 'string') return [];
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  return [{ address, isFinal, reason: responseOf(error) }];
}

function toDelivery(error: unknown, isMarked: boolean): Delivery {
  const rejected = fieldOf(error, 'rejectedErrors');
  const refused = Array.isArray(rejected)
    ? rejected.flatMap((one: unknown) => (one instanceof Error ? toRefused(one) : []))
    : [];
  return { accepted: [], refused, failure: toFailure(error, isMarked) };
}

function toFailure(error: unknown, isMarked: boolean): DeliveryFailure {
  const code = fieldOf(error, 'code');
  const responseCode = fieldOf(error, 'responseCode');
  const command = fieldOf(error, 'command');
  const hasResponse = typeof responseCode === 'number';
  const phase = typeof command !== 'string' || command === 'CONN' ? 'CONNECT' : command;
  return {
    reason: responseOf(error),
    phase: isMarked ? 'DATA' : phase,
    code: typeof code === 'string' ? code : undefined,
    // A message larger than the server's limit is not even sent to it.
    responseCode: hasResponse ? responseCode : code === 'EMESSAGE' && !isMarked ? 552 : undefined,
    isUncertain: isMarked && !hasResponse,
  };
}

/** The server's response, if there was one. */
function responseOf(error: unknown): string {
  const response = fieldOf(error, 'response');
  if (typeof response === 'string' && response !== '') return response.slice(0, 1_000);
  return error instanceof Error ? error.message.slice(0, 1_000) : String(error);
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

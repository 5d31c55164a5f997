// Hands mails to the server of SMTP_URL. The content is held back until the server has asked for it and a durable mark says
// so: whatever fails before that mark can be tried again, and nothing after it is without being asked for.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../config.ts';
import type { Delivery, DeliveryFailure, RefusedRecipient } from './delivery.ts';

export interface Handover {
  readonly from: string;
  /** Those that have not accepted it. */
  readonly to: readonly string[];
  readonly message: Buffer;
  /** Written before any content leaves. Where it throws, none does. */
  readonly mark: () => Promise<void>;
}

export interface MailSender {
  send(handover: Handover): Promise<Delivery>;
  /** The connections that are idle. */
  close(): void;
}

/** RFC 5321, 4.5.3.2: the longest wait is for the response to the content, which is what filters for viruses take. */
export const smtpTimesMs = { connection: 60_000, greeting: 300_000, response: 600_000 } as const;
/** Mails that one connection takes. */
const mailsOfConnection = 100;
const idleMs = 5_000;

interface OpenConnection {
  readonly smtp: SMTPConnection;
  mails: number;
  timer?: NodeJS.Timeout;
  /** Called once it is idle no longer. */
  leave?: () => void;
}

/** RFC 6376: what a recipient relies on, and both headers by which programs unsubscribe (RFC 8058). */
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

export function createSmtpSender({ smtpUrl, dkim }: { smtpUrl: string } & Pick<Config, 'dkim'>): MailSender {
  const idle: OpenConnection[] = [];
  const signer =
    dkim &&
    new DKIM({
      domainName: dkim.domain,
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
      headerFieldNames: signedHeaders,
    });

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
      let connection = idle.at(-1);
      connection?.leave?.();
      let isMarked = false;
      const markOnce = async () => {
        await mark();
        isMarked = true;
      };
      try {
        connection ??= { smtp: await connect(smtpUrl), mails: 0 };
        const delivery = await handOver(connection.smtp, { from, to: [...to], message: signed, mark: markOnce });
        keep(connection);
        return delivery;
      } catch (error) {
        connection?.smtp.close();
        return toDelivery(error, isMarked);
      }
    },
    close: () => {
      for (const connection of idle.splice(0)) {
        clearTimeout(connection.timer);
        quit(connection);
      }
    },
  };
}

function quit({ smtp }: OpenConnection): void {
  smtp.quit();
}

async function connect(smtpUrl: string): Promise<SMTPConnection> {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const smtp = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    connectionTimeout: smtpTimesMs.connection,
    greetingTimeout: smtpTimesMs.greeting,
    socketTimeout: Number(searchParams.get('socketTimeout') ?? smtpTimesMs.response),
  });
  await new Promise<void>((resolve, reject) => {
    // Of an idle connection as well, which is noticed when it is used next.
    smtp.on('error', reject);
    smtp.once('end', () => reject(new Error('The mail server closed the connection.')));
    smtp.connect((error) => (error === undefined ? resolve() : reject(error)));
  });
  if (username === '') return smtp;
  await new Promise<void>((resolve, reject) => {
    const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    smtp.login({ credentials, ...credentials }, (error) => (error === null ? resolve() : reject(error)));
  });
  return smtp;
}

async function handOver(
  smtp: SMTPConnection,
  { from, to, message, mark }: { from: string; to: string[]; message: Buffer; mark: () => Promise<void> },
): Promise<Delivery> {
  const { accepted, rejectedErrors = [] } = await new Promise<SMTPConnection.SentMessageInfo>((resolve, reject) => {
    const lost = () => reject(new Error('The mail server closed the connection.'));
    const failed = (error: Error) => reject(error);
    const settled = () => {
      smtp.off('end', lost);
      smtp.off('error', failed);
    };
    smtp.once('end', lost);
    smtp.once('error', failed);
    smtp.send({ from, to, size: message.length }, heldBack(message, mark), (error, info) => {
      settled();
      if (info === undefined || info === null) reject(error ?? new Error('The mail server gave no response.'));
      else resolve(info);
    });
  });
  return { accepted, refused: rejectedErrors.flatMap(toRefused) };
}

/** It is first read once the server has responded to DATA with 354. */
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
    // What is larger than the server allows is not even offered to it.
    responseCode: hasResponse ? responseCode : code === 'EMESSAGE' && !isMarked ? 552 : undefined,
    isUncertain: isMarked && !hasResponse,
  };
}

/** In the words of the server, where it has said something. */
function responseOf(error: unknown): string {
  const response = fieldOf(error, 'response');
  if (typeof response === 'string' && response !== '') return response.slice(0, 1_000);
  return error instanceof Error ? error.message.slice(0, 1_000) : String(error);
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

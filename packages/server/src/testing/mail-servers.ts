// Mail servers for tests: one that accepts mails, and one that fails at a step.
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { listenOnLoopback } from './listen-on-loopback.ts';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: Buffer;
}

/** A mail server that refuses unknown recipients. */
export async function startMailServer({ refused = [] as readonly string[], responseCode = 550 } = {}) {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) =>
      refused.includes(address)
        ? done(Object.assign(new Error(`${address} has no mailbox here`), { responseCode }))
        : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks) });
        done();
      });
    },
  });
  const port = await listenOnLoopback(smtp.server);
  const close = () => new Promise<void>((resolve) => smtp.close(resolve));
  return { mails, close, url: `smtp://127.0.0.1:${port}` };
}

type Step = 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content';
/** The behavior of the server instead of its usual response at a step. */
type Fault = 'drop' | 'hang' | `${number} ${string}`;

/** A mail server that fails as often as configured, and counts how often it has received complete content. */
export async function startFaultyServer(...plan: [step: Step, fault: Fault, times?: number]) {
  const seen = { attempts: 0, contents: 0, faults: 0 };
  let [step, fault, left = Number.POSITIVE_INFINITY] = plan;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let isContent = false;
    let buffered = '';
    const respond = (at: Step, usual: string) => {
      if (at !== step || left <= 0) return socket.write(`${usual}\r\n`);
      left -= 1;
      seen.faults += 1;
      if (fault === 'drop') return socket.destroy();
      if (fault === 'hang') return undefined;
      return socket.write(`${fault}\r\n`);
    };
    seen.attempts += 1;
    respond('greeting', '220 test');
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (;;) {
        const end = buffered.indexOf(isContent ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + (isContent ? 5 : 2));
        if (isContent) {
          isContent = false;
          seen.contents += 1;
          respond('content', '250 taken');
        } else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) respond('AUTH', '235 ok');
        else if (line.startsWith('MAIL')) respond('MAIL', '250 ok');
        else if (line.startsWith('RCPT')) respond('RCPT', '250 ok');
        else if (line.startsWith('DATA')) {
          isContent = step !== 'DATA' || left <= 0;
          respond('DATA', '354 go on');
        } else socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  const port = await listenOnLoopback(server);
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    dropAll();
    await new Promise((resolve) => server.close(resolve));
  };
  /** Resets the counts, and fails in another way. */
  const startAgain = (...next: typeof plan) => {
    [step, fault, left = Number.POSITIVE_INFINITY] = next;
    Object.assign(seen, { attempts: 0, contents: 0, faults: 0 });
  };
  return { seen, startAgain, dropAll, close, url: `smtp://127.0.0.1:${port}?socketTimeout=500` };
}

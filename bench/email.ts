/**
 * Emails of newsletter size: filling a mail compiled once against compiling each, in one process, alternating; from a
 * keystroke to the preview; and mails with a printed attachment through a local mail server.
 */
import { readFileSync } from 'node:fs';
import mjml2html from 'mjml';
import { SMTPServer } from 'smtp-server';
import { createLiquidEngine } from '../packages/render/src/liquid/liquid.ts';
import { liquidLimits } from '../packages/render/src/liquid/limits.ts';
import { createTemplateRenderer } from '../packages/render/src/liquid/render-template.ts';
import { createMjmlCompiler } from '../packages/render/src/mjml/adapters/mjml-compiler.ts';
import { finishFill } from '../packages/render/src/mjml/keep/finish-fill.ts';
import { keepMjml } from '../packages/render/src/mjml/keep/keep-mjml.ts';
import { createMailEngine, type MailEngine } from '../packages/render/src/mjml/mjml.ts';
import { toTextPart } from '../packages/render/src/mjml/text/text-part.ts';
import { requestOf, requirePdf, startEngine } from '../packages/render/src/testing/print-request.ts';
import { ThreadPool } from '../packages/render/src/threads/adapters/thread-pool.ts';
import { composeMessage } from '../packages/server/src/features/mail/message/compose-message.service.ts';
import { createSmtpSender } from '../packages/server/src/features/mail/smtp.adapter.ts';
import { listenOnLoopback } from '../packages/server/src/testing/listen-on-loopback.ts';
import { type BenchResult, median } from './bench-result.ts';

const rounds = 12;
const roundMs = 80;
const keystrokes = 40;
const mailsSent = 40;
const locale = 'en-US';

const newsletter = readFileSync(new URL('../packages/render/src/mjml/keep/newsletter.mjml', import.meta.url), 'utf8');
const data = {
  name: 'Chan Tai Man',
  title: 'Your policy renews soon',
  link: 'https://insurer.example/renew?policy=HK-2026-000123',
  alt: 'A harbour at dusk',
  isRenewal: true,
  hasOffer: true,
  list: ['Travel', 'Health', 'Home', 'Accident'].map((name) => ({
    name,
    link: 'https://insurer.example',
    isNew: true,
  })),
};

async function timed(work: () => Promise<string> | string): Promise<number> {
  const start = performance.now();
  if ((await work()) === '') throw new Error('The mail is empty.');
  return performance.now() - start;
}

async function timesOf(work: () => Promise<string> | string): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + roundMs; performance.now() < until;) times.push(await timed(work));
  return times;
}

function requireDefined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The mail could not be filled.');
  return value;
}

/** The plain compiler on the MJML rendered by Liquid: without our checks, which it lacks. */
async function benchFilling(): Promise<BenchResult[]> {
  const render = createTemplateRenderer(liquidLimits);
  const keeping = await keepMjml(newsletter, locale, createMjmlCompiler());
  if (!keeping.ok) throw new Error(keeping.reason);
  const { kept } = keeping;
  const rendered = (template: string): string => {
    const outcome = render({ template, data, locale, escape: 'html' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.text;
  };
  const fill = () => requireDefined(finishFill(rendered(kept.template), kept));
  const compile = async () => (await mjml2html(rendered(newsletter), { fonts: {}, keepComments: false })).html;
  const ways = {
    fill,
    fillWithText: () => {
      const html = fill();
      return html + toTextPart(html);
    },
    compile,
    compileWithText: async () => {
      const html = await compile();
      return html + toTextPart(html);
    },
  };
  const times: Record<keyof typeof ways, number[]> = { fill: [], fillWithText: [], compile: [], compileWithText: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.fill.push(...(await timesOf(ways.fill)));
    times.compile.push(...(await timesOf(ways.compile)));
    times.fillWithText.push(...(await timesOf(ways.fillWithText)));
    times.compileWithText.push(...(await timesOf(ways.compileWithText)));
  }
  const [filled, compiled] = [median(times.fill), median(times.compile)];
  const [filledWithText, compiledWithText] = [median(times.fillWithText), median(times.compileWithText)];
  const htmlBytes = Buffer.byteLength(fill());
  return [
    {
      name: 'email: filled against compiled, HTML',
      ratio: compiled / filled,
      atLeast: 15,
      figures: { filledMs: filled, compiledMs: compiled, htmlBytes },
    },
    {
      name: 'email: filled against compiled, HTML and text',
      ratio: compiledWithText / filledWithText,
      atLeast: 5,
      figures: { filledMs: filledWithText, compiledMs: compiledWithText },
    },
  ];
}

/** Everything that the server does for a keystroke, after warm-up. */
async function benchPreview(engine: MailEngine): Promise<BenchResult> {
  const times: number[] = [];
  for (let count = 0; count < keystrokes; count += 1) {
    const mjml = newsletter.replace('Dear', `Dear ${'x'.repeat(count)}`);
    const request = { mjml, data, locale, isWhole: true, review: { hasUnsubscribeUrl: true } };
    const start = performance.now();
    const outcome = await engine.render(request);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    if (count > 5) times.push(performance.now() - start);
  }
  return {
    name: 'email: keystroke to preview',
    ratio: median(times) / 150,
    atMost: 1,
    figures: { medianMs: median(times), worstMs: Math.max(...times), budgetMs: 150 },
  };
}

/** Filled, printed, composed and delivered one after another, as the server does for one user. */
async function benchSending(engine: MailEngine): Promise<BenchResult> {
  const printer = startEngine();
  let received = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, _session, done) => {
      stream.on('end', () => {
        received += 1;
        done();
      });
      stream.resume();
    },
  });
  const port = await listenOnLoopback(smtp.server);
  const sender = createSmtpSender({ smtpUrl: `smtp://127.0.0.1:${port}`, dkim: undefined });
  const certificate = requestOf(`<h1>Certificate</h1>${'<p>Cover for every day of the journey.</p>'.repeat(20)}`);
  const send = async (count: number) => {
    const mail = await engine.render({ mjml: newsletter, data, locale, isWhole: true, isRepeated: true });
    if (!mail.ok) throw new Error(JSON.stringify(mail.problems));
    const { pdf: bytes } = requirePdf(await printer.print(certificate));
    const attachments = [{ fileName: 'Certificate.pdf', contentType: 'application/pdf', bytes }];
    const content = { subject: 'Renewal', html: mail.html, text: mail.parts?.text, attachments };
    const from = { address: 'notices@insurer.example' };
    const to = { address: 'chan@customer.test' };
    const envelope = { messageId: `${count}@insurer.example`, from, to: [to], date: new Date() };
    const message = await composeMessage(content, envelope);
    const handover = { from: from.address, to: [to.address], message, mark: () => Promise.resolve() };
    const { failure } = await sender.send(handover);
    if (failure !== undefined) throw new Error(failure.reason);
  };
  try {
    for (let count = 0; count < 5; count += 1) await send(count);
    const start = performance.now();
    for (let count = 0; count < mailsSent; count += 1) await send(5 + count);
    const seconds = (performance.now() - start) / 1000;
    if (received !== mailsSent + 5) throw new Error(`${received} mails arrived.`);
    return { name: 'email: mails with a printed attachment', figures: { mailsPerSecond: mailsSent / seconds } };
  } finally {
    sender.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
    await printer.close();
  }
}

export async function benchEmail(): Promise<BenchResult[]> {
  const threads = new ThreadPool();
  const warn = (message: string) => {
    throw new Error(message);
  };
  const engine = createMailEngine({ liquid: createLiquidEngine(threads), threads, warn });
  try {
    return [...(await benchFilling()), await benchPreview(engine), await benchSending(engine)];
  } finally {
    await engine.close();
    await threads.close();
  }
}

// Mails whose source is rendered repeatedly: from the second mail on, the source is compiled once for all further mails,
// provided that the result is the same.
import type { Keeping, KeptMail } from './keep/keep-mjml.ts';
import { type Entry, keptLimits, KeptMails } from './keep/kept-mails.ts';
import { otherData } from './keep/mutated-values.ts';
import type { MailOutcome, MailRequest } from './mail.ts';

export type RenderMail = (request: MailRequest, signal?: AbortSignal) => Promise<MailOutcome>;

interface Ways {
  readonly compile: RenderMail;
  /** Undefined if it could not be tried. */
  readonly keep: (request: MailRequest) => Promise<Keeping | undefined>;
  /** Undefined if the mail has to be compiled. */
  readonly fill: (kept: KeptMail, request: MailRequest, signal?: AbortSignal) => Promise<MailOutcome | undefined>;
  /** Called with warnings about internal errors. */
  readonly warn: (message: string) => void;
}

const differs = 'A mail differs from the output of the compiler. Its template is compiled for each mail from now on.';

export function createRepeatedRenderer({ compile, keep, fill, warn }: Ways): RenderMail {
  const mails = new KeptMails();

  /** Whether both ways produce the same; true if the mail cannot be filled. */
  async function isSame(kept: KeptMail, request: MailRequest, compiled: MailOutcome): Promise<boolean> {
    const filled = await fill(kept, request);
    return filled === undefined || !filled.ok || (compiled.ok && compiled.html === filled.html);
  }

  /** Runs after a mail has been returned, so that its recipient does not wait for it. */
  async function keepFor(entry: Entry, request: MailRequest, compiled: MailOutcome): Promise<void> {
    const keeping = await keep(request);
    if (keeping === undefined) return;
    if (!keeping.ok) {
      entry.kept = null;
      return;
    }
    const { kept } = keeping;
    let areSame = await isSame(kept, request, compiled);
    for (const data of areSame ? otherData(request.data) : []) {
      const other = { ...request, data, isWhole: false };
      areSame &&= await isSame(kept, other, await compile(other));
    }
    if (!areSame) warn(differs);
    entry.kept = areSame ? kept : null;
  }

  async function fillChecked(kept: KeptMail, entry: Entry, request: MailRequest, signal?: AbortSignal) {
    const filled = await fill(kept, request, signal);
    if (filled === undefined) return compile(request, signal);
    if (entry.uses % keptLimits.checkedEvery !== 0) return filled;
    const compiled = await compile(request, signal);
    if (await isSame(kept, request, compiled)) return filled;
    warn(differs);
    entry.kept = null;
    return compiled;
  }

  return async (request, signal) => {
    const entry = mails.use(`${request.locale} ${request.mjml}`);
    const { kept } = entry;
    if (kept) return fillChecked(kept, entry, request, signal);
    const compiled = await compile(request, signal);
    if (kept === undefined && !entry.isPending && entry.uses > 1 && compiled.ok) {
      entry.isPending = true;
      keepFor(entry, request, compiled)
        .catch((error: unknown) => warn(`A mail could not be compiled for many: ${String(error)}`))
        .finally(() => {
          entry.isPending = false;
        });
    }
    return compiled;
  };
}

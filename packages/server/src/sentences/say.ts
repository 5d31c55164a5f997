// Every sentence of a problem, in English and Chinese, one file per feature. Problems are made with `say`, which types
// the values of each sentence; whoever shows a problem words it again in the language of the reader.
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { codeSentences } from './codes.ts';
import { documentSentences } from './documents.ts';
import { fileSentences } from './files.ts';
import { mailSentences } from './mails.ts';
import { pricingSentences } from './pricing.ts';
import { ruleSentences } from './rules.ts';
import { templateSentences } from './templates.ts';
import { templateKindSentences } from './template-kinds.ts';
import { words } from './words.ts';

export const wordings = {
  ...codeSentences,
  ...documentSentences,
  ...fileSentences,
  ...mailSentences,
  ...pricingSentences,
  ...ruleSentences,
  ...templateKindSentences,
  ...templateSentences,
} as const;

export const say = createSay(wordings);

/** A word to be put into a sentence. */
export type Word = keyof typeof words;

export function word(name: Word): Sentence {
  return { reason: name, message: name };
}

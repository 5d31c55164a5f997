// Every sentence of the engines that has a reason, in English and Chinese.
import { createSay } from '@coverwright/insurance/sentence';
import { formSentences } from './forms.ts';
import { liquidSentences } from './liquid.ts';
import { mailReviewSentences } from './mail-review.ts';
import { mjmlSentences } from './mjml.ts';
import { printSentences } from './prints.ts';
import { printWarningSentences } from './print-warnings.ts';
import { threadSentences } from './threads.ts';
import { workbookSentences } from './workbooks.ts';

export const wordings = {
  ...formSentences,
  ...liquidSentences,
  ...mailReviewSentences,
  ...mjmlSentences,
  ...printSentences,
  ...printWarningSentences,
  ...threadSentences,
  ...workbookSentences,
} as const;

export const say = createSay(wordings);

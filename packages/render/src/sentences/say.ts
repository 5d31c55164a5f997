// Every sentence of the engines that has a reason, in English and Chinese.
import { createSay } from '@coverwright/insurance/sentence';
import { formSentences } from './forms.ts';
import { printSentences } from './prints.ts';
import { threadSentences } from './threads.ts';

export const wordings = { ...formSentences, ...printSentences, ...threadSentences } as const;

export const say = createSay(wordings);

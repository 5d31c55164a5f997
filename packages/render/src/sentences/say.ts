// Every sentence of the engines that has a reason, in English and Chinese.
import { createSay } from '@coverwright/insurance/sentence';
import { formSentences } from './forms.ts';
import { threadSentences } from './threads.ts';

export const wordings = { ...formSentences, ...threadSentences } as const;

export const say = createSay(wordings);

// Every sentence of a problem, in English and Chinese, one file per feature. Problems are made with `say`, which types
// the values of each sentence; whoever shows a problem words it again in the language of the reader.
import { templateFaultSentences } from '@coverwright/component-tree/sentences';
import { inputSentences } from '@coverwright/insurance/input-sentences';
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { wordings as renderWordings } from '@coverwright/render/sentences';
import { adminSentences } from './admin.ts';
import { apiKeysSentences } from './api-keys.ts';
import { appsSentences } from './apps.ts';
import { authSentences } from './auth.ts';
import { benefitsSentences } from './benefits.ts';
import { calculationSentences } from './calculation.ts';
import { casesSentences } from './cases.ts';
import { codeSentences } from './codes.ts';
import { componentFailuresSentences } from './component-failures.ts';
import { componentsSentences } from './components.ts';
import { documentSentences } from './documents.ts';
import { errorsSentences } from './errors.ts';
import { filesSentences } from './files.ts';
import { functionSentences } from './functions.ts';
import { graphqlSentences } from './graphql.ts';
import { guestsSentences } from './guests.ts';
import { historySentences } from './history.ts';
import { httpSentences } from './http.ts';
import { importSentences } from './import.ts';
import { insurersSentences } from './insurers.ts';
import { l10nSentences } from './l10n.ts';
import { mailSentences } from './mails.ts';
import { objectsSentences } from './objects.ts';
import { portalSentences } from './portals.ts';
import { pricingSentences } from './pricing.ts';
import { productContentSentences } from './product-content.ts';
import { productSentences } from './products.ts';
import { publishingSentences } from './publishing.ts';
import { decisionTableSentences } from './decision-tables.ts';
import { rateTableSentences } from './rate-tables.ts';
import { releaseSentences } from './releases.ts';
import { requestSentences } from './request.ts';
import { requestsSentences } from './requests.ts';
import { ruleSentences } from './rules.ts';
import { shapeSentences } from './shape.ts';
import { templateKindSentences } from './template-kinds.ts';
import { templateSentences } from './templates.ts';
import { tenantSentences } from './tenants.ts';
import { transferSentences } from './transfer.ts';
import { words } from './words.ts';

export const wordings = {
  ...adminSentences,
  ...apiKeysSentences,
  ...appsSentences,
  ...authSentences,
  ...benefitsSentences,
  ...calculationSentences,
  ...casesSentences,
  ...codeSentences,
  ...componentFailuresSentences,
  ...componentsSentences,
  ...documentSentences,
  ...errorsSentences,
  ...filesSentences,
  ...functionSentences,
  ...graphqlSentences,
  ...guestsSentences,
  ...historySentences,
  ...httpSentences,
  ...importSentences,
  ...inputSentences,
  ...insurersSentences,
  ...l10nSentences,
  ...mailSentences,
  ...objectsSentences,
  ...portalSentences,
  ...pricingSentences,
  ...productContentSentences,
  ...productSentences,
  ...publishingSentences,
  ...decisionTableSentences,
  ...rateTableSentences,
  ...renderWordings,
  ...releaseSentences,
  ...requestSentences,
  ...requestsSentences,
  ...ruleSentences,
  ...shapeSentences,
  ...templateFaultSentences,
  ...templateKindSentences,
  ...templateSentences,
  ...tenantSentences,
  ...transferSentences,
} as const;

export const say = createSay(wordings);

/** A word to be put into a sentence. */
export type Word = keyof typeof words;

export function word(name: Word): Sentence {
  return { reason: name, message: name };
}

/** The name of something, such as a field: a word if it has a translation, otherwise as it is. */
export function term(name: string): Term {
  return isWord(name) ? word(name) : name;
}

export type Term = Sentence | string;

function isWord(name: string): name is Word {
  return Object.hasOwn(words, name);
}

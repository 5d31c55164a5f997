// The language of problems for clients of the REST API. Pure.
import { type Sentence, wordInChinese } from '@coverwright/insurance/sentence';
import { chineseSentences } from './chinese.ts';
import { wordings } from './say.ts';

/** The languages of messages. */
export type MessageLanguage = 'en' | 'zh';

/** Prices are calculated faster than locales can be searched; the lists of most requests are the same few. */
const knownLanguages = new WeakMap<readonly string[], MessageLanguage>();

/** The first of the requested locales for which there are messages. */
export function messageLanguageOf(locales: readonly string[]): MessageLanguage {
  const known = knownLanguages.get(locales);
  if (known !== undefined) return known;
  const language = readLanguage(locales);
  knownLanguages.set(locales, language);
  return language;
}

function readLanguage(locales: readonly string[]): MessageLanguage {
  const wanted = locales
    .map((locale) => locale.split('-')[0])
    .find((language) => language === 'en' || language === 'zh');
  return wanted === 'zh' ? 'zh' : 'en';
}

type Worded<Said extends Sentence> = Omit<Said, keyof Sentence> & Pick<Sentence, 'message'>;

/** Without their reasons, which only GraphQL returns. */
export function wordProblems<Said extends Sentence>(
  problems: readonly Said[],
  language: MessageLanguage,
): readonly Worded<Said>[] {
  return problems.map(({ reason, params, message, ...problem }) => {
    const said = { reason, ...(params !== undefined && { params }) };
    const chinese = language === 'zh' ? wordInChinese(chineseSentences, said) : undefined;
    return { ...problem, message: chinese ?? message };
  });
}

/** For fields of GraphQL that are texts: in the language of the request. */
export function textsOf(sentences: readonly Sentence[], locales: readonly string[]): string[] {
  return wordProblems(sentences, messageLanguageOf(locales)).map(({ message }) => message);
}

/** Programs compare their texts in `errors`, which are in English in every language. */
const compared = ['FILE_TAKEN', 'FILE_TYPE_INVALID', 'FILE_DAMAGED', 'TOKEN_INVALID'] as const;
const englishOfCompared: ReadonlyMap<string, string> = new Map(
  compared.map((reason) => [wordings[reason].zh, wordings[reason].en]),
);

/** The text of a problem for the list of messages without codes. */
export function plainText({ message }: Pick<Sentence, 'message'>): string {
  return englishOfCompared.get(message) ?? message;
}

/**
 * The words for decisions that people type: other forms and synonyms, in English and Chinese, are read; what is only near to
 * one of them is a mistake, which a person corrects. Pure.
 */

/** The words of decisions in the language of the user. Those in English are always understood. */
export interface DecisionWords {
  readonly accept: string;
  readonly decline: string;
  readonly refer: string;
}

type DecisionName = keyof DecisionWords;

const decisionNames = ['accept', 'decline', 'refer'] as const;

/** Each can only be meant as this decision. */
const synonyms: Readonly<Record<DecisionName, string>> = {
  accept:
    'accept,accepts,accepted,acceptance,accepting,acceptable,approve,approved,approval,' +
    '接納,接纳,接受,承保,接納承保,接受承保,批准,核准,通過,通过',
  decline:
    'decline,declines,declined,declining,declinature,reject,rejects,rejected,rejection,refuse,refuses,refused,refusal,' +
    'deny,denied,不接納,不接纳,不接受,不承保,不予承保,拒保,拒絕,拒绝,拒絕承保,婉拒,拒',
  refer:
    'refer,refers,referred,referral,referring,refer to underwriter,refer to underwriting,' +
    '轉介,转介,轉介核保,轉介核保員,轉介核保人,轉介核保部,轉交核保,轉交核保員,人工核保,提交核保',
};

/** Answers to whether a risk is accepted, which could also be meant otherwise. */
const answers: ReadonlyMap<string, DecisionName> = new Map([
  ...['yes', 'y', 'ok', 'okay', 'true', 'ja', 'si', 'oui', '是', '可', '可以', '好'].map(
    (word) => [word, 'accept'] as const,
  ),
  ...['no', 'n', 'false', 'nein', 'non', '否', '不', '不可', '不可以', '不行'].map(
    (word) => [word, 'decline'] as const,
  ),
]);

interface Spoken {
  readonly name: DecisionName;
  /** After the word and what separates it. */
  readonly rest: string;
}

const separator = /^\s*[:：,，、;；\-–—]?\s*/u;
const ideograph = /\p{Script=Han}/u;

type KnownWord = readonly [word: string, name: DecisionName];

const knownWords: readonly KnownWord[] = decisionNames.flatMap((name) =>
  synonyms[name].split(',').map((word): KnownWord => [word, name]),
);
const sortedWords = new WeakMap<DecisionWords, readonly KnownWord[]>();

/** Longest first, so that a word is not taken for the beginning of a longer one. */
function wordsOf(words: DecisionWords): readonly KnownWord[] {
  const sorted = sortedWords.get(words);
  if (sorted !== undefined) return sorted;
  const own = decisionNames.map((name): KnownWord => [words[name].toLowerCase(), name]);
  const all = [...own, ...knownWords].toSorted(([one], [other]) => other.length - one.length);
  sortedWords.set(words, all);
  return all;
}

/** Whether a word ends before this: at a sign or a space, and a Chinese one also before letters of another script. */
function isSeparate(word: string, after: string): boolean {
  if (/^(?:$|[\s:：,，、;；])/u.test(after) || /^\s*[-–—]\s/u.test(after)) return true;
  return ideograph.test(word) && !ideograph.test(after.slice(0, 2));
}

/** The word that a text begins with. */
export function findDecisionWord(text: string, words: DecisionWords): Spoken | undefined {
  const lower = text.toLowerCase();
  for (const [word, name] of wordsOf(words)) {
    if (!lower.startsWith(word)) continue;
    const after = text.slice(word.length);
    if (isSeparate(word, after))
      return {
        name,
        rest: after
          .replace(separator, '')
          .replace(/[.。!！]$/u, '')
          .trim(),
      };
  }
  const plain = text.replace(/[.。!！]$/u, '');
  return plain === text || plain === '' ? undefined : findAlone(plain, words);
}

/** Without the full stop of a sentence. */
function findAlone(text: string, words: DecisionWords): Spoken | undefined {
  const found = wordsOf(words).find(([word]) => word === text.toLowerCase());
  return found && { name: found[1], rest: '' };
}

/** Insertions, deletions, replacements and swaps of neighbours that make one word the other; `limit + 1` if there are more. */
function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwap ? Math.min(cost, (before[at - 2] ?? 0) + 1) : cost);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

const longestMisspelt = 12;
/** From this length on, two letters can be wrong. */
const longWord = 8;
const shortestMisspelt = 4;

/** The decision that a word is nearly, or that it answers with; undefined if it is none of them, or exactly one. */
export function nearDecision(typed: string, words: DecisionWords): DecisionName | undefined {
  const word = typed.toLowerCase().replace(/[.。!！?？]$/u, '');
  const answer = answers.get(word);
  if (answer !== undefined) return answer;
  if (word.length > longestMisspelt) return undefined;
  if (ideograph.test(word)) return nearIdeographs(word);
  if (word.length < shortestMisspelt) return undefined;
  const limit = word.length >= longWord ? 2 : 1;
  return wordsOf(words).find(([known]) => !ideograph.test(known) && distance(word, known, limit) <= limit)?.[1];
}

/** By the characters that the words of a decision have in common; a negation is never an acceptance. */
function nearIdeographs(word: string): DecisionName | undefined {
  if (/[不拒否未勿]/u.test(word)) return /[接納纳受承保拒批准]/u.test(word) ? 'decline' : undefined;
  if (/[轉转]/u.test(word)) return 'refer';
  return /^(?:接|納|纳|受|承|批|准|可|予|以|保|了|已|獲|获)+$/u.test(word) ? 'accept' : undefined;
}

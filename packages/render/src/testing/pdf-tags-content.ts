// Which content of a page is tagged: everything that draws is in marked content with a number, or is an artifact. Pure.

const drawing = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'EI']);

interface PageContent {
  /** Operators that draw outside both, each once. */
  readonly untagged: readonly string[];
  /** XObjects drawn outside both, which may contain marked content. */
  readonly drawn: readonly string[];
  /** Numbers of marked content that draws something. */
  readonly marked: readonly number[];
}

/** For the decoded operators of a page; inline images are not expected. */
export function findUntagged(operators: string): PageContent {
  const untagged = new Set<string>();
  const drawn = new Set<string>();
  const marked = new Set<number>();
  const open: (number | 'artifact' | undefined)[] = [];
  const words = operators
    .replaceAll(/\((?:\\.|[^\\()])*\)|<[\da-fA-F\s]*>/g, ' string ')
    .split(/\s+|(?=<<)|(?<=<<)|(?=>>)|(?<=>>)|(?=\/)|(?=[[\]])|(?<=[[\]])/);
  for (const [at, word] of words.entries()) {
    if (word === 'BMC') open.push(words[at - 1] === '/Artifact' ? 'artifact' : open.at(-1));
    else if (word === 'BDC') open.push(markOf(words.slice(Math.max(0, at - 40), at)) ?? open.at(-1));
    else if (word === 'EMC') open.pop();
    else if (drawing.has(word)) {
      const mark = open.at(-1);
      if (mark === undefined && word === 'Do')
        drawn.add(
          words
            .slice(0, at)
            .findLast((one) => one !== '')
            ?.slice(1) ?? '',
        );
      else if (mark === undefined) untagged.add(word);
      else if (mark !== 'artifact') marked.add(mark);
    }
  }
  return { untagged: [...untagged], drawn: [...drawn], marked: [...marked] };
}

/** For the words before BDC: the tag and the properties. */
function markOf(words: readonly string[]): number | 'artifact' | undefined {
  const start = words.lastIndexOf('<<');
  if (words[start - 1] === '/Artifact') return 'artifact';
  const mark = start < 0 ? -1 : words.indexOf('/MCID', start);
  return mark < 0 ? undefined : Number(words[mark + 1]);
}

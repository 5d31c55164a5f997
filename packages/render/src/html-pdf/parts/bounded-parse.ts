// parse5 within bounds. Some markup makes many times as many elements as it has tags, and walking deep nests takes the
// square of their depth: what would keep the thread for long is given up.
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, type TreeAdapter } from 'parse5';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

const mostElements = 20_000;
const mostDepth = 250;

export class TooComplex extends Error {}

export function parseBounded(html: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  let depth = 0;
  const treeAdapter: TreeAdapter<Tree> = {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > mostElements) throw new TooComplex();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > mostDepth) throw new TooComplex();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  // Without scripting, as it will be shown: what stands in noscript counts.
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true, treeAdapter });
}

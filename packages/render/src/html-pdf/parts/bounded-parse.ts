// parse5 within limits. Some markup creates many times as many elements as it has tags, and traversing deep nesting takes
// quadratic time: parsing that would block the thread for long is aborted.
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, type TreeAdapter } from 'parse5';
import { pdfLimits } from '../limits.ts';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

export class TooComplex extends Error {}

export function parseBounded(html: string): DefaultTreeAdapterTypes.Document {
  let elements = 0;
  let depth = 0;
  const treeAdapter: TreeAdapter<Tree> = {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > pdfLimits.partElements) throw new TooComplex();
      return defaultTreeAdapter.createElement(...given);
    },
    onItemPush() {
      depth += 1;
      if (depth > pdfLimits.partDepth) throw new TooComplex();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  // Without scripting, as in the printed page, so that the content of noscript counts.
  return parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true, treeAdapter });
}

// Styles of a header or footer, adapted to a part of a document: rules for html and body apply to the
// elements that replace them.

export const htmlElement = 'part-html';
export const bodyElement = 'part-body';

export interface PartStyles {
  readonly rules: string;
  /** @font-face rules: browsers accept them only in the document, not in a shadow tree. */
  readonly fontFaces: string;
}

/** What can precede and follow the name of an element in a selector. */
const rootNames = /(^|[\s,>+~(])(html|body)(?=$|[\s,>+~.#:[)])/gi;

function toPartSelector(prelude: string): string {
  return prelude
    .replace(
      rootNames,
      (_, before: string, name: string) => before + (name.toLowerCase() === 'html' ? htmlElement : bodyElement),
    )
    .replace(/:root\b/gi, htmlElement);
}

const pieces =
  /(?<comment>\/\*[^]*?(?:\*\/|$))|(?<kept>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|url\(\s*[^"')\s][^)]*\)?)|(?<mark>[{};])|(?<other>u(?!rl\(\s*[^"')\s])|[^"'/{};u]+|[^])/gi;

export function toPartStyles(css: string): PartStyles {
  const rules: string[] = [];
  const fontFaces: string[] = [];
  let out = rules;
  let depth = 0;
  /** The depth at which a @font-face rule began. */
  let fontFaceDepth = -1;
  let prelude = '';
  for (const { groups = {} } of css.matchAll(pieces)) {
    if (groups['mark'] === undefined) {
      // A comment separates the texts on either side of it.
      prelude += groups['comment'] === undefined ? (groups['kept'] ?? groups['other'] ?? '') : ' ';
    } else if (groups['mark'] === '{') {
      if (out === rules && /^\s*@font-face\s*$/i.test(prelude)) {
        out = fontFaces;
        fontFaceDepth = depth;
      }
      out.push(/^\s*@/.test(prelude) ? prelude : toPartSelector(prelude), '{');
      depth += 1;
      prelude = '';
    } else if (groups['mark'] === ';') {
      out.push(prelude, ';');
      prelude = '';
    } else {
      out.push(prelude);
      prelude = '';
      // A surplus brace would close the block that contains the styles.
      if (depth === 0) continue;
      depth -= 1;
      out.push('}');
      if (depth === fontFaceDepth) {
        out = rules;
        fontFaceDepth = -1;
      }
    }
  }
  out.push(prelude, '}'.repeat(depth));
  return { rules: rules.join(''), fontFaces: fontFaces.join('') };
}

/**
 * The stored HTML of a header or footer: a complete document, with the script by which wkhtmltopdf fills in page variables,
 * so that any engine can print it. Users only see and edit the text inside.
 */
import { pageVariables, type PageVariable } from './page-variables.ts';

/** Lines have no extra margins, so that they fit into the space. */
export const partStyle = 'p { margin: 0 }';

const head = `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<style>${partStyle}</style>
<script>
function subst() {
  var vars = {};
  var pairs = document.location.search.substring(1).split('&');
  for (var i = 0; i < pairs.length; i++) {
    var pair = pairs[i].split('=', 2);
    vars[pair[0]] = decodeURIComponent(pair[1] || '');
  }
  var names = [${pageVariables.map((name) => `'${name}'`).join(', ')}];
  for (var n = 0; n < names.length; n++) {
    var elements = document.getElementsByClassName(names[n]);
    for (var e = 0; e < elements.length; e++) elements[e].textContent = vars[names[n]];
  }
}
</script>
</head>
<body style="border: 0; margin: 0" onload="subst()">
`;
const foot = '\n</body>\n</html>\n';

/** The number of lines before the text in the stored document. */
const linesBefore = head.split('\n').length - 1;

/** A complete document is stored unchanged, and an empty text stays empty. */
export function wrapPart(shown: string): string {
  const isKept = shown.trim() === '' || isWholeDocument(shown);
  // Text that unwrapping would mistake for our wrapper must also be restored completely.
  return isKept && unwrapPart(shown) === shown ? shown : `${head}${shown}${foot}`;
}

export function unwrapPart(stored: string): string {
  return isWrapped(stored) ? stored.slice(head.length, -foot.length) : stored;
}

/** Maps a line of the stored document to the line of the displayed text. */
export function toShownLine(line: number, shown: string): number {
  return wrapPart(shown) === shown ? line : Math.max(1, line - linesBefore);
}

function isWrapped(stored: string): boolean {
  return stored.length >= head.length + foot.length && stored.startsWith(head) && stored.endsWith(foot);
}

function isWholeDocument(html: string): boolean {
  return /<(!doctype|html|head|body)(?=[\s/>])/i.test(html);
}

/** The element of a variable, for the source and for the rich text. */
export function pageVariableTag(name: PageVariable): string {
  return `<span class="${name}"></span>`;
}

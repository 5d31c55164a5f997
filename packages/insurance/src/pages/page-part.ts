/**
 * The HTML of a header or a footer as it is stored: a complete document, with the script by which wkhtmltopdf fills in page
 * variables, so that any engine can print it. People see and write only the text inside.
 */
import { pageVariables, type PageVariable } from './page-variables.ts';

/** A line has no more room around it than it is given, so that it fits into a margin. */
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

/** How many lines precede the text in what is stored. */
const linesBefore = head.split('\n').length - 1;

/** A document of its own is stored as it is, and what is empty stays empty. */
export function wrapPart(shown: string): string {
  const isKept = shown.trim() === '' || isWholeDocument(shown);
  // Text that unwrapping would take for ours has to come back complete as well.
  return isKept && unwrapPart(shown) === shown ? shown : `${head}${shown}${foot}`;
}

export function unwrapPart(stored: string): string {
  return isWrapped(stored) ? stored.slice(head.length, -foot.length) : stored;
}

/** The line of the text as it is shown, for one of the text as it is stored. */
export function toShownLine(line: number, shown: string): number {
  return wrapPart(shown) === shown ? line : Math.max(1, line - linesBefore);
}

function isWrapped(stored: string): boolean {
  return stored.length >= head.length + foot.length && stored.startsWith(head) && stored.endsWith(foot);
}

function isWholeDocument(html: string): boolean {
  return /<(!doctype|html|head|body)(?=[\s/>])/i.test(html);
}

/** For a text that is written by hand, or as it looks. */
export function pageVariableTag(name: PageVariable): string {
  return `<span class="${name}"></span>`;
}

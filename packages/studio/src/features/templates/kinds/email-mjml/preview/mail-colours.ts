/**
 * Shows an email in dark mode. The system's colour scheme cannot be overridden for a frame, so the email's media
 * queries are rewritten to match always or never.
 */

/**
 * light: as written; dark: with the author's dark-mode rules, as in Apple Mail; inverted: light with inverted
 * colours, which approximates other mail programs.
 */
export const colourModes = ['light', 'dark', 'inverted'] as const;
export type ColourMode = (typeof colourModes)[number];

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** Rewrites a media query so that it matches whenever the original would in the given scheme. */
export function toSchemeMedia(media: string, isDark: boolean): string {
  return media.replaceAll(/\(\s*prefers-color-scheme\s*(?::\s*([\w-]+)\s*)?\)/gi, (_, scheme?: string) => {
    if (scheme === undefined) return always;
    return scheme.toLowerCase() === (isDark ? 'dark' : 'light') ? always : never;
  });
}

/** Whether the email has dark-mode rules. */
export function hasDarkRules(html: string): boolean {
  return /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/i.test(html) || declaresDark(html);
}

/** Whether the email declares support for a dark background. */
export function declaresDark(html: string): boolean {
  const [meta = ''] = /<meta\b[^>]*\bname\s*=\s*["']?color-scheme["']?[^>]*>/i.exec(html) ?? [];
  return /\bdark\b/i.test(meta) || /[{;\s](?:supported-)?color-schemes?\s*:[^;}]*\bdark\b/i.test(html);
}

/** The default backgrounds of browsers. */
export const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(18, 18, 18)' } as const;

const invertedStyle = `html { background: #fff; filter: invert(1) hue-rotate(180deg); }
img, svg, video { filter: invert(1) hue-rotate(180deg); }`;

const invertedId = 'cw-inverted';

/** The original media queries, so that the email can be shown in another mode later. */
const written = new WeakMap<MediaList, string>();

/** Shows a document in the mode. */
export function applyColours(page: Document, mode: ColourMode, isDarkDeclared: boolean): void {
  const isDark = mode === 'dark';
  for (const sheet of page.styleSheets) {
    rewriteMedia(sheet.media, isDark);
    for (const rule of sheet.cssRules) rewriteRule(rule, isDark);
  }
  const root = page.documentElement;
  root.style.setProperty('color-scheme', isDark && isDarkDeclared ? 'dark' : 'light', 'important');
  const style = page.querySelector(`#${invertedId}`);
  if (mode !== 'inverted') style?.remove();
  else if (!style) {
    const added = page.createElement('style');
    added.id = invertedId;
    added.textContent = invertedStyle;
    page.head.append(added);
  }
}

function rewriteRule(rule: CSSRule, isDark: boolean): void {
  // instanceof does not work because the rule belongs to another window.
  if ('media' in rule && isMediaList(rule.media)) rewriteMedia(rule.media, isDark);
  if (!('cssRules' in rule) || !isRuleList(rule.cssRules)) return;
  for (const inner of rule.cssRules) rewriteRule(inner, isDark);
}

function rewriteMedia(media: MediaList, isDark: boolean): void {
  const text = written.get(media) ?? media.mediaText;
  written.set(media, text);
  const wanted = toSchemeMedia(text, isDark);
  if (media.mediaText !== wanted) media.mediaText = wanted;
}

function isMediaList(value: unknown): value is MediaList {
  return typeof value === 'object' && value !== null && 'mediaText' in value;
}

function isRuleList(value: unknown): value is CSSRuleList {
  return typeof value === 'object' && value !== null && 'item' in value;
}

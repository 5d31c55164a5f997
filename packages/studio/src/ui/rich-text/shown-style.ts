// Applies a text's own style sheets in the editor's document, so they do not affect the studio. They come after the
// editor's defaults, and before nothing else.
import type { Editor } from 'hugerte';
import { documentStyleOf } from './markup/document-style.ts';

const sheetAttribute = 'data-cw-document-style';

export interface ShownStyle {
  show(html: string): void;
}

/** @param isPrinted whether print rules apply instead of screen rules */
export function createShownStyle(editor: Editor, isPrinted: boolean): ShownStyle {
  let last = '';
  let bodyClasses: readonly string[] = [];
  return {
    show(html) {
      const style = documentStyleOf(html);
      const next = JSON.stringify(style);
      if (next === last) return;
      last = next;
      const { head, body } = editor.getDoc();
      for (const old of head.querySelectorAll(`[${sheetAttribute}]`)) old.remove();
      for (const { css, media } of style.sheets) {
        const element = editor.getDoc().createElement('style');
        element.setAttribute(sheetAttribute, '');
        element.media = isPrinted ? toPaper(media) : media;
        element.textContent = css;
        head.append(element);
        if (isPrinted && element.sheet) putOnPaper(element.sheet.cssRules);
      }
      body.classList.remove(...bodyClasses);
      bodyClasses = style.bodyClass.split(/\s+/).filter((name) => name !== '' && !/mce|hugerte/i.test(name));
      body.classList.add(...bodyClasses);
    },
  };
}

function putOnPaper(rules: CSSRuleList): void {
  for (const rule of rules) {
    // instanceof does not work for rules of another window.
    if ('media' in rule && isMediaList(rule.media)) rule.media.mediaText = toPaper(rule.media.mediaText);
    if ('cssRules' in rule && isRuleList(rule.cssRules)) putOnPaper(rule.cssRules);
  }
}

function toPaper(media: string): string {
  return media.replaceAll(/\bscreen\b/gi, 'speech').replaceAll(/\bprint\b/gi, 'all');
}

function isMediaList(value: unknown): value is MediaList {
  return typeof value === 'object' && value !== null && 'mediaText' in value;
}

function isRuleList(value: unknown): value is CSSRuleList {
  return typeof value === 'object' && value !== null && 'length' in value && 'item' in value;
}

import type { Page } from '@playwright/test';

/** Proper names, abbreviations, units and examples, which are the same in every language. */
const names = [
  'caniemail.com',
  'claims',
  'csv',
  'eml',
  'false',
  'https',
  'id',
  'js',
  'json',
  'localhost',
  'md',
  'medical_expenses',
  'null',
  'option_0',
  'pdf',
  'payment_due',
  'policy-schedule.pdf',
  'policy-wordings',
  'policies.list[0].issuerNumber',
  'portal',
  'premium',
  'rar',
  'this',
  'travel.localhost',
  'travel_insurance',
  'travelQuote',
  'true',
  'txt',
  'typeId',
  'xml',
  'zip',
  'Asia/Hong_Kong',
  'API',
  'Apple Mail',
  'Arial',
  'Coverwright',
  'CSS',
  'Ctrl+Space',
  'DELETE',
  'EARLY10',
  'Enter',
  'Gmail',
  'GSM',
  'HKD',
  'HTML',
  'ID',
  'JSON',
  'KB',
  'Liquid',
  'MB',
  'Message-ID',
  'MJML',
  'NAME',
  'Outlook',
  'PDF',
  'Shift',
  'Times New Roman',
  'UCS',
  'Windows',
];

/**
 * The words in Latin letters in everything that a user can read or hear, except code, names that are data, and texts
 * marked as being in another language.
 */
export async function untranslatedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((known) => {
    const answered: string[] = Reflect.get(window, 'gallery').answeredTexts();
    // The longest first, of which others are parts; a single letter is part of every word.
    const same = [...known, ...answered.filter((text) => text.length > 1 && /[a-z]/i.test(text))];
    same.sort((left, right) => right.length - left.length);
    const skipped =
      'script, style, code, pre, kbd, iframe, textarea, .cm-content, .cm-gutters, [translate="no"], [lang]:not(html):not([lang="zh-HK"])';
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const remaining = (text: string): string[] => {
      let rest = text.replaceAll(/[^\s：]+@[\w.]+/g, ' ');
      for (const one of same) rest = rest.replaceAll(one, ' ');
      return rest.match(/[a-z][a-z'’-]+/gi) ?? [];
    };
    const found = new Set<string>();
    const add = (text: string): void => {
      if (remaining(text).length > 0) found.add(text.trim());
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(skipped) !== null || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const attribute of attributes) add(element.getAttribute(attribute) ?? '');
      for (const node of element.childNodes) if (node instanceof Text) add(node.data);
    }
    return [...found];
  }, names);
}

import { expect, test } from 'vitest';
import { languageOf, pageNumberHtml } from './page-number.ts';

const page = '<span class="page"></span>';
const pages = '<span class="topage"></span>';

test.each([
  ['en-US', `Page ${page} of ${pages}`],
  ['fr', `Page ${page} of ${pages}`],
  ['zh-HK', `第 ${page} 頁，共 ${pages} 頁`],
  ['zh', `第 ${page} 頁，共 ${pages} 頁`],
  ['zh-Hant-HK', `第 ${page} 頁，共 ${pages} 頁`],
  ['zh-CN', `第 ${page} 页，共 ${pages} 页`],
  ['ZH-hans-hk', `第 ${page} 页，共 ${pages} 页`],
])('the number of the page in %s', (language, html) => {
  expect(pageNumberHtml(language)).toBe(html);
});

test.each([
  ['<html lang="zh-HK"><body></body></html>', 'zh-HK'],
  ["<!DOCTYPE html>\n<HTML class=a LANG='en'>", 'en'],
  ['<html lang=zh-Hant data-x="">', 'zh-Hant'],
  ['<html><p lang="zh-HK">', undefined],
  ['<html lang="{{ locale }}">', undefined],
  ['<p>text</p>', undefined],
])('the language of %s', (html, language) => {
  expect(languageOf(html)).toBe(language);
});

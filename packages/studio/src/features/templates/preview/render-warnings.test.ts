import { describe, expect, test } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { type RenderWarning, toWarnings } from './render-warnings.ts';

const warning = (given: Partial<RenderWarning>): RenderWarning => ({
  code: null,
  message: 'In the words of the server.',
  path: 'html',
  line: null,
  column: null,
  excerpt: null,
  marginMm: null,
  ...given,
});

const describeWarning = (given: RenderWarning) => toWarnings([given])[0]?.message;

describe('a warning', () => {
  test("has the server's message if the studio is in the same language", async () => {
    await startTextsIn('en-US');
    expect(describeWarning(warning({ code: 'FILE' }))).toBe('In the words of the server.');
  });

  test('is worded according to its code in any other language', async () => {
    await startTextsIn('zh-HK');
    expect(describeWarning(warning({ code: 'LOOP' }))).toContain('清單');
    expect(describeWarning(warning({ code: 'SCRIPT' }))).toContain('指令碼');
    expect(describeWarning(warning({ code: 'CHARACTERS' }))).toContain('字元');
    expect(describeWarning(warning({ code: 'PICTURE' }))).toContain('替代文字');
    expect(describeWarning(warning({ code: 'HEADING' }))).toContain('標題');
    expect(describeWarning(warning({ code: 'TABLE' }))).toContain('儲存格');
    expect(describeWarning(warning({ code: 'MJML' }))).toContain('mj-text 以外的文字');
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'footerSettings.html', marginMm: 31 }))).toContain(
      '下邊界設為 31 毫米',
    );
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'footerSettings.left', marginMm: 31 }))).toContain('下邊界');
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'headerSettings.html' }))).toBe(
      '頁首高於此頁面可容納的高度。請縮減頁首高度。',
    );
    expect(describeWarning(warning({ code: 'WIDTH', element: 'table > tr', overhangMm: 12.5 }))).toBe(
      'table > tr 的內容超出頁面寬度 12.5 毫米。請收窄內容、改用較大的頁面，或開啟「配合頁面寬度」。',
    );
    expect(describeWarning(warning({ code: 'ANOTHER' }))).toBe('In the words of the server.');
  });

  test('keeps its position in the text', () => {
    const place = { line: 2, column: 4, excerpt: 'Dear ▸{{ policy }}' };
    expect(toWarnings([warning({ code: 'OBJECT', ...place })])).toMatchObject([
      { code: 'OBJECT', path: 'html', ...place },
    ]);
    expect(toWarnings(null)).toEqual([]);
  });
});

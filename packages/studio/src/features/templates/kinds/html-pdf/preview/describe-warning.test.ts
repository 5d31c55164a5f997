import { describe, expect, test } from 'vitest';
import { startTextsIn } from '../../../../../testing/start-texts.ts';
import { describeWarning, type PrintWarning } from './describe-warning.ts';

const warning = (given: Partial<PrintWarning>): PrintWarning => ({
  code: null,
  message: 'In the words of the server.',
  path: 'html',
  line: null,
  column: null,
  excerpt: null,
  marginMm: null,
  ...given,
});

describe('a warning', () => {
  test('has the words of the server in its own language', async () => {
    await startTextsIn('en-US');
    expect(describeWarning(warning({ code: 'FILE' }))).toBe('In the words of the server.');
  });

  test('is told by its code in another', async () => {
    await startTextsIn('zh-HK');
    expect(describeWarning(warning({ code: 'SCRIPT' }))).toContain('指令碼');
    expect(describeWarning(warning({ code: 'CHARACTERS' }))).toContain('字元');
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'footerSettings.html', marginMm: 31 }))).toContain(
      '下邊界設為 31 毫米',
    );
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'footerSettings.left', marginMm: 31 }))).toContain('下邊界');
    expect(describeWarning(warning({ code: 'HEIGHT', path: 'headerSettings.html' }))).toBe(
      '頁首高於此頁面可容納的高度。請縮減頁首高度。',
    );
    expect(describeWarning(warning({ code: 'ANOTHER' }))).toBe('In the words of the server.');
  });
});

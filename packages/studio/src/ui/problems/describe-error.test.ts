import { describe, expect, it } from 'vitest';
import { ApiError, type Problem } from '../../api/api-error.ts';
import english from '../../locales/en-US/problems.json' with { type: 'json' };
import chinese from '../../locales/zh-HK/problems.json' with { type: 'json' };
import { startTextsIn } from '../../testing/start-texts.ts';
import { formatDateTime } from '../formats/date-time.ts';
import { errorText } from './describe-error.ts';
import { describeProblem, serverCodes } from './problem-text.ts';

const at = '2027-01-31T08:09:10.500Z';
const conflict: Problem = { code: 'CONFLICT', message: 'The server says so.', path: 'expectedRevision', by: 'may', at };
const required: Problem = { code: 'REQUIRED', message: 'The plan is required.', path: 'product.productId.plan' };

it('has a text for every server code', () => {
  expect(Object.keys(english.general)).toEqual(serverCodes);
  expect(Object.keys(chinese.general)).toEqual(serverCodes);
});

describe('in English', () => {
  it('a conflict names who and when, in the user’s time zone', async () => {
    await startTextsIn('en-US');
    expect(describeProblem(conflict)).toBe(`may changed this on ${formatDateTime(at)}, after you opened it.`);
    const { by: _, ...orphaned } = conflict;
    expect(describeProblem(orphaned)).toMatch(/^A user whose account no longer exists changed this on /);
  });
  it('the server’s own message is shown', async () => {
    await startTextsIn('en-US');
    const problems = [required, { code: 'INTERNAL', message: 'A fault. (Request 7)' }];
    const error = new ApiError('problems', { problems, requestId: '7' });
    expect(errorText(error)).toBe('The plan is required. A fault. (Request 7)');
  });
});

describe('in Chinese', () => {
  it('a conflict names who and when', async () => {
    await startTextsIn('zh-HK');
    expect(describeProblem(conflict)).toBe(`在你開啟之後，may 於 ${formatDateTime(at)} 作出了修改。`);
    const { by: _, at: __, ...removed } = conflict;
    expect(describeProblem(removed)).toBe(chinese.general.CONFLICT);
  });
  it('a problem is described by its code and field, and joined without a space', async () => {
    await startTextsIn('zh-HK');
    const problems = [required, { code: 'INTERNAL', message: 'A fault. (Request 7)' }];
    const error = new ApiError('problems', { problems, requestId: '7' });
    expect(errorText(error)).toBe('必須填寫「計劃」。發生未預期的錯誤，請稍後再試。（請求編號 7）');
  });
  it.each([
    ['product.benefitInputs.0.value.type', '「保障項目」的內容不正確，請修正後再試。'],
    ['somewhere.else', '輸入的內容不正確，請檢查後再試。'],
    [undefined, '輸入的內容不正確，請檢查後再試。'],
  ])('a problem at %s is reported as %s', async (path, text) => {
    await startTextsIn('zh-HK');
    expect(describeProblem({ code: 'INVALID', message: 'No.', ...(path !== undefined && { path }) })).toBe(text);
  });
  it.each([
    ['changePasswordInput.currentPassword', '目前密碼不正確。'],
    ['proof.currentPassword', '目前密碼不正確。'],
    ['proof.secondFactor', '驗證碼不正確或已被使用。'],
    ['changePasswordInput.newPassword', '此密碼過於容易猜到。'],
    ['password', '此密碼過於容易猜到。'],
  ])('a refusal with %s includes the reason', async (path, text) => {
    await startTextsIn('zh-HK');
    expect(describeProblem({ code: 'INVALID', message: 'No.', path }, '欄位')).toContain(text);
  });
  it('a tenant limit is named, and other limits advise sending less', async () => {
    await startTextsIn('zh-HK');
    const problem = { code: 'LIMIT_EXCEEDED', message: 'No.', path: 'file' };
    expect(describeProblem({ ...problem, limit: 'fileBytes' })).toBe(
      '已達租戶的「檔案」上限。請在租戶面板查看用量，或聯絡管理員提高上限。',
    );
    expect(describeProblem(problem)).toBe('內容超出上限，請縮減後再試。');
  });
  it('a problem with a reason is worded by its sentence, and without its text as before', async () => {
    await startTextsIn('zh-HK');
    const problem = {
      code: 'NOT_FOUND',
      message: 'The product has no discount code NONE.',
      reason: 'CODE_UNKNOWN',
      paramsJsonString: '{"kind":{"reason":"discount"},"code":"NONE"}',
      path: 'code',
    };
    expect(describeProblem(problem)).toBe('產品沒有折扣代碼「NONE」。');
    expect(describeProblem({ ...problem, reason: 'NEWER_THAN_THIS_STUDIO' })).toBe(
      '找不到指定的「連結」，可能已被刪除。',
    );
  });
  it('texts worded by the studio are unchanged', async () => {
    await startTextsIn('zh-HK');
    expect(describeProblem({ code: 'TOO_LARGE', message: '內容太大。' })).toBe('內容太大。');
  });
});

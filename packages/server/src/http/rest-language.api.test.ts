// The language of problems in the REST API: prices and decisions, alone, in lists and from threads; documents;
// files.
import { describe, expect, test } from 'vitest';
import { budget } from '../calculation/within-budget.ts';
import { type Answer, productApiTests, productPath, trip } from '../testing/product-api.ts';

const tests = productApiTests();
const mistyped = '變數 trip.days 必須為數字，現為文字。請傳送數字。';

async function send(url: string, body: unknown, language: string, headers = tests.headers) {
  return tests.post(url, body, { ...headers, 'accept-language': language });
}

describe('a refused price', () => {
  test.each(['zh', 'zh-HK', 'zh-TW', 'fr, zh;q=0.5', 'ZH-hk;q=0.9, en;q=0.1'])(
    'is Chinese for %s',
    async (language) => {
      const path = `${productPath(await tests.pricedProduct())}/price`;
      const { status, answer } = await send(path, trip('x'), language);
      expect(status).toBe(400);
      expect(answer.errors).toEqual([mistyped]);
      expect(answer.errors_2).toEqual([{ code: 'INVALID', message: mistyped, path: 'values.trip.days' }]);
    },
  );

  test.each(['en', 'en-GB, zh', 'fr', '', 'de-DE, en;q=0.9, zh;q=0.1'])('is English for "%s"', async (language) => {
    const path = `${productPath(await tests.pricedProduct())}/price`;
    const { answer } = await send(path, trip('x'), language);
    expect(answer.errors).toEqual(['The variable trip.days must be a number and is a text. Send a number.']);
  });

  test('is Chinese in a list too, even if a thread responds', async () => {
    const path = `${productPath(await tests.pricedProduct())}/price`;
    for (const count of [2, budget.items + 1]) {
      const { answer } = await send(
        path,
        Array.from({ length: count }, () => trip('x')),
        'zh',
      );
      const items = answer as unknown as readonly Answer[];
      expect(new Set(items.map(({ errors }) => errors?.[0]))).toEqual(new Set([mistyped]));
    }
  });
});

test('a refusal before the route is Chinese', async () => {
  const path = `${productPath(await tests.pricedProduct())}/price`;
  expect((await send(path, '{"values": ', 'zh')).answer.errors?.[0]).toMatch(/^內文不是有效的 JSON。第 1 行：/);
  expect((await send(path, trip(1), 'zh', { 'x-api-key': 'wrong' })).answer.errors).toEqual(['API 金鑰無效或已撤銷']);
  expect((await send('/api/v1/products/nothing', {}, 'zh')).answer.errors?.[0]).toMatch(/^此網址沒有任何內容。/);
  expect((await send('/api/v1/products/%', {}, 'zh')).answer.errors?.[0]).toMatch(/^無法讀取此網址。/);
  expect((await send('/api/v1/products/a/b/-/price', trip(1), 'zh')).answer.errors).toEqual([
    '沒有產品 a / b（沒有版本）。',
  ]);
});

test('a refused document or file is Chinese', async () => {
  const token = await tests.server.as(tests.user).headers();
  expect((await send('/api/v1/render/nothing', {}, 'zh', token)).answer.errors).toEqual([
    '沒有使用此 ID 或邏輯 ID 的文件或電郵模板。',
  ]);
  expect((await send('/api/v1/files/a.pdf', {}, 'zh', token)).answer.errors?.[0]).toMatch(/^無法讀取整個表單。/);
});

async function upload(fileName: string, content: string) {
  const token = await tests.server.as(tests.user).headers();
  const boundary = 'form';
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  const headers = { ...token, 'content-type': `multipart/form-data; boundary=${boundary}` };
  return (await send(`/api/v1/files/${fileName}`, file, 'zh', headers)).answer;
}

test('codes that clients compare are English in errors, whatever the language', async () => {
  const answer = await upload('a.exe', 'x');
  expect(answer).toMatchObject({ errors: ['File type is not valid'], errors_2: [{ message: '檔案類型無效' }] });
});

test('a limit of the tenant that an upload reaches is said in Chinese', async () => {
  await tests.server.sql`insert into tenant_limits (tenant_id, name, max)
    values (${tests.user.tenantId}, 'fileBytes', 1)`;
  const { errors } = await upload('a.txt', 'xx');
  expect(errors?.[0]).toMatch(
    /^已達租戶的儲存檔案上限：上限 1 bytes，已用 0 bytes，尚餘 1 bytes.*或聯絡管理員提高上限。$/,
  );
});

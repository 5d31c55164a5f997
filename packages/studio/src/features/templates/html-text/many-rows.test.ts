import { expect, test } from 'vitest';
import { richRowsMax, tooManyRows } from './many-rows.ts';

test('the rows of all tables are counted, however they are written, and nothing else', () => {
  const rows = (count: number) => '<tr><td>1</td></tr>'.repeat(count);
  expect(tooManyRows(`<table>${rows(richRowsMax)}</table><track><p>&lt;tr></p>`)).toBeUndefined();
  expect(tooManyRows(`<table>${rows(richRowsMax - 1)}</table><TABLE><TR class="a">x<tr\n>y</TABLE>`)).toBe(
    richRowsMax + 1,
  );
});

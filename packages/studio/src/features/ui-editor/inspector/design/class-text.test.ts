import { expect, test } from 'vitest';
import { toClassText } from './class-text.ts';

test('class names are accepted as styles, and other texts are not', () => {
  expect(toClassText(' p-4\n md:hover:!bg-c12/50  [&_a]:underline w-[calc(100%_-_2px)] ')).toBe(
    'p-4 md:hover:!bg-c12/50 [&_a]:underline w-[calc(100%_-_2px)]',
  );
  for (const text of ['', ' ', '{"kind":"x"}', '<b>', 'a"b', `x${'y'.repeat(10_000)}`]) {
    expect(toClassText(text), text.slice(0, 20)).toBeUndefined();
  }
});

import { describe, expect, it } from 'vitest';
import { findScripts } from './script-warnings.ts';

const found = (html: string) => findScripts(html).map((warning) => warning.found);

describe('scripts of a body', () => {
  it('quotes the first characters of each', () => {
    const html = '<p>a</p><script>alert("<script>")</script><SCRIPT src="x.js"></SCRIPT><p>b</p>';
    expect(found(html)).toEqual([
      '<script>alert("<script>")</script><SCRIPT src="x.js"></SCRIPT><p>b</p>'.slice(0, 60),
      '<SCRIPT src="x.js"></SCRIPT><p>b</p>',
    ]);
  });

  it('ignores comments, other words and scripts that never run', () => {
    expect(
      found('<!-- <script>a()</script> --><scripts></scripts><script type="application/json">{}</script>'),
    ).toEqual([]);
  });

  it('reports only as many as a reader can use', () => {
    expect(found('<script></script>'.repeat(1_000))).toHaveLength(20);
    expect(found('<script'.repeat(100_000))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { readTexts } from '../../testing/read-pdf.ts';
import { withoutRadicals } from './radicals.ts';

/** Characters that the font draws like radicals. */
const text = '人民長青母龜黃門食頁目手足一大小日月金木水火土';

it('prints Chinese that can be searched and copied as it was written', async () => {
  const engine = startEngine();
  const cuts = [
    '300 1em Noto Sans HK',
    '400 1em Noto Sans HK',
    '700 1em Noto Sans HK',
    '400 1em Noto Sans SC',
    '700 1em Noto Sans SC',
  ].map((font) => `<p style="font:${font}">${text}</p>`);
  const { pdf } = requirePdf(await engine.print(requestOf(cuts.join(''))));
  await engine.close();
  expect(await readTexts(pdf)).toEqual([cuts.map(() => text).join(' ')]);
});

it('draws radicals, which often come from copying a PDF, as characters', () => {
  expect(withoutRadicals('⼈⺠⻑⻘⺟⻱⿈⾨ ABC 人民')).toBe('人民長青母龜黃門 ABC 人民');
});

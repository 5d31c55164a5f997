import { expect, it } from 'vitest';
import { paperSizesMm } from './paper-sizes.ts';

it('has the ISO 216 sheets, each half of the next larger one', () => {
  const { A3, A4, A5 } = paperSizesMm;
  expect(A3).toEqual({ width: 297, height: 420 });
  expect(A4).toEqual({ width: Math.floor(A3.height / 2), height: A3.width });
  expect(A5).toEqual({ width: Math.floor(A4.height / 2), height: A4.width });
});

it('has the American sheets, which are measured in inches', () => {
  const inches = (width: number, height: number) => ({ width: (width * 254) / 10, height: (height * 254) / 10 });
  expect(paperSizesMm.LETTER).toEqual(inches(8.5, 11));
  expect(paperSizesMm.LEGAL).toEqual(inches(8.5, 14));
});

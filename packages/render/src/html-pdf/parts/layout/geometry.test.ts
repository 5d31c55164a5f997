import { describe, expect, it } from 'vitest';
import { toMm, toPageGeometry, toPaperPt } from './geometry.ts';

const marginsMm = { top: 25, right: 15, bottom: 20, left: 10 };

describe('paper', () => {
  it.each([
    ['A3', 297, 420],
    ['A4', 210, 297],
    ['A5', 148, 210],
    ['LETTER', 215.9, 279.4],
    ['LEGAL', 215.9, 355.6],
  ] as const)('%s is %d by %d mm, and lies on its side in landscape', (pageSize, widthMm, heightMm) => {
    const portrait = toPaperPt(pageSize, 'portrait');
    expect(toMm(portrait.widthPt)).toBeCloseTo(widthMm);
    expect(toMm(portrait.heightPt)).toBeCloseTo(heightMm);
    expect(toPaperPt(pageSize, 'landscape')).toEqual({ widthPt: portrait.heightPt, heightPt: portrait.widthPt });
  });

  it('has 72 points per inch, as in PDF', () => {
    expect(toPaperPt('LETTER', 'portrait')).toEqual({ widthPt: expect.closeTo(612), heightPt: expect.closeTo(792) });
  });
});

describe('page geometry', () => {
  it("places the header one spacing above the body and the footer one spacing below it, with the body's width", () => {
    const geometry = toPageGeometry({
      pageSize: 'A4',
      orientation: 'portrait',
      marginsMm,
      header: { spacingMm: 5 },
      footer: { spacingMm: 4 },
    });
    const { content, header, footer } = geometry;
    expect([content.leftPt, content.topPt, content.widthPt, content.heightPt].map(toMm)).toEqual([
      expect.closeTo(10),
      expect.closeTo(25),
      expect.closeTo(185),
      expect.closeTo(252),
    ]);
    expect([header.leftPt, header.topPt, header.widthPt, header.heightPt].map(toMm)).toEqual([
      expect.closeTo(10),
      0,
      expect.closeTo(185),
      expect.closeTo(20),
    ]);
    expect([footer.leftPt, footer.topPt, footer.widthPt, footer.heightPt].map(toMm)).toEqual([
      expect.closeTo(10),
      expect.closeTo(281),
      expect.closeTo(185),
      expect.closeTo(16),
    ]);
  });

  it('has no box with a negative size', () => {
    const geometry = toPageGeometry({
      pageSize: 'A5',
      orientation: 'portrait',
      marginsMm: { top: 150, right: 100, bottom: 150, left: 100 },
      header: { spacingMm: 200 },
    });
    expect([geometry.content.widthPt, geometry.content.heightPt, geometry.header.heightPt]).toEqual([0, 0, 0]);
  });
});

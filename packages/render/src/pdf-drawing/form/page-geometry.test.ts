// Every combination of the entries that affect a page's appearance, each as a page of one file, checked by its pixels.
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnBox, drawnSheets } from '../../testing/forms/drawn-sheets.ts';
import { type RawPage, rawPages } from '../../testing/forms/raw-pdf.ts';
import { type PagePixels, readPagePixels, readPdfiumPixels } from '../../testing/page-pixels.ts';
import { drawForm } from '../write/draw-form.ts';
import { toPageGeometry, toSeenRectangle, toSheetMatrix } from './page-geometry.ts';
import { readForm } from './read-form.ts';

const crops = { none: undefined, inside: [20, 30, 260, 330], beyond: [-40, -50, 700, 900] } as const;

interface Combination {
  readonly name: string;
  readonly userUnit: number;
  readonly crop: keyof typeof crops;
  readonly page: RawPage;
}

const combinations: Combination[] = [];
for (const rotate of [0, 90, 180, 270, -90, 450])
  for (const [x, y] of [
    [0, 0],
    [50, -20],
  ] as const)
    for (const crop of ['none', 'inside', 'beyond'] as const)
      for (const userUnit of [1, 2])
        for (const isInherited of [false, true]) {
          const box = crops[crop]?.map((side, index) => side + (index % 2 === 0 ? x : y));
          const entries = `/MediaBox[${x} ${y} ${x + 300} ${y + 400}]${box ? `/CropBox[${box.join(' ')}]` : ''}/Rotate ${rotate}`;
          // User units are not inherited.
          const unit = userUnit === 1 ? '' : `/UserUnit ${userUnit}`;
          combinations.push({
            name: `rotate ${rotate}, origin ${x} ${y}, crop ${crop}, unit ${userUnit}, ${isInherited ? 'inherited' : 'own'}`,
            userUnit,
            crop,
            page: isInherited ? { entries: unit, inherited: entries } : { entries: entries + unit },
          });
        }

const [red, blue, white] = ['255,0,0', '0,0,255', '255,255,255'];

function lookAt({ at }: PagePixels, scale: number): string[] {
  const { x, y, width, height } = drawnBox;
  const points = [
    [x + 3, y + 3],
    [x + 3, y + height - 3],
    [x + width - 3, y + 3],
    [x - 2, y + 3],
    [x + width + 2, y + height / 2],
    [x + 3, y - 2],
    [x + 3, y + height + 2],
  ] as const;
  return points.map(([left, top]) => at(left * scale, top * scale).join());
}

const expected = [blue, red, red, white, white, white, white];

const form = rawPages(combinations.map(({ page }) => page));
let drawn: Uint8Array;
beforeAll(async () => {
  const overlay = await drawnSheets(combinations.map((_, index) => index + 1));
  drawn = await drawForm({ form, overlays: [overlay], replacedFields: [] });
});

describe('144 combinations of rotation, origin, crop box, user unit and inheritance', () => {
  it("have the box where it was drawn, in the editor's reader", async () => {
    const pages = await readPagePixels(drawn);
    const { pages: sizes } = await readForm(form);
    for (const [index, { name }] of combinations.entries()) {
      const page = pages[index];
      expect(page && lookAt(page, 1), name).toEqual(expected);
      const { width, height } = sizes[index] ?? { width: 0, height: 0 };
      expect([page?.width, page?.height], name).toEqual([Math.round(width), Math.round(height)]);
    }
  });

  it('have it there in another reader, which ignores user units', async () => {
    const pages = await readPdfiumPixels(drawn);
    for (const [index, { name, userUnit }] of combinations.entries()) {
      const page = pages[index];
      // Edges of half size lie between pixels: only the inside is checked.
      const seen = page && lookAt(page, 1 / userUnit);
      if (userUnit === 1) expect(seen, name).toEqual(expected);
      else expect(seen?.slice(0, 3), name).toEqual(expected.slice(0, 3));
    }
  });
});

describe('a page', () => {
  it('that has no box, or one without an area, is US Letter', () => {
    for (const mediaBox of [
      [0, 0, 0, 0],
      [10, 10, 10, 500],
      [0, 0, Number.NaN, 5],
    ] as const) {
      expect(toPageGeometry({ mediaBox }).seen).toEqual({ width: 612, height: 792 });
    }
  });

  it('may have corners in any order, and a crop box elsewhere', () => {
    const { seen, toUser } = toPageGeometry({ mediaBox: [300, 400, 0, 0], cropBox: [900, 900, 950, 950] });
    expect(seen).toEqual({ width: 300, height: 400 });
    expect(toUser).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('maps points there and back', () => {
    for (const rotate of [0, 90, 180, 270]) {
      const geometry = toPageGeometry({ mediaBox: [50, -20, 350, 380], rotate, userUnit: 2 });
      const [a, b, c, d, e, f] = toSheetMatrix(geometry, geometry.seen.height);
      // A point 10 right of and 20 below the visible corner, in the page's own units.
      const [x, y] = [10, geometry.seen.height - 20];
      const point = [a * x + c * y + e, b * x + d * y + f] as const;
      const [left, top] = toSeenRectangle(geometry, [...point, ...point]);
      expect([left, top].map((side) => Math.round(side * 1e6) / 1e6)).toEqual([10, 20]);
    }
  });
});

import { expect, it } from 'vitest';
import { toPageGeometry } from './geometry.ts';
import { toHeightWarnings } from './part-heights.ts';

const geometry = toPageGeometry({
  pageSize: 'A4',
  orientation: 'portrait',
  marginsMm: { top: 20, right: 10, bottom: 10, left: 10 },
  header: { spacingMm: 5 },
});
const pxPerMm = 96 / 25.4;

it('reports the margin needed by a header or footer that is higher than its space', () => {
  const warnings = toHeightWarnings(
    [
      [15.5 * pxPerMm, 1],
      [0, 30 * pxPerMm],
    ],
    geometry,
  );
  expect(warnings).toMatchObject([
    {
      code: 'HEIGHT',
      message:
        'The header is 15.5 mm high and has 15.0 mm of space. Set the top margin to 21 mm, or reduce the height of the header.',
      text: 'header',
      marginMm: 21,
    },
    {
      code: 'HEIGHT',
      message:
        'The footer is 30.0 mm high and has 10.0 mm of space. Set the bottom margin to 30 mm, or reduce the height of the footer.',
      text: 'footer',
      marginMm: 30,
    },
  ]);
});

it('reports nothing if it fits or was not measured', () => {
  expect(toHeightWarnings([[15 * pxPerMm, 0]], geometry)).toEqual([]);
  expect(toHeightWarnings([undefined], geometry)).toEqual([]);
});

it('suggests a lower header if the page has no space for it', () => {
  const low = toPageGeometry({
    pageSize: 'A5',
    orientation: 'landscape',
    marginsMm: { top: 20, right: 10, bottom: 10, left: 10 },
  });
  const [warning, ...others] = toHeightWarnings([[150 * pxPerMm, 0]], low);
  expect(warning).toMatchObject({
    code: 'HEIGHT',
    message:
      'The header is 150.0 mm high and has 20.0 mm of space. Reduce its height: on this page the top margin can be at most 128 mm.',
    text: 'header',
  });
  expect(warning).not.toHaveProperty('marginMm');
  expect(others).toEqual([]);
  expect(toHeightWarnings([[128 * pxPerMm, 0]], low)).toMatchObject([{ marginMm: 128 }]);
});

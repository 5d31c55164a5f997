import { expect, test } from 'vitest';
import { canZoomIn, canZoomOut, zoomIn, zoomOut, zoomStart, zoomToFit } from './zoom.ts';

test('zooming in and out one step returns to the initial zoom', () => {
  expect(zoomIn(zoomStart)).toBe(1.25);
  expect(zoomOut(zoomIn(zoomStart))).toBe(zoomStart);
});

test('the minimum zoom stays above a quarter', () => {
  let zoom = zoomStart;
  for (let step = 0; step < 10; step += 1) zoom = zoomOut(zoom);
  expect(zoom).toBe(0.5);
  expect(canZoomOut(zoom)).toBe(false);
  expect(canZoomIn(zoom)).toBe(true);
});

test('the maximum zoom is four times the paper size', () => {
  let zoom = zoomStart;
  for (let step = 0; step < 30; step += 1) zoom = zoomIn(zoom);
  expect(zoom).toBe(4);
  expect(canZoomIn(zoom)).toBe(false);
  expect(canZoomOut(zoom)).toBe(true);
});

test('from fitted pages, a step goes to the next multiple', () => {
  expect(zoomIn(0.6)).toBe(0.75);
  expect(zoomOut(0.6)).toBe(0.5);
  expect(zoomIn(0.3)).toBe(0.5);
  expect(zoomOut(0.3)).toBe(0.3);
});

test('a page fits the available space with the gap around it', () => {
  const paper = { width: 600, height: 800 };
  expect(zoomToFit('width', { width: 332, height: 100 }, paper)).toBe(0.5);
  expect(zoomToFit('page', { width: 1000, height: 232 }, paper)).toBe(0.25);
  expect(zoomToFit('page', { width: 332, height: 5000 }, paper)).toBe(0.5);
  expect(zoomToFit('width', { width: 20, height: 20 }, paper)).toBe(0.1);
  expect(zoomToFit('width', { width: 9000, height: 20 }, paper)).toBe(4);
});

test('a fitted page is never wider than its space, not even by a pixel', () => {
  for (let width = 200; width < 1200; width += 7) {
    const zoom = zoomToFit('width', { width, height: 500 }, { width: 595.28, height: 841.89 });
    expect(Math.round(595.28 * zoom)).toBeLessThanOrEqual(width - 32);
  }
});

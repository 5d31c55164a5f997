import { expect, test } from 'vitest';
import { canZoomIn, canZoomOut, zoomIn, zoomOut, zoomStart } from './zoom.ts';

test('a step in and a step out lead back to the start', () => {
  expect(zoomIn(zoomStart)).toBe(1.25);
  expect(zoomOut(zoomIn(zoomStart))).toBe(zoomStart);
});

test('the smallest zoom stays above a quarter', () => {
  let zoom = zoomStart;
  for (let step = 0; step < 10; step += 1) zoom = zoomOut(zoom);
  expect(zoom).toBe(0.5);
  expect(canZoomOut(zoom)).toBe(false);
  expect(canZoomIn(zoom)).toBe(true);
});

test('the largest zoom is four times the paper', () => {
  let zoom = zoomStart;
  for (let step = 0; step < 30; step += 1) zoom = zoomIn(zoom);
  expect(zoom).toBe(4);
  expect(canZoomIn(zoom)).toBe(false);
  expect(canZoomOut(zoom)).toBe(true);
});

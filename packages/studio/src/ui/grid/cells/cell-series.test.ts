import { expect, test } from 'vitest';
import { continueSeries } from './cell-series.ts';

const on = { count: 3, isBackward: false };

test('numbers and dates with equal steps are continued exactly, in both directions', () => {
  expect(continueSeries('number', ['1', '8'], on)).toEqual(['15', '22', '29']);
  expect(continueSeries('number', ['0.1', '0.2'], on)).toEqual(['0.3', '0.4', '0.5']);
  expect(continueSeries('number', ['1', '0.5'], on)).toEqual(['0.0', '-0.5', '-1.0']);
  expect(continueSeries('number', ['15', '22'], { count: 2, isBackward: true })).toEqual(['1', '8']);
  expect(continueSeries('date', ['2028-02-28', '2028-02-29'], on)).toEqual(['2028-03-01', '2028-03-02', '2028-03-03']);
});

test('everything else is repeated', () => {
  expect(continueSeries('number', ['5'], on)).toEqual(['5', '5', '5']);
  expect(continueSeries('number', ['1', '2', '4'], on)).toEqual(['1', '2', '4']);
  expect(continueSeries('number', ['1', ''], on)).toEqual(['1', '', '1']);
  expect(continueSeries('text', ['1', '2'], on)).toEqual(['1', '2', '1']);
  expect(continueSeries('text', ['a', 'b'], { count: 3, isBackward: true })).toEqual(['b', 'a', 'b']);
  expect(continueSeries('date', ['9999-12-30', '9999-12-31'], on)).toEqual(['9999-12-30', '9999-12-31', '9999-12-30']);
});

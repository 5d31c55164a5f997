import { expect, test } from 'vitest';
import { emptyHistory, rememberLocation, stepBack } from './path-history.ts';

const at = (folder: string) => ({ bucketName: 'documents', folder });

test('Back visits the previous folders in turn, and then stops', () => {
  const history = rememberLocation(rememberLocation(emptyHistory, at('')), at('a/'));
  const first = stepBack(history, at('a/b/'));
  expect(first.location).toEqual(at('a/'));
  const second = stepBack(first.history, at('a/'));
  expect(second.location).toEqual(at(''));
  expect(stepBack(second.history, at('')).location).toBeUndefined();
});

test('only the last ten folders are stored', () => {
  const folders = Array.from({ length: 12 }, (_folder, index) => at(`${index}/`));
  const history = folders.reduce(rememberLocation, emptyHistory);
  expect(history).toHaveLength(10);
  expect(history[0]).toEqual(at('2/'));
});

test('the folder that is already open is skipped', () => {
  const history = rememberLocation(rememberLocation(emptyHistory, at('')), at('a/'));
  expect(stepBack(history, at('a/'))).toEqual({ location: at(''), history: [] });
});

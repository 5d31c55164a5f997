import { expect, test } from 'vitest';
import { looksUp, renameLookups } from './renamed-lookups.ts';

test('only names of the table change, and everything else remains as it is written', () => {
  const text = `{ "+": [
    {"table": ["a", {"eachKey": {"k": {"table": [ "a" , {"eachKey": {"k": "a"}}, "a"]}}}, "a"]},
    {"table": ["b", {"eachKey": {"k": 1.50}}, "a"]}, {"preserve": {"table": ["a", {}, "a"]}}, "a", {"function": ["f", {"eachKey": {"table": "a"}}]}, 12345678901234567890
  ] }`;
  expect(looksUp(text, 'a')).toBe(true);
  expect(renameLookups(text, 'a', 'x "y"')).toBe(
    text
      .replace('["a", {"eachKey": {"k": {', '["x \\"y\\"", {"eachKey": {"k": {')
      .replace('[ "a" ,', '[ "x \\"y\\"" ,'),
  );
});

test('the rows of a decision table are not logic', () => {
  const text = '{"decide": [{"eachKey": {"k": {"table": ["a", {"eachKey": {}}, "a"]}}}, {"table": ["a", {}, "a"]}]}';
  expect(renameLookups(text, 'a', 'b')).toBe(text.replace('["a", {"eachKey"', '["b", {"eachKey"'));
});

test('logic that cannot be read looks up nothing', () => {
  expect(looksUp('{"table": ["a"', 'a')).toBe(false);
  expect(renameLookups('{"table": ["a"', 'a', 'b')).toBe('{"table": ["a"');
});

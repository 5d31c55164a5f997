import { describe, expect, test } from 'vitest';
import { createStoredPictures } from './stored-pictures.api.ts';

const addressOf = (name: string | number) => `/api/v1/files/${name}.png`;

function givenPictures(contents: Map<string, string>) {
  const loaded: string[] = [];
  const pictures = createStoredPictures(async (address) => {
    loaded.push(address);
    return contents.get(address);
  });
  return { pictures, loaded };
}

describe('stored pictures', () => {
  test('replace their addresses in a style sheet, except for those that cannot be read', async () => {
    const { pictures, loaded } = givenPictures(new Map([[addressOf('a'), 'data:a']]));
    const css = `.x{background:url(${addressOf('a')})}.y{background:url("${addressOf('b')}"),url('${addressOf('a')}')}`;
    expect(await pictures.insert(css)).toBe(
      `.x{background:url("data:a")}.y{background:url("${addressOf('b')}"),url("data:a")}`,
    );
    expect(loaded).toEqual([addressOf('a'), addressOf('b')]);
  });

  test('are retried if they could not be read, and otherwise read once', async () => {
    const contents = new Map([[addressOf('a'), 'data:a']]);
    const { pictures, loaded } = givenPictures(contents);
    for (const name of ['a', 'b', 'a']) await pictures.read(addressOf(name));
    contents.set(addressOf('b'), 'data:b');
    expect(await pictures.read(addressOf('b'))).toBe('data:b');
    expect(loaded).toEqual(['a', 'b', 'b'].map(addressOf));
  });

  test('are cached up to twenty, evicting the least recently used', async () => {
    const names = Array.from({ length: 21 }, (_name, at) => addressOf(at));
    const { pictures, loaded } = givenPictures(new Map(names.map((name) => [name, 'data:x'])));
    for (const name of names.slice(0, 20)) await pictures.read(name);
    for (const name of [addressOf(0), addressOf(20), addressOf(0), addressOf(1)]) await pictures.read(name);
    expect(loaded.slice(20)).toEqual([addressOf(20), addressOf(1)]);
  });
});

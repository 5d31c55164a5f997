import { describe, expect, it } from 'vitest';
import { commandOf, type EntryMode } from './grid-keys.ts';

function kindOf(keys: string, mode: EntryMode = 'ready'): string | undefined {
  const [key = '', ...held] = keys.split(' ').toReversed();
  const modifiers = { ctrlKey: held.includes('Ctrl'), metaKey: held.includes('Meta'), altKey: held.includes('Alt') };
  return commandOf({ key: key === 'Space' ? ' ' : key, shiftKey: held.includes('Shift'), ...modifiers }, mode)?.kind;
}

describe('keys in a grid', () => {
  it('belong to the text box if they type', () => {
    for (const key of ['a', '1', '+', 'Space', '中', 'Shift A', 'Process']) expect(kindOf(key)).toBeUndefined();
    for (const key of ['Ctrl c', 'Ctrl v', 'Ctrl x', 'Ctrl s', 'Ctrl -', 'Ctrl +', 'F5', 'Escape']) {
      expect(kindOf(key)).toBeUndefined();
    }
  });

  it('move and enter while a text is typed, but not while it is edited', () => {
    expect(kindOf('ArrowLeft')).toBe('move');
    expect(kindOf('ArrowLeft', 'typing')).toBe('move');
    expect(kindOf('ArrowLeft', 'editing')).toBeUndefined();
    expect(kindOf('Home', 'editing')).toBeUndefined();
    expect(kindOf('Ctrl .')).toBe('change');
    expect(kindOf('Ctrl .', 'typing')).toBeUndefined();
    for (const mode of ['ready', 'typing', 'editing'] as const) {
      expect(kindOf('Enter', mode)).toBe('step');
      expect(kindOf('Shift Tab', mode)).toBe('step');
      expect(kindOf('Ctrl Enter', mode)).toBe('enterAll');
    }
    expect(kindOf('Alt Enter', 'editing')).toBe('breakLine');
    expect(kindOf('Escape', 'typing')).toBe('cancel');
  });

  it('change the selected cells only while nothing is typed', () => {
    const keys = [
      'Delete',
      'Ctrl z',
      'Ctrl Shift Z',
      'Ctrl y',
      'Meta d',
      'Ctrl r',
      'Ctrl a',
      'Ctrl Space',
      'Shift Space',
    ];
    for (const key of [...keys, 'Ctrl Alt =', 'Ctrl Alt -']) {
      expect(kindOf(key)).toBe('change');
      expect(kindOf(key, 'typing')).toBeUndefined();
    }
    expect(['F2', 'Backspace', 'Ctrl f', 'Ctrl h', 'Alt ArrowDown'].map((key) => kindOf(key))).toEqual([
      'edit',
      'retype',
      'find',
      'find',
      'menu',
    ]);
  });
});

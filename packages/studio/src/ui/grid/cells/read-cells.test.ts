import { describe, expect, it } from 'vitest';
import { isOfType, readCells } from './read-cells.ts';

describe('cells that are entered', () => {
  it('are stored in one form, and unchanged if they do not fit', () => {
    expect(readCells('number', ['1,200.50', ' ', 'many'])).toEqual({ cells: ['1200.50', '', 'many'], unreadCount: 1 });
    expect(readCells('percent', ['12.5%'])).toEqual({ cells: ['12.5'], unreadCount: 0 });
    expect(readCells('date', ['31/01/2027', '31/02/2027']).cells).toEqual(['2027-01-31', '31/02/2027']);
    expect(readCells('boolean', ['TRUE', '否', ' yes ', '1']).cells).toEqual(['true', 'false', 'true', '1']);
    expect(readCells('text', [' a ', '5-Jan', '𠮷\ud842', ''])).toEqual({
      cells: [' a ', '5-Jan', '𠮷\ud842', ''],
      unreadCount: 0,
    });
  });

  it('are of their type in exactly the form in which they are stored', () => {
    expect(isOfType('number', '-5.25') && isOfType('date', '2027-01-31') && isOfType('boolean', 'true')).toBe(true);
    expect(isOfType('number', '1,5') || isOfType('date', '31/01/2027') || isOfType('boolean', 'yes')).toBe(false);
    expect(isOfType('text', 'anything') && isOfType('number', '')).toBe(true);
  });
});

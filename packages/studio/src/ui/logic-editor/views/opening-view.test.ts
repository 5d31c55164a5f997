import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { openingView } from './opening-view.ts';
import { readRememberedView, rememberView } from './remembered-view.ts';

const table = '{"decide": [{"eachKey": {"age": {"var": "age"}}}, {"preserve": {"rows": [], "hit": "first"}}]}';
const formula = '{"*": [{"var": "base"}, 1.1]}';
const long = JSON.stringify(Array.from({ length: 1_001 }, () => 1));

describe('logic opens', () => {
  it.each([
    ['as a table if it is one', table, undefined, 'decisions'],
    ['as a formula if it has one', formula, undefined, 'formula'],
    ['as a formula if it is empty', '{}', undefined, 'formula'],
    ['as a formula if it is empty', '', undefined, 'formula'],
    ['as blocks if a formula would contain the JSON of a table', `{"merge": [${table}]}`, undefined, 'blocks'],
    ['as blocks if it is too long for a formula', long, undefined, 'blocks'],
    ['as JSON if it is not valid', '{"+": [1,', undefined, 'json'],
    ['in the view that was chosen', table, 'blocks', 'blocks'],
    ['as JSON if that was chosen', table, 'json', 'json'],
    ['in another view if the chosen one cannot show it', long, 'formula', 'blocks'],
    ['as a table if that was chosen and it contains one', `{"merge": [${table}]}`, 'decisions', 'decisions'],
    ['as JSON if its table is malformed', '{"decide": [{"var": "age"}, {"preserve": {}}]}', undefined, 'json'],
    ['as JSON if its table is malformed, whatever was chosen', '{"decide": 1}', 'decisions', 'json'],
    ['as JSON if it contains a table but is not valid', `[${table}`, 'decisions', 'json'],
    ['as a formula if tables were chosen and it has none', formula, 'decisions', 'formula'],
  ] as const)('%s', (_, text, chosen, view) => {
    expect(openingView(text, chosen)).toBe(view);
  });

  it('in a view that is offered', () => {
    expect(openingView(table, undefined, ['decisions'])).toBe('blocks');
    expect(openingView(table, 'decisions', ['decisions'])).toBe('blocks');
  });
});

describe('the chosen view', () => {
  it('is remembered for its kind of logic', () => {
    const storage = memoryStorage();
    rememberView('pricing', 'blocks', storage);
    expect(readRememberedView('pricing', storage)).toBe('blocks');
    expect(readRememberedView('underwriting', storage)).toBeUndefined();
  });

  it('is forgotten if this version of the studio does not have it', () => {
    const storage = memoryStorage();
    storage.setItem('logicView pricing', 'diagram');
    expect(readRememberedView('pricing', storage)).toBeUndefined();
  });
});

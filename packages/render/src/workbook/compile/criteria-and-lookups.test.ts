// Conditions and lookups at their edges. Excel: "COUNTIF function", "SUMIF function", "MATCH function", "XLOOKUP function".
import { expect, test } from 'vitest';
import { evaluateFormulas } from '../../testing/evaluate-formulas.ts';
import { expectResults } from '../../testing/expect-results.ts';

test('every kind of condition: "COUNTIF function"', () => {
  // The first seven cells are those of IronCalc's COUNTIF.xlsx, as counted by Excel.
  const cells = {
    A1: 23,
    A2: '23',
    A3: true,
    A4: 1,
    A5: -23,
    A6: 'hey',
    A7: false,
    A8: null,
    A9: '',
    A10: { error: '#N/A' },
  };
  const counts: Readonly<Record<string, number>> = {
    'D!A1:A7,"<>23"': 6,
    'D!A1:A7,"=23"': 2,
    'D!A1:A7,23': 2,
    'D!A1:A7,"23"': 2,
    'D!A1:A7,"<>hey"': 6,
    'D!A1:A7,"<>h*"': 6,
    'D!A1:A7,"<>TRUE"': 6,
    'D!A1:A7,TRUE': 1,
    'D!A1:A7,"FALSE"': 1,
    'D!A1:A7,">0"': 2,
    'D!A1:A7,"<=1"': 2,
    'D!A1:A7,">=23"': 1,
    'D!A1:A7,"<0"': 1,
    'D!A1:A7,">h"': 1,
    'D!A1:A7,"<z"': 2,
    'D!A1:A7,"*"': 2,
    'D!A1:A7,"?*"': 2,
    'D!A1:A7,"HEY"': 1,
    'D!A8:A9,""': 2,
    'D!A8:A9,"="': 1,
    'D!A8:A9,"<>"': 1,
    'D!A8:A9,"<>x"': 2,
    'D!A8:A9,"<>0"': 2,
    'D!A10,"#N/A"': 1,
    'D!A10,"<>#N/A"': 0,
    'D!A1:A7,"-23"': 1,
    'D!A1:A7,"2300%"': 2,
  };
  expectResults(
    Object.fromEntries(
      Object.entries(counts).flatMap(([list, count]) => [
        [`COUNTIF(${list})`, count],
        [`COUNTIFS(${list})`, count],
      ]),
    ),
    cells,
  );
});

test('the examples of "COUNTIF function" and "SUMIF function"', () => {
  const cells = {
    A2: 'apples',
    A3: 'oranges',
    A4: 'peaches',
    A5: 'apples',
    B2: 32,
    B3: 54,
    B4: 75,
    B5: 86,
    C2: 100_000,
    C3: 200_000,
    C4: 300_000,
    C5: 400_000,
    D2: 7000,
    D3: 14_000,
    D4: 21_000,
    D5: 28_000,
  };
  expectResults(
    {
      'COUNTIF(D!A2:A5,"apples")': 2,
      'COUNTIF(D!A2:A5,D!A4)': 1,
      'COUNTIF(D!A2:A5,D!A2)+COUNTIF(D!A2:A5,D!A3)': 3,
      'COUNTIF(D!B2:B5,">55")': 2,
      'COUNTIF(D!B2:B5,"<>"&D!B4)': 3,
      'COUNTIF(D!B2:B5,">=32")-COUNTIF(D!B2:B5,">85")': 3,
      'COUNTIF(D!A2:A5,"*")': 4,
      'COUNTIF(D!A2:A5,"?????es")': 2,
      'SUMIF(D!C2:C5,">160000",D!D2:D5)': 63_000,
      'SUMIF(D!C2:C5,">160000")': 900_000,
      'SUMIF(D!C2:C5,300000,D!D2:D5)': 21_000,
      'SUMIF(D!C2:C5,">"&D!C2,D!D2:D5)': 63_000,
    },
    cells,
  );
});

test('entire columns have blank cells after those in use', () => {
  expectResults(
    {
      'COUNTIF(D!A:A,"x")': 1,
      'COUNTIF(D!A:A,"<>x")': 1_048_575,
      'COUNTIF(D!A:A,"")': 1_048_574,
      'COUNTIF(D!1:1,"")': 16_382,
      'COUNTIFS(D!A:A,"",D!B:B,"<>5")': 1_048_574,
      'COUNTIFS(D!A:A,"",D!B:B,5)': 0,
      'COUNTBLANK(D!A:A)': 1_048_574,
      'COUNT(D!A:A)': 1,
      'ROWS(D!A:B)': 1_048_576,
      'COLUMNS(D!A:B)': 2,
      'COLUMNS(D!1:2)': 16_384,
      'SUMIF(D!A:A,"<>x",D!A:A)': 7,
    },
    { A1: 'x', A2: 7, B1: 5 },
  );
});

test('a blank is found in a blank cell: "XLOOKUP function", "XMATCH function"', () => {
  const cells = { A1: 5, A2: null, A3: '', A4: 0, B1: 'five', B2: 'blank', B3: 'empty', B4: 'zero', C1: 1, D1: 2 };
  expectResults(
    {
      'XLOOKUP(D!Z9,D!A1:A4,D!B1:B4,"none")': 'blank',
      'XLOOKUP("",D!A1:A4,D!B1:B4,"none")': 'blank',
      'XLOOKUP(D!Z9,D!A1:A4,D!B1:B4,"none",0,-1)': 'empty',
      'XLOOKUP(D!Z9,D!C1:C1,D!D1:D1,"none")': 'none',
      'XLOOKUP(D!Z9,D!C:C,D!D:D,"none")': 0,
      'XLOOKUP(0,D!A1:A4,D!B1:B4)': 'zero',
      'XMATCH(D!Z9,D!A1:A4)': 2,
      'XMATCH(D!Z9,D!C1:C1)': '#N/A',
      'VLOOKUP(D!Z9,D!A1:B4,2,FALSE)': 'zero',
      'MATCH(D!Z9,D!A1:A4,0)': 4,
    },
    cells,
  );
});

test('an approximate lookup halves values in any order: "MATCH function", "VLOOKUP function"', () => {
  expectResults({
    'MATCH(5,{9;5;1},1)': 2,
    'MATCH(39,{25;38;40;41})': 2,
    'MATCH(41,{25;38;40;41},0)': 4,
    'MATCH(40,{25;38;40;41},-1)': '#N/A',
    'MATCH(2,{1;2;2;2;3})': 4,
    'MATCH(2,{2;2;2;2;2})': 5,
    'MATCH(0,{1;2;3})': '#N/A',
    'MATCH(9,{1;2;3})': 3,
    'MATCH(3,{5;1;4;2;6})': '#N/A',
    'MATCH(4,{1;5;3;4;2;6;7})': 4,
    'MATCH(9.99E+307,{3;1;2})': 3,
    'MATCH("b",{"a";"b";"c"})': 2,
    'MATCH("zz",{"a";1;"b";2})': 3,
    'VLOOKUP(5,{9,"a";5,"b";1,"c"},2)': 'b',
    'HLOOKUP(5,{9,5,1;"a","b","c"},2)': 'b',
    'LOOKUP(5,{9;5;1},{"a";"b";"c"})': 'b',
    'LOOKUP(2,1/({1;0;1;0}=1),{"a";"b";"c";"d"})': 'c',
  });
});

test('a constant column with many equal values gives the last of them', () => {
  const cells = Object.fromEntries(Array.from({ length: 500 }, (_, row) => [`A${row + 1}`, Math.floor(row / 100)]));
  expect(evaluateFormulas(['MATCH(2,D!A1:A500)', 'MATCH(2.5,D!A1:A500,1)'], cells)).toEqual(['300', '300']);
});

// Formulas with the results that Excel gives, worked out by hand.
import { expect, test } from 'vitest';
import { evaluateFormulas, type FormulaCell } from '../../testing/evaluate-formulas.ts';
import type { CellValue } from '../values.ts';

type Expected = string | number | boolean;
type Cases = Readonly<Record<string, Expected>>;

function expectResults(
  cases: Cases,
  cells: Readonly<Record<string, CellValue | FormulaCell>> = {},
  isArray = false,
): void {
  const formulas = Object.keys(cases).map((formula) => (isArray ? { formula, isArray } : formula)) as string[];
  const found = evaluateFormulas(formulas, cells);
  const wrong = Object.entries(cases).flatMap(([formula, expected], index) => {
    const result = found[index] ?? '';
    const isSame =
      typeof expected === 'number'
        ? result !== '' && Math.abs(Number(result) - expected) <= Math.abs(expected) * 1e-9
        : result === (typeof expected === 'boolean' ? String(expected).toUpperCase() : expected);
    return isSame ? [] : [`${formula} is ${result}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
}

// prettier-ignore
const rates: Readonly<Record<string, CellValue>> = {
  A1: 18, A2: 25, A3: 35, A4: 45, A5: 60,
  B1: 0.8, B2: 0.95, B3: 1.2, B4: 2.15, B5: 4.4,
  C1: 'Basic', C2: 'Gold', C3: 'Basic', C4: 'Silver', C5: 'gold',
  D1: true, D2: false, D3: true, D4: true, D5: false,
  E1: 100, E2: 200, E3: 300, E4: 400, E5: 500,
  F1: 'HK', F2: 'HK', F3: 'SG', F4: 'SG', F5: 'HK',
  H1: 1, I1: 2, J1: 3, H2: 'one', I2: 'two', J2: 'three',
  L1: 'a*c', L2: 'abc', L3: 'a?', L4: null, L5: '',
};

test('operators bind as in Excel', () => {
  // prettier-ignore
  expectResults({
    '2^3^2': 64, '-2^2': 4, '2^-1': 0.5, '-2^-2': 0.25, '1+2*3': 7, '(1+2)*3': 9, '10-4-3': 3, '100/10/2': 5,
    '5%': 0.05, '200*5%': 10, '50%%': 0.005, '1&2+3': '15', '1+1=2': true, '"a"&"b"="ab"': true, '1<2=TRUE': true,
    '--"5"': 5, '-(-3)': 3, '+5': 5, '1--1': 2, '2*-3': -6, '"x"&-1': 'x-1', '1=1=TRUE': true, '2>1>0': true,
    '0.1+0.2=0.3': true, '0.5-0.4-0.1': 0, '1*(0.5-0.4-0.1)': -2.7755575615628914e-17, '1E3+1': 1001, '.5+.5': 1,
    'SUM({1,2;3,4})': 10,
    '1/0': '#DIV/0!', '"a"+1': '#VALUE!', '0^0': '#NUM!', '1E308*10': '#NUM!', '#N/A+1': '#N/A', '"" = 0': false,
  });
});

test('cents are rounded in decimal', () => {
  // prettier-ignore
  expectResults({
    'ROUND(1.005,2)': 1.01, 'ROUND(0.285,2)': 0.29, 'ROUND(-1.005,2)': -1.01, 'ROUND(2.5,0)': 3, 'ROUND(-2.5,0)': -3,
    'ROUND(567*1.055,2)': 598.19, 'ROUND(1357.5*0.93,2)': 1262.48, 'ROUND(1234.5,-2)': 1200, 'ROUND(1250,-2)': 1300,
    'ROUND(0.5,0)': 1, 'ROUND(1.45,1)': 1.5, 'ROUND(2.675,2)': 2.68, 'ROUND(1.1*1.1,2)': 1.21, 'ROUND(1E-20,2)': 0,
    'ROUND(5,-1)': 10, 'ROUND(4,-1)': 0, 'ROUND(0.05,1)': 0.1, 'ROUND(0.049999999999,1)': 0, 'ROUND(123.456,0)': 123,
    'ROUND(-0.4,0)': 0, 'ROUND(10.075,2)': 10.08, 'ROUND(1.115,2)': 1.12, 'ROUND(3.6,0.9)': 4, 'ROUND(3.65,1.9)': 3.7,
    'ROUNDUP(1.1*1.1,2)': 1.21, 'ROUNDUP(3.2,0)': 4, 'ROUNDUP(-3.2,0)': -4, 'ROUNDUP(3.14159,3)': 3.142,
    'ROUNDUP(31415.92654,-2)': 31500, 'ROUNDUP(2,0)': 2, 'ROUNDUP(0.00001,2)': 0.01, 'ROUNDUP(1.2*3,1)': 3.6,
    'ROUNDDOWN(3.9,0)': 3, 'ROUNDDOWN(-3.9,0)': -3, 'ROUNDDOWN(3.14159,3)': 3.141, 'ROUNDDOWN(31415.9,-2)': 31400,
    'ROUNDDOWN(2.3*100,0)': 230, 'TRUNC(8.9)': 8, 'TRUNC(-8.9)': -8, 'TRUNC(8.987,2)': 8.98, 'INT(8.9)': 8, 'INT(-8.9)': -9,
    'CEILING(2.5,1)': 3, 'CEILING(-2.5,-2)': -4, 'CEILING(-2.5,2)': -2, 'CEILING(1.5,0.1)': 1.5, 'CEILING(0.234,0.01)': 0.24,
    'CEILING(2.5,-1)': '#NUM!', 'CEILING(4.4,0)': 0, 'FLOOR(3.7,2)': 2, 'FLOOR(-2.5,-2)': -2, 'FLOOR(-2.5,2)': -4,
    'FLOOR(1.58,0.1)': 1.5, 'FLOOR(2.5,-2)': '#NUM!', 'FLOOR(2,0)': '#DIV/0!', 'MROUND(10,3)': 9, 'MROUND(-10,-3)': -9,
    'MROUND(1.3,0.2)': 1.4, 'MROUND(5,-2)': '#NUM!', 'EVEN(1.5)': 2, 'EVEN(-1)': -2, 'ODD(1.5)': 3, 'ODD(0)': 1, 'ODD(-2)': -3,
  });
});

test('every amount of cents times 0.19 is rounded as on paper', () => {
  const amounts = Array.from({ length: 10_000 }, (_, index) => 1 + index * 7);
  const found = evaluateFormulas(amounts.map((cents) => `ROUND(${cents / 100}*0.19,2)`));
  const expected = amounts.map((cents) => Number((BigInt(cents) * 19n + 50n) / 100n) / 100);
  expect(found.map(Number)).toEqual(expected);
});

test('conditions are evaluated as far as needed', () => {
  // prettier-ignore
  expectResults({
    'IF(TRUE,1,1/0)': 1, 'IF(FALSE,1/0,2)': 2, 'IF(1/0,1,2)': '#DIV/0!', 'IF(0,1)': false, 'IF(1,,5)': 0, 'IF(0,5,)': 0,
    'IF("x",1,2)': '#VALUE!', 'IFERROR(1/0,"e")': 'e', 'IFERROR(5,"e")': 5, 'IFERROR("a"+1,)': 0, 'IFNA(NA(),1)': 1,
    'IFNA(1/0,1)': '#DIV/0!', 'IFS(FALSE,1,TRUE,2)': 2, 'IFS(FALSE,1)': '#N/A', 'IFS(TRUE,"a",1/0,"b")': 'a',
    'SWITCH(2,1,"a",2,"b","c")': 'b', 'SWITCH(9,1,"a",2,"b","c")': 'c', 'SWITCH(9,1,"a")': '#N/A', 'SWITCH("A","a",1,2)': 1,
    'CHOOSE(2,"a",1/0,"c")': '#DIV/0!', 'CHOOSE(1,"a",1/0)': 'a', 'CHOOSE(4,"a","b")': '#VALUE!', 'CHOOSE(2.9,"a","b","c")': 'b',
    'AND(TRUE,1,2)': true, 'AND(TRUE,0)': false, 'OR(FALSE,0)': false, 'OR(1/0,TRUE)': '#DIV/0!', 'XOR(TRUE,TRUE,TRUE)': true,
    'AND("1",1)': '#VALUE!', 'AND("TRUE",1)': true, 'NOT(0)': true, 'LET(x,5,y,x*2,x+y)': 15, 'LET(a,1,IF(a,LET(a,2,a),0)+a)': 3,
    'IF(AND(1,IF(0,1,1)),IF(0,"a",IFERROR(1/0,"b")),"c")': 'b', 'TRUE()': true, 'IF(,1,2)': 2, 'SWITCH(TRUE,1>2,"a",2>1,"b")': 'b',
  });
});

test('lookups', () => {
  // prettier-ignore
  expectResults(
    {
      'VLOOKUP(35,D!A1:B5,2,FALSE)': 1.2, 'VLOOKUP(36,D!A1:B5,2,FALSE)': '#N/A', 'VLOOKUP(36,D!A1:B5,2)': 1.2,
      'VLOOKUP(17,D!A1:B5,2)': '#N/A', 'VLOOKUP(99,D!A1:B5,2,TRUE)': 4.4, 'VLOOKUP(35,D!A1:B5,3,FALSE)': '#REF!',
      'VLOOKUP(35,D!A1:B5,0,FALSE)': '#VALUE!', 'VLOOKUP("GOLD",D!C1:E5,3,0)': 200, 'VLOOKUP("S*",D!C1:E5,3,0)': 400,
      'VLOOKUP("?old",D!C1:E5,3,0)': 200, 'VLOOKUP("35",D!A1:B5,2,FALSE)': '#N/A', 'VLOOKUP("a~*c",D!L1:L3,1,0)': 'a*c',
      'HLOOKUP(2,D!H1:J2,2,FALSE)': 'two', 'HLOOKUP(2.5,D!H1:J2,2)': 'two', 'HLOOKUP(4,D!H1:J2,2,FALSE)': '#N/A',
      'MATCH(45,D!A1:A5,0)': 4, 'MATCH(46,D!A1:A5)': 4, 'MATCH(46,D!A1:A5,1)': 4, 'MATCH(17,D!A1:A5,1)': '#N/A',
      'MATCH("silver",D!C1:C5,0)': 4, 'MATCH(TRUE,D!D1:D5,0)': 1, 'MATCH(2,D!H1:J1,0)': 2, 'MATCH(4,{5,4,3},-1)': 2,
      'MATCH(3.5,{5,4,3},-1)': 2, 'MATCH(6,{5,4,3},-1)': '#N/A', 'MATCH(1,D!A1:B5,0)': '#N/A', 'INDEX(D!B1:B5,3)': 1.2,
      'INDEX(D!A1:B5,2,2)': 0.95, 'INDEX(D!H2:J2,2)': 'two', 'INDEX(D!A1:B5,6,1)': '#REF!', 'INDEX(D!A1:B5,1,3)': '#REF!',
      'SUM(INDEX(D!A1:B5,0,1))': 183, 'SUM(INDEX(D!A1:B5,2,0))': 25.95, 'INDEX(D!B1:B5,MATCH(40,D!A1:A5))': 1.2,
      'XLOOKUP(45,D!A1:A5,D!B1:B5)': 2.15, 'XLOOKUP(46,D!A1:A5,D!B1:B5,"none")': 'none', 'XLOOKUP(46,D!A1:A5,D!B1:B5)': '#N/A',
      'XLOOKUP(46,D!A1:A5,D!B1:B5,,-1)': 2.15, 'XLOOKUP(46,D!A1:A5,D!B1:B5,,1)': 4.4, 'XLOOKUP("g*",D!C1:C5,D!E1:E5,,2)': 200,
      'XLOOKUP("gold",D!C1:C5,D!E1:E5,,0,-1)': 500, 'XLOOKUP(3,D!H1:J1,D!H2:J2)': 'three', 'XMATCH(45,D!A1:A5)': 4,
      'XLOOKUP(10,D!A1:A5,D!B1:B5,"low",-1)': 'low', 'XLOOKUP(70,D!A1:A5,D!B1:B5,"high",1)': 'high',
      'LOOKUP(36,D!A1:A5,D!B1:B5)': 1.2, 'LOOKUP(36,D!A1:B5)': 1.2, 'LOOKUP(2,1/(D!C1:C5="Basic"),D!E1:E5)': 300,
      'LOOKUP(17,D!A1:A5)': '#N/A', 'ROWS(D!A1:B5)': 5, 'COLUMNS(D!A1:B5)': 2, 'ROW(D!A3)': 3, 'COLUMN(D!C1)': 3,
      'VLOOKUP(NA(),D!A1:B5,2,0)': '#N/A', 'MATCH("zzz",D!C1:C5,0)': '#N/A', 'CHOOSE(MATCH(30,{0,18,65}),"c","a","s")': 'a',
    },
    rates,
  );
});

test('sums over rows that meet conditions', () => {
  // prettier-ignore
  expectResults(
    {
      'SUMIF(D!A1:A5,">=35",D!E1:E5)': 1200, 'SUMIF(D!C1:C5,"gold",D!E1:E5)': 700, 'SUMIF(D!E1:E5,">250")': 1200,
      'SUMIF(D!C1:C5,"*l*",D!E1:E5)': 1100, 'SUMIF(D!C1:C5,"<>Basic",D!E1:E5)': 1100, 'SUMIF(D!A1:A5,35,D!E1:E5)': 300,
      'SUMIF(D!D1:D5,TRUE,D!E1:E5)': 800, 'SUMIF(D!A1:A5,"<"&30,D!E1:E5)': 300, 'SUMIFS(D!E1:E5,D!C1:C5,"gold",D!F1:F5,"HK")': 700,
      'SUMIFS(D!E1:E5,D!F1:F5,"SG",D!A1:A5,">40")': 400, 'SUMIFS(D!E1:E5,D!C1:C5,"none")': 0, 'COUNTIF(D!C1:C5,"Basic")': 2,
      'COUNTIF(D!A1:A5,">25")': 3, 'COUNTIF(D!A1:A5,"<>25")': 4, 'COUNTIFS(D!F1:F5,"HK",D!D1:D5,FALSE)': 2, 'COUNTIF(D!C1:C5,"?old")': 2,
      'AVERAGEIF(D!C1:C5,"gold",D!E1:E5)': 350, 'AVERAGEIF(D!C1:C5,"none",D!E1:E5)': '#DIV/0!', 'AVERAGEIFS(D!E1:E5,D!F1:F5,"HK")': 800 / 3,
      'MAXIFS(D!E1:E5,D!F1:F5,"HK")': 500, 'MINIFS(D!E1:E5,D!F1:F5,"SG")': 300, 'MAXIFS(D!E1:E5,D!F1:F5,"none")': 0,
      'SUMPRODUCT(D!A1:A5,D!E1:E5)': 18 * 100 + 25 * 200 + 35 * 300 + 45 * 400 + 60 * 500, 'SUMPRODUCT(--(D!C1:C5="gold"),D!E1:E5)': 700,
      'SUMPRODUCT((D!C1:C5="gold")*(D!F1:F5="HK")*D!E1:E5)': 700, 'SUMPRODUCT(--(D!A1:A5>30),--(D!D1:D5),D!B1:B5)': 3.35,
      'SUMPRODUCT(D!A1:A5,D!E1:E4)': '#VALUE!', 'SUMPRODUCT((D!A1:A5>30)*1)': 3, 'SUMIFS(D!E1:E5,D!C1:C4,"gold")': '#VALUE!',
      'COUNTIF(D!L1:L5,"")': 2, 'COUNTIF(D!L1:L5,"=")': 1, 'COUNTIF(D!L1:L5,"a~*c")': 1, 'COUNTIF(D!L1:L5,"a*")': 3,
      'SUM(D!A1:A5,D!E1)': 283, 'AVERAGE(D!A1:A5)': 36.6, 'MEDIAN(D!A1:A5)': 35, 'LARGE(D!A1:A5,2)': 45, 'SMALL(D!A1:A5,2)': 25,
      'LARGE(D!A1:A5,6)': '#NUM!', 'RANK(45,D!A1:A5)': 2, 'RANK(45,D!A1:A5,1)': 4, 'STDEV(D!A1:A5)': 16.592166826548,
      'VAR.P(D!A1:A5)': 220.24, 'PERCENTILE(D!A1:A5,0.25)': 25, 'COUNT(D!A1:D5)': 10, 'COUNTA(D!A1:D5)': 20, 'SUMSQ(3,4)': 25,
      'PRODUCT(D!H1:J1)': 6, 'MAX(D!C1:C5)': 0, 'SUM("5",TRUE)': 6, 'SUM("x")': '#VALUE!',
    },
    rates,
  );
});

test('texts', () => {
  // prettier-ignore
  expectResults({
    'LEFT("premium")': 'p', 'LEFT("premium",3)': 'pre', 'RIGHT("premium",3)': 'ium', 'RIGHT("ab",9)': 'ab', 'MID("premium",2,3)': 'rem',
    'MID("ab",5,2)': '', 'LEFT("a",-1)': '#VALUE!', 'LEN("保單")': 2, 'FIND("m","premium")': 4, 'FIND("M","premium")': '#VALUE!',
    'FIND("m","premium",5)': 7, 'SEARCH("M","premium")': 4, 'SEARCH("r?m","premium")': 2, 'SEARCH("x","premium")': '#VALUE!',
    'SUBSTITUTE("a-b-c","-","")': 'abc', 'SUBSTITUTE("a-b-c","-","+",2)': 'a-b+c', 'REPLACE("abcdef",2,3,"X")': 'aXef',
    'TRIM("  a   b ")': 'a b', 'UPPER("Straße")': 'STRASSE', 'PROPER("john o\'NEIL smith")': "John O'Neil Smith", 'EXACT("a","A")': false,
    'CONCAT("a",1,TRUE)': 'a1TRUE', 'TEXTJOIN("-",TRUE,"a","","b")': 'a-b', 'TEXTJOIN("-",FALSE,"a","","b")': 'a--b',
    'VALUE("1,234.50")': 1234.5, 'VALUE("12%")': 0.12, 'VALUE("abc")': '#VALUE!', 'VALUE("")': '#VALUE!', 'VALUE("2026-03-31")': 46112,
    'VALUE("31-Mar-2026")': 46112, 'VALUE("3/31/2026")': 46112, 'VALUE("12:00")': 0.5, 'VALUE("6:00 PM")': 0.75, 'VALUE("(5)")': -5,
    'TEXT(1234.567,"#,##0.00")': '1,234.57', 'TEXT(0.256,"0.0%")': '25.6%', 'TEXT(46112,"dd/mm/yyyy")': '31/03/2026',
    'TEXT(46112,"d mmmm yyyy")': '31 March 2026', 'TEXT(5,"000")': '005', 'TEXT(-5,"0;(0)")': '(5)', 'TEXT(0,"0;-0;""zero""")': 'zero',
    'TEXT("abc","0.00")': 'abc', 'TEXT(TRUE,"0")': 'TRUE', 'TEXT(1.5,"0")': '2', 'TEXT(0.5,"h:mm")': '12:00', 'TEXT("5","0.0")': '5.0',
    'FIXED(1234.567,1)': '1,234.6', 'FIXED(1234.567,1,TRUE)': '1234.6', 'FIXED(-0.5,0)': '-1', 'REPT("ab",3)': 'ababab', 'CHAR(65)': 'A',
    'CODE("A")': 65, 'T(5)': '', 'N("x")': 0, '1/3&""': '0.333333333333333', '1E15&""': '1E+15', '123456789012345&""': '123456789012345',
    '0.00001&""': '0.00001', '100*1.1&""': '110', '(0.1+0.2)&""': '0.3', '-0.5&""': '-0.5', 'LEN(1/4)': 4,
  });
});

test('dates', () => {
  // prettier-ignore
  expectResults({
    'DATE(2026,1,31)': 46053, 'DATE(2026,13,1)': 46388, 'DATE(2026,1,0)': 46022, 'DATE(2026,2,30)': 46083, 'DATE(126,1,1)': 46023,
    'DATE(1900,1,1)': 1, 'DATE(1900,2,28)': 59, 'DATE(1900,3,1)': 61, 'DATE(1899,1,1)': 693598, 'DATE(-1,1,1)': '#NUM!', 'DATE(2026,-1,1)': 45962,
    'YEAR(46053)': 2026, 'MONTH(46053)': 1, 'DAY(46053)': 31, 'YEAR("2026-01-31")': 2026, 'YEAR(-1)': '#NUM!', 'DAY(60)': 29, 'MONTH(60)': 2,
    'EDATE(DATE(2026,1,31),1)': 46081, 'EDATE(DATE(2024,1,31),1)': 45351, 'EDATE(DATE(2024,2,29),12)': 45716, 'EDATE(DATE(2026,3,31),-1)': 46081,
    'EDATE(DATE(2026,3,31),1.9)': 46142, 'EDATE(1,-1)': '#NUM!', 'EOMONTH(DATE(2026,1,15),0)': 46053, 'EOMONTH(DATE(2026,1,15),1)': 46081,
    'EOMONTH(DATE(2024,1,1),1)': 45351, 'EOMONTH(DATE(2026,1,15),-1)': 46022, 'WEEKDAY(46053)': 7, 'WEEKDAY(46053,2)': 6, 'WEEKDAY(46053,3)': 5,
    'WEEKDAY(46054,11)': 7, 'DAYS(46053,46022)': 31, 'DATEDIF(DATE(1985,6,15),DATE(2026,6,14),"Y")': 40, 'DATEDIF(DATE(1985,6,15),DATE(2026,6,15),"Y")': 41,
    'DATEDIF(DATE(2025,1,31),DATE(2025,2,28),"M")': 0, 'DATEDIF(DATE(2025,1,15),DATE(2026,3,14),"M")': 13, 'DATEDIF(DATE(2025,1,15),DATE(2026,3,14),"YM")': 1,
    'DATEDIF(DATE(2025,1,15),DATE(2026,3,14),"D")': 423, 'DATEDIF(DATE(2025,1,15),DATE(2026,3,14),"YD")': 58, 'DATEDIF(46053,46022,"D")': '#NUM!',
    'YEARFRAC(DATE(2026,1,1),DATE(2026,7,1))': 0.5, 'YEARFRAC(DATE(2026,1,1),DATE(2026,7,1),1)': 181 / 365, 'YEARFRAC(DATE(2026,1,1),DATE(2026,7,1),2)': 181 / 360,
    'YEARFRAC(DATE(2026,1,1),DATE(2026,7,1),3)': 181 / 365, 'YEARFRAC(DATE(2026,1,31),DATE(2026,3,31),4)': 60 / 360, 'YEARFRAC(DATE(2024,1,1),DATE(2025,1,1),1)': 366 / 366,
    'YEARFRAC(DATE(2012,1,1),DATE(2012,7,30))': 0.5805555555555556, 'YEARFRAC(DATE(2012,1,1),DATE(2012,7,30),1)': 0.576502732240437,
    'YEARFRAC(DATE(2012,1,1),DATE(2012,7,30),3)': 0.5780821917808219, 'YEARFRAC(1,2,5)': '#NUM!', 'YEARFRAC(DATE(2026,7,1),DATE(2026,1,1))': 0.5,
    'DAYS360(DATE(2026,1,30),DATE(2026,2,1))': 1, 'DAYS360(DATE(2026,1,1),DATE(2026,12,31))': 360, 'DAYS360(DATE(2026,1,1),DATE(2026,12,31),TRUE)': 359,
    'NETWORKDAYS(DATE(2026,1,1),DATE(2026,1,31))': 22, 'WORKDAY(DATE(2026,1,1),10)': 46037, 'NETWORKDAYS(46053,46054)': 0,
    'TIME(12,30,0)': 0.5208333333333334, 'HOUR(0.75)': 18, 'MINUTE(0.5208333333)': 30, 'SECOND(TIME(1,2,3))': 3, 'DATEVALUE("2026-01-31")': 46053,
    'DATEVALUE("31 Jan 2026")': 46053, 'DATEVALUE("2026-02-30")': '#VALUE!', 'ISOWEEKNUM(DATE(2026,1,1))': 1, 'ISOWEEKNUM(DATE(2027,1,1))': 53,
    'TODAY()': 46000, 'NOW()': 46000.5, 'YEAR(TODAY())': 2025, 'TODAY()+1': 46001,
  });
});

test('mathematics and finance', () => {
  // prettier-ignore
  expectResults({
    'MOD(7,3)': 1, 'MOD(-7,3)': 2, 'MOD(7,-3)': -2, 'MOD(7,0)': '#DIV/0!', 'QUOTIENT(7,2)': 3, 'QUOTIENT(-7,2)': -3, 'SQRT(-1)': '#NUM!',
    'LN(0)': '#NUM!', 'LOG(100)': 2, 'LOG(8,2)': 3, 'LOG10(1000)': 3, 'EXP(1)': Math.E, 'FACT(5)': 120, 'FACT(-1)': '#NUM!', 'COMBIN(5,2)': 10,
    'COMBIN(52,5)': 2598960, 'GCD(12,18)': 6, 'LCM(4,6)': 12, 'SIGN(-3)': -1, 'PI()': Math.PI, 'POWER(2,10)': 1024, 'POWER(-8,1/3)': '#NUM!',
    'DEGREES(PI())': 180, 'ATAN(1)': Math.PI / 4, 'ISEVEN(4)': true, 'ISODD(4)': false, 'ISEVEN(TRUE)': '#VALUE!', 'ERROR.TYPE(NA())': 7,
    'PMT(0.05/12,360,200000)': -1073.6432460242797, 'PMT(0,10,1000)': -100, 'PMT(0.01,12,-1000,0,1)': 87.96909770132838, 'FV(0.06/12,10,-200,-500,1)': 2581.403374059961,
    'PV(0.08/12,240,500)': -59777.14585118777, 'NPER(0.01,-100,-1000,10000,1)': 59.67386567429461, 'NPV(0.1,-10000,3000,4200,6800)': 1188.4434123352207,
    'IPMT(0.1/12,1,36,8000)': -66.66666666666667, 'PPMT(0.1/12,1,24,2000)': -75.62318600836674, 'SLN(30000,7500,10)': 2250,
    'NORM.S.DIST(1.333333,TRUE)': 0.9087887256041052, 'NORMSDIST(0)': 0.5, 'NORMSDIST(-1.96)': 0.024997895148220435,
  });
});

test('array formulas calculate with ranges as wholes', () => {
  // prettier-ignore
  expectResults(
    {
      'SUM(D!A1:A5*D!E1:E5)': 65300, 'SUM(IF(D!C1:C5="gold",D!E1:E5,0))': 700, 'MAX(IF(D!F1:F5="HK",D!A1:A5))': 60,
      'INDEX(D!E1:E5,MATCH(1,(D!C1:C5="gold")*(D!A1:A5>30),0))': 500, 'SUM(FILTER(D!E1:E5,D!F1:F5="HK"))': 800,
      'SUM(MMULT(D!H1:J1,TRANSPOSE(D!H1:J1)))': 14, 'SUM(IFERROR(D!C1:C5+1,1))': 5, 'FILTER(D!E1:E5,D!F1:F5="XX","none")': 'none',
      'SUM(LEN(D!C1:C5))': 24, 'AVERAGE(ROUND(D!B1:B5,0))': 1.8, 'TEXTJOIN(",",TRUE,FILTER(D!C1:C5,D!E1:E5>250))': 'Basic,Silver,gold',
      'D!A1:A5*2': 36, 'SUM(--(D!D1:D5))': 3, 'SUM(D!A1:A5*D!H1:J1)': 1098, 'AND(D!A1:A5>10)': true,
    },
    rates,
    true,
  );
});

test('what is not compiled is refused by its reason, never guessed', () => {
  const intersection = 'refused: A range where a single value belongs is not compiled.';
  // prettier-ignore
  expectResults(
    {
      'D!A1:A5*2': intersection, 'ROUND(D!A1:A5,0)': intersection, 'SUM(D!A1:A5*2)': intersection, 'IF(D!A1:A5>1,1,2)': intersection,
      'UNHEARDOF(1)': 'refused: The function UNHEARDOF is not compiled.', 'LEFT()': 'refused: The function LEFT has another number of arguments.',
    },
    rates,
  );
});

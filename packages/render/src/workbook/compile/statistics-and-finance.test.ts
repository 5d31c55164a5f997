// The examples on Microsoft's page of each function, and the edges that the page describes. Each test is named after the
// page.
import { test } from 'vitest';
import { expectResults } from '../../testing/expect-results.ts';
import type { CellValue } from '../values.ts';

function inColumns(columns: Readonly<Record<string, readonly CellValue[]>>): Record<string, CellValue> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, values]) => values.map((value, row) => [`${column}${row + 1}`, value])),
  );
}

type Cases = Readonly<Record<string, string | number | boolean>>;

const pages: Readonly<Record<string, readonly [Cases, Readonly<Record<string, readonly CellValue[]>>?]>> = {
  'NORM.DIST function': [
    {
      'NORM.DIST(42,40,1.5,TRUE)': 0.908_788_780_274_132,
      'NORM.DIST(42,40,1.5,FALSE)': 0.109_340_049_783_996,
      'NORMDIST(42,40,1.5,TRUE)': 0.908_788_780_274_132,
      'NORM.DIST(42,40,0,TRUE)': '#NUM!',
      'NORM.DIST(42,40,-1,FALSE)': '#NUM!',
      'NORM.DIST("x",40,1,TRUE)': '#VALUE!',
      'NORM.DIST(42,40,1.5,D!A1)': 0.908_788_780_274_132,
      'NORM.DIST(42,40,1.5,"yes")': '#VALUE!',
    },
    { A: ['TRUE'] },
  ],
  'NORM.S.DIST function': [
    {
      'NORM.S.DIST(1.333333,TRUE)': 0.908_788_725_604_105,
      'NORM.S.DIST(1.333333,FALSE)': 0.164_010_147_569_36,
      'NORM.S.DIST(D!A1,D!B1)': 0.933_192_798_731_141_9,
      'NORM.S.DIST(0,2)': 0.5,
    },
    { A: [1.5], B: ['true'] },
  ],
  'NORM.INV function': [
    {
      'NORM.INV(0.908789,40,1.5)': 42.000_002_004_837_7,
      'NORMINV(0.908789,40,1.5)': 42.000_002_004_837_7,
      'NORM.INV(0,40,1.5)': '#NUM!',
      'NORM.INV(1,40,1.5)': '#NUM!',
      'NORM.INV(0.5,40,0)': '#NUM!',
    },
  ],
  'NORM.S.INV function': [
    {
      'NORM.S.INV(0.908789)': 1.333_334_673_044_107,
      'NORM.S.INV(0.5)': 0,
      'NORM.S.INV(0.975)': 1.959_963_984_540_054,
      'NORM.S.INV(0.0000000001)': -6.361_340_902_404_056,
      'NORMSINV(0.975)': 1.959_963_984_540_054,
      'NORM.S.INV(0)': '#NUM!',
    },
  ],
  'POISSON.DIST function': [
    {
      'POISSON.DIST(2,5,TRUE)': 0.124_652_019_483_080_7,
      'POISSON.DIST(2,5,FALSE)': 0.084_224_337_488_568,
      'POISSON.DIST(2.9,5,FALSE)': 0.084_224_337_488_568,
      'POISSON(2,5,TRUE)': 0.124_652_019_483_080_7,
      'POISSON.DIST(-1,5,TRUE)': '#NUM!',
      'POISSON.DIST(2,-5,TRUE)': '#NUM!',
      'POISSON.DIST(0,0,FALSE)': 1,
      'POISSON.DIST(1000000,5,TRUE)': 1,
      'POISSON.DIST(1000,1000,TRUE)': 0.508_409_367_168_431,
    },
  ],
  'QUARTILE function, QUARTILE.INC function': [
    {
      'QUARTILE(D!A1:A8,1)': 3.5,
      'QUARTILE.INC(D!A1:A8,1)': 3.5,
      'QUARTILE.INC(D!A1:A8,0)': 1,
      'QUARTILE.INC(D!A1:A8,4)': 12,
      'QUARTILE.INC(D!A1:A8,2.9)': 7.5,
      'QUARTILE.INC(D!A1:A8,5)': '#NUM!',
      'QUARTILE.INC(D!A1:A8,-1)': '#NUM!',
      'QUARTILE.INC(D!B1:B8,1)': '#NUM!',
    },
    { A: [1, 2, 4, 7, 8, 9, 10, 12] },
  ],
  'QUARTILE.EXC function': [
    {
      'QUARTILE.EXC(D!A1:A11,1)': 15,
      'QUARTILE.EXC(D!A1:A11,3)': 43,
      'QUARTILE.EXC(D!A1:A11,0)': '#NUM!',
      'QUARTILE.EXC(D!A1:A11,4)': '#NUM!',
    },
    { A: [6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49] },
  ],
  'PERCENTILE.EXC function': [
    {
      'PERCENTILE.EXC(D!A1:A9,0.25)': 2.5,
      'PERCENTILE.EXC(D!A1:A9,0)': '#NUM!',
      'PERCENTILE.EXC(D!A1:A9,0.01)': '#NUM!',
      'PERCENTILE.EXC(D!A1:A9,2)': '#NUM!',
      'PERCENTILE.EXC(D!A1:A9,0.1)': 1,
      'PERCENTILE.EXC(D!A1:A9,0.9)': 9,
      'PERCENTILE.EXC(D!A1,0.5)': 1,
    },
    { A: [1, 2, 3, 6, 6, 6, 7, 8, 9] },
  ],
  'PERCENTILE.INC function': [
    { 'PERCENTILE.INC(D!A1:A4,0.3)': 1.9, 'PERCENTILE(D!A1:A4,0.3)': 1.9 },
    { A: [1, 3, 2, 4] },
  ],
  'MODE function, MODE.SNGL function': [
    {
      'MODE(D!A1:A6)': 4,
      'MODE.SNGL(D!A1:A6)': 4,
      'MODE(1,2,3)': '#N/A',
      'MODE(D!A1:A3,D!A4:A6,3,3,3)': 3,
      'MODE(D!B1:B6)': '#N/A',
    },
    { A: [5.6, 4, 4, 3, 2, 4], B: ['x', 'x', null, 1] },
  ],
  'RATE function': [
    {
      'RATE(4*12,-200,8000)': 0.007_701_472_488_246,
      'RATE(4*12,-200,8000)*12': 0.092_417_669_858_95,
      'RATE(360,-1073.6432460242797,200000)': 0.05 / 12,
      'RATE(10,0,100,-200)': 0.071_773_462_536_293,
      'RATE(10,-100,900,0,1)': 0.024_227_317_682_617,
      'RATE(10,-10,100)': 0,
      'RATE(0,-200,8000)': '#NUM!',
      'RATE(10,200,8000)': '#NUM!',
      'RATE(10,-200,8000,0,0,-1)': '#NUM!',
    },
  ],
  'IRR function': [
    {
      'IRR(D!A1:A5)': -0.021_244_848_273_41,
      'IRR(D!A1:A6)': 0.086_630_948_036_53,
      'IRR(D!A1:A3,-10%)': -0.443_506_941_334_74,
      'IRR({1,2,3})': '#NUM!',
      'IRR({-1,-2})': '#NUM!',
      'IRR({-100,200,-150})': '#NUM!',
      'IRR(D!B1:B4)': 0.1,
    },
    { A: [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000], B: [-100, 'text', null, 110] },
  ],
  'XIRR function': [
    {
      'XIRR(D!A1:A5,D!B1:B5,0.1)': 0.373_362_533_518_8,
      'XIRR(D!A1:A5,D!B1:B5)': 0.373_362_533_518_8,
      'XIRR(D!A1:A5,D!B1:B4)': '#NUM!',
      'XIRR({-100,500},{100,99})': '#NUM!',
      'XIRR({100,500},{100,200})': '#NUM!',
      'XIRR({-100,"x"},{100,200})': '#VALUE!',
      'XIRR({-100,110},{100.2,465.9})': 0.1,
    },
    { A: [-10_000, 2750, 4250, 3250, 2750], B: [39_448, 39_508, 39_751, 39_859, 39_904] },
  ],
  'XNPV function': [
    {
      'XNPV(0.09,D!A1:A5,D!B1:B5)': 2086.647_602_031_535,
      'XNPV(0,D!A1:A5,D!B1:B5)': '#NUM!',
      'XNPV(-0.1,D!A1:A5,D!B1:B5)': '#NUM!',
      'XNPV(0.09,D!A1:A5,D!B1:B4)': '#NUM!',
      'XNPV(0.09,{-100,50},{100,99})': '#NUM!',
    },
    { A: [-10_000, 2750, 4250, 3250, 2750], B: [39_448, 39_508, 39_751, 39_859, 39_904] },
  ],
  'NPV function': [
    {
      'NPV(10%,-10000,3000,4200,6800)': 1188.443_412_335_22,
      'NPV(8%,D!A2:A6)+D!A1': 1922.061_554_932_3,
      'NPV(8%,D!A2:A6,-9000)+D!A1': -3749.465_087_016,
      'NPV(0.1,D!B1:B4)': 110 / 1.1 + 121 / 1.21,
      'NPV(-1,1)': '#DIV/0!',
    },
    { A: [-40_000, 8000, 9200, 10_000, 12_000, 14_500], B: [110, 'text', null, 121] },
  ],
  'PMT function': [
    {
      'PMT(8%/12,10,10000)': -1037.032_089_359_15,
      'PMT(8%/12,10,10000,0,1)': -1030.164_327_177_97,
      'PMT(6%/12,18*12,0,50000)': -129.081_160_867_99,
      'PMT(-3,5,100,300,1)': '#NUM!',
      'PMT(-1,5,100)': '#NUM!',
      'PMT(0.1,0,100)': '#NUM!',
    },
  ],
  'IPMT function': [
    {
      'IPMT(10%/12,1,3*12,8000)': -66.666_666_666_67,
      'IPMT(10%,3,3,8000)': -292.447_129_909_37,
      'IPMT(0.1,0,3,8000)': '#NUM!',
      'IPMT(0.1,4,3,8000)': '#NUM!',
      'IPMT(-0.5,1,0.5,100)': 50,
      'IPMT(-0.5,6,5.5,100)': 0.467_986_799_375_5,
      'IPMT(0.1,1,3,8000,0,1)': 0,
      'IPMT(-2,1,5,100)': '#NUM!',
    },
  ],
  'PPMT function': [
    {
      'PPMT(10%/12,1,2*12,2000)': -75.623_186_008_36,
      'PPMT(8%,10,10,200000)': -27_598.053_462_421_4,
      'PPMT(-0.5,1,0.5,100)': -170.710_678_118_65,
      'PPMT(0.1,4,3,8000)': '#NUM!',
      'PPMT(-2,1,5,100)': '#NUM!',
    },
  ],
  'PV function, FV function, NPER function': [
    {
      'PV(8%/12,12*20,500,,0)': -59_777.145_851_188,
      'PV(-1,5,100)': '#DIV/0!',
      'PV(-3,5,100)': 34.375,
      'FV(6%/12,10,-200,-500,1)': 2581.403_374_06,
      'FV(11%/12,35,-2000,,1)': 82_846.246_372_418_5,
      'FV(-1,-2,100)': '#DIV/0!',
      'FV(-3,5,100)': -1100,
      'NPER(12%/12,-100,-1000,10000,1)': 59.673_865_674_3,
      'NPER(12%/12,-100,-1000)': -9.578_594_039_81,
      'NPER(0,0,100)': '#DIV/0!',
    },
  ],
};

test.each(Object.entries(pages))('%s', (_, [cases, columns = {}]) => {
  expectResults(cases, inColumns(columns));
});

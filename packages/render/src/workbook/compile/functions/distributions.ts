// Probability distributions. Excel: "NORM.DIST function", "NORM.INV function", "NORM.S.DIST function", "NORM.S.INV
// function", "POISSON.DIST function".
import { errors, type Result, type Scalar, toBoolean, toNumber } from '../values.ts';
import { finite, type FunctionSpecification, type FunctionTable, numeric } from './specification.ts';

/** The cumulative normal distribution: Hart's approximation, to fifteen digits. */
function normal(value: number): number {
  const size = Math.abs(value);
  if (size > 37) return value > 0 ? 1 : 0;
  const exponential = Math.exp((-size * size) / 2);
  let tail: number;
  if (size < 7.071_067_811_865_47) {
    const upper = polynomial(
      size,
      [
        3.526_249_659_989_11e-2, 0.700_383_064_443_688, 6.373_962_203_531_65, 33.912_866_078_383, 112.079_291_497_871,
        221.213_596_169_931, 220.206_867_912_376,
      ],
    );
    const lower = polynomial(
      size,
      [
        8.838_834_764_831_84e-2, 1.755_667_163_182_64, 16.064_177_579_207, 86.780_732_202_946_1, 296.564_248_779_674,
        637.333_633_378_831, 793.826_512_519_948, 440.413_735_824_752,
      ],
    );
    tail = (exponential * upper) / lower;
  } else {
    const fraction = size + 1 / (size + 2 / (size + 3 / (size + 4 / (size + 0.65))));
    tail = exponential / fraction / 2.506_628_274_631;
  }
  return value > 0 ? 1 - tail : tail;
}

function polynomial(value: number, coefficients: readonly number[]): number {
  return coefficients.reduce((sum, coefficient) => sum * value + coefficient, 0);
}

const density = (value: number): number => Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);

const centralNumerator = [
  -39.696_830_286_653_76, 220.946_098_424_520_5, -275.928_510_446_968_7, 138.357_751_867_269, -30.664_798_066_147_16,
  2.506_628_277_459_239,
];
const centralDenominator = [
  -54.476_098_798_224_06, 161.585_836_858_040_9, -155.698_979_859_886_6, 66.801_311_887_719_72, -13.280_681_552_885_72,
  1,
];
const tailNumerator = [
  -0.007_784_894_002_430_293, -0.322_396_458_041_136_5, -2.400_758_277_161_838, -2.549_732_539_343_734,
  4.374_664_141_464_968, 2.938_163_982_698_783,
];
const tailDenominator = [
  0.007_784_695_709_041_462, 0.322_467_129_070_039_8, 2.445_134_137_142_996, 3.754_408_661_907_416, 1,
];
const tailStart = 0.024_25;

/** The inverse of the cumulative normal distribution: Acklam's approximation, refined to fifteen digits. */
function inverseNormal(probability: number): number {
  if (probability > 0.5) return -inverseNormal(1 - probability);
  let value: number;
  if (probability < tailStart) {
    const root = Math.sqrt(-2 * Math.log(probability));
    value = polynomial(root, tailNumerator) / polynomial(root, tailDenominator);
  } else {
    const distance = probability - 0.5;
    const square = distance * distance;
    value = (polynomial(square, centralNumerator) * distance) / polynomial(square, centralDenominator);
  }
  for (let step = 0; step < 2; step++) {
    const error = (normal(value) - probability) / density(value);
    if (!Number.isFinite(error)) break;
    value -= error / (1 + (value * error) / 2);
  }
  return value;
}

const gammaCoefficients = [
  676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_1, -176.615_029_162_140_6, 12.507_343_278_686_905,
  -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
];

/** The logarithm of the factorial: Lanczos' approximation. */
function logFactorial(value: number): number {
  const sum = gammaCoefficients.reduce(
    (total, coefficient, index) => total + coefficient / (value + index + 1),
    0.999_999_999_999_809_93,
  );
  const base = value + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (value + 0.5) * Math.log(base) - base + Math.log(sum);
}

function poissonMass(count: number, mean: number): number {
  if (mean === 0) return count === 0 ? 1 : 0;
  if (count > 150 || mean > 700) return Math.exp(count * Math.log(mean) - mean - logFactorial(count));
  let mass = Math.exp(-mean);
  for (let index = 1; index <= count; index++) mass *= mean / index;
  return mass;
}

/** From the largest of the masses down, as long as they add anything. */
function poissonTotal(count: number, mean: number): number {
  const start = Math.min(count, Math.floor(mean));
  const largest = poissonMass(start, mean);
  let total = largest;
  let mass = largest;
  for (let index = start; index > 0 && mass > total * Number.EPSILON; index--) {
    mass *= index / mean;
    total += mass;
  }
  mass = largest;
  for (let index = start + 1; index <= count && mass > total * Number.EPSILON; index++) {
    mass *= mean / index;
    total += mass;
  }
  return Math.min(total, 1);
}

/** The last argument chooses the cumulative distribution. */
function distribution(
  count: number,
  compute: (numbers: readonly number[], isCumulative: boolean) => Scalar,
): FunctionSpecification {
  return {
    min: count + 1,
    max: count + 1,
    arguments: 'v',
    call: (...values: Result[]) => {
      const numbers: number[] = [];
      for (const value of values.slice(0, count)) {
        const number = toNumber(value);
        if (typeof number !== 'number') return number;
        numbers.push(number);
      }
      const isCumulative = toBoolean(values[count] ?? null);
      if (typeof isCumulative !== 'boolean') return isCumulative;
      const computed = compute(numbers, isCumulative);
      return typeof computed === 'number' ? finite(computed) : computed;
    },
  };
}

const normalDistribution = distribution(3, ([value = 0, mean = 0, deviation = 0], isCumulative) => {
  if (deviation <= 0) return errors.num;
  const standard = (value - mean) / deviation;
  return isCumulative ? normal(standard) : density(standard) / deviation;
});

const isProbability = (value: number): boolean => value > 0 && value < 1;

const normalInverse = numeric(3, 3, (probability = 0, mean = 0, deviation = 0) =>
  isProbability(probability) && deviation > 0 ? mean + deviation * inverseNormal(probability) : errors.num,
);
const standardInverse = numeric(1, 1, (probability = 0) =>
  isProbability(probability) ? inverseNormal(probability) : errors.num,
);
const poisson = distribution(2, ([count = 0, mean = 0], isCumulative) => {
  const whole = Math.trunc(count);
  if (whole < 0 || mean < 0) return errors.num;
  return isCumulative ? poissonTotal(whole, mean) : poissonMass(whole, mean);
});

export const distributionFunctions: FunctionTable = {
  'NORM.DIST': normalDistribution,
  NORMDIST: normalDistribution,
  'NORM.INV': normalInverse,
  NORMINV: normalInverse,
  'NORM.S.DIST': distribution(1, ([value = 0], isCumulative) => (isCumulative ? normal(value) : density(value))),
  NORMSDIST: numeric(1, 1, (value = 0) => normal(value)),
  'NORM.S.INV': standardInverse,
  NORMSINV: standardInverse,
  'POISSON.DIST': poisson,
  POISSON: poisson,
};

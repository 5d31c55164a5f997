import { type DemoSale, healthCover, journey } from './demo-sale.ts';

const japan = ['JP', 'asia'] as const;
const taiwan = ['TW', 'asia'] as const;
const thailand = ['TH', 'asia'] as const;
const korea = ['KR', 'asia'] as const;
const switzerland = ['CH', 'europe'] as const;
const france = ['FR', 'europe'] as const;
const britain = ['GB', 'europe'] as const;
const australia = ['AU', 'worldwide'] as const;
const canada = ['CA', 'worldwide'] as const;
const syria = ['SY', 'worldwide'] as const;

const changedPlans = 'The customer cannot travel.';

/** Newest first. */
export const demoSales: readonly DemoSale[] = [
  journey(0, 1, 6, { to: japan, age: 41 }, [0, 1]),
  healthCover(7, 3, { age: 38, deductible: 16_000 }),
  journey(10, 5, 4, { to: taiwan, age: 31, discounts: ['EARLYBIRD10'] }),
  journey(3, 8, 9, { to: korea, age: 33, status: 'PENDING' }),
  journey(8, 12, 12, { to: switzerland, age: 43, children: 2, skiing: true, discounts: ['FAMILY15'] }, [8, 11]),
  healthCover(2, 15, { age: 48, smoker: true, loadings: ['HYPERTENSION'] }),
  journey('company', 19, 5, { to: thailand, age: 45 }, [12, 14, 16]),
  journey(9, 24, 8, { to: japan, age: 77, status: 'CANCELLED', reason: changedPlans }),
  healthCover(17, 28, { age: 34, discounts: ['ANNUAL5'] }),
  journey(13, 33, 21, { to: australia, age: 25, loadings: ['SCUBA'] }),
  journey(4, 39, 10, { to: france, age: 74, loadings: ['AGE_71_75'] }),
  healthCover(6, 45, { age: 28, deductible: 50_000 }),
  journey(1, 52, 3, { to: taiwan, age: 36, discounts: ['WELCOME50'] }),
  journey(16, 58, 14, {
    to: syria,
    age: 55,
    status: 'DECLINED',
    rejection: { code: 'DESTINATION_EXCLUDED', name: 'The destination is excluded from cover' },
  }),
  journey(5, 64, 7, { to: thailand, age: 57, discounts: ['NOCLAIM'] }),
  healthCover(12, 71, { age: 51, loadings: ['OCCUPATION_3', 'BMI_30'] }),
  journey(11, 78, 16, { to: britain, age: 45, loadings: ['RENTAL_VEHICLE'] }, [11, 2]),
  journey(14, 86, 5, { to: japan, age: 39 }),
  healthCover(15, 95, {
    age: 63,
    exclusion: { benefitTypeId: 'hospital', remark: 'Treatment of the left knee and what follows from it' },
  }),
  journey(7, 104, 11, { to: canada, age: 37, skiing: true }),
  journey(0, 113, 4, { to: korea, age: 41, status: 'CANCELLED', reason: changedPlans }),
  journey(17, 121, 6, { to: thailand, age: 33, children: 1 }),
  healthCover(10, 130, { age: 31, discounts: ['SWITCH300'] }),
  journey(2, 139, 9, { to: france, age: 48, discounts: ['EARLYBIRD10', 'NOCLAIM'] }),
  journey(6, 148, 18, { to: australia, age: 27, loadings: ['SCUBA', 'RENTAL_VEHICLE'] }),
  healthCover(4, 157, {
    age: 74,
    status: 'DECLINED',
    rejection: { code: 'PRE_EXISTING_CONDITION', name: 'A condition that cannot be covered was there before' },
  }),
  journey(15, 166, 8, { to: switzerland, age: 62 }),
  journey(12, 176, 5, { to: taiwan, age: 51, children: 2, discounts: ['FAMILY15'] }, [12, 5]),
  healthCover(1, 185, { age: 35, discounts: ['WELLNESS8'] }),
  journey(9, 195, 13, { to: britain, age: 76 }),
  journey(3, 206, 6, { to: japan, age: 32, discounts: ['EARLYBIRD10'] }),
  healthCover(13, 216, { age: 24, status: 'CANCELLED', reason: 'The customer is covered by an employer.' }),
  journey('company', 227, 7, { to: canada, age: 49 }, [0, 2, 8]),
  journey(10, 238, 30, { to: australia, age: 30, discounts: ['NOCLAIM'] }),
  healthCover(8, 249, { age: 42, deductible: 16_000, loadings: ['HAZARDOUS_SPORT'] }),
  journey(14, 262, 4, { to: thailand, age: 38 }),
  journey(5, 275, 10, { to: france, age: 56, discounts: ['WELCOME50'] }),
  healthCover(11, 290, { age: 44, smoker: true }),
  journey(16, 310, 8, { to: korea, age: 54 }),
  journey(4, 335, 5, { to: japan, age: 73, loadings: ['AGE_71_75'] }),
];

import type { Json } from '@coverwright/rules';
import { type DemoCode, type DemoCodes, flat, onlyIf, percent, percentForEach } from '../demo-code.ts';

const days: Json = { var: 'trip.days' };
const adults: Json = { var: 'insureds.adults' };
const children: Json = { var: ['insureds.children', 0] };
const persons: Json = { '+': [adults, children] };

const seasonal: readonly DemoCode[] = [
  { code: 'EARLYBIRD10', name: 'Early bird, 60 days before departure', logic: percent(10) },
  { code: 'EARLYBIRD5', name: 'Early bird, 30 days before departure', logic: percent(5) },
  { code: 'LUNARNEWYEAR', name: 'Lunar New Year', logic: percent(8.88) },
  { code: 'EASTER6', name: 'Easter break', logic: percent(6) },
  { code: 'SUMMER12', name: 'Summer holidays', logic: percent(12) },
  { code: 'GOLDENWEEK', name: 'Golden Week', logic: percent(6.5) },
  { code: 'SINGLES11', name: 'Singles Day sale', logic: percent(11.11) },
  { code: 'BLACKFRIDAY', name: 'Black Friday', logic: percent(15) },
];

const people: readonly DemoCode[] = [
  {
    code: 'FAMILY15',
    name: 'Family',
    description: 'Two adults with at least one child.',
    logic: onlyIf({ and: [{ '>=': [adults, 2] }, { '>=': [children, 1] }] }, percent(15)),
  },
  { code: 'COUPLE5', name: 'Travelling as a couple', logic: onlyIf({ '==': [adults, 2] }, percent(5)) },
  {
    code: 'GROUP10',
    name: 'Group of ten or more',
    description: '10 percent from ten persons on, 15 percent from twenty.',
    logic: { if: [{ '>=': [persons, 20] }, percent(15), { '>=': [persons, 10] }, percent(10), 0] },
  },
  {
    code: 'KIDS40',
    name: 'HKD 40 for each child, up to three',
    logic: [{ '*': [{ min: [3, children] }, 40] }, 'HKD'],
  },
  { code: 'STUDENT10', name: 'Full-time student', logic: percent(10) },
  { code: 'TEACHER8', name: 'Teachers and school staff', logic: percent(8) },
  { code: 'MEDIC10', name: 'Doctors, nurses and ambulance crews', logic: percent(10) },
  { code: 'CIVIL10', name: 'Civil servants', logic: percent(10) },
  { code: 'STAFF25', name: 'Staff of the insurer', logic: percent(25) },
];

const channels: readonly DemoCode[] = [
  { code: 'ONLINE5', name: 'Bought online', logic: percent(5) },
  { code: 'APP20', name: 'First purchase in the app', logic: flat(20) },
  { code: 'WELCOME50', name: 'Welcome voucher', logic: flat(50) },
  { code: 'VOUCHER100', name: 'Service recovery voucher', logic: flat(100) },
  { code: 'REFER30', name: 'Refer a friend', logic: flat(30) },
  { code: 'CARD8', name: 'Partner credit card', logic: percent(8) },
  { code: 'AGENT12', name: 'Agency campaign', logic: percent(12.5) },
  { code: 'CORPORATE18', name: 'Corporate account', logic: percent(18) },
  { code: 'BUNDLE10', name: 'With a home policy', logic: percent(10) },
];

const loyalty: readonly DemoCode[] = [
  { code: 'RENEWAL8', name: 'Insured with us last year', logic: percent(8) },
  {
    code: 'NOCLAIM',
    name: 'Years without a claim',
    description: '2 percent for each year, up to 10 percent.',
    logic: percentForEach({ var: ['history.claimFreeYears', 0] }, 2, 10),
  },
  {
    code: 'LONGSTAY',
    name: 'Journeys of more than 30 days',
    logic: onlyIf({ '>': [days, 30] }, percent(7.5)),
  },
  {
    code: 'SHORTHOP',
    name: 'Weekend in Asia',
    description: 'HKD 15 off for up to three days.',
    logic: onlyIf({ and: [{ '<=': [days, 3] }, { '==': [{ var: 'trip.zone' }, 'asia'] }] }, flat(15)),
  },
];

const health: readonly DemoCode[] = [
  { code: 'AGE_66_70', name: 'Aged 66 to 70', logic: percent(10) },
  { code: 'AGE_71_75', name: 'Aged 71 to 75', logic: percent(20) },
  { code: 'AGE_76_80', name: 'Aged 76 to 80', logic: percent(35) },
  { code: 'AGE_81_85', name: 'Aged 81 to 85', logic: percent(60) },
  { code: 'PRE_EXISTING', name: 'Declared pre-existing condition', logic: percent(50) },
  { code: 'HYPERTENSION', name: 'High blood pressure under treatment', logic: percent(12.5) },
  { code: 'DIABETES', name: 'Diabetes under treatment', logic: percent(17.5) },
  { code: 'ASTHMA', name: 'Asthma', logic: percent(7.5) },
  { code: 'PREGNANCY', name: 'Pregnant at departure', logic: percent(15) },
  {
    code: 'CLAIMS_HISTORY',
    name: 'Claims in the last three years',
    description: '5 percent for each claim, up to 30 percent.',
    logic: percentForEach({ var: ['history.claims', 0] }, 5, 30),
  },
];

const activities: readonly DemoCode[] = [
  { code: 'OFF_PISTE', name: 'Skiing away from marked slopes', logic: percent(25) },
  { code: 'SCUBA', name: 'Scuba diving to 40 metres', logic: percent(15) },
  { code: 'CLIMBING', name: 'Mountaineering with ropes', logic: percent(30) },
  { code: 'HIGH_ALTITUDE', name: 'Trekking above 4,000 metres', logic: percent(22.25) },
  { code: 'MOTORCYCLE', name: 'Riding a motorcycle above 125 cc', logic: percent(20) },
  { code: 'BUNGEE', name: 'Bungee jumping', logic: flat(45) },
  { code: 'MANUAL_WORK', name: 'Manual work abroad', logic: percent(18) },
  { code: 'CRUISE', name: 'Cruise', logic: percent(12) },
];

const journeys: readonly DemoCode[] = [
  { code: 'ADVISORY_AMBER', name: 'Amber travel alert', logic: percent(15) },
  { code: 'ADVISORY_RED', name: 'Red travel alert', logic: percent(40) },
  { code: 'NORTH_AMERICA', name: 'United States and Canada', logic: percent(18) },
  { code: 'REMOTE_REGION', name: 'Polar and other remote regions', logic: percent(45) },
  {
    code: 'LONG_TRIP',
    name: 'Days beyond the 60th',
    description: 'HKD 3.50 for each day and person.',
    logic: [{ '*': [{ max: [0, { '-': [days, 60] }] }, 3.5, persons] }, 'HKD'],
  },
  { code: 'SAME_DAY', name: 'Bought on the day of departure', logic: flat(40) },
];

const extras: readonly DemoCode[] = [
  { code: 'RENTAL_VEHICLE', name: 'Rental vehicle excess doubled', logic: flat(60) },
  { code: 'GOLF', name: 'Golf equipment', logic: flat(35) },
  { code: 'CAMERA', name: 'Professional camera equipment', logic: flat(88) },
  {
    code: 'CANCEL_ANY_REASON',
    name: 'Cancellation for any reason',
    description: 'A quarter of the premium, at least HKD 80 for each adult.',
    logic: { max: [percent(25), { '*': [80, adults] }] },
  },
  { code: 'PAPER_POLICY', name: 'Printed policy by post', logic: flat(12.5) },
  { code: 'INSTALMENTS', name: 'Paid in instalments', logic: percent(3.25) },
];

export const travelCodes: DemoCodes = {
  discount: [...seasonal, ...people, ...channels, ...loyalty],
  loading: [...health, ...activities, ...journeys, ...extras],
};

/** The codes of the previous version. */
export const earlierTravelCodes: DemoCodes = {
  discount: travelCodes.discount.filter(({ code }) =>
    ['EARLYBIRD10', 'FAMILY15', 'WELCOME50', 'NOCLAIM'].includes(code),
  ),
  loading: travelCodes.loading.filter(({ code }) => ['AGE_71_75', 'SCUBA', 'RENTAL_VEHICLE'].includes(code)),
};

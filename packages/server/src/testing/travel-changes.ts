// The effect of each of the demo's codes on the price, and for which journeys: duplicated here by hand to
// detect wrong calculations.

/** A share of the previous price, or Hong Kong dollars. */
type Change = number | `${number}%`;

interface CodeChange {
  readonly by: Change;
  /** Values of a journey to which the code applies. */
  readonly of: object;
}

const couple = {
  trip: { zone: 'asia', days: 6 },
  insureds: { adults: 2, oldestAge: 41 },
  cover: { winterSports: true },
  discount: { code: null },
};
const family = { ...couple, insureds: { adults: 2, children: 2, oldestAge: 41 } };
const group = { ...couple, insureds: { adults: 12, oldestAge: 41 } };
const long = { ...couple, trip: { zone: 'asia', days: 70 } };
const short = { ...couple, trip: { zone: 'asia', days: 3 } };
const loyal = { ...couple, history: { claimFreeYears: 4, claims: 3 } };

export const travelChanges: Readonly<Record<'discount' | 'loading', Readonly<Record<string, CodeChange>>>> = {
  discount: {
    EARLYBIRD10: { by: '10%', of: couple },
    EARLYBIRD5: { by: '5%', of: couple },
    LUNARNEWYEAR: { by: '8.88%', of: couple },
    EASTER6: { by: '6%', of: couple },
    SUMMER12: { by: '12%', of: couple },
    GOLDENWEEK: { by: '6.5%', of: couple },
    SINGLES11: { by: '11.11%', of: couple },
    BLACKFRIDAY: { by: '15%', of: couple },
    FAMILY15: { by: '15%', of: family },
    COUPLE5: { by: '5%', of: couple },
    GROUP10: { by: '10%', of: group },
    KIDS40: { by: 80, of: family },
    STUDENT10: { by: '10%', of: couple },
    TEACHER8: { by: '8%', of: couple },
    MEDIC10: { by: '10%', of: couple },
    CIVIL10: { by: '10%', of: couple },
    STAFF25: { by: '25%', of: couple },
    ONLINE5: { by: '5%', of: couple },
    APP20: { by: 20, of: couple },
    WELCOME50: { by: 50, of: couple },
    VOUCHER100: { by: 100, of: couple },
    REFER30: { by: 30, of: couple },
    CARD8: { by: '8%', of: couple },
    AGENT12: { by: '12.5%', of: couple },
    CORPORATE18: { by: '18%', of: couple },
    BUNDLE10: { by: '10%', of: couple },
    RENEWAL8: { by: '8%', of: couple },
    NOCLAIM: { by: '8%', of: loyal },
    LONGSTAY: { by: '7.5%', of: long },
    SHORTHOP: { by: 15, of: short },
  },
  loading: {
    AGE_66_70: { by: '10%', of: couple },
    AGE_71_75: { by: '20%', of: couple },
    AGE_76_80: { by: '35%', of: couple },
    AGE_81_85: { by: '60%', of: couple },
    PRE_EXISTING: { by: '50%', of: couple },
    HYPERTENSION: { by: '12.5%', of: couple },
    DIABETES: { by: '17.5%', of: couple },
    ASTHMA: { by: '7.5%', of: couple },
    PREGNANCY: { by: '15%', of: couple },
    CLAIMS_HISTORY: { by: '15%', of: loyal },
    OFF_PISTE: { by: '25%', of: couple },
    SCUBA: { by: '15%', of: couple },
    CLIMBING: { by: '30%', of: couple },
    HIGH_ALTITUDE: { by: '22.25%', of: couple },
    MOTORCYCLE: { by: '20%', of: couple },
    BUNGEE: { by: 45, of: couple },
    MANUAL_WORK: { by: '18%', of: couple },
    CRUISE: { by: '12%', of: couple },
    ADVISORY_AMBER: { by: '15%', of: couple },
    ADVISORY_RED: { by: '40%', of: couple },
    NORTH_AMERICA: { by: '18%', of: couple },
    REMOTE_REGION: { by: '45%', of: couple },
    LONG_TRIP: { by: 70, of: long },
    SAME_DAY: { by: 40, of: couple },
    RENTAL_VEHICLE: { by: 60, of: couple },
    GOLF: { by: 35, of: couple },
    CAMERA: { by: 88, of: couple },
    CANCEL_ANY_REASON: { by: 160, of: couple },
    PAPER_POLICY: { by: 12.5, of: couple },
    INSTALMENTS: { by: '3.25%', of: couple },
  },
};

/** The price in cents after a change, rounded half up. */
export function changed(price: number, by: Change, sign: 1 | -1): number {
  const cents = Math.round(price * 100);
  if (typeof by === 'number') return (cents + sign * Math.round(by * 100)) / 100;
  const hundredths = Math.round(Number.parseFloat(by) * 100);
  const numerator = cents * (10_000 + sign * hundredths);
  return Math.floor((numerator + 5_000) / 10_000) / 100;
}

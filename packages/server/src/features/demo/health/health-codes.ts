import { type DemoCodes, flat, onlyIf, percent, percentForEach } from '../demo-code.ts';

export const healthCodes: DemoCodes = {
  discount: [
    {
      code: 'NOCLAIM',
      name: 'Years without a claim',
      description: '5 percent for each year, up to 15 percent.',
      logic: percentForEach({ var: ['history.claimFreeYears', 0] }, 5, 15),
    },
    { code: 'ANNUAL5', name: 'Paid yearly', logic: percent(5) },
    { code: 'WELLNESS8', name: 'Wellness programme completed', logic: percent(8) },
    {
      code: 'FAMILY10',
      name: 'Three family members or more',
      logic: onlyIf({ '>=': [{ var: ['family.members', 1] }, 3] }, percent(10)),
    },
    { code: 'SWITCH300', name: 'Moved from another insurer', logic: flat(300) },
  ],
  loading: [
    { code: 'BMI_30', name: 'Body mass index of 30 to 35', logic: percent(25) },
    { code: 'HYPERTENSION', name: 'High blood pressure under treatment', logic: percent(37.5) },
    { code: 'OCCUPATION_3', name: 'Occupation of class 3', logic: percent(15) },
    { code: 'HAZARDOUS_SPORT', name: 'Hazardous sport', logic: flat(850) },
    { code: 'MONTHLY', name: 'Paid monthly', logic: percent(4.5) },
  ],
};

import type { DemoBenefit } from '../demo-product.ts';

const perYear = { en: '{this|C1} a policy year', zh: '每保單年度 {this|C1}' };
const perDay = { en: '{this|C1} a day, up to 180 days', zh: '每日 {this|C1}，最多 180 日' };
const perSurgery = { en: '{this|C1} for each surgery', zh: '每次手術 {this|C1}' };

const sameInEveryVersion: readonly DemoBenefit[] = [
  {
    typeId: 'hospital',
    name: { en: 'Hospital confinement', zh: '住院保障' },
    description: {
      en: 'Paid while the insured person is an in-patient for at least six hours.',
      zh: '受保人住院最少六小時可獲賠償。',
    },
  },
  {
    typeId: 'room_and_board',
    parent: 'hospital',
    value: 1350,
    name: { en: 'Room and board', zh: '病房及膳食' },
    detailed: perDay,
  },
  {
    typeId: 'ward_class',
    parent: 'room_and_board',
    optionKey: 'option_0',
    value: 'general',
    name: { en: 'Ward class', zh: '病房級別' },
    optionName: { en: 'General ward', zh: '普通病房' },
    short: { en: 'General ward', zh: '普通病房' },
  },
  {
    typeId: 'ward_class',
    parent: 'room_and_board',
    optionKey: 'option_1',
    value: 'semi_private',
    optionName: { en: 'Semi-private room', zh: '半私家病房' },
    short: { en: 'Semi-private room', zh: '半私家病房' },
  },
  {
    typeId: 'intensive_care',
    parent: 'hospital',
    value: 4500,
    name: { en: 'Intensive care', zh: '深切治療' },
    detailed: { en: '{this|C1} a day, up to 25 days', zh: '每日 {this|C1}，最多 25 日' },
  },
  {
    typeId: 'attending_doctor',
    parent: 'hospital',
    value: 1150,
    name: { en: "Attending doctor's visit fee", zh: '主診醫生巡房費' },
    detailed: perDay,
  },
  {
    typeId: 'specialist',
    parent: 'hospital',
    value: 5800,
    name: { en: "Specialist's fee", zh: '專科醫生費' },
    detailed: perYear,
  },
  {
    typeId: 'surgery',
    name: { en: 'Surgery', zh: '手術保障' },
    description: { en: 'By the category of the operation.', zh: '按手術類別賠償。' },
  },
  {
    typeId: 'surgeon_complex',
    parent: 'surgery',
    value: 75_000,
    name: { en: "Surgeon's fee, complex", zh: '外科醫生費（複雜）' },
    detailed: perSurgery,
  },
  {
    typeId: 'surgeon_major',
    parent: 'surgery',
    value: 40_000,
    name: { en: "Surgeon's fee, major", zh: '外科醫生費（大型）' },
    detailed: perSurgery,
  },
  {
    typeId: 'surgeon_minor',
    parent: 'surgery',
    value: 8000,
    name: { en: "Surgeon's fee, minor", zh: '外科醫生費（小型）' },
    detailed: perSurgery,
  },
  {
    typeId: 'anaesthetist',
    parent: 'surgery',
    value: 35,
    name: { en: "Anaesthetist's fee", zh: '麻醉科醫生費' },
    short: { en: "{this}% of the surgeon's fee", zh: '外科醫生費的 {this}%' },
  },
  {
    typeId: 'cancer_treatment',
    value: 160_000,
    name: { en: 'Prescribed non-surgical cancer treatment', zh: '訂明非手術癌症治療' },
    detailed: perYear,
  },
  {
    typeId: 'diagnostic_imaging',
    value: 30_000,
    name: { en: 'Prescribed diagnostic imaging', zh: '訂明診斷成像檢測' },
    detailed: { en: '{this|C1} a policy year, 30% coinsurance', zh: '每保單年度 {this|C1}，共同保險 30%' },
  },
  {
    typeId: 'psychiatric',
    value: 40_000,
    name: { en: 'Psychiatric treatment', zh: '精神科治療' },
    detailed: perYear,
  },
  {
    typeId: 'deductible',
    isValueInput: true,
    name: { en: 'Annual deductible', zh: '每年自付費' },
    description: {
      en: 'The customer chooses 0, 16,000 or 50,000.',
      zh: '客戶可選擇 0、16,000 或 50,000。',
    },
  },
];

/** Benefits of the health plan, modelled on the items of the Voluntary Health Insurance Scheme. */
export function healthBenefits(annualLimit: number): DemoBenefit[] {
  return [
    {
      typeId: 'annual_limit',
      value: annualLimit,
      name: { en: 'Annual benefit limit', zh: '每年保障限額' },
      detailed: perYear,
    },
    ...sameInEveryVersion,
  ];
}

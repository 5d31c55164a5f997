import type { DemoBenefit } from '../demo-product.ts';

const upTo = { en: 'Up to {this|C1}', zh: '最高 {this|C1}' };

const sameInEveryVersion: readonly DemoBenefit[] = [
  {
    typeId: 'follow_up_hk',
    parent: 'medical_expenses',
    value: 80_000,
    name: { en: 'Follow-up treatment in Hong Kong', zh: '回港覆診費用' },
    detailed: { en: 'Up to {this|C1} within 90 days of return', zh: '返港後 90 日內最高 {this|C1}' },
  },
  {
    typeId: 'chinese_medicine',
    parent: 'follow_up_hk',
    value: 3000,
    name: { en: 'Chinese medicine practitioner', zh: '中醫' },
    detailed: upTo,
  },
  {
    typeId: 'per_visit',
    parent: 'chinese_medicine',
    value: 200,
    name: { en: 'Per visit', zh: '每次診治' },
  },
  {
    typeId: 'visits_per_trip',
    parent: 'chinese_medicine',
    value: 15,
    name: { en: 'Visits per trip', zh: '每次旅程的診治次數' },
    short: { en: '{this} visits', zh: '{this} 次' },
  },
  {
    typeId: 'emergency_evacuation',
    value: 'actual_cost',
    name: { en: 'Emergency evacuation and repatriation', zh: '緊急醫療運送及運返' },
    short: { en: 'Actual cost', zh: '實際費用' },
    detailed: { en: 'Arranged and paid by the assistance hotline', zh: '由緊急支援熱線安排及支付' },
  },
  {
    typeId: 'personal_accident',
    optionKey: 'option_0',
    value: 600_000,
    name: { en: 'Personal accident', zh: '個人意外' },
    optionName: { en: 'Plan A', zh: '計劃甲' },
    detailed: upTo,
  },
  {
    typeId: 'personal_accident',
    optionKey: 'option_1',
    value: 1_000_000,
    optionName: { en: 'Plan B', zh: '計劃乙' },
    detailed: upTo,
  },
  {
    typeId: 'trip_cancellation',
    value: 50_000,
    name: { en: 'Trip cancellation', zh: '取消旅程' },
    detailed: { en: 'Prepaid costs up to {this|C1}', zh: '預繳費用最高 {this|C1}' },
  },
  {
    typeId: 'trip_curtailment',
    parent: 'trip_cancellation',
    value: 50_000,
    name: { en: 'Trip curtailment', zh: '縮短旅程' },
    detailed: upTo,
  },
  {
    typeId: 'baggage_loss',
    value: 20_000,
    name: { en: 'Baggage loss', zh: '行李保障' },
    detailed: upTo,
  },
  {
    typeId: 'per_article',
    parent: 'baggage_loss',
    value: 3000,
    name: { en: 'Per article, pair or set', zh: '每件、每對或每套' },
    description: {
      en: 'The most we pay for one article, or for a pair or set of articles.',
      zh: '每件物品，或每對或每套物品的最高賠償額。',
    },
    detailed: { en: 'Up to {this|C1} each', zh: '每件最高 {this|C1}' },
  },
  {
    typeId: 'laptop',
    parent: 'baggage_loss',
    value: 10_000,
    name: { en: 'Laptop computer', zh: '手提電腦' },
    detailed: upTo,
  },
  {
    typeId: 'baggage_delay',
    value: 2000,
    name: { en: 'Baggage delay', zh: '行李延誤' },
    detailed: { en: '{this|C1} after 6 hours', zh: '延誤滿 6 小時賠償 {this|C1}' },
  },
  {
    typeId: 'winter_sports',
    isValueInput: true,
    name: { en: 'Winter sports', zh: '冬季運動' },
    description: {
      en: 'Skiing and snowboarding on marked slopes; the customer chooses the sum insured.',
      zh: '於指定雪道滑雪及滑雪板活動；保額由客戶選擇。',
    },
  },
  {
    typeId: 'personal_liability',
    value: 3_000_000,
    name: { en: 'Personal liability', zh: '個人責任' },
    detailed: upTo,
  },
  {
    typeId: 'rental_vehicle_excess',
    value: 5000,
    name: { en: 'Rental vehicle excess', zh: '租車自負額' },
    detailed: upTo,
  },
  {
    typeId: 'travel_delay',
    value: 300,
    name: { en: 'Travel delay', zh: '旅程延誤' },
    detailed: { en: '{this|C1} for every 6 hours', zh: '每滿 6 小時賠償 {this|C1}' },
  },
  {
    typeId: 'travel_delay_maximum',
    parent: 'travel_delay',
    value: 2400,
    name: { en: 'Most for one delay', zh: '每次延誤上限' },
  },
  {
    typeId: 'assistance_hotline',
    value: true,
    name: { en: '24-hour worldwide assistance', zh: '24 小時全球緊急支援' },
    short: { en: 'Included', zh: '包括' },
  },
];

/** Benefits of the travel plan; the newer version covers more medical expenses. */
export function travelBenefits(medicalExpenses: number): DemoBenefit[] {
  return [
    {
      typeId: 'medical_expenses',
      value: medicalExpenses,
      name: { en: 'Medical expenses', zh: '醫療費用' },
      description: {
        en: 'Hospital, surgery and doctor fees for an injury or sickness during the journey.',
        zh: '旅程期間因受傷或患病而引致的住院、手術及診症費用。',
      },
      detailed: { en: 'Up to {this|C1} for each insured person', zh: '每名受保人最高 {this|C1}' },
    },
    ...sameInEveryVersion,
  ];
}

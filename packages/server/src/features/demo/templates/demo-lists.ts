// The demo's dynamic templates: lists for its apps. Data only.
import type { Json } from '@coverwright/rules';

export interface DemoList {
  readonly name: string;
  readonly description: string;
  readonly logicalId: string;
  readonly ageDays: number;
  readonly value: Json;
}

const destination = (code: string, zone: 'asia' | 'europe' | 'worldwide', en: string, zh: string) => ({
  code,
  zone,
  name: { 'en-US': en, 'zh-HK': zh },
});

const document = (id: string, en: string, zh: string, isRequired = true) => ({
  id,
  isRequired,
  name: { 'en-US': en, 'zh-HK': zh },
});

export const demoLists: readonly DemoList[] = [
  {
    name: 'Travel destinations',
    description: 'Destinations that can be insured, with their zones.',
    logicalId: 'travel_destinations',
    ageDays: 110,
    value: {
      destinations: [
        destination('JP', 'asia', 'Japan', '日本'),
        destination('KR', 'asia', 'South Korea', '南韓'),
        destination('TW', 'asia', 'Taiwan', '台灣'),
        destination('TH', 'asia', 'Thailand', '泰國'),
        destination('CH', 'europe', 'Switzerland', '瑞士'),
        destination('FR', 'europe', 'France', '法國'),
        destination('GB', 'europe', 'United Kingdom', '英國'),
        destination('AU', 'worldwide', 'Australia', '澳洲'),
        destination('CA', 'worldwide', 'Canada', '加拿大'),
      ],
    },
  },
  {
    name: 'Claim documents',
    description: 'What a customer has to send with each kind of claim.',
    logicalId: 'claim_documents',
    ageDays: 48,
    value: {
      baggage: [
        document('report', 'Report of the police or the carrier', '警方或承運人報告'),
        document('receipts', 'Receipts of what was lost', '失物收據'),
        document('photos', 'Photos of the damage', '損毀照片', false),
      ],
      medical: [document('bill', 'Medical bills', '醫療單據'), document('report', 'Report of the doctor', '醫生報告')],
      delay: [document('confirmation', 'Confirmation of the carrier', '承運人延誤證明')],
    },
  },
];

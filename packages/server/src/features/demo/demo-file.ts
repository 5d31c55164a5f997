// The files of the demo's bucket: where each is kept, and which of the files beside this one it is.

export interface DemoFile {
  readonly key: string;
  /** In the folder files/. */
  readonly asset: string;
  readonly isPublic: boolean;
  readonly ageDays: number;
}

export const demoFiles: readonly DemoFile[] = [
  { key: 'brand/logo.png', asset: 'logo.png', isPublic: true, ageDays: 400 },
  { key: 'brand/harbour at dusk.jpg', asset: 'harbour.jpg', isPublic: true, ageDays: 380 },
  {
    key: 'products/travel/Travel Plus policy wording.pdf',
    asset: 'travel-policy-wording.pdf',
    isPublic: true,
    ageDays: 240,
  },
  { key: 'products/travel/zones.csv', asset: 'travel-zones.csv', isPublic: false, ageDays: 240 },
  { key: 'products/travel/premium-factors.json', asset: 'premium-factors.json', isPublic: false, ageDays: 35 },
  { key: 'products/health/hospital network.csv', asset: 'hospital-network.csv', isPublic: false, ageDays: 120 },
  { key: 'forms/travel claim form.pdf', asset: 'claim-form.pdf', isPublic: true, ageDays: 300 },
  { key: 'claims/CLM-2026-000318/damaged suitcase.jpg', asset: 'suitcase.jpg', isPublic: false, ageDays: 39 },
  { key: 'claims/CLM-2026-000318/notes.txt', asset: 'claim-notes.txt', isPublic: false, ageDays: 32 },
  { key: '客戶信件/續保通知.txt', asset: 'renewal-notice-zh.txt', isPublic: false, ageDays: 90 },
];

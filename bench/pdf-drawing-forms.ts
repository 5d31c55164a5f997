// What bench/pdf-drawing.ts draws: a form of several pages as written by design software, untagged, and the fields of a
// claim on its pages, Latin and Chinese.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { DrawnText } from '../packages/render/src/pdf-drawing/drawing-request.ts';

export interface BenchForm {
  readonly name: string;
  readonly pageCount: number;
  readonly drawingsPerPage: number;
}

export const bookForm: BenchForm = { name: '10 pages with 50 drawings', pageCount: 10, drawingsPerPage: 5 };
export const longForm: BenchForm = { name: '300 pages with 500 drawings', pageCount: 300, drawingsPerPage: 500 / 300 };

const linesPerPage = 40;

export async function toForm({ pageCount }: BenchForm): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pageCount; number += 1) {
    const page = document.addPage([595, 842]);
    page.drawText(`Claim form, page ${number}`, { x: 50, y: 790, size: 16, font });
    for (let line = 0; line < linesPerPage; line += 1) {
      const y = 760 - 18 * line;
      page.drawText(`${line + 1}. What was lost, where and when`, { x: 50, y, size: 9, font });
      page.drawLine({ start: { x: 250, y: y - 2 }, end: { x: 545, y: y - 2 }, thickness: 0.5 });
    }
  }
  return document.save({ useObjectStreams: false });
}

/** Typical entries in a claim form: nearly every field has a different text. */
const texts = [
  'Chan Tai Man',
  '陳大文先生',
  '香港灣仔港灣道十二號海港中心三十樓',
  'HKD 12,500.00',
  '於二零二六年十一月二十一日在機場遺失行李 (baggage lost)',
  '九龍觀塘鴻圖道五十七號南洋廣場',
  '航班延誤超過十二小時，須另行購買機票',
  'Mandatory excess 免賠額 HKD 500',
  '因急性闌尾炎入住瑪麗醫院接受手術',
  '主診醫生簽署及蓋章',
  '手提電腦、相機及護照被竊，已向警方報案',
  'Police report 報案編號 TST-2026-4471',
  '受益人：黃小明（配偶）',
  '銀行戶口 024-388-123456-001',
  '意外經過：駕駛途中與貨車碰撞，左臂骨折',
  '沙田源禾路一號龍華樓地下',
  '續保日期由翌年元旦起計算',
  'Physiotherapy 物理治療共八次',
  '附上正本收據、診斷證明書及登機證',
  '本人聲明上述資料均屬真確無訛',
  '租車自負額及第三者責任保障',
  '颱風「海葵」吹襲，行程被迫取消',
  '眼鏡損毀，更換鏡片費用',
  '懷孕期間出現併發症，緊急撤返',
  'Emergency dental 牙科急症',
];

/** The later pages of a long form have one each. */
export function toDrawings({ pageCount, drawingsPerPage }: BenchForm): DrawnText[] {
  const count = Math.round(pageCount * drawingsPerPage);
  return Array.from({ length: count }, (_, index) => ({
    id: `drawing-${index}`,
    kind: 'TEXT',
    page: (index % pageCount) + 1,
    box: { x: 255, y: 60 + 36 * Math.floor(index / pageCount), width: 280, height: 18 },
    textAlignment: 'LEFT',
    verticalAlignment: 'CENTER',
    text: texts[index % texts.length] ?? '',
    familyName: 'Arial',
    fontSize: 10,
    isBold: index % 7 === 0,
    isItalic: index % 7 === 3,
    line: 'none',
    isShrunkToFit: true,
  }));
}

import i18next from 'i18next';

const codes = ['NO_PDF', 'PASSWORD', 'SIGNED', 'DYNAMIC_FORM', 'DAMAGED', 'PAGES', 'TIME', 'MEMORY', 'BUSY'] as const;

/** Why a file cannot be drawn on, in the studio's language. */
export function refusalText({ code, message }: { readonly code: string; readonly message: string }): string {
  const known = codes.find((one) => one === code);
  return known === undefined ? message : i18next.t(`pdfDrawing:refusal.${known}`);
}

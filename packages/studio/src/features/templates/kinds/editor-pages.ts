/**
 * The editors of all kinds, each loaded when it is opened. They are behind one module that is loaded first, since whatever a page
 * loads is named where it is loaded from: the start of the studio would name the parts of every editor.
 */
export const editorPages = {
  htmlPdf: async () => (await import('./html-pdf/html-pdf-editor-page.tsx')).HtmlPdfEditorPage,
  pdfDrawing: async () => (await import('./pdf-drawing/pdf-drawing-editor-page.tsx')).PdfDrawingEditorPage,
  dynamic: async () => (await import('./dynamic/dynamic-editor-page.tsx')).DynamicEditorPage,
  sms: async () => (await import('./sms/sms-editor-page.tsx')).SmsEditorPage,
  notification: async () => (await import('./notification/notification-editor-page.tsx')).NotificationEditorPage,
};

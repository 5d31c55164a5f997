/**
 * The editors of all kinds, each loaded with its texts when it is opened. They are behind one module that is loaded first, since
 * whatever a page loads is named where it is loaded from: the start of the studio would name the parts of every editor.
 */
import type { ComponentType } from 'react';
import { loadTexts, type Namespace } from '../../../locales/texts.ts';

async function withTexts(page: Promise<ComponentType>, namespaces: readonly Namespace[]): Promise<ComponentType> {
  const [Page] = await Promise.all([page, loadTexts(namespaces)]);
  return Page;
}

export const editorPages = {
  htmlPdf: async () =>
    withTexts(
      import('./html-pdf/html-pdf-editor-page.tsx').then((page) => page.HtmlPdfEditorPage),
      ['htmlPdf', 'htmlText', 'pdf', 'templates', 'templateTools', 'rules', 'richText'],
    ),
  pdfDrawing: async () =>
    withTexts(
      import('./pdf-drawing/pdf-drawing-editor-page.tsx').then((page) => page.PdfDrawingEditorPage),
      ['pdfDrawing', 'pdf', 'templates', 'templateTools', 'rules'],
    ),
  dynamic: async () =>
    withTexts(
      import('./dynamic/dynamic-editor-page.tsx').then((page) => page.DynamicEditorPage),
      ['dynamic', 'templates', 'templateTools', 'rules'],
    ),
  sms: async () =>
    withTexts(
      import('./sms/sms-editor-page.tsx').then((page) => page.SmsEditorPage),
      ['templates', 'templateTools', 'rules'],
    ),
  notification: async () =>
    withTexts(
      import('./notification/notification-editor-page.tsx').then((page) => page.NotificationEditorPage),
      ['htmlText', 'templates', 'templateTools', 'rules', 'richText'],
    ),
};

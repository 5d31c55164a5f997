// A form with drawings, open in the editor: the start of most PDF drawing stories.
import type { Page } from '@playwright/test';
import type { Tokens } from '../api.ts';
import { DrawingPage } from '../pages/drawing-page.ts';
import { createDrawingTemplate, givenForm, type GivenDrawing, storedDrawings } from './given-drawings.ts';

/** The drawings are on a form of two pages. */
export async function openDrawnForm(
  { page, tokens }: { readonly page: Page; readonly tokens: Tokens },
  url: string,
  drawings: readonly GivenDrawing[] = [],
) {
  const id = await createDrawingTemplate(url, tokens, { fileKey: await givenForm(url, tokens), drawings });
  const form = new DrawingPage(page);
  await form.openForm(id);
  return { id, form, stored: () => storedDrawings(url, tokens, id) };
}

/** Windows of 320 CSS pixels, which a zoom of 400 % makes of 1280, and forced colours. */
import type { Locator, Page } from '@playwright/test';
import { call } from '../api.ts';
import { expect, test } from '../test.ts';

const product = 'health_first/vhis_flexi/2027.1';
const app = 'harbourDirect';

const paths = [
  '/dashboard',
  '/products',
  ...['info', 'apiDocs', 'benefits', 'inputs'].map((tab) => `/products/detail/${tab}/${product}`),
  `/apps/detail/${app}`,
  `/ui-editor/${app}`,
  `/ui-editor/theme/${app}`,
  '/releases',
  '/templates',
  '/files?bucket=test-dev-documents',
];

/** What is wider than the window, and controls outside it that no container can scroll to. */
function findUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const controls = document.querySelectorAll<HTMLElement>('button, a[href], input, textarea, [role="tab"]');
    const outside = [...controls].filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0) return false;
      const parents = [];
      for (let parent = control.parentElement; parent !== null; parent = parent.parentElement) parents.push(parent);
      const hidden = parents.filter((parent) => getComputedStyle(parent).overflowX !== 'visible');
      const isScroller = (parent: Element) =>
        getComputedStyle(parent).overflowX !== 'hidden' && parent.scrollWidth > parent.clientWidth;
      if (hidden.some(isScroller)) return false;
      const isCutBy = (frame: DOMRect) => left < frame.left - 1 || right > frame.right + 1;
      if (hidden.some((parent) => isCutBy(parent.getBoundingClientRect()))) return true;
      return left < -1 || right > clientWidth + 1;
    });
    return [
      ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} pixels wide.`] : []),
      ...outside.map((control) => control.getAttribute('aria-label') ?? control.outerHTML),
    ];
  });
}

test('no screen of a narrow window scrolls sideways or has an action out of reach', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const query = '{ templates { list { id templateView } } }';
  const { templates } = (await call(server.url, query, {}, tokens.accessToken)) as {
    templates: { list: readonly { id: string; templateView: string }[] };
  };
  const byKind = new Map(templates.list.map((template) => [template.templateView, template.id]));
  const kinds = ['email-mjml', 'pdf-drawing', 'html-pdf', 'function'];
  const editors = kinds.map((kind) => `/templates/${kind}/${byKind.get(kind)}`);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...paths, ...editors]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await findUnreachable(page), path).toEqual([]);
  }
  await page.goto(`/products/detail/pricing/${product}`);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(page.getByRole('button', { name: 'Move the panel' })).toBeInViewport();
  expect(await findUnreachable(page)).toEqual([]);
  await page.goto(`/products/detail/discountsCodes/${product}`);
  await page.getByRole('button', { name: 'Update NOCLAIM' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Update' })).toBeInViewport();
  expect(await findUnreachable(page)).toEqual([]);
});

test('forced colours mark the selected row, the current menu item, tab and choice', async ({ signedIn: { page } }) => {
  const background = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const expectMarked = async (marked: Locator, other: Locator) => {
    await expect.poll(async () => (await background(marked)) === (await background(other))).toBe(false);
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/products/detail/info/${product}`);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await expectMarked(menu.getByRole('link', { name: 'Products' }), menu.getByRole('link', { name: 'Apps' }));
  await expectMarked(
    page.getByRole('link', { name: 'Info', exact: true }),
    page.getByRole('link', { name: 'Loading Codes', exact: true }),
  );
  await page.goto(`/products/detail/benefits/${product}`);
  const row = page.getByRole('row', { name: 'Room and board' });
  await row.click();
  await expectMarked(row, page.getByRole('row', { name: 'Surgery' }));
  await expectMarked(
    page.locator('label', { hasText: 'Number' }).first(),
    page.locator('label', { hasText: 'Boolean' }).first(),
  );
});

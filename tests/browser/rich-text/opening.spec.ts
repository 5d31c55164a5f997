import { expect, test } from './harness.ts';

test('an editor that is still opening takes no input, which it would lose', async ({ richText, page }) => {
  // Loads the part, so that the next editor begins to open as soon as it is shown.
  await richText.edit('<p>first</p>');
  const isTaken = await page.evaluate(async () => {
    const next = new Promise<HTMLIFrameElement>((resolve) => {
      new MutationObserver((_, observer) => {
        const frame = document.querySelector<HTMLIFrameElement>('.tox-edit-area__iframe:not([data-left])');
        if (!frame) return;
        observer.disconnect();
        resolve(frame);
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (const frame of document.querySelectorAll('iframe')) frame.dataset['left'] = 'true';
    Reflect.get(window, 'show')('<p>second</p>');
    const frame = await next;
    frame.focus();
    return document.activeElement === frame;
  });
  expect(isTaken).toBe(false);
  const frame = await richText.frame();
  await frame.getByText('second').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' text');
  await expect.poll(async () => richText.value()).toBe('<p>second text</p>');
});

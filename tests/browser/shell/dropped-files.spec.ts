import { expect, test } from '../test.ts';

test('a file dropped outside a drop zone does not navigate away from the studio', async ({ signedIn: { page } }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  const outcome = await page.evaluate(() => {
    const drop = (type: 'dragover' | 'drop', withFile: boolean): boolean => {
      const dataTransfer = new DataTransfer();
      if (withFile) dataTransfer.items.add(new File(['typed'], 'note.txt', { type: 'text/plain' }));
      else dataTransfer.setData('text/plain', 'typed');
      const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { over: drop('dragover', true), file: drop('drop', true), text: drop('drop', false) };
  });
  expect(outcome).toEqual({ over: true, file: true, text: false });
});

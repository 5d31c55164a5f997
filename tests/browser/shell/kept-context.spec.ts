// Stories share a context; what one leaves in it must not affect the next, whichever comes first.
import { expect, test } from '../test.ts';

// One after another in one worker.
test.describe.configure({ mode: 'default' });

for (const visit of ['first', 'second']) {
  test(`the ${visit} of two stories finds no traces of the other, and leaves every kind behind`, async ({
    page,
    context,
  }) => {
    await page.goto('/favicon.svg');
    // The other one keeps the process alive.
    expect(context.pages()).toEqual([expect.anything(), page]);
    expect(await context.cookies()).toEqual([]);
    const readAll = async () =>
      page.evaluate(async () => ({
        stored: [localStorage.length, sessionStorage.length],
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        isOnline: navigator.onLine,
        mayNotify: (await navigator.permissions.query({ name: 'notifications' })).state === 'granted',
        left: [window.name, Reflect.get(window, 'left')],
      }));
    expect(await readAll()).toEqual({
      stored: [0, 0],
      databases: [],
      caches: [],
      workers: 0,
      isOnline: true,
      mayNotify: false,
      left: ['', undefined],
    });

    await page.evaluate(async () => {
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      document.cookie = 'left=1';
      window.name = 'left';
      await caches.open('left');
      const opening = indexedDB.open('left');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
    });
    await context.addCookies([{ name: 'kept', value: '1', url: page.url() }]);
    await context.grantPermissions(['notifications']);
    await page.addInitScript(() => Reflect.set(window, 'left', true));
    await page.route('**', async (route) => route.abort());
    await context.route('**', async (route) => route.abort());
    await (await context.newPage()).goto('about:blank');
    await context.setOffline(true);
  });
}

test('a story in a shared context cannot set the clock', ({ page }) => {
  expect(() => page.clock).toThrow('isContextNew');
});

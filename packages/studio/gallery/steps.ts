// What a user does to get to a state. Each step waits for what it uses. An element is named by the key of a text, with its
// values, or by the text itself if it is data.
import i18next from 'i18next';

type Values = Readonly<Record<string, string | number>>;

const timeoutMs = 10_000;

const named = [
  'a, button, input, textarea, select, summary, label, img, iframe, section, table, h1, h2, h3, h4',
  '[role], [aria-label], [contenteditable]',
].join();

const focusable = 'a[href], button, input, textarea, select, summary, [tabindex], [contenteditable="true"]';

/** Waits until an element with the name, or with exactly this text, is visible. */
export async function see(text: string, values?: Values): Promise<HTMLElement> {
  return until(`“${text}” is not visible`, () => {
    const shown = toText(text, values);
    return elementNamed(shown) ?? elementWithText(shown);
  });
}

export async function press(name: string, values?: Values): Promise<void> {
  const missing = `There is no enabled control “${name}”`;
  const element = await until(missing, () => {
    const shown = toText(name, values);
    const control = elementNamed(shown, isEnabled);
    // A control that is not enabled yet contains its text too.
    if (control !== undefined || elementNamed(shown, isControl) !== undefined) return control;
    return elementWithText(shown, openDialog());
  });
  moveFocus(element.closest<HTMLElement>(focusable));
  element.click();
}

/** A press outside of everything that takes the focus removes it. */
function moveFocus(target: HTMLElement | null): void {
  if (target !== null) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Presses a key, such as Control+a, where the focus is. */
export async function pressKey(keys: string): Promise<void> {
  const [key = '', ...modifiers] = keys.split('+').toReversed();
  const [ctrlKey, shiftKey] = [modifiers.includes('Control'), modifiers.includes('Shift')];
  const event = new KeyboardEvent('keydown', { key, ctrlKey, shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  await nextFrame();
}

/** Types into a field, replacing its content. */
export async function fill(label: string, text: string, values?: Values): Promise<void> {
  const field = await until(`There is no field “${label}”`, () => elementNamed(toText(label, values), isField));
  field.focus();
  if (field instanceof HTMLInputElement && field.type.startsWith('date')) {
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return;
  }
  if (field.matches('.cm-content')) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true }));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return;
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  else document.getSelection()?.selectAllChildren(field);
  document.execCommand('insertText', false, text);
}

/** Chooses a file in a field, which is hidden behind a button. */
export async function chooseFile(label: string, file: File): Promise<void> {
  const field = await until(`There is no file field “${label}”`, () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].findLast(
      (one) => nameOf(one) === toText(label),
    ),
  );
  const chosen = new DataTransfer();
  chosen.items.add(file);
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** @param missing what to report if nothing is found in time */
async function until<Found>(missing: string, find: () => Found | undefined): Promise<Found> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`${missing}.`);
    await nextFrame();
  }
}

/** The texts of a key may only be loaded during the step. A key that has no text is not found on the page. */
function toText(text: string, values?: Values): string {
  const all = { locale: i18next.language, ...values };
  if (!text.includes(':') || !i18next.exists(text, all)) return text;
  return String(Reflect.apply(i18next.t, i18next, [text, all]));
}

/** The last one: a dialog or menu is after what it covers. */
function elementNamed(name: string, isWanted: (element: HTMLElement) => boolean = () => true): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(named)].findLast(
    (element) => nameOf(element) === name && isVisible(element) && isWanted(element),
  );
}

function elementWithText(text: string, within: Element = document.body): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>('*')].findLast(
    (element) => element.textContent.trim() === text && isVisible(element),
  );
}

function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = labelledBy.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
  const own = 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined;
  const name = element.getAttribute('aria-label') ?? (label === '' ? undefined : label) ?? own;
  const whole = (name ?? element.getAttribute('title') ?? ownText(element)).trim();
  const mark = ` ${i18next.t('widgets:optional')}`;
  return whole.endsWith(mark) ? whole.slice(0, -mark.length) : whole;
}

/** Without the keys that do the same, which follow the text of some buttons. */
function ownText(element: HTMLElement): string {
  const keys = element.matches('button') ? element.querySelector('kbd')?.textContent : undefined;
  return keys === undefined ? element.textContent : element.textContent.replace(keys, '');
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
}

function isControl(element: HTMLElement): boolean {
  return element.matches('a, button, input, textarea, select, summary, [role="button"], [role^="menuitem"]');
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
}

/** A dialog takes the focus shortly after it appears; what it covers cannot be used. */
function isEnabled(element: HTMLElement): boolean {
  const dialog = openDialog();
  if (dialog !== undefined && !(dialog.contains(element) && dialog.contains(document.activeElement))) return false;
  return !element.matches(':disabled, [aria-disabled="true"], [data-loading]');
}

function isField(element: HTMLElement): boolean {
  return element.matches('input, textarea, [contenteditable="true"]') && isEnabled(element);
}

async function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

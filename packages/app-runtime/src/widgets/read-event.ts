// Reads values from DOM events without trusting their type.

export function readText({ target }: Event): string {
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isControl ? target.value : '';
}

export function readChecked({ target }: Event): boolean {
  return target instanceof HTMLInputElement && target.checked;
}

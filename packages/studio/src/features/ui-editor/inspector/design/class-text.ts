const maxLength = 10_000;

/** Text that can be pasted as styles: only class names. Undefined for any other text. */
export function toClassText(text: string): string | undefined {
  const names = text.length > maxLength ? [] : text.split(/\s+/).filter((one) => one !== '');
  const isStyle = names.length > 0 && names.every((name) => /^[\w!:/.%#,()[\]&>*@+-]{1,200}$/.test(name));
  return isStyle ? names.join(' ') : undefined;
}

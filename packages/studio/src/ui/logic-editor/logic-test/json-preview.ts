/** The beginning of a value as JSON text. Stops once it is long enough, however large the value is. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonObject, type Json } from '@coverwright/rules';

interface Writer {
  text: string;
  readonly maxLength: number;
}

/** At most `maxLength` characters and an ellipsis. */
export function previewJson(value: Json, maxLength: number): string {
  const writer: Writer = { text: '', maxLength };
  write(value, writer);
  return writer.text.length > maxLength ? `${writer.text.slice(0, maxLength)}…` : writer.text;
}

function write(value: Json, writer: Writer): void {
  if (writer.text.length > writer.maxLength) return;
  if (isLongNumber(value)) writer.text += value.valueOf();
  else if (isJsonObject(value)) writeObject(value, writer);
  else if (typeof value === 'object' && value !== null) writeList(value, writer);
  // A text is truncated before it is quoted, since it may be several megabytes long.
  else writer.text += JSON.stringify(typeof value === 'string' ? value.slice(0, writer.maxLength + 1) : value);
}

function writeList(list: readonly Json[], writer: Writer): void {
  writer.text += '[';
  for (const [index, member] of list.entries()) {
    if (writer.text.length > writer.maxLength) return;
    if (index > 0) writer.text += ', ';
    write(member, writer);
  }
  writer.text += ']';
}

function writeObject(object: { readonly [name: string]: Json }, writer: Writer): void {
  writer.text += '{';
  let separator = '';
  for (const name in object) {
    if (writer.text.length > writer.maxLength) return;
    writer.text += `${separator}${JSON.stringify(name)}: `;
    separator = ', ';
    write(object[name] ?? null, writer);
  }
  writer.text += '}';
}

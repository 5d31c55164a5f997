// Times come in UTC and are shown in the reader's own zone, in the product's fixed formats.
function two(value: number): string {
  return String(value).padStart(2, '0');
}

function toDate(value: string | Date): Date | undefined {
  const date = typeof value === 'string' ? new Date(value) : value;
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** DD/MM/YYYY; empty for what is not a date. */
export function formatDate(value: string | Date | null | undefined): string {
  const date = toDate(value ?? '');
  if (date === undefined) return '';
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`;
}

/** HH:mm:ss */
export function formatTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** DD/MM/YYYY HH:mm:ss; empty for what is not a date. */
export function formatDateTime(value: string | Date | null | undefined): string {
  const date = toDate(value ?? '');
  return date === undefined ? '' : `${formatDate(date)} ${formatTime(date)}`;
}

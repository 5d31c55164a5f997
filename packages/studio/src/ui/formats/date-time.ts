// Times are sent in UTC and shown in the user's time zone, in the product's fixed formats.
function two(value: number): string {
  return String(value).padStart(2, '0');
}

function toDate(value: string | Date): Date | undefined {
  const date = typeof value === 'string' ? new Date(value) : value;
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** DD/MM/YYYY; empty if it is not a valid date. */
export function formatDate(value: string | Date | null | undefined): string {
  const date = toDate(value ?? '');
  if (date === undefined) return '';
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`;
}

/** HH:mm:ss */
export function formatTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** DD/MM/YYYY HH:mm:ss; empty if it is not a valid date. */
export function formatDateTime(value: string | Date | null | undefined): string {
  const date = toDate(value ?? '');
  return date === undefined ? '' : `${formatDate(date)} ${formatTime(date)}`;
}

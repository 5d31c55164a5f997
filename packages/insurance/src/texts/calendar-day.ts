const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, such as 2027-01-31. A day has no time zone. */
export function isCalendarDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

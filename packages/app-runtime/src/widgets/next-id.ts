let lastId = 0;

/** Unique within the page. */
export function nextId(): string {
  lastId += 1;
  return `cw-${lastId}`;
}

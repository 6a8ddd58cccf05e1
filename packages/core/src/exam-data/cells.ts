const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;

/** A whole number of a cell: null when it is empty, undefined when it is none. */
export function countIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  const digits = cell.replace(/[,，人]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

/** A score likewise, at most 750 and with one decimal place. */
export function scoreIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  const digits = cell.replace(/分$/, '');
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(digits) && Number(digits) <= 750 ? Number(digits) : undefined;
}

/** A day as YYYY-MM-DD; empty when the cell is, undefined when it names no day. */
export function dayIn(cell: string): string | undefined {
  if (cell === '') return '';
  const [, year = '', month = '', day = ''] = DAY.exec(cell) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : undefined;
}

/** Where figures were published: an address is a web address or nothing. */
export const isWebAddress = (text: string): boolean => text === '' || /^https?:\/\/\S{3,480}$/.test(text);

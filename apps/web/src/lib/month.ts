const DAY_MS = 86_400_000;
const WEEK = 7;

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The weeks that overlap a month (`2026-11`), starting on Monday, as ISO days. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`);
  const monday = first - ((new Date(first).getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  const weeks: string[][] = [];
  for (let start = monday; weeks.length === 0 || iso(start).startsWith(month); start += WEEK * DAY_MS)
    weeks.push(Array.from({ length: WEEK }, (_, day) => iso(start + day * DAY_MS)));
  return weeks;
}

/** The previous (-1) or next (1) month. */
export function monthBy(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

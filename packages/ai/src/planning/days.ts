const DAY_MS = 86_400_000;
const ISO_DAY = 'YYYY-MM-DD'.length;
const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const DAYS_OF_WEEK = 7;

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightOf(day) + days * DAY_MS).toISOString().slice(0, ISO_DAY);

/** Days from one day to another; below zero where the other is earlier. */
export const daysBetween = (from: string, to: string): number => (midnightOf(to) - midnightOf(from)) / DAY_MS;

const DAY = 86_400_000;

/** Until when all data are not given out at once: a day after the phone was changed (ST3). Null when they are. */
export function exportsPausedUntilOf(phoneChangedAt: Date | null, now: Date): Date | null {
  const until = phoneChangedAt && new Date(phoneChangedAt.getTime() + DAY);
  return until !== null && until > now ? until : null;
}

/** The day in China as YYYY-MM-DD: what inputs carry, since the rules know no clock. */
export const chinaDay = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

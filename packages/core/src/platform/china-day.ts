/** The day in China as YYYY-MM-DD. */
export const chinaDay = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

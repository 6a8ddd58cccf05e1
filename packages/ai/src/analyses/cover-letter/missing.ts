/** The place of a letter that only its writer can fill in. */
export const missing = (what: string): string => `【待补充：${what}】`;

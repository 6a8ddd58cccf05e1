/** The place of a fact in a proposed text that only the candidate can fill in. */
export const placeholderFor = (fact: string): string => `【待补充：${fact}】`;

/** The place of a fact in a proposed text that only the candidate can fill in. */
export const placeholderFor = (fact: string): string => `【待补充：${fact}】`;

const PLACEHOLDER = /【待补充：([^】]{1,60})】/gu;

/** The facts that the places of a text ask for, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, fact = '']) => fact)),
];

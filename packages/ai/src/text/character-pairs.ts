/** The neighbouring characters of a text: 预检, 检分, 分诊 of 预检分诊. */
export function characterPairs(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

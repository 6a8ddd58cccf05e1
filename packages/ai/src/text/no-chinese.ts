/** Whether a text has no Chinese character, such as an English text. */
export const hasNoChinese = (text: string): boolean => !/\p{Script=Han}/u.test(text);

/** Words that only English sentences have; names of tools in a Chinese sentence have none. */
const FUNCTION_WORDS =
  /\b(?:I|am|is|are|was|were|have|has|had|my|your|the|a|an|of|to|in|on|at|for|from|with|by|and|as|it|that|this|would|could|will)\b/gu;
const MIN_FUNCTION_WORDS = 2;
const LETTERS_PER_CHARACTER = 2;

/** Whether a text is English, also if it gives a name in Chinese: Hailan Optoelectronics (海蓝光电). */
export function isEnglishText(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han === 0) return true;
  const latin = text.match(/[A-Za-z]/gu)?.length ?? 0;
  const functionWords = text.match(FUNCTION_WORDS)?.length ?? 0;
  return latin >= han * LETTERS_PER_CHARACTER && functionWords >= MIN_FUNCTION_WORDS;
}

export type LetterLineKind = 'salutation' | 'paragraph' | 'courtesy' | 'signature';

export interface LetterLine {
  kind: LetterLineKind;
  text: string;
}

/** 此致 is indented like a paragraph; the words after it are not. */
export const COURTESY_START = /^此致$/u;

/**
 * The lines of a letter as they are set: a salutation, paragraphs, the courtesy and the signature after it. What the
 * writer changed keeps its place; a letter without the known courtesy has no signature of its own.
 */
export function letterLines(text: string, courtesy: readonly string[]): LetterLine[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isCourtesy = (line: string) => courtesy.includes(line);
  const lastCourtesy = lines.findLastIndex(isCourtesy);
  return lines.map((line, at) => ({ kind: kindOf(line, at), text: line }));

  function kindOf(line: string, at: number): LetterLineKind {
    if (lastCourtesy >= 0 && at > lastCourtesy) return 'signature';
    if (isCourtesy(line)) return 'courtesy';
    return at === 0 && /[：:,，]$/u.test(line) ? 'salutation' : 'paragraph';
  }
}

/** Chinese paragraphs are indented, English ones are set apart. */
export const isEnglishLetter = (text: string): boolean => !/\p{Script=Han}{4}/u.test(text);

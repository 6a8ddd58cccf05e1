import { textWidth } from '@qicheng/resume/detail-lines';

/** The first character of a Chinese name, otherwise the initials of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s·•.]+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '');
  if (!/^\p{Script=Latin}/u.test(first)) return first;
  return (words.length > 1 ? first + last : first).toLocaleUpperCase('en');
}

/** The colon after a label in the page's language. */
export const colon = (lang: string): string => (lang === 'zh' ? '：' : ': ');

const LONG_NAME = 13;

/** The class of a name: a long one is set smaller. */
export const nameClass = (name: string): string => (textWidth(name) > LONG_NAME ? 'name name-long' : 'name');

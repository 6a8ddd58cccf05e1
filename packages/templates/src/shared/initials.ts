/** The first character of a Chinese name, otherwise the initials of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s·•.]+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '');
  if (!/^\p{Script=Latin}/u.test(first)) return first;
  return (words.length > 1 ? first + last : first).toLocaleUpperCase('en');
}

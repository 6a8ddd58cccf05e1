/**
 * A mark made of the name where there is no photo. It is drawn as a picture (styles.ts): as text it would stand before
 * the name in what readers of a PDF find.
 */
export function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  return initials ? <div className="monogram" aria-hidden="true" data-initials={initials} /> : null;
}

/** The first character of a Chinese name, else the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s·•.]+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '');
  if (!/^\p{Script=Latin}/u.test(first)) return first;
  return (words.length > 1 ? first + last : first).toLocaleUpperCase('en');
}

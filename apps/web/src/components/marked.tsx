import { Fragment } from 'react';

/** Text with the search keyword highlighted. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  const wanted = keyword.toLowerCase();
  if (wanted === '') return text;
  const parts: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (let at = text.toLowerCase().indexOf(wanted); at >= 0; at = text.toLowerCase().indexOf(wanted, from)) {
    parts.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isFound: true });
  }
  parts.push({ text: text.slice(from), isFound: false });
  return parts.map((part, place) =>
    part.isFound ? <mark key={place}>{part.text}</mark> : <Fragment key={place}>{part.text}</Fragment>,
  );
}

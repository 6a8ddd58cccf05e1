import { Fragment } from 'react';

/** Text with the search keyword highlighted. */
export function Highlighted({ text, keyword }: { text: string; keyword: string }) {
  const needle = keyword.toLowerCase();
  if (needle === '') return text;
  const parts: { text: string; isMatch: boolean }[] = [];
  let from = 0;
  for (let at = text.toLowerCase().indexOf(needle); at >= 0; at = text.toLowerCase().indexOf(needle, from)) {
    parts.push({ text: text.slice(from, at), isMatch: false });
    from = at + needle.length;
    parts.push({ text: text.slice(at, from), isMatch: true });
  }
  parts.push({ text: text.slice(from), isMatch: false });
  return parts.map((part, place) =>
    part.isMatch ? <mark key={place}>{part.text}</mark> : <Fragment key={place}>{part.text}</Fragment>,
  );
}

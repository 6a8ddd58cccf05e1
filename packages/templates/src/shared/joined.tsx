import { Fragment } from 'react';

/** A separator between two parts. `clearLineEnds` removes it at the end of a line. */
export const Separator = ({ sign }: { sign: string }) => <span data-separator={sign}>{sign}</span>;

/**
 * A text of parts joined by " · " or, in English, by commas: lines break between parts rather than within. A
 * comma stays at the end of its line; no line starts or ends with a dot.
 */
export function Joined({ text }: { text: string }) {
  const parts = text.split(/ · |(?<=,) /);
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return (
      <Fragment key={index}>
        <span className="part">{isLast || part.endsWith(',') ? part : <Joint part={part} />}</span>
        {!isLast && ' '}
      </Fragment>
    );
  });
}

function Joint({ part }: { part: string }) {
  const characters = [...part];
  const last = characters.pop() ?? '';
  return (
    <>
      {characters.join('')}
      <span className="joint">
        {last}
        <Separator sign=" ·" />
      </span>
    </>
  );
}

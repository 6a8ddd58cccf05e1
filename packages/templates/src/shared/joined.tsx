import { textWidth } from '@qicheng/resume/detail-lines';
import { Fragment } from 'react';

/** A separator between two parts. `clearLineEnds` removes it at the end of a line. */
export const Separator = ({ sign }: { sign: string }) => <span data-separator={sign}>{sign}</span>;

/** In half Chinese characters: a longer part of a series runs on in its line, which would be half empty otherwise. */
const LONG = 44;

/**
 * A text of parts joined by " · " or, in English, by commas: lines break between parts rather than within. A
 * comma stays at the end of its line; no line starts or ends with a dot.
 */
export function Joined({ text }: { text: string }) {
  const parts = text.split(/ · |(?<=,) /);
  const hasCommas = text.includes(', ');
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return (
      <Fragment key={index}>
        <span className={hasCommas && textWidth(part) > LONG ? 'part part-long' : 'part'}>
          {isLast || part.endsWith(',') ? part : <Joint part={part} />}
        </span>
        {!isLast && ' '}
      </Fragment>
    );
  });
}

/** What stays with the separator: a remark in brackets, two Chinese characters, or the last one. */
const END = /(?:（[^（）]{1,10}）|[^\x21-\x7e\s]{2}|[^])$/u;

function Joint({ part }: { part: string }) {
  const end = END.exec(part)?.index ?? part.length;
  return (
    <>
      {part.slice(0, end)}
      <span className="joint">
        {part.slice(end)}
        <Separator sign=" ·" />
      </span>
    </>
  );
}

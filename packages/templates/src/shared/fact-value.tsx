import { Fragment } from 'react';
import type { FactView } from '@qicheng/resume/view-model';
import { addressBreaks } from '../typeset/addresses.js';

/** A value; a linked one is a URL, which breaks after punctuation rather than within a word. */
export const FactValue = ({ fact: { href, value } }: { fact: Pick<FactView, 'href' | 'value'> }) =>
  href ? (
    <a href={href}>
      <Address text={value} />
    </a>
  ) : (
    value
  );

function Address({ text }: { text: string }) {
  const { breaks, kept } = addressBreaks(text);
  const cuts = [...breaks, ...kept.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set([0, ...cuts])].sort((one, other) => one - other);
  return places.map((start, index) => {
    const part = text.slice(start, places[index + 1]);
    return (
      <Fragment key={start}>
        {breaks.includes(start) && <wbr />}
        {kept.some((stretch) => stretch.start === start) ? <span className="kept">{part}</span> : part}
      </Fragment>
    );
  });
}

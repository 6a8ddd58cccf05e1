import { Fragment } from 'react';
import type { FactView } from '@qicheng/resume/view-model';
import { addressBreaks } from '../typeset/addresses.js';
import { Words } from './words.js';

/** A value; a linked one is a URL, which breaks after punctuation rather than within a word, and a list breaks between its words. */
export const FactValue = ({ fact: { href, value } }: { fact: Pick<FactView, 'href' | 'value'> }) =>
  href ? (
    <a href={href}>
      <Address text={value} />
    </a>
  ) : value.includes('、') ? (
    <Words text={value} />
  ) : (
    value
  );

/** An address in its parts, which are whole where they have room, and break within otherwise. */
function Address({ text }: { text: string }) {
  const { breaks, unbroken } = addressBreaks(text);
  const starts = [0, ...breaks.filter((at) => /[/@]/.test(text[at - 1] ?? ''))];
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length;
    const cuts = [start, ...breaks, ...unbroken.flatMap((stretch) => [stretch.start, stretch.end])];
    const places = [...new Set(cuts)]
      .filter((at) => at >= start && at < end)
      .sort((one, other) => one - other);
    return (
      <Fragment key={start}>
        {index > 0 && <wbr />}
        <span className="address-part">
          {places.map((at, inner) => {
            const part = text.slice(at, places[inner + 1] ?? end);
            return (
              <Fragment key={at}>
                {at > start && breaks.includes(at) && <wbr />}
                {unbroken.some((stretch) => stretch.start === at) ? (
                  <span className="kept">{part}</span>
                ) : (
                  part
                )}
              </Fragment>
            );
          })}
        </span>
      </Fragment>
    );
  });
}

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

/** A part up to this length has a line of its own where the address breaks; longer ones fill the lines. */
const MAX_PART = 24;

/** An address in its parts, which are whole where they have room, and break within otherwise: at their hyphens, if they have any. */
function Address({ text }: { text: string }) {
  const { breaks, unbroken } = addressBreaks(text);
  const starts = [0, ...partStarts(text, breaks)];
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
                  <span className={part.startsWith('-') ? 'kept hyphen' : 'kept'}>{part}</span>
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

/** Behind `/` and `@`, and where a part would be long behind its other signs too. */
function partStarts(text: string, breaks: number[]): number[] {
  const main = breaks.filter((at) => /[/@]/.test(text[at - 1] ?? ''));
  return breaks.filter((at) => {
    const start = main.findLast((other) => other < at) ?? 0;
    const end = main.find((other) => other > at) ?? text.length;
    return main.includes(at) || end - start > MAX_PART;
  });
}

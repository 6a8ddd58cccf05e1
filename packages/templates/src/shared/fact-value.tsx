import { Fragment } from 'react';
import type { FactView } from '@qicheng/resume/view-model';

/** A value; a linked one is a URL, which breaks after punctuation rather than within a word. */
export const FactValue = ({ fact: { href, value } }: { fact: Pick<FactView, 'href' | 'value'> }) =>
  href ? (
    <a href={href}>
      {value.split(/(?<=[@/])(?=[^/])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  ) : (
    value
  );

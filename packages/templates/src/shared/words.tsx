import { textWidth } from '@qicheng/resume/detail-lines';
import { Fragment } from 'react';

/** A longer word could be wider than a column; in half Chinese characters. */
const MAX_KEPT_WIDTH = 16;

/** An enumeration whose words stay on one line each; a single element, so that it stays one item of a grid. */
export function Words({ text }: { text: string }) {
  const words = text.split(/(?<=[、；])|(?<=[,;])(?= )/);
  if (words.length === 1) return text;
  return (
    <span className="words">
      {words.map((part, index) => {
        const word = part.trimStart();
        return (
          <Fragment key={index}>
            {part.slice(0, part.length - word.length)}
            {textWidth(word) <= MAX_KEPT_WIDTH ? <span className="kept">{word}</span> : word}
          </Fragment>
        );
      })}
    </span>
  );
}

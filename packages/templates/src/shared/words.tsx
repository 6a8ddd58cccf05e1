import { textWidth } from '@qicheng/resume/detail-lines';
import { Fragment } from 'react';

/** A longer word could be wider than a column; in half Chinese characters. */
const MAX_KEPT_WIDTH = 16;
/** The same for a course with its mark. */
const MAX_REMARK_WIDTH = 22;

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
            <Word word={word} />
          </Fragment>
        );
      })}
    </span>
  );
}

/** What stays with a remark in brackets: the two characters before it. */
const REMARK = /[^\s（(]{0,2}[（(][^（）()]{1,10}[）)][、；,;]?$/u;

function Word({ word }: { word: string }) {
  const remark = REMARK.exec(word)?.index;
  const isWhole = textWidth(word) <= (remark === undefined ? MAX_KEPT_WIDTH : MAX_REMARK_WIDTH);
  const start = isWhole ? 0 : (remark ?? word.length);
  return (
    <>
      {word.slice(0, start)}
      {start < word.length && <span className="kept">{word.slice(start)}</span>}
    </>
  );
}

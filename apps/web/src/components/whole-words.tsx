import { Fragment } from 'react';
import { useIsBrowser } from '#src/lib/is-browser.js';
import styles from './whole-words.module.css';

const LONE = /^\p{Script=Han}$/u;
const OPENING = /^[（《“‘【(]/u;

/**
 * The parts of a Chinese text between which a line may break: words, with the punctuation and the single
 * characters after them.
 */
export function partsOf(text: string): string[] {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text);
  const parts: string[] = [];
  let isOpen = false;
  for (const { segment, isWordLike } of segments) {
    const isWord = isWordLike === true && !LONE.test(segment);
    const starts = OPENING.test(segment) || (isWord && !isOpen);
    isOpen = OPENING.test(segment);
    if (starts || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

/**
 * A title whose lines break between words. It is split in the browser only, as the server may know other
 * words.
 */
export function WholeWords({ children }: { children: string }) {
  const canSplit = useIsBrowser() && 'Segmenter' in Intl;
  const parts = canSplit ? partsOf(children) : [children];
  return (
    <span className={parts.length > 1 ? styles.words : undefined}>
      {parts.map((part, place) => (
        <Fragment key={`${place} ${part}`}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from 'react';
import { useIsBrowser } from '#src/lib/device.js';
import styles from './whole-words.module.css';

const SINGLE_CHARACTER = /^\p{Script=Han}$/u;
const OPENING = /^[（《“‘【(]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * The parts of a Chinese text between which a line may break: words, with the punctuation and the single
 * characters after them.
 */
export function partsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const segments = segmenter.segment(text);
  const parts: string[] = [];
  let before: 'opening' | 'mark' | 'word' = 'mark';
  for (const { segment, isWordLike } of segments) {
    const isOpening = OPENING.test(segment);
    const isSingle = SINGLE_CHARACTER.test(segment) && before === 'word';
    const starts = isOpening || (isWordLike === true && !isSingle && before !== 'opening');
    before = isOpening ? 'opening' : isWordLike ? 'word' : 'mark';
    if (starts || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

/**
 * A text whose lines break between words. It is split in the browser only, as the server may know other
 * words. A heading of it needs an `aria-label`: browsers put a blank at each place to break into its name.
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

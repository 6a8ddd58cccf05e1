import type { Read } from './read-line.js';

const MARK =
  /^\s*([^\p{L}\d\s“"《（(【[]|[（(]?\d{1,2}[)）.、．](?!\d)|[①②③④⑤⑥⑦⑧⑨⑩]|[（(][一二三四五六七八九十][)）])/u;
const HEAD_MAX = 40;
const MOST_BETWEEN = 2;

/** The sign of a list that a line begins with, one for all numbers of one form. */
const markOf = ({ line }: Read): string | null => {
  const sign = MARK.exec(line.text)?.[1];
  if (sign === undefined) return line.isBullet === true ? 'bullet' : null;
  return sign.replace(/\d+|[一二三四五六七八九十]|[①②③④⑤⑥⑦⑧⑨⑩]/u, '1');
};

const isDatedHead = (read: Read | undefined): boolean =>
  read !== undefined && read.period !== null && !read.isSentence && !read.isBody;

/**
 * ● 公司 above 岗位 / 时间, with other signs before what was done: a sign that stands before heads only makes no
 * statement of them. The section must begin with it, and a date must follow or stand beside each.
 */
export function withMarkedHeads(read: readonly Read[]): Read[] {
  const sign = read[0] === undefined ? null : markOf(read[0]);
  if (sign === null) return [...read];
  const isHead = (at: number): boolean => {
    const one = read[at];
    if (one === undefined || one.isSentence || one.rest.length > HEAD_MAX) return false;
    const next = read.slice(at, at + 1 + MOST_BETWEEN);
    const dated = next.findIndex(isDatedHead);
    return dated >= 0 && next.slice(1, dated + 1).every((other) => markOf(other) !== sign);
  };
  const marked = read.flatMap((one, at) => (markOf(one) === sign ? [at] : []));
  const isOfHeads = marked.every(isHead) && marked.length < read.length;
  return isOfHeads
    ? read.map((one, at) => (marked.includes(at) ? { ...one, isBullet: false } : one))
    : [...read];
}

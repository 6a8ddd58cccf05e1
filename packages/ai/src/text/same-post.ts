import { matchOccupation } from '../analyses/job-analysis/match-occupation.js';
import { withoutAsides } from './post.js';

const LEVEL = /初级|中级|高级|资深|储备|实习生?|助理|专员|工程师|经理|主管|总监|专家|岗位?|职位|[员师]$/gu;
const BRACKETS = /[（(【[][^）)】\]]*[）)】\]]/gu;

/** The names of a post in both languages, without brackets and rank. */
const coresOf = (post: string): string[] => {
  const bare = withoutAsides(post).replace(BRACKETS, ' ');
  const latin = (bare.match(/[A-Za-z][A-Za-z&/ ]*[A-Za-z]/gu) ?? []).map((words) =>
    words.toLowerCase().trim(),
  );
  const chinese = bare
    .replace(/[A-Za-z&/]+/gu, ' ')
    .trim()
    .replace(LEVEL, ' ')
    .split(/\s+/u);
  return [...chinese, ...latin].filter((core) => core.length > 1);
};

const codeOf = (post: string): string | null => {
  const { match } = matchOccupation(post.replace(BRACKETS, ''));
  return match.kind === 'exact' ? match.occupationCode : null;
};

const RANK = /工程师|[员师]|经理|主管|专员$/u;
const MIN_DIRECTION = 3;
/** Whether a post is named by the specialty in the brackets of another of the same rank: 工艺工程师（注塑成型）, 注塑成型工程师. */
const isOfDirection = (one: string, other: string): boolean => {
  const rank = RANK.exec(one.replace(BRACKETS, '').trim())?.[0];
  return (
    rank !== undefined &&
    other.replace(BRACKETS, '').trim().endsWith(rank) &&
    (one.match(BRACKETS) ?? []).some(
      (inside) => inside.length - 2 >= MIN_DIRECTION && other.includes(inside.slice(1, -1)),
    )
  );
};

/**
 * Whether a desired post and a posting are the same post: one in the other, in either order and language, with another rank or
 * product, or the same occupation of the table.
 */
export function isSamePost(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  const [left, right] = [coresOf(one), coresOf(other)];
  if (left.some((a) => right.some((b) => a.includes(b) || b.includes(a)))) return true;
  if (isOfDirection(one, other) || isOfDirection(other, one)) return true;
  const code = codeOf(one);
  return code !== null && code === codeOf(other);
}

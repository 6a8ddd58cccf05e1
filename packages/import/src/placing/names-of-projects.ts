import type { HeadPart } from './entries.js';
import type { Shape } from './head-names.js';
import { roleScore, titleScore } from './recognise.js';
import { labelled } from './words.js';

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&');
const BETWEEN = '\\s*(?:[—–]+|[:：])\\s*';
const MIN_LENGTH = 5;

const MAX_ROLE_LENGTH = 8;
const isRole = (text: string): boolean =>
  text.length <= MAX_ROLE_LENGTH && (roleScore(text) > 1 || titleScore(text) > 1);

/** 机械创新设计大赛——果园作业车, 课程设计：带式输送机减速器: the contest or kind and the subject are one name of a project. */
export function withNamesOfProjects(parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] {
  const [first, second, ...others] = parts;
  if (main !== 'name' || first === undefined || second === undefined || first.line !== second.line)
    return parts;
  const areNames = [first, second].every(
    ({ text }) =>
      text.length >= MIN_LENGTH && !isRole(text) && !/(?:实践|活动)$/u.test(text) && labelled(text) === null,
  );
  if (!areNames) return parts;
  const whole = new RegExp(`${escaped(first.text)}${BETWEEN}${escaped(second.text)}`, 'u').exec(
    first.line.text,
  )?.[0];
  return whole === undefined ? parts : [{ text: whole, line: first.line }, ...others];
}

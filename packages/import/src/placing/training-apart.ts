import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { findDate, findPeriod } from './dates.js';
import { LEVELS, SCHOOL } from './education-marks.js';
import { headPartsOf, labelled } from './words.js';

/** Whether a heading announces courses: 培训经历, 继续教育. */
export const isTraining = (title: string): boolean => /培训|继续教育|training/iu.test(title);

const COURSE = /培训|训练|研修|进修|集训|讲习|课程|专题|复训|认证|讲师|内训|实务|[课学]时|班(?:[（(]|$)/u;
const MAX_NAME_LENGTH = 40;

const dateOf = (text: string): { text: string; rest: string } | null => {
  const found = findPeriod(text) ?? findDate(text);
  return found !== null && text.trimStart().startsWith(found.text) ? found : null;
};

const isName = (line: TextLine | undefined): line is TextLine =>
  line !== undefined &&
  line.isBullet !== true &&
  line.text.length <= MAX_NAME_LENGTH &&
  labelled(line.text) === null &&
  !/[，,。；;]/u.test(line.text) &&
  dateOf(line.text) === null;

/** 2024.05 | 某某协会 | 信贷风险培训: the course and who held it, with labels. */
function withLabels(line: TextLine, date: string, parts: readonly string[]): TextLine {
  const course =
    parts.find((part) => COURSE.test(part) && !/(?:中心|协会|学会|学院)$/u.test(part)) ?? parts.at(-1);
  const holder = parts.find((part) => part !== course);
  const others = parts.filter((part) => part !== course && part !== holder);
  const named = [date.trim(), `项目：${course}`, ...(holder === undefined ? [] : [`组织单位：${holder}`])];
  return reworded(line, [...named, ...others].join('\t'));
}

/** Dated courses, with the names on the lines below a date that is alone on its line. */
function withCourses(lines: readonly TextLine[]): TextLine[] {
  const all: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const found = dateOf(line.text);
    let parts = found === null ? [] : headPartsOf(found.rest);
    while (found?.rest === '' && parts.length < 2 && isName(lines[at + 1])) {
      at += 1;
      parts = [...parts, lines[at]?.text ?? ''];
    }
    all.push(found === null || parts.length === 0 ? line : withLabels(line, found.text, parts));
  }
  return all;
}

/**
 * Courses below 培训经历 are no education: dated ones are entries of their own, others a section with this title. Only a row with
 * a school and a level belongs to the education.
 */
export function withTrainingApart(block: Block): Block[] {
  if (block.place !== 'practice' || !isTraining(block.title)) return [block];
  if (!block.lines.some(({ text }) => dateOf(text) !== null)) return [{ ...block, place: 'other' }];
  const isDegree = ({ text }: TextLine): boolean =>
    LEVELS.some(([form]) => form.test(text)) && headPartsOf(text).some((part) => SCHOOL.test(part));
  const degrees = block.lines.filter(isDegree);
  const courses = withCourses(block.lines.filter((line) => !isDegree(line)));
  return [
    ...(degrees.length === 0 ? [] : [{ ...block, place: 'education' as const, lines: degrees }]),
    ...(courses.length === 0 ? [] : [{ ...block, lines: courses }]),
  ];
}

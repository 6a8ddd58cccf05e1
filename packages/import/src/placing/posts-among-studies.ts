import type { TextLine } from '../reading/page-text.js';
import { isAtHome } from './at-home.js';
import type { Block } from './blocks.js';
import { findPeriod } from './dates.js';
import { LEVELS, SCHOOL } from './education-marks.js';
import { companyLikeness } from './recognise.js';
import { headPartsOf } from './words.js';

const STUDIES = /学习|读|专业|毕业|培训|进修|课程/u;

/** What a row with a period is, where it is no study; null for a study and for any other row. */
function placeOfRow({ text }: TextLine): 'work' | 'unplaced' | null {
  const found = findPeriod(text);
  if (found === null || !/^\s*['’]?\d{2}/u.test(text)) return null;
  if (isAtHome(found.rest)) return 'unplaced';
  const isOfStudies = LEVELS.some(([form]) => form.test(found.rest)) || STUDIES.test(found.rest);
  const parts = headPartsOf(found.rest);
  const isEmployed = parts.some((part) => companyLikeness(part) >= 2 && !SCHOOL.test(part));
  return isEmployed && !isOfStudies && !parts.some((part) => SCHOOL.test(part)) ? 'work' : null;
}

/** 学习工作简历 in forms: rows with an employer among studies are employments, times at home are neither. */
export function withPostsAmongStudies(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.place !== 'education' || !block.lines.some((line) => placeOfRow(line) !== null)) return [block];
    const parts: Block[] = [];
    for (const line of block.lines) {
      const isHead = findPeriod(line.text) !== null;
      const place = isHead ? (placeOfRow(line) ?? 'education') : (parts.at(-1)?.place ?? 'education');
      const last = parts.at(-1);
      if (last?.place === place) last.lines.push(line);
      else parts.push({ ...block, place, lines: [line] });
    }
    return parts;
  });
}

import type { EducationItem } from '@qicheng/resume/document';
import { plainText } from '@qicheng/resume/translation/sides';
import { wordsOfText } from '../analyses/resume-analysis/items.js';

/** Courses without a degree. */
const COURSE = /培训|语言学校|训练营|研修班|进修/u;
/** A line that tells what a course taught. */
const TAUGHT = /^培训(?:内容|课程|科目|方向|班)/u;

/** Whether an entry among the studies is a course without a degree: neither a school nor a graduation. */
export function isTraining({
  school,
  major,
  degreeLevel,
  degreeName,
  highlights = [],
}: Pick<EducationItem, 'school' | 'major' | 'degreeLevel' | 'degreeName' | 'highlights'>): boolean {
  if (degreeLevel !== undefined || wordsOfText(degreeName, 'zh') !== '') return false;
  const lines = highlights.map((atom) => plainText(atom, 'zh'));
  return (
    COURSE.test(`${wordsOfText(school?.name, 'zh')}，${wordsOfText(major, 'zh')}`) ||
    lines.some((line) => TAUGHT.test(line))
  );
}

/** Whether a line only tells that a training was attended: 参加过奥尔夫音乐培训（5天）. */
export const attendedTraining = (line: string): boolean =>
  /^(?:参加|接受|完成|上)过?了?[^，。；]{0,18}(?:培训班?|研修班?|进修|训练营|讲座|网课)(?:\s?(?:[（(，,；;。]|\d|$))/u.test(
    line.trim(),
  ) && !/并|负责|组织|主讲|授课|考核|讲了/u.test(line);

import type { PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import { requiresWork } from './degrees.js';
import { type PaperKind, paperKindOf } from './papers.js';

/** The papers of the written examination by kind, except general ones. */
const PAPER_NOTES: Readonly<Record<Exclude<PaperKind, 'general'>, string>> = {
  management:
    '管理类联考的初试只有管理类综合（200 分）和英语二（100 分），政治在复试中考，国家线按 300 分公布。',
  law: '法律硕士初试考政治、英语、专业基础（刑法、民法）和综合（法理、宪法、法制史），不考数学；法学与非法学的专业基础和综合是两套卷，按自己能报的一种买书。',
  translation:
    '翻译硕士初试考政治、翻译硕士英语（或其他语种）、翻译基础、汉语写作与百科知识，不考英语一、英语二和数学；题型由院校自定，以目标院校的真题为准。',
  art: '艺术类初试除政治和外语外，多为院校自命题的史论与创作（或专业基础），有的院校考 3 小时以上的命题创作，有的还看作品集，先查招生章程。',
};
const WORK_NOTE =
  '工商管理、公共管理、旅游管理、工程管理硕士要求本科毕业后有 3 年以上、大专毕业后有 5 年以上工作经验，以招生章程为准；有的院校有提前面试，先查它的批次。';
const OTHER_MAJORS_NOTE =
  '法律（非法学）只招本科不是法学类（专业代码 0301）的考生，请先核对自己的本科专业代码。';

/** Requirements of the targets' degrees that are independent of the school. */
export function degreeNotes(targets: readonly PostgradTarget[]): string[] {
  const kinds = new Set(targets.map(paperKindOf));
  const ofPapers = (kind: keyof typeof PAPER_NOTES): string[] => (kinds.has(kind) ? [PAPER_NOTES[kind]] : []);
  return [
    ...ofPapers('management'),
    ...(targets.some(requiresWork) ? [WORK_NOTE] : []),
    ...ofPapers('law'),
    ...ofPapers('translation'),
    ...ofPapers('art'),
    ...(targets.some(({ major }) => /非法学/u.test(major)) ? [OTHER_MAJORS_NOTE] : []),
  ];
}

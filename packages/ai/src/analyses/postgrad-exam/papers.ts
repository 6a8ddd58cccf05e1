import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import { regex } from '@qicheng/resume/regex';
import { isManagementTarget } from './degrees.js';

/** Kinds of written examinations by their papers other than politics and mathematics. */
export type PaperKind = 'management' | 'law' | 'translation' | 'art' | 'general';

const isProfessional = ({ degree }: PostgradTarget): boolean => degree !== '学术学位';

/** The kind of written examination of a target. */
export function paperKindOf(target: PostgradTarget): PaperKind {
  const { major, field } = target;
  if (isManagementTarget(target)) return 'management';
  if (isProfessional(target) && /法律(?!英语)|非法学/u.test(major)) return 'law';
  if (isProfessional(target) && /翻译|\bMTI\b|[笔口]译/iu.test(major)) return 'translation';
  const isArt =
    field === '艺术学' ||
    /美术|书法|艺术设计|视觉传达|环境设计|服装与?服饰设计|音乐|舞蹈|戏剧|电影|广播电视(?:艺术|编导)|^设计学?$|艺术(?:学|硕士)?$/u.test(
      major,
    );
  return isArt ? 'art' : 'general';
}

/** The kind of written examination to study for. */
export const kindOfPapers = ({ targets }: PostgradInput): PaperKind => {
  const [first] = targets;
  return first === undefined ? 'general' : paperKindOf(first);
};

const FIELDS_WITHOUT = new Set(['哲学', '法学', '教育学', '文学', '历史学', '艺术学', '医学']);
const MAJORS_WITHOUT = regex('u')`
  法律|法学|翻译|汉语国际|国际中文|新闻|传播|出版|学科教学|教育学|小学教育|学前教育|特殊教育|文学|语言|文字|历史
  |考古|文物|博物馆|哲学|马克思|思想政治|社会工作|社会学|政治学|国际关系|外交|民族学|体育|美术|音乐|舞蹈|戏剧
  |书法|艺术|护理|临床医学|口腔|中医|中药|药学|公共卫生|心理|英语|日语|俄语|法语|德语
`;

/** Whether a target has a mathematics paper: as stated, otherwise by its subject; undefined if unknown. */
export function takesMathematics(target: PostgradTarget): boolean | undefined {
  const { mathematics, major, field } = target;
  if (mathematics !== undefined) return mathematics !== '不考数学';
  if (isManagementTarget(target)) return undefined;
  return FIELDS_WITHOUT.has(field ?? '') || paperKindOf(target) !== 'general' || MAJORS_WITHOUT.test(major)
    ? false
    : undefined;
}

const papersOf = (target: PostgradTarget): string =>
  `${paperKindOf(target)} ${takesMathematics(target) ?? 'unknown'}`;

/** The targets to study for together: those with the same papers as the first one. */
export const studiedTogether = ({ targets }: PostgradInput): PostgradTarget[] => {
  const [first] = targets;
  return targets.filter((target) => first !== undefined && papersOf(target) === papersOf(first));
};

/** The note if the targets have different papers; null if they do not. */
export function differentPapers(input: PostgradInput): string | null {
  const together = studiedTogether(input);
  const others = input.targets.filter((target) => !together.includes(target));
  const [first] = together;
  if (first === undefined || others.length === 0) return null;
  const named = others.map(({ school, major }) => `${school} ${major}`).join('、');
  return `所选目标的初试科目不同，一份计划不能同时照顾：计划按第一个目标“${first.school} ${first.major}”编排，${named}的科目请单独分析`;
}

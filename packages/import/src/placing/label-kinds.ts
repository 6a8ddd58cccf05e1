/** What an entry label or column title announces. */
export type LabelKind =
  | 'time'
  | 'body'
  | 'place'
  | 'department'
  | 'role'
  | 'school'
  | 'college'
  | 'major'
  | 'degree'
  | 'host'
  | 'name'
  | 'award'
  | 'certificate';

// By key word, the most specific first: 工作单位 is the employer, 岗位职责 statements, 项目时间 the period.
const KINDS: readonly (readonly [RegExp, LabelKind])[] = [
  [/(?:时间段?|日期|起止|期间|周期|年月|任期|时段|年份|时长)$|^date$|^period$|^duration$|^time$/iu, 'time'],
  [/^(?:担任|承担|本人)(?:职责|工作|任务)$|^担任$/u, 'role'],
  [
    /(?:内容|职责|描述|业绩|成果|成绩|贡献|亮点|收获|任务|背景|简介|概述|简述|概况|概要|详情|要点|心得|体会|说明|介绍|总结|责任|表现|结果)$|^(?:主要|具体|负责|所做)?工作$|^description$|^responsibilities$/iu,
    'body',
  ],
  [/(?:地点|城市|地区|所在地)$|^location$/iu, 'place'],
  [/(?:部门|科室)(?:名称)?$|^department$/iu, 'department'],
  [/(?:职位|职务|岗位|角色|身份|分工|头衔|任职|职称|工种)(?:名称)?$|^position$|^title$|^role$/iu, 'role'],
  [/(?:学校|院校)(?:名称)?$|^school$|^university$/iu, 'school'],
  [/(?:学院|院系)(?:名称)?$/u, 'college'],
  [/专业(?:名称|方向)?$|^major$/iu, 'major'],
  [/(?:学历|学位|层次)$|^degree$/iu, 'degree'],
  [/(?:奖项|荣誉|奖励|获奖|奖学金|竞赛)(?:名称|情况)?$/u, 'award'],
  [/(?:证书|证件|证照|资格)(?:名称)?$/u, 'certificate'],
  [/(?:公司|单位|企业|机构|雇主|组织|社团|团体)(?:名称)?$|^company$|^employer$/iu, 'host'],
  [/(?:项目|课题|名称|题目|活动)$|^project$|^name$/iu, 'name'],
];
const MAX_LETTERS = 8;

/** The kind of a label; null for a label of two kinds (学校及专业) or an unknown one. */
export function labelKindOf(label: string): LabelKind | null {
  const clean = label.replace(/\s+/g, '');
  if (clean === '' || clean.length > MAX_LETTERS + (/[A-Za-z]/.test(clean) ? 8 : 0) || /\d/.test(clean))
    return null;
  const halves = clean.split(/[/／及和、]|(?<!参)与/u).filter(Boolean);
  const kinds = new Set(halves.map(firstKind));
  return kinds.size === 1 ? ([...kinds][0] ?? null) : null;
}

const firstKind = (word: string): LabelKind | null => KINDS.find(([form]) => form.test(word))?.[1] ?? null;

/** Whether a text is a column title, of one or two kinds. */
export const isColumnTitle = (words: string): boolean =>
  words.length <= MAX_LETTERS + 2 &&
  !/\d/.test(words) &&
  words.split(/[/／及和、]|(?<!参)与/u).some((half) => firstKind(half) !== null);

/** Labels that belong to a head, as opposed to those of statements. */
export const isHeadLabel = (label: string): boolean => {
  const kind = labelKindOf(label);
  return kind !== null && kind !== 'body' && kind !== 'award' && kind !== 'certificate';
};

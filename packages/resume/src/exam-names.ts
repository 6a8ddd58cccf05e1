const LEVELS = { 一: 1, 二: 2, 三: 3, 四: 4 } as const;
const GRADES = { 甲: 'A', 乙: 'B' } as const;

type ExamNames = readonly [english: string, ...chinese: string[]];

const putonghua = (['一', '二', '三'] as const).flatMap((level) =>
  (['甲', '乙'] as const).map((grade): ExamNames => [
    `Putonghua Proficiency Level ${LEVELS[level]}-${GRADES[grade]}`,
    ...['普通话', '普通话水平测试', '普通话水平'].map((exam) => `${exam}${level}级${grade}等`),
    `普通话${level}${grade}`,
  ]),
);

const computer = (['一', '二', '三', '四'] as const).map((level): ExamNames => [
  `NCRE Level ${LEVELS[level]}`,
  ...['计算机', '计算机等级考试', '计算机等级'].map((exam) => `${exam}${level}级`),
]);

const japanese = [1, 2, 3, 4, 5].map((level): ExamNames => [
  `JLPT N${level}`,
  ...['日语', '日语能力考试', '日语能力考', '日语能力测试'].map((exam) => `${exam}N${level}`),
]);

/** Standard examinations of China: the usual English name, and the Chinese names, the usual one first. */
export const EXAM_NAMES: readonly ExamNames[] = [
  ['CET-4', '大学英语四级', '英语四级', '大学生英语四级'],
  ['CET-6', '大学英语六级', '英语六级', '大学生英语六级'],
  ['TEM-4', '英语专业四级', '专业四级', '专业英语四级', '英语专四'],
  ['TEM-8', '英语专业八级', '专业八级', '专业英语八级', '英语专八'],
  ['IELTS', '雅思'],
  ['TOEFL', '托福'],
  ['TOEIC', '托业'],
  ['Japanese-Language Proficiency Test (JLPT)', '日语能力考试'],
  ...japanese,
  ['Putonghua Proficiency Test', '普通话水平测试'],
  ...putonghua,
  ['National Computer Rank Examination (NCRE)', '全国计算机等级考试', '计算机等级考试'],
  ...computer,
  ['Junior Accounting Professional Title', '初级会计职称', '初级会计', '初级会计专业技术资格'],
  ['Intermediate Accounting Professional Title', '中级会计职称', '中级会计', '中级会计专业技术资格'],
];

const BY_CHINESE: ReadonlyMap<string, string> = new Map(
  EXAM_NAMES.flatMap(([english, ...chinese]) => chinese.map((name) => [name, english] as const)),
);

/** The usual English name of a text that is exactly a standard examination: 英语六级, 大学英语六级考试（CET-6）. */
export function examName(text: string): string | undefined {
  const [, name = '', code] =
    /^([^（()）]+)(?:[（(]([^（()）]+)[)）])?$/.exec(text.replace(/\s+/g, '')) ?? [];
  const bare = name.replace(/^(?:全国|国家)/, '').replace(/(?:考试|证书|合格证)$/, '');
  const english = BY_CHINESE.get(name) ?? BY_CHINESE.get(bare);
  return code === undefined || code === english?.replace(/\s+/g, '') ? english : undefined;
}

import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import type { LabelKind } from './label-kinds.js';
import { enumerated } from './words.js';

// Words that identify the school, faculty and degree of an education.
/** The levels of education. */
export type Level = 'doctor' | 'master' | 'bachelor' | 'college' | 'technical' | 'highSchool' | 'juniorHigh';
export const LEVELS: readonly (readonly [RegExp, Level])[] = [
  [/博士|直博|Ph\.?\s?D|Doctor/i, 'doctor'],
  [
    /硕士|研究生|Master|M\.?(?:S|A|Eng|Sc|BA|Com|Phil|Arch|Ed|FA|PA|TI)\b\.?|LL\.?\s?M\b|\b(?:EMBA|MPAcc|MEM|MTI)\b/i,
    'master',
  ],
  [/大专|专科|高职|Associate|College diploma/i, 'college'],
  [
    /本科|学士|专升本|Bachelor|B\.?(?:S|A|Eng|Sc|BA|Com|Arch|Ed|FA)\b\.?|LL\.?\s?B\b|MBBS|Undergraduate/i,
    'bachelor',
  ],
  [/中专|中职|中技|技校|Vocational/i, 'technical'],
  [/高中|High school/i, 'highSchool'],
  [/初中|Junior high/i, 'juniorHigh'],
];
export const LEVEL_LABEL: Readonly<Record<Level, string>> = {
  doctor: '博士研究生',
  master: '硕士研究生',
  bachelor: '本科',
  college: '大专',
  technical: '中专',
  highSchool: '高中',
  juniorHigh: '初中',
};
/** A text as short as a level; 驿城技校 is the name of a school. */
export const SHORT_LEVEL =
  /^(?!(?!普通|中等|高级|职业)\p{Script=Han}{2,}(?:技校|卫校|职高|职中|中专)$).{0,5}$/u;
export const ONLY_LEVEL =
  /^(?:全日制|非全日制|统招|普通|在读|\s)*(?:博士|硕士|研究生|学士|本科|大专|专科|高职|中专|中技|高中|初中|大学本科|本科生|硕士生|博士生|学历|学位|在读|[（）()/、·\s])+$/u;
export const SCHOOL = regex('iu')`
  [一二三四五六七八九十\d]{1,2}中$|(?<=[市县区州镇]\p{Script=Han}{0,8}|职业|第[一二三四五六七八九十])中专$|职高$|(?:职中|技校|卫校)(?:[（(][^（）()]*[）)])?$|电大|师专$|大学|学院(?:[（(][^（）()]*[）)])?$|学校
  |高中|中学|职业技术|分校|党校|University|College|Institute of|Academy|High School|Polytechnic
  |^(?:(?:TU|RWTH) [A-Z][a-zü]+(?:, [A-Z][a-z]+)?|MIT|UCLA|USC|NYU|UCL|LSE|CMU|NUS|NTU|HKU|CUHK|HKUST|Caltech|(?:Georgia|Virginia|Texas) Tech
  |UC [A-Z][A-Za-z ]+|ETH Z[uü]rich)$
`;
export const COLLEGE = /学院$|系$|书院$|学部$|研究院$|^School of|^Faculty of|^Department of|^College of/iu;
/** Colleges that are separate schools although their names contain a subject. */
export const OWN_COLLEGE = /科学技术学院$|(?:信息)?科技学院$|应用技术学院$|信息商务学院$|南国|现代/u;
export const SUBJECT = regex('u')`
  [系部]$|计算|软件|信息|电子|电气|通信|网络|自动|机械|材料|能源|动力|土木|建筑|城乡|环境|资源|化学|化工|生物
  |生命|药|医|护理|口腔|卫生|数学|统计|物理|力学|地理|地质|测绘|海洋|水利|交通|航空|航天|汽车|食品|农|林|园艺
  |动物|管理|商|经济|金融|财|会计|法|政治|马克思|公共|社会|教育|师范|心理|体育|艺术|美术|音乐|设计|传媒|新闻
  |传播|文学|外国语|外语|国际|历史|哲学|人文|旅游|语言|理学|工学|人工智能|大数据|创新|继续|研究生
`;
export const DEGREE_NAME = regex('iu')`
  ^(?:[\p{Script=Han}]{1,6}(?:[（(]\p{Script=Han}{2,6}[）)])?(?:学士|硕士|博士)(?:学位)?
  |(?:E?MBA|MPAcc|MPA|MEM|MTI)(?:\s*[（(][^（）()]+[）)])?|(?:Bachelor|Master|Doctor) of .+
  |[BM]\.?(?:S|A|Eng|Sc|BA|Com)\.?(?: in .+| [A-Z][a-z].+)?)$
`;
// Bachelor of Science in Physics, B.S. Physics
export const DEGREE_AND_MAJOR = regex('iu')`
  ^(.+?) in (.+)$|^((?:Bachelor|Master|Doctor) of) (?!Arts?$|Sciences?$|Engineering$|Philosophy$|Laws?$
  |Commerce$|Education$|Business Administration$)(.+)$|^([A-Z]{3}) [（(]([^（）()]+)[）)]$
  |^([BM]\.?(?:S|A|Eng|Sc|BA|Com)\.?) (.+)$
`;
/** A level that is not a name of a degree, perhaps with its subject: Master’s in Physics. */
export const ENGLISH_LEVEL =
  /^((?:Associate|Bachelor|Master|Doctor)(?:['’]s)?(?: degree)?|Doctorate)(?: in (\p{Lu}.*))?$/iu;
/** 总裁班, 研修班: courses that award no degree, whatever their name. */
export const NO_DEGREE = /总裁班|研修班|进修班|高研班|课程班|培训班|结业/u;
export const TAGS: readonly (readonly [RegExp, string])[] = [
  [/985/, '985'],
  [/211/, '211'],
  [/双一流|Double First[- ]Class/i, 'doubleFirst'],
  [/QS\s*100|QS Top 100/i, 'qs100'],
];
export const TAG_PART =
  /^(?:[（(]?(?:985|211|双一流|QS\s*(?:Top\s*)?100|Project 985|Project 211|Double First[- ]Class)(?:工程|高校|院校|大学|建设)?[）)]?[\s/、·,，]*)+$/iu;

// 主修课程 管理学、统计学: a label separated from its list by a space only.
export function bareLabelled(text: string): { label: string; value: string } | null {
  const [, label, value] =
    /^((?:主修|核心|相关|专业|主要|修读|主干|重点|在校|所学|选修)?课程(?:包括|包含|涵盖|有|为)?|主修|修读了?|选修了?|relevant courses|courses)(?:[\s\t]+|(?<=有|包括|包含|涵盖|为)|(?<=主修|修读了?|选修了?)(?=[^、，,；;。\s]{2,20}[、，,]))(\S.*)$/iu.exec(
      text,
    ) ?? [];
  return label !== undefined && value !== undefined ? { label, value } : null;
}

/** The labels of a list of courses. */
export const LABEL_OF_COURSES =
  /课程?(?:包括|包含|涵盖|有|为)?$|^(?:学过|所学|专业课)$|^(?:core |key |main )?modules?$|coremodules$|^(?:主修|所修|修读|选修|专业课|必修课|修读了|选修了)$|courses?(?:work)?$/i;

export function takeGpa(draft: Draft, item: string, [, value, scale]: RegExpExecArray, line: TextLine): void {
  const gpa = { value: Number(value), ...(scale !== undefined && { scale: Number(scale) }) };
  draft.put(
    `${item}/gpa`,
    gpa,
    scale === undefined ? String(gpa.value) : `${value}/${scale}`,
    SURE.exact,
    line,
  );
}

export function readRank(text: string): { value: object; shown: string } | null {
  const isRank =
    /排名|名次|rank|(?:专业|年级|班级)\s*第?\s*\d{1,4}\s*(?:名|[/／])|前\s*\d+(?:\.\d+)?\s*%|top\s*\d+/i.test(
      text,
    );
  if (!isRank) return null;
  const place =
    /(?:排名|名次|rank(?:ing)?|第|专业|年级|班级)[^\d]{0,10}(?:\d{1,4}\s*名?\s*[（(]\s*)?(\d{1,4})\s*(?:\/|／|of)\s*(\d{1,5})/i.exec(
      text,
    );
  const percent = /(?:前|top)\s*(\d{1,2}(?:\.\d+)?)\s*%/i.exec(text)?.[1];
  const scope = /专业|major/i.test(text)
    ? 'major'
    : /年级|year|grade/i.test(text)
      ? 'grade'
      : /班/.test(text)
        ? 'class'
        : undefined;
  if (!place && percent === undefined) return null;
  const value = {
    ...(place && { position: Number(place[1]), total: Number(place[2]) }),
    ...(percent !== undefined && { percent: Number(percent) }),
    ...(scope && { scope }),
  };
  return {
    value,
    shown: [place && `${place[1]}/${place[2]}`, percent && `前 ${percent}%`].filter(Boolean).join(' '),
  };
}

export function takeCourses(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const names = enumerated(
    text
      .replace(/[。；;，,]+$/u, '')
      .replace(/等(?:\p{Script=Han}{0,4}课程?)?$/u, '')
      .replace(/(?<=\p{Script=Han}\s?\d{2,3})\s+(?=\p{Script=Han})/gu, '、'),
  ).filter((name) => name.length <= 60);
  for (const [index, name] of names.slice(0, 60).entries()) {
    const scored =
      /^(.+?\p{Script=Han})\s*(\d{2,3}(?:\.\d)?)\s*分?$/u.exec(name) ??
      /^(.+?)\s*[（(]\s*(\d{2,3}(?:\.\d)?|[A-D][+-]?|优|良)\s*分?[）)]$/u.exec(name);
    const course = {
      name: { [draft.lang]: scored?.[1] ?? name },
      ...(scored?.[2] !== undefined && { score: scored[2] }),
    };
    draft.put(`${item}/courses/${index}`, course, name, SURE.known, line);
  }
  return names.length > 0;
}

/** 中专（五年制后段）, 学士 B.Sc.: a level with a remark. */
export const REMARKED_LEVEL =
  /^(?:普通|统招|全日制)?(?:(?:博士|硕士)?研究生|博士|硕士|学士|本科|大专|专科|高职|中专|中技|技校|高中|初中)(?:毕业)?\s*(?:[（(](?<remark>[^（）()]{1,30})[）)]|[A-Z][A-Za-z.' ]{1,20})$/u;

/** MSc Transport Planning, Merit below the name of a school: the degree with a remark. */
const DEGREE_LINE = regex('u')`
  ^(?<degree>(?:Master|Bachelor|Doctor|Ph\.?\s?D|MPhil
  |[BM]\.?(?:Sc|Eng|Com|Ed|BA|A|S)\.?(?=[\s,]))(?: of [A-Z][a-z]+(?: [A-Z][a-z]+)?(?=,| in |$|;|\s*\())?)
  (?:\s+(?:in\s+)?(?<major>[A-Z][A-Za-z&' -]{2,40}?(?:\s*\((?!Hons|Honou?rs|First|Second|Upper|Lower
  |GPA)
  [A-Z][A-Za-z&' -]{1,24}\))?(?:\s\p{Script=Han}{2,12}(?:[（(][^（）()]{1,12}[）)])?)?))?(?:\s*[,;(]\s*(?<rest>.*))?$
`;

export function degreeLineOf(
  text: string,
): { level: Level; degree: string; major: string | undefined; rest: string } | null {
  const { degree, major, rest = '' } = DEGREE_LINE.exec(text.trim())?.groups ?? {};
  const level = LEVELS.find(([form]) => form.test(degree ?? ''))?.[1];
  if (degree === undefined || level === undefined) return null;
  return {
    level,
    degree,
    major: major ?? / of (.+)$/u.exec(degree)?.[1],
    rest: rest.replace(/^([^(（]*)[)）]$/u, '$1'),
  };
}

export const LABEL_OF_LEVEL =
  /^(?:学历|学位|最高学历|学历层次|层次|学历\/学位|学历学位|所获学位|培养层次|degree)$/i;
export const EDUCATION_TEXTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:学校|毕业院校|毕业学校|就读院校|就读学校|院校|school|university)(?:名称)?$|^(?:学校|院校)[或及、/](?:培训)?(?:机构|单位)$/i,
    'school/name',
  ],
  [/^(?:专业|所学专业|主修专业|就读专业|专业方向|major)(?:名称)?$/i, 'major'],
  [/^(?:学院|院系|所在学院|所在院系|college|department)$/i, 'college'],
  [/^(?:导师|指导教师|advisor|supervisor)$/i, 'advisor'],
  [/^(?:毕业论文|毕业设计|论文题目|thesis)$/i, 'thesis'],
  [/^(?:辅修|辅修专业|minor)$/i, 'minor'],
  [/^(?:第二学位|双学位)$/, 'secondDegree'],
  [/^(?:交换经历|交流经历|exchange)$/i, 'exchange'],
  [/^(?:学科门类)$/, 'discipline'],
  [/^(?:城市|所在城市)$/, 'place'],
];

export const EDUCATION_KINDS: readonly (readonly [LabelKind, string])[] = [
  ['school', 'school/name'],
  ['major', 'major'],
  ['college', 'college'],
  ['place', 'place'],
];

/** Signs and gaps between details of an education: GPA, rank, courses. */
export const BETWEEN_DETAILS = regex('iu')`
  \t|\s*[|｜]\s*|(?<=\S)\s{2,}|[；;]\s*(?=[\p{Script=Han}A-Za-z]{2,8}[:：])
  |[。；;，,]\s*(?=(?:(?:平均|学分|加权|专业|综合)*(?:gpa|绩点|均分|平均分|成绩排名|排名)
  |(?:专业|年级|班级)(?:前|第)?\s*\d|(?:主修|核心|相关|专业|主要|在校|所学|修读)课程|主修(?!专业)|修读|选修
  |辅修)[^，。；;]*[\s:：\d]\S)|(?<!core|relevant|main
  |key)\s+(?=(?:(?:主修|核心|相关|专业|主要)课程|课程|(?:core |relevant )?courses?|gpa|绩点|排名|rank)\s*[:：])
`;

/** 绩点 3.6，修读操作系统、编译原理: several details in one sentence. */
export const MARKS_AND_MORE =
  /(?:gpa|绩点|均分|平均分|排名|前\s*\d+\s*%).*[，,；;。]|[，,；;。].*(?:gpa|绩点|均分|平均分|排名|前\s*\d+\s*%)|(?:gpa|绩点|均分|平均分|排名).*[|｜\t]/iu;

/** Adds 985, 211 or 双一流 to the school of the last education. */
export function addTag(draft: Draft, item: string, tag: string, line: TextLine): void {
  const education = draft.document.education.at(-1);
  const tags: readonly string[] = education?.school?.tags ?? [];
  if (tags.includes(tag)) return;
  draft.put(
    `${item}/school/tags/${tags.length}`,
    tag,
    tag === 'doubleFirst' ? '双一流' : tag,
    SURE.exact,
    line,
  );
}

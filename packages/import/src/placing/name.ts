import { regex } from '@qicheng/resume/regex';
import { hasCompoundSurname } from '@qicheng/resume/surnames';
import type { TextLine } from '../reading/page-text.js';
import { isChineseCity } from './chinese-cities.js';
import { factKindOf } from './fact-labels.js';
import { titleScore } from './recognise.js';

// The surnames of more than 99 % of Chinese people, by the Ministry of Public Security's annual name report and the
// Baijiaxing.
const SURNAMES =
  '朴阚逄訾仝佘亓郗晁逯蒯綦昝冼揭王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺占卿初付肖闫狄裘庾那荀茹尚亢褟芮湛蔚隗昌盘粟农侬麻';
const NOT_NAMES = regex('u')`
  简历|求职|意向|信息|资料|经历|教育|背景|实习|项目|技能|专业|大学|学院|电话|邮箱|评价|应聘|岗位|工程|经理|证书
  |荣誉|男|女|汉族|党员|团员|群众|本科|硕士|博士|应届|设计|运营|开发|产品|市场|会计|护士|教师|律师|助理|专员
  |总监|主管|成员|学生|同学|负责人|队员|组员|组长|队长|班长|部长|社长|会长|主席|委员|干事|新人|员工|骨干|主力|志愿|性别|学历|民族|籍贯|年龄|照片|全职|兼职|全栈|车载|职位|首页|公司|熟练|熟悉|精通|掌握|了解
`;
const LATIN_NAME = /^[A-Z][A-Za-z'’-]+(?:\s+(?:[A-Z]\.|[A-Z][A-Za-z'’-]+)){1,3}$/;
const NOT_LATIN_NAMES = regex('i')`
  resume|curriculum|vitae|university|college|engineer|manager|objective|education|experience|developer|analyst
  |school|email|phone|street|specialist|officer|nurse|teacher|summary|profile|contact|skills|intern|designer
  |assistant
`;

/** Chenxi (Cathy) ZHAO: a second given name in brackets. */
const NICKNAME = /(?<=^[A-Z][A-Za-z'’-]+)\s*[（(][A-Z][A-Za-z'’-]+[）)](?=\s+[A-Z])/u;

/** The probability that a text is a person's name; 0 for anything else. */
export function nameScore(statement: string): number {
  const text = statement.replace(NICKNAME, '');
  const name = text.replace(/\s+/g, '');
  if (/^\p{Script=Han}{2,4}$/u.test(name) && !NOT_NAMES.test(name) && !isChineseCity(name)) {
    if (hasCompoundSurname(name) && name.length >= 3) return 0.94;
    return SURNAMES.includes(name[0] ?? '') && name.length <= 3 ? 0.9 : 0;
  }
  if (/^\p{Script=Han}{2,7}[·•]\p{Script=Han}{2,7}$/u.test(name))
    return isChineseCity(name.split(/[·•]/u)[0] ?? '') ? 0 : 0.85;
  return LATIN_NAME.test(text.trim()) && !NOT_LATIN_NAMES.test(text) ? 0.8 : 0;
}

/** Whether Latin words name a job or a part of a résumé. */
export const isJobWord = (words: string): boolean => NOT_LATIN_NAMES.test(words);

export interface NameFound {
  text: string;
  /** The text next to the name. */
  rest: string;
  line: TextLine;
  score: number;
}

const MAX_LINES = 12;

/** The name in the first lines; a large or bold line takes precedence. */
export function findName(lines: readonly TextLine[]): NameFound | null {
  const usual = median(lines.map(({ size = 0 }) => size));
  let best: (NameFound & { total: number }) | null = null;
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
    const isLarge = (line.size ?? 0) > usual * 1.25;
    for (const part of candidates(line.text)) {
      const score = Math.max(nameScore(part), ownerScore(part, line.text), twoScriptsScore(part, line.text));
      if (score === 0) continue;
      const stands = (isLarge ? 0.5 : 0) + (line.isBold || line.isHeading ? 0.2 : 0) - index * 0.03;
      const total = score + stands;
      const rest = line.text.replace(part, '\t').replace(/^[\s|｜·,，/-]+|[\s|｜·,，/-]+$/g, '');
      if (best === null || total > best.total) best = { text: part, rest, line, score, total };
    }
  }
  return best ?? unlikelyName(lines);
}

/** 訾鹏飞的简历 names its owner, even with an unlisted surname. */
const ownerScore = (part: string, text: string): number =>
  /^\p{Script=Han}{2,4}$/u.test(part) &&
  !NOT_NAMES.test(part) &&
  new RegExp(`^${part}的(?:个人|求职)?简历$`, 'u').test(text.trim())
    ? 0.75
    : 0;

/** 仁青卓玛 Renqing Zhuoma: any surname, followed by the same name in Latin letters. */
const NAME_IN_TWO_SCRIPTS =
  /^\s*(\p{Script=Han}(?: ?\p{Script=Han}){1,4})\s+[A-Z][A-Za-z'’]+(?:\s+[A-Z][A-Za-z'’]+){0,2}$/u;
const twoScriptsScore = (part: string, text: string): number =>
  NAME_IN_TWO_SCRIPTS.exec(text)?.[1] === part &&
  !NOT_NAMES.test(part) &&
  !NOT_LATIN_NAMES.test(text) &&
  titleScore(part) < 1 &&
  !isChineseCity(part)
    ? 0.82
    : 0;

const TITLE = /简历|履历|resume|^cv$|curriculum|(?:登记|报名|申请|信息|情况|推荐|应聘)表$/iu;

/**
 * An unlisted surname: the first line below a title, if it has two or three characters and no other meaning.
 */
function unlikelyName(lines: readonly TextLine[]): NameFound | null {
  const first = lines.find(({ text }) => !TITLE.test(text.replace(/\s+/g, '')));
  const words = (first?.text ?? '').split(/\s*[|｜/·,，\t]\s*|\s{2,}|\s(?=[男女\d])/u)[0] ?? '';
  const name = words.replace(/\s+/g, '');
  const isName =
    /^\p{Script=Han}{2,4}$/u.test(name) &&
    !NOT_NAMES.test(name) &&
    !isChineseCity(name) &&
    titleScore(name) < 1 &&
    factKindOf(name) === null;
  return first && isName
    ? { text: words, rest: first.text.slice(words.length).trim(), line: first, score: 0.6 }
    : null;
}

/** 陈  曦（女）, 陶 静 Tao Jing: two spaced-out characters before other text. */
const SPACED_NAME = /^\s*(\p{Script=Han} {1,4}\p{Script=Han})(?=\s*[（(]|\s+[A-Z]|\t|\s{2,})/u;

function candidates(text: string): string[] {
  const owned =
    /^(.{2,4}?)\s*(?:的|[—–-]+)?\s*(?:个人|求职)?简历$/u.exec(text.trim())?.[1] ??
    /^(?:个人|求职)?简历\s*[—–\-·:：|｜]+\s*(\p{Script=Han}{2,4})$/u.exec(text.trim())?.[1];
  const parts = text
    .replace(/^[\p{So}\p{Extended_Pictographic}\uFE0F\s]+|^(?:Dr|Mr|Ms|Mrs|Prof)\.\s*/gu, '')
    .split(
      /\t|[|｜/]|\p{Extended_Pictographic}|(?<=^\p{Script=Han}{2,4})[，,]|\s+[·•]\s+|\s+[-–—]\s+|\s{2,}|[（(]/u,
    );
  const words = text.trim().split(/\s+/);
  const spaced =
    words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Script=Han}$/u.test(word))
      ? [text.trim()]
      : [];
  return [
    ...(owned ? [owned] : []),
    ...(SPACED_NAME.exec(text)?.slice(1) ?? []),
    ...spaced,
    ...(NICKNAME.test(text.trim()) ? [text.trim()] : []),
    ...parts.map((part) => part.replace(/[）)]\s*$/u, '').trim()),
    // Nicole Shao 邵霓
    ...(/^[A-Za-z .'’-]+\s(\p{Script=Han}(?: ?\p{Script=Han}){1,3})$/u.exec(text.trim())?.slice(1) ?? []),
    ...(NAME_IN_TWO_SCRIPTS.exec(text)?.slice(1) ?? []),
    ...(/\p{Script=Han}/u.test(text) ? [words[0] ?? ''] : []),
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

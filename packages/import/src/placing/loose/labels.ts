import type { Place } from '../heading-lexicon.js';
import { headingOf } from '../headings.js';

/** Words that announce a section before a colon, 是 or 有 in a text without headings. */
const WORDS: readonly (readonly [RegExp, Place])[] = [
  [/^(?:个人|本人|联系|联系方式|个人情况|基本情况|个人信息|基本信息|基础信息)$/u, 'basics'],
  [
    /^(?:想|(?:想做|想干|想找|想要|希望找)的?(?:活|工作|岗位|职位)?|要求|(?:想)?找个?什么样?的?(?:工作|活)|想从事|期望工作|求职|意向|求职意向|目标|期望|应聘|方向|求职方向|应聘方向)$/u,
    'intention',
  ],
  [
    /^(?:最高|全日制|第一)?(?:教育|学历|学习|学业|毕业院校|毕业学校|院校|学校|教育背景|教育经历|学习经历|学历背景|学历情况|本科|硕士|博士|大专|专科|研究生|高中|中专|(?:读书|念书|上学)(?:的(?:事|经历|地方))?|(?:上|读|念|学)过(?:的(?:学|书|学校))?|就读(?:学校)?)$/u,
    'education',
  ],
  [/^(?:暑期|寒假|毕业)?(?:实习|见习)(?:经历|单位|情况|经验)?$/u, 'internships'],
  [
    /^(?:工作|工厂|打工|兼职|任职|从业|全职|就业|经历|履历|职业|上家|公司|现职|现任|现单位|上一家|上份工作|(?:上班|打工|工作|干活)(?:的(?:事|经历|地方))?|教学|任教|现在|目前|(?:干过|做过|待过|跑过)(?:的(?:$|活|事情?|工作|地方|单位|公司|工地|厂|店))?|工作过)(?:经历|单位|情况|经验|履历)?$/u,
    'work',
  ],
  [/^(?:(?:做过|参与过)(?:一个|几个|的)?项目|项目|课程设计|毕业设计|毕设)(?:经历|经验|情况)?$/u, 'projects'],
  [/^(?:校园|社团|在校|学生工作|学生干部|校内|班级|学生会)(?:经历|活动|工作|情况|任职|职务)?$/u, 'campus'],
  [/^(?:志愿|公益|实践|社会实践|志愿服务|义工)(?:经历|活动|服务)?$/u, 'practice'],
  [/^(?:科研|课题|研究|科研项目|主持课题)(?:经历|情况)?$/u, 'research'],
  [/^(?:奖|荣誉|获奖|奖励|奖项|得奖|奖学金|表彰|奖惩|比赛|竞赛|拿过的?奖?)(?:情况|经历|荣誉)?$/u, 'awards'],
  [
    /^(?:证书|证件|证|证照|证书有|资格|资格证|资格证书|资质|考证|持证|有证|执业|上岗证|驾照|技能证书?|持有证件|职业资格)(?:情况)?$/u,
    'certificates',
  ],
  [/^(?:其他)?(?:语言|外语|英语|语种)(?:能力|水平)?$/u, 'languages'],
  [
    /^(?:专业|个人|主要|职业|办公|常用|熟悉|掌握|会用|电脑|其他)?(?:技能|技术|软件|电脑|计算机|工具|特长|技术栈|擅长|会|还会|也会|会啥|会什么|(?:还|也)?[会懂](?:做|用|干|使)?的?(?:东西|软件|技能|手艺|本事|活儿?|工具)?|能力|专长|设备|工具箱)(?:特长|水平|能力)?$/u,
    'skills',
  ],
  [
    /^(?:自评|自述|评价|自我评价|优点|性格|优势|个人优势|自我介绍|个人评价|关于我|简介|个人简介|总结|个人特点|特点|我的优点|我)$/u,
    'selfEvaluation',
  ],
  [/^(?:爱好|兴趣|兴趣爱好|业余|业余爱好|平时(?:喜欢|爱好|玩)|闲时|空闲)$/u, 'hobbies'],
  [/^(?:论文|发表|发表论文|著作|代表论文)$/u, 'papers'],
  [/^专利$/u, 'patents'],
  [/^(?:作品|作品集)$/u, 'portfolio'],
  [/^(?:其他|其它|别的|备注|补充|说明)$/u, 'other'],
];
const COUNT = /[\d一二三四五六七八九十①-⑩]{1,2}$/u;
/** 一、教育：…: the number of a label. */
const NUMBER = /^(?:第?[一二三四五六七八九十]{1,2}|\d{1,2})[、.．)）]\s*(?=[\p{Script=Han}]{1,8}\s*[:：])/u;
const OUTER_MARKS = /^(?:\uFE0F|\u200D|[\s\p{So}\p{Sk}\p{Extended_Pictographic}•·●■◆▪○◇▶►★☆※➤✦\-—*#>])+/u;

// 业绩：…, 工作内容：…: belong to the entry above.
export const RESULTS =
  /^(?:主要|工作|个人|突出)?(?:业绩|成绩|成果|职责|内容|战绩|贡献|做啥|干啥|做什么|干什么|做的事)\s*[:：]/u;

/** Without leading pictures and markers. */
export const withoutMarks = (text: string): string => text.replace(OUTER_MARKS, '').trim();

export function placeOfLabel(text: string): Place | null {
  const word = text
    .replace(/\s+/gu, '')
    .replace(/^(?:我的|本人|主要|相关)(?=.{2})|^我(?=会|想|做过|读过|干过)/u, '');
  const bare = word.replace(COUNT, '');
  const known = WORDS.find(([form]) => form.test(bare) || form.test(word))?.[1];
  return known ?? (word.length >= 3 ? (headingOf(word)?.place ?? null) : null);
}

/** What a label announces, and the text after it. */
export interface Labelled {
  place: Place | null;
  label: string;
  value: string;
}

const MARKED = /^[【[〔「]\s*([^】\]〕」]{1,10})\s*[】\]〕」]\s*[:：]?\s*(.*)$/su;
const WITH_COLON = /^([\p{Script=Han}]{1,8}[\d一二三四五①-⑩]?)\s*[:：]\s*(.*)$/su;
// 学历是大专, 证书有…: in a sentence.
const LABEL_IN_SENTENCE =
  /^(学历|证书|证件|证|实习|工作|专业技能|技能|爱好|兴趣|特长|优点|教育|软件)(?:方面)?(?:是|有|就是|包括|[嘛呢]| +(?=[^\s\t]{4,}[^\t]*\d{4}))(?!限|过|人)\s*(.+)$/su;
const NEXT = /(?<=[；;。，,\s|｜])(?=(?:【[^】]{2,8}】|[\p{Script=Han}]{2,6}\s*[:：]))/u;

/** Splits a line at its labels; a line without labels is one part. */
export function labelledPieces(line: string): Labelled[] {
  const pieces = line.split(NEXT).reduce<string[]>((joined, piece) => {
    const isKnown = joined.length === 0 || labelOf(piece)?.place != null;
    if (isKnown) return [...joined, piece];
    return [...joined.slice(0, -1), `${joined.at(-1) ?? ''}${piece}`];
  }, []);
  return pieces.map((piece) => labelOf(piece) ?? { place: null, label: '', value: piece.trim() });
}

function labelOf(piece: string): Labelled | null {
  const bare = withoutMarks(piece).replace(NUMBER, '');
  const found = MARKED.exec(bare) ?? WITH_COLON.exec(bare) ?? LABEL_IN_SENTENCE.exec(bare);
  if (found === null) return null;
  const label = found[1] ?? '';
  const place = placeOfLabel(label);
  const value = (found[2] ?? '').trim().replace(/[；;|｜]$/u, '');
  return place === null ? null : { place, label, value };
}

import {
  type ConditionField,
  type Degree,
  degrees,
  type EducationLevel,
} from '@qicheng/analysis/civil-service';
import { majorClassNamed } from '@qicheng/analysis/major-catalogue';
import { majorClassOfMajor } from '@qicheng/analysis/undergraduate-majors';
import { regex } from '@qicheng/resume/regex';
import { judgeAge } from './age.js';
import {
  judgeFresh,
  judgeGender,
  judgeGrassroots,
  judgePolitical,
  judgeServiceProject,
  judgeWork,
} from './applicant-status.js';
import { judgeCertificate } from './certificate.js';
import {
  evened,
  guarded,
  judgeWays,
  type Judge,
  type Judged,
  type Setting,
  unknown,
  fail,
  isOpen,
  notRead,
  notStated,
  pass,
} from './clause.js';
import { forThis, notForThis, PREFERENCE, SELF_CONFIRMED } from './conditional.js';
import { judgeEducation } from './education.js';
import { judgeHousehold } from './household.js';
import { judgeMajor } from './major.js';

const OF_LEVEL: Partial<Record<EducationLevel, Degree>> = {
  本科: '学士',
  硕士研究生: '硕士',
  博士研究生: '博士',
};
const rankOf = (degree: Degree) => degrees.indexOf(degree);

/** 学位: a named degree or higher, or the one that belongs to the education. */
export const judgeDegree: Judge = (text, { education }) => {
  if (isOpen(text)) return pass('不限学位');
  const words = evened(text);
  const { degree, level } = education;
  const named = degrees.slice(1).filter((name) => words.includes(name));
  const isMatching = /(?:相对应|对应|相应|相符).{0,4}学位/.test(words);
  if (!isMatching && named.length === 0) return notRead('学位要求');
  if (degree === undefined) return notStated('学位');
  if (isMatching && named.length === 0) {
    const own = OF_LEVEL[level];
    if (own === undefined) return unknown(`${level}没有对应的学位`, '咨询招录机关');
    return degree === own
      ? pass(`${level}对应${own}学位`)
      : fail(`要求与学历对应的${own}学位，填写的是${degree}`, `取得${own}学位`);
  }
  const lowest = Math.min(...named.map(rankOf));
  if (rankOf(degree) < lowest) return fail(`${degree}低于要求`, `取得${degrees[lowest] ?? ''}学位`);
  if (named.includes(degree) || /以上/.test(words)) return pass(`${degree}学位符合`);
  return unknown(`${degree}高于写明的学位，能否报考须看公告`, '咨询招录机关');
};

interface Recogniser {
  field: ConditionField;
  words: RegExp;
  judge: Judge;
  /** Words that give it another meaning. */
  except?: RegExp;
}

const recognisers: readonly Recogniser[] = [
  { field: 'age', words: /周岁|\d岁|年龄|出生/, judge: judgeAge },
  { field: 'hukou', words: /户籍|户口|生源|常住|落户/, judge: judgeHousehold, except: /出生/ },
  {
    field: 'fresh',
    words: /应届|\d{4}届|择业期|往届|社会人员|面向社会|(?:限|面向|\d{4}年)\S{0,10}毕业生/,
    judge: judgeFresh,
    except: /周岁|放宽/,
  },
  { field: 'gender', words: /[男女](?:性|生|士)|性别/, judge: judgeGender },
  { field: 'political', words: /党员|团员|民主党派|政治面貌/, judge: judgePolitical },
  {
    field: 'serviceProject',
    words: /村官|三支一扶|西部计划|特岗|服务基层项目|基层服务项目|退役/,
    judge: judgeServiceProject,
  },
  { field: 'grassroots', words: /基层工作(?:经历|经验|年限)/, judge: judgeGrassroots },
  {
    field: 'certificate',
    words:
      /证书?(?![券明])|英语(?:四|六|4|6)级|CET|普通话|专业技术(?:资格|职务)|计算机(?:等级)?(?:考试)?[一二三四]级|职业资格|注册会计师|职称|驾照/,
    judge: judgeCertificate,
  },
  { field: 'other', words: /工作(?:经历|经验)/, judge: judgeWork, except: /基层/ },
  {
    field: 'education',
    words:
      /学历|全日制|^(?:仅?限|须|具有)?(?:普通高等教育|普通高校)?(?:大专|专科|本科|硕士(?:研究生)?|研究生|博士(?:研究生)?)(?:\((?:学士|硕士|博士)\))?(?:(?:及|或)?以上|(?:报考|考生|毕业生)?)$/,
    judge: judgeEducation,
    except: /专业|毕业证/,
  },
  { field: 'degree', words: /学位/, judge: judgeDegree, except: /专业|学位证/ },
];

/** Facts about the post that are not conditions for applicants. */
const NOTICE = regex('')`
  面试(?:比例|人数|人选)|(?:笔试|面试|体检|体能|专业科目|专业能力|心理)\S{0,6}(?:比例|测试|测评|考试|考核|考察)
  |服务(?:期|年限)|最低服务|出差|下乡|夜班|值班|值守|倒班|加班|户外|野外|艰苦|偏远|咨询|电话|网址|工作地点
  |工作地址|试用期|适合[男女]性|一经录用|待遇|补贴|职位简介|负责|从事
`;
/** Binding words, which always make a sentence a condition. */
const BINDING = /须|需要?具|必须|(?<![年期时权])限(?!于)|仅|要求|具有|具备|不得|方可|持有|符合/;

/** Kinds of conditions that may be relaxed; a relaxation applies to the previous condition of the same kind. */
const RELAXED = [/周?岁|年龄/u, /学历|大专|本科|研究生/u];

/** The sentences of a remark. Brackets are not split, and relaxations and joined parts stay with their condition. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of evened(text.replace(/\n/g, ';'))) {
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[;。,]/.test(character)) {
      parts.push(current);
      current = '';
    } else current += character;
  }
  parts.push(current);
  const sentences: string[] = [];
  for (const part of parts.map((one) =>
    one.replace(/^\s*(?:\d{1,2}[.、]|\(\d{1,2}\)|[①-⑳])\s*/, '').trim(),
  )) {
    if (part === '') continue;
    const before = sentences.at(-1);
    const belongs =
      before !== undefined &&
      (/^(?:或|其中|含)/.test(part) ||
        (/放宽/.test(part) && /[的者]$/.test(before)) ||
        (/放宽/.test(part) && RELAXED.some((of) => of.test(part) && of.test(before))));
    if (belongs) sentences.push(`${sentences.pop() ?? ''},${part}`);
    else sentences.push(part.replace(/^[且并](?!列)/, ''));
  }
  return sentences;
}

/** The number of vacancies, and the bare name of a post. */
const OF_THE_POST =
  /^(?:拟|计划)?招[录聘考收]\s*\d+\s*[人名]$|^[^:]{0,24}(?:科员|执法员|法官助理|检察官助理|书记员|民警|干事|职员|办事员|管理员|主任科员|[一二三四]级(?:警员|科员|主任科员))(?:\([^)]*\))?$/;

/** The text of a list of majors: 专业为法学类, 审计学、会计学专业, 法学类、公安学类; otherwise null. */
function majorsIn(sentence: string): string | null {
  const majors = /^(?:所学)?专业(?:要求)?(?:须|应|限)?(?:为|限于?|属于?)[:]?(.+)$/u.exec(sentence)?.[1];
  if (majors !== undefined) return majors;
  const list = sentence
    .replace(/^(?:限|须|具有|要求)/u, '')
    .replace(/(?:等)?专业(?:毕业)?(?:生|人员)?$/u, '');
  const names = list.split(/[、,]|(?<=类)和|或/u).map((name) =>
    name
      .replace(/\([^)]*\)/gu, '')
      .replace(/专业$/u, '')
      .trim(),
  );
  const isNamed = (name: string) =>
    majorClassNamed(name) !== undefined || majorClassOfMajor(name) !== undefined;
  const isMajor = (name: string) => isNamed(name) || (name.length > 2 && /[类学]$/u.test(name));
  return names.some(isNamed) && names.every(isMajor) ? list : null;
}

interface JudgedSentence {
  field: ConditionField;
  text: string;
  judged: Judged;
}

/** A remark that mentions majors among other things is not judged as a list of majors. */
const aboutMajor = (text: string): JudgedSentence[] =>
  /专业(?!技术|科目|能力|测试|资格|[四八]级)/.test(text)
    ? [{ field: 'major', text, judged: unknown('备注里的专业要求要您自己核对', '对照公告，或咨询招录机关') }]
    : [];

const recognised = (sentence: string): Recogniser[] =>
  recognisers.filter(({ words, except }) => words.test(sentence) && !except?.test(sentence));

const WORST = ['fail', 'unknown', 'pass'] as const;
const notKnown = (): Judged => unknown('这一条要您自己核对', '对照公告，或咨询招录机关');

/** Judges one alternative of a sentence: all its parts must pass. */
function judgeWay(way: string, setting: Setting): Judged {
  const all = recognised(way).map(({ judge }) => guarded(way, judge(way, setting), false));
  return WORST.map((state) => all.find((one) => one.state === state)).find(Boolean) ?? notKnown();
}

/** The beginning of a relaxation in a sentence. */
const RELAXATION = /,(?=[^,]*放宽)/u;

/** Judges a sentence with a relaxation; a candidate who fails the base may be covered by the relaxation. */
function relaxed(sentence: string, judge: (base: string) => Judged): Judged {
  const [base = '', ...relaxations] = sentence.split(RELAXATION);
  if (relaxations.length === 0) return judge(sentence);
  const judged = judge(base);
  return judged.state === 'fail'
    ? unknown(`${judged.why}；后面有放宽的规定，是否适用要看个人情况`, '对照公告核对放宽的条件')
    : judged;
}

function judgeSentence(sentence: string, setting: Setting): JudgedSentence[] | null {
  const majors = majorsIn(sentence);
  if (majors !== null) return [{ field: 'major', text: sentence, judged: judgeMajor(majors, setting) }];
  if (/^(?:所学)?专业|专业$/u.test(sentence) && isOpen(sentence))
    return [{ field: 'major', text: sentence, judged: pass('不限专业') }];
  const [base = ''] = sentence.split(RELAXATION);
  const found = recognised(base);
  if (found.length === 0) return null;
  const exclusion = notForThis(sentence, setting);
  const [first] = found;
  if (exclusion !== null) return [{ field: first?.field ?? 'other', text: sentence, judged: exclusion }];
  if (found.length > 1 && /或/u.test(sentence))
    return [
      {
        field: 'other',
        text: sentence,
        judged: relaxed(sentence, (base) => judgeWays(base, (way) => judgeWay(way, setting))),
      },
    ];
  const judged = found.map(({ field, judge }) => ({
    field,
    text: sentence,
    judged: relaxed(forThis(sentence), (base) =>
      judgeWays(base, (way) => guarded(way, judge(way, setting), false)),
    ),
  }));
  return [...judged, ...aboutMajor(sentence)];
}

/** Judges a remark sentence by sentence; unrecognised sentences are unknown. */
export function judgeRemarks(
  text: string,
  setting: Setting,
): { clauses: JudgedSentence[]; notices: string[] } {
  const clauses: JudgedSentence[] = [];
  const notices: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const isRelaxation =
      sentence.split(',').every((part) => /放宽|[的者]$/u.test(part)) && /放宽/u.test(sentence);
    const judged = PREFERENCE.test(sentence) || isRelaxation ? null : judgeSentence(sentence, setting);
    if (judged !== null) clauses.push(...judged);
    else if (
      PREFERENCE.test(sentence) ||
      isRelaxation ||
      SELF_CONFIRMED.test(sentence) ||
      ((NOTICE.test(sentence) || OF_THE_POST.test(sentence)) && !BINDING.test(sentence))
    )
      notices.push(sentence);
    else clauses.push({ field: 'other', text: sentence, judged: notKnown() });
  }
  return { clauses, notices };
}

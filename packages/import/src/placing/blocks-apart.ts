import { regex } from '@qicheng/resume/regex';
import { reworded, type TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import { isChineseCity } from './chinese-cities.js';
import { EMAIL, PHONE } from './contact-patterns.js';
import { findDate, findPeriod } from './dates.js';
import { LEVELS, SCHOOL } from './education-marks.js';
import { type FactKind, factKindOf } from './fact-labels.js';
import { withoutBullet, labelled, headPartsOf } from './words.js';

const YEARS = String.raw`(?:(?:19|20)\d{2}\s*(?:年度?|学年)?\s*[、,，和及]\s*)*(?:19|20)\d{2}\s*(?:年度?|学年)`;
/** 2024、2025 年校三等奖学金: an award with its years, alone on its line. */
const AWARD_OF_YEAR = new RegExp(
  String.raw`^\s*${YEARS}\s*(?:荣获|获得?)?[^，,。；;：:\d]{1,20}(?:奖学金|[一二三]等奖|[金银铜]奖|三好学生|标兵)\s*$`,
  'u',
);

/** 2020—2021学年校二等奖学金: its years are not the period of an education. */
const AWARD_OF_SCHOOL_YEAR = regex('u')`
  ^(?:19|20)\d{2}\s*年?\s*[-–—~～至到/]+\s*(?:(?:19|20)?\d{2})\s*学年度?(?:第?[一二上下]学期)?\s*
  \S*(?:奖|优秀|三好|标兵|先进|称号|模范|十佳)\S*$
`;

/** GPA 3.6；2020—2021学年校二等奖学金: the awards in a line of an education, and the rest of it. */
function awardsInStudies(line: TextLine): { own: TextLine[]; awards: TextLine[] } {
  const clauses = withoutBullet(line.text).text.split(/\s*[；;]\s*/u);
  const awards = clauses.filter((clause) => AWARD_OF_SCHOOL_YEAR.test(clause));
  if (awards.length === 0) return { own: [line], awards: [] };
  const rest = clauses.filter((clause) => clause !== '' && !awards.includes(clause)).join('；');
  return {
    own: rest === '' ? [] : [reworded(line, rest)],
    awards: awards.map((text) => reworded(line, text)),
  };
}

/** An award below campus roles, where it would become a statement of the role above. */
function awardsInRoles(line: TextLine): { own: TextLine[]; awards: TextLine[] } {
  const isAward = line.isBullet !== true && AWARD_OF_YEAR.test(line.text);
  return isAward ? { own: [], awards: [line] } : { own: [line], awards: [] };
}

/** Separates awards listed below campus roles or an education. */
export function withAwardsApart(block: Block): Block[] {
  if (block.place !== 'campus' && block.place !== 'education') return [block];
  const parts = block.lines.map(block.place === 'campus' ? awardsInRoles : awardsInStudies);
  const awards = parts.flatMap((part) => part.awards);
  if (awards.length === 0) return [block];
  const own = { ...block, lines: parts.flatMap((part) => part.own) };
  return [own, { place: 'awards', title: '', lines: awards, heading: null }];
}

const OF_PERSON: ReadonlySet<string> = new Set(['head', 'basics', 'intention', 'references', 'family']);
const MAX_LENGTH = 40;
const PLACE_LENGTH = 8;

/** A phone number or a mail address, and no other words. */
const isOnlyContact = ({ text }: TextLine): boolean =>
  text.length <= MAX_LENGTH &&
  (PHONE.test(text) || EMAIL.test(text)) &&
  !/\p{Script=Han}/u.test(text.replace(/电话|手机|邮箱|微信同号|同微信/gu, ''));

/** 是否服从调剂 是, 有无犯罪记录：无: a question of a form with its answer. */
const QUESTION =
  /^(?:[一二三四五六七八九十]{1,3}、\s*)?(?:是否|能否|可否|有无)\p{Script=Han}{2,12}(?:\s*[:：]\s*|\s+)\S/u;
const isOfPerson = (line: TextLine): boolean =>
  isOnlyContact(line) ||
  (line.isBullet !== true && line.text.length <= MAX_LENGTH && QUESTION.test(line.text));

const LISTS: ReadonlySet<string> = new Set(['certificates', 'skills', 'mixedSkills', 'languages', 'hobbies']);
const DETAILS: ReadonlySet<FactKind | null> = new Set<FactKind>([
  ...(['arrival', 'salary', 'city', 'jobType', 'status', 'marital', 'residence', 'household'] as const),
  ...(['phone', 'email', 'wechat', 'qq', 'height', 'weight'] as const),
]);
/** 期望薪资：6-8K below a list. */
const isLabelledDetail = ({ text }: TextLine): boolean => {
  const label = labelled(withoutBullet(text).text);
  return (
    label !== null && label.value !== '' && text.length <= MAX_LENGTH && DETAILS.has(factKindOf(label.label))
  );
};

/** 女 2000.01.23, 长沙雨花区: a detail of the person above or below a phone number. */
const isDetail = ({ text, isBullet }: TextLine): boolean =>
  isBullet !== true &&
  (/^[男女](?:$|\s+(?:19|20)\d{2}|\s+\d{2}岁)/u.test(text) ||
    (text.length <= PLACE_LENGTH && /^\p{Script=Han}+$/u.test(text) && isChineseCity(text.slice(0, 2))));
/** SIDE: a heading in capitals above the details. */
const isCapitals = ({ text }: TextLine): boolean => /^[A-Z]{3,12}$/u.test(text);

function contactsIn(block: Block): Block[] {
  const { lines } = block;
  const isOwn = (line: TextLine): boolean =>
    isOfPerson(line) || (LISTS.has(block.place) && isLabelledDetail(line));
  const at = lines.findIndex(isOwn);
  if (OF_PERSON.has(block.place) || at < 0) return [block];
  let from = at;
  while (from > 0 && isDetail(lines[from - 1]!)) from -= 1;
  let to = at + 1;
  while (to < lines.length && (isOwn(lines[to]!) || isDetail(lines[to]!))) to += 1;
  const above = lines.slice(0, from > 0 && isCapitals(lines[from - 1]!) ? from - 1 : from);
  const following = lines.slice(to);
  return [
    { ...block, lines: above },
    { place: 'basics', title: '', lines: lines.slice(from, to), heading: lines[above.length] ?? null },
    ...(following.length === 0 ? [] : contactsIn({ ...block, lines: following })),
  ];
}

/** Contact details and answers of a form below any other section belong to the person. */
export const withContactsApart = (blocks: readonly Block[]): Block[] => blocks.flatMap(contactsIn);

/** Whether a heading announces courses: 培训经历, 继续教育. */
export const isTraining = (title: string): boolean => /培训|继续教育|training/iu.test(title);

const COURSE = /培训|训练|研修|进修|集训|讲习|课程|专题|复训|认证|讲师|内训|实务|[课学]时|班(?:[（(]|$)/u;
const MAX_NAME_LENGTH = 40;

const dateOf = (text: string): { text: string; rest: string } | null => {
  const found = findPeriod(text) ?? findDate(text);
  return found !== null && text.trimStart().startsWith(found.text) ? found : null;
};

const isName = (line: TextLine | undefined): line is TextLine =>
  line !== undefined &&
  line.isBullet !== true &&
  line.text.length <= MAX_NAME_LENGTH &&
  labelled(line.text) === null &&
  !/[，,。；;]/u.test(line.text) &&
  dateOf(line.text) === null;

/** 2024.05 | 某某协会 | 信贷风险培训: the course and who held it, with labels. */
function withLabels(line: TextLine, date: string, parts: readonly string[]): TextLine {
  const course =
    parts.find((part) => COURSE.test(part) && !/(?:中心|协会|学会|学院)$/u.test(part)) ?? parts.at(-1);
  const holder = parts.find((part) => part !== course);
  const others = parts.filter((part) => part !== course && part !== holder);
  const named = [date.trim(), `项目：${course}`, ...(holder === undefined ? [] : [`组织单位：${holder}`])];
  return reworded(line, [...named, ...others].join('\t'));
}

/** Dated courses, with the names on the lines below a date that is alone on its line. */
function withCourses(lines: readonly TextLine[]): TextLine[] {
  const all: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const found = dateOf(line.text);
    let parts = found === null ? [] : headPartsOf(found.rest);
    while (found?.rest === '' && parts.length < 2 && isName(lines[at + 1])) {
      at += 1;
      parts = [...parts, lines[at]?.text ?? ''];
    }
    all.push(found === null || parts.length === 0 ? line : withLabels(line, found.text, parts));
  }
  return all;
}

/**
 * Courses below 培训经历 are no education: dated ones are entries of their own, others a section with this title. Only a row with
 * a school and a level belongs to the education.
 */
export function withTrainingApart(block: Block): Block[] {
  if (block.place !== 'practice' || !isTraining(block.title)) return [block];
  if (!block.lines.some(({ text }) => dateOf(text) !== null)) return [{ ...block, place: 'other' }];
  const isDegree = ({ text }: TextLine): boolean =>
    LEVELS.some(([form]) => form.test(text)) && headPartsOf(text).some((part) => SCHOOL.test(part));
  const degrees = block.lines.filter(isDegree);
  const courses = withCourses(block.lines.filter((line) => !isDegree(line)));
  return [
    ...(degrees.length === 0 ? [] : [{ ...block, place: 'education' as const, lines: degrees }]),
    ...(courses.length === 0 ? [] : [{ ...block, lines: courses }]),
  ];
}

/** 课题：, 期刊论文: the kind of the lines below, among papers and research. */
const LABEL =
  /^(?:(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)(?:情况)?|(?:期刊|会议|学术|代表)?(?:论文|著作|文章))\s*[:：]?$/u;
const OF_RESEARCH = /^(?:主持|参与|承担|在研|科研)?(?:课题|项目|基金)/u;
/** 主持院级课题：米东区矿工肺功能随访，…: a role, a type of funding and the name. */
const ROLE = /^(主持|参与|参加|负责)(?:了|过)?[^，,。:：]{0,12}?(?:课题|项目|基金)\s*[:：]\s*(?=\S)/u;

/** The name of a project after its role, with the role as a separate part. */
const asHead = (text: string): string => {
  const role = ROLE.exec(text);
  if (role === null) return text;
  const [name = '', ...rest] = text.slice(role[0].length).split(/[，,]\s*/u);
  return [`${name}\t角色：${role[1] ?? ''}`, ...rest].join('，');
};

/** 代表性论文（共发表SCI论文9篇，第一作者5篇）: what a heading says about all papers. */
const OF_ALL = /[（(]([^（）()]*\d+\s*篇[^（）()]*)[）)]\s*$/u;
const TITLE_OF_ALL = '发表情况';

function summaryOf({ heading }: Block): Block[] {
  const text = OF_ALL.exec(heading?.text ?? '')?.[1];
  return text === undefined || heading === null
    ? []
    : [
        {
          place: 'other',
          title: TITLE_OF_ALL,
          lines: [{ ...heading, text, isHeading: false }],
          heading,
        },
      ];
}

/** Plant and Soil 审稿人, 某学会会员: academic service, listed below awards. */
const SERVICE = /(?:审稿人|审稿专家|评审专家|青年编委|编委|学会(?:会员|理事|委员)|专委会委员)$/u;
const TITLE_OF_SERVICE = '学术服务';

/** Separates academic service from the awards above it. */
export function withServiceApart(block: Block): Block[] {
  const isOfService = block.place === 'other' && /^学术/u.test(block.title);
  const honours = block.lines.filter(({ text }) => isOfService && /奖[）)，,。\s\d.年月-]*$/u.test(text));
  if (honours.length > 0) {
    const others = block.lines.filter((line) => !honours.includes(line));
    return [
      { ...block, lines: others },
      { ...block, place: 'awards', lines: honours },
    ];
  }
  const isService = ({ text }: TextLine): boolean =>
    block.place === 'awards' && SERVICE.test(text.trim()) && !/奖|优秀|先进/u.test(text);
  const service = block.lines.filter(isService);
  if (service.length === 0) return [block];
  const own = { ...block, lines: block.lines.filter((line) => !isService(line)) };
  return [own, { place: 'other', title: TITLE_OF_SERVICE, lines: service, heading: null }];
}

const HONOUR = /奖|优秀|先进|标兵|称号|荣誉|模范|第[一二三四五六七八九十]名/u;

/** 论文与荣誉: lines without the title of a paper that name an honour. */
export function withHonoursApart(block: Block): Block[] {
  const isHonour = ({ text }: TextLine): boolean => HONOUR.test(text) && !/[《》]|第[一二三]作者/u.test(text);
  const honours = block.place === 'papers' && HONOUR.test(block.title) ? block.lines.filter(isHonour) : [];
  if (honours.length === 0) return [block];
  const own = { ...block, lines: block.lines.filter((line) => !honours.includes(line)) };
  return [own, { ...block, place: 'awards', lines: honours }];
}

/** Papers and research under one heading: lines of projects, and those below 课题, are research. */
export function withResearchApart(block: Block): Block[] {
  if (block.place !== 'papers') return [block];
  let isResearch = false;
  const papers: TextLine[] = [];
  const research: TextLine[] = [];
  for (const line of block.lines) {
    const { text } = withoutBullet(line.text);
    if (LABEL.test(text)) isResearch = OF_RESEARCH.test(text);
    else if (ROLE.test(text)) research.push({ ...line, text: asHead(text), quote: line.quote ?? line.text });
    else (isResearch ? research : papers).push(line);
  }
  const own = { ...block, lines: papers };
  const about = summaryOf(block);
  return research.length === 0
    ? [own, ...about]
    : [own, ...about, { ...block, place: 'research', lines: research }];
}

import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../../reading/page-text.js';
import { findPeriod, type FoundPeriod } from '../dates.js';
import { LEVELS, SCHOOL } from '../education-marks.js';
import type { ExperienceSection } from '../experience-labels.js';
import { employerAndTitle, isNameAfterTitle } from '../joined-names.js';
import { ENTRY_KINDS } from '../line-kinds/kinds.js';
import {
  companyScore,
  departmentScore,
  organisationScore,
  placeScore,
  roleScore,
  titleScore,
} from '../recognise.js';
import { spokenEnd, spokenOpening, spokenStart } from './spoken-employment.js';
import { ownWork, ownWorkSince, statedOffice, withLaterOffice } from './spoken-posts.js';
import { levelApart, withStudyDates } from './spoken-studies.js';

export type EntryPlace = ExperienceSection | 'education';
export const isEntryPlace = (place: string | null): place is EntryPlace =>
  place !== null && ENTRY_KINDS.has(place);

const MARK =
  /^\s*(?:[①②③④⑤⑥⑦⑧⑨⑩]|[（(]?\d{1,2}[）)、](?!\d(?!\d{3}))|\d{1,2}[.．]\s*(?=\p{Script=Han}|(?:19|20)\d{2})|[（(][一二三四五六七八九][）)])\s*/u;
const THEN = regex('u')`
  ^(?:(?:我的)?(?:教育背景|学历)(?:是|为)
  |第[一二三四五][段份家](?:实习|工作)?(?:是|在)?(?=[:：，,\s]|\p{Script=Han}{4})
  |(?:大[一二三四]|研[一二三]|暑假|寒假)(?:的时候|期间|时)?(?=在)
  |(?:大学|大专|本科|研究生|中专|初中|高中)?毕业(?:后|以后|之后)(?:入读|考入|就读于)?|之后|后来|然后|再后来|接着
  |目前|现在是?)[：:，,]?\s*(?=\S)
`;
export const withoutMark = (text: string): string =>
  withStudyDates(text.replace(MARK, '').replace(THEN, '')).trim();

/** The entries after one label: 2019-2021某公司店员；2021至今某公司店长. */
export function entriesIn(text: string, place: EntryPlace): string[] {
  const whole = text.split(/[；;]\s*/u).filter(Boolean);
  if (whole.length > 1 && whole.every((piece) => periodOf(piece) !== null)) return whole;
  const pieces = text.split(
    /[；;](?=[^；;]*(?:(?:19|20)\d{2}\s*[年./-]|[\p{Script=Han}]{2,16}(?:大学|学院|学校)))/u,
  );
  return pieces.every((piece) => periodOf(piece) !== null || place === 'education') ? pieces : [text];
}

/** Whether a text starts an entry with a number or a period. */
export const isMarked = (text: string): boolean => MARK.test(text);

const CUT = /[。；;！]|[:：](?!\d)|——|(?<=[\p{Script=Han}）)])—(?=\p{Script=Han})/u;
const ACTION =
  /^(?:主要|平时|每[天月年周]|负责|参与|主导|协助|管|带|做[过了]|教|独立|完成|编|写|跑|月均|日均|另外|还|现在能|一个人|后来|听课|组织|承担|本人|我)/u;
const MAX_NAME_LENGTH = 26;

/** 手下14个人, 数控机床、行车的维修: statements with a number or several objects. */
const COUNTED = /\d+[余多]?个?(?:人|台|家|间|吨|套|名)|、.*的|[都也全](?:是我)?(?:干|做|管|会|弄|搞)/u;

/** 某公司（280人）: the size in brackets is not part of the name. */
const SIZE = /[（(][^（）()]*\d[^（）()]*[人平㎡间家店][^（）()]*[）)]/gu;

const isName = (text: string, at: number): boolean => isNameWithoutSize(text.replace(SIZE, ''), at);
const isNameWithoutSize = (part: string, at: number): boolean =>
  part.length <= MAX_NAME_LENGTH &&
  !ACTION.test(part) &&
  !/\d{3}/u.test(part) &&
  (at === 0 || !COUNTED.test(part)) &&
  (at === 0 ||
    [companyScore, titleScore, departmentScore, organisationScore, placeScore, roleScore].some(
      (score) => score(part) >= 1,
    ) ||
    SCHOOL.test(part) ||
    (part.length <= 8 && !/[了过的能会着]/u.test(part)));

const EMPLOYER_THEN_ACTION = regex('u')`
  ^(?:(?:以前|之前|后来|现在|目前|一直|又|再|然后|就)*(?:我|自己)?(?:在|到|去了?|进了?|于|给|换到|跳到))
  ([^，,。；;]{2,22}?(?:公司|集团|厂|队|店|楼|餐厅|医院|门诊|诊所|中心|超市|商场|百货|学校|小学|中学|幼儿园|院
  |所|站|馆|社|银行|车间|工地|物业|网吧|码头|仓库?|机构|工作室))(?:里
  |那边)?((?:跑|开(?!发|元)|卖|收|送|带|管|教|修|搞|接|给|拉|装|搬|负责|帮|烧|炒|写|画|剪|拍
  |从)[^\s，,。；;]*(?:[，,。；;].*)?)$
`;
/** 在顺达运输队跑长途，拉煤: the statement follows the employer without a separator. */
const employerApart = (text: string): string => text.replace(EMPLOYER_THEN_ACTION, '$1；$2');

/** The head of an entry and the statements after it. */
export interface SpokenEntry {
  period: string;
  parts: string[];
  text: string;
}

/** 大三在某医院实习了八个月: an internship without a date. */
const PRACTICE =
  /^(?:我)?(?:大[一二三四](?:[上下]学期|暑假|寒假)?|毕业前|暑假|寒假)(?:的?时候|期间|时)?在[^，,。\s]{3,24}?实习/u;

/** 2013年在某店做学徒，半年后当美容师: an employment in spoken clauses; null for any other text. */
function employmentInText(text: string): SpokenEntry | null {
  const ownSince = ownWorkSince(withoutMark(text));
  if (ownSince !== null)
    return { period: ownSince.period, parts: [`岗位：${ownSince.title}`], text: ownSince.text };
  const found = periodOf(text);
  const start = found === null ? spokenStart(withoutMark(text)) : null;
  const isPractice = found === null && start === null && PRACTICE.test(text);
  const remaining = found?.rest ?? start?.rest ?? (isPractice ? withoutMark(text) : '');
  const opening = remaining === '' ? null : spokenOpening(remaining);
  if (opening === null) return null;
  const { company, department, title, statement, rest } = opening;
  const clauses = rest.split(/(?<=[，,。；;])/u).filter(Boolean);
  const isEnd = (clause: string): boolean => spokenEnd(bare(clause)) !== null;
  const end = start === null ? undefined : clauses.find(isEnd);
  const left = clauses.filter((clause) => clause !== end);
  return {
    period:
      found?.text ?? [start?.date ?? '', ...(end === undefined ? [] : [spokenEnd(bare(end))])].join('到'),
    parts: [
      `单位：${company}`,
      ...(department === undefined ? [] : [`部门：${department}`]),
      ...(title === '' ? [] : [`岗位：${title}`]),
    ],
    text: [statement, left.join('')]
      .filter(Boolean)
      .join('，')
      .replace(/[，,；;]$/u, ''),
  };
}

/** 管5个人 负责验货: a space between clauses is a comma. */
const clausesOf = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => piece.trim())
    .reduce((text, piece) => `${text}${/[，,]$/u.test(text) ? '' : '，'}${piece}`);

/** 2022.4-至今，某公司，某职：做了…: the parts of a head up to the last name. */
export function readSpokenEntry(text: string, place: EntryPlace): SpokenEntry {
  const clean = withoutMark(text);
  const found = periodOf(text);
  const spokenEntry = place === 'work' || place === 'internships' ? employmentInText(text) : null;
  if (spokenEntry !== null) return spokenEntry;
  const inBrackets = /^(.{2,14}?)[（(](.+)[）)]$/u.exec(clean);
  const isWhole = inBrackets !== null && found !== null && inBrackets[2]?.includes(found.text) === true;
  const named = isWhole
    ? `${inBrackets[1] ?? ''}，${findPeriod(inBrackets[2] ?? '')?.rest ?? ''}`
    : (found?.rest ?? clean);
  const rest = place === 'work' || place === 'internships' ? employerApart(named) : named;
  const at = rest.search(place === 'education' ? /。/u : CUT);
  const front = at < 0 ? rest.replace(/[。；;]$/u, '') : rest.slice(0, at);
  const back = at < 0 ? '' : rest.slice(at).replace(/^[。；;！:：—]+\s*/u, '');
  const pieces = front
    .split(
      /(?<=[，,])(?![^（(《“]*[）)》”])|\t|(?<=[\p{Script=Han}）)”])(?=\s+(?:[\p{Script=Han}“]|(?:19|20)\d{2}年))|(?<=公司|[厂店]|集团|中心|医院)(?=\s+[A-Za-z]{2,8}\p{Script=Han}{2})/u,
    )
    .filter((piece) => piece.trim() !== '');
  const joined = place === 'work' || place === 'internships' ? employerAndTitle(bare(pieces[0] ?? '')) : null;
  const isPart = (piece: string, index: number): boolean =>
    (index === 0 && place === 'work' && ownWork(piece) !== null) ||
    (joined !== null && index > 0 ? isNameAfterTitle(piece) : isName(piece, index));
  const end = place === 'education' ? -1 : pieces.findIndex((piece, index) => !isPart(bare(piece), index));
  const names = (end < 0 ? pieces : pieces.slice(0, end)).map(bare).filter(Boolean);
  const statement = end < 0 ? '' : clausesOf(pieces.slice(end));
  const glue = statement !== '' && back !== '' ? (rest[at] ?? '') : '';
  const parts = names
    .flatMap((name, index) => {
      if (index > 0) return [name];
      return joined === null ? spoken(name, place) : [`单位：${joined.employer}`, `岗位：${joined.title}`];
    })
    .flatMap((name) => (place === 'education' ? levelApart(name) : [statedOffice(name)]));
  return { period: found?.text ?? '', ...withLaterOffice(parts, `${statement}${glue}${back}`.trim()) };
}

/** 2021年起…: a start date, which starts no entry by itself. */
const SINCE = /(?:起|以来)$/u;

/** 2021年1月开始 after clauses is part of their text. */
const SINCE_THEN = /(?:起|开始)$/u;
const SEVERAL_CLAUSES = /[，,。；;].*[，,。；;]/su;

/** The period of an entry; null if the date only says since when something has continued. */
export function periodOf(statement: string): FoundPeriod | null {
  const text = withoutMark(statement);
  const found = findPeriod(text);
  const isOnlySince = SINCE.test(found?.text ?? '') && !/^(?:在|于)/u.test(found?.rest ?? '');
  const at = found !== null && SINCE_THEN.test(found.text) ? text.indexOf(found.text) : -1;
  const isInside = at > 0 && SEVERAL_CLAUSES.test(text.slice(0, at));
  return isOnlySince || isInside ? null : found;
}

const bare = (piece: string): string => piece.replace(/^[，,\s]+|[，,\s。]+$/gu, '');

const IN_OFFICE =
  /^(?:我?在|于|到|去了?|进了?|进入|入职)?(.{3,30}?)(?:里|那边)?(?:当|做|担任|任(?!职|务)|从事|干)(?!过|了|饭)(.{2,14})$/u;
const AT_SCHOOL =
  /^(?:我?在|于|就读于|毕业于|毕业|考入|考上|读的?)?(.{2,24}?(?:大学|学院|学校|中学|职高|技校|卫校|党校|(?:职业|第[一二三四五六])(?:中专|高中))(?:[（(][^）)]{2,8}[）)])?)(?:(?:就读|攻读|读|学习|学|念|毕业)(?:的是)?)?(?:了)?(.*)$/u;
const AT_HOSPITAL =
  /^(.{3,24}?(?:医院|卫生院|公司|集团|银行))(?:的)?(\p{Script=Han}{1,8}(?:科|部|室|组|中心))$/u;

/** 在某校读某专业, 在某处当某职: the names in the sentence, labelled where its words allow it. */
function spoken(text: string, place: EntryPlace): string[] {
  if (place === 'education') {
    const [, school, major = ''] = AT_SCHOOL.exec(text) ?? [];
    return school === undefined || /\s/u.test(text) ? [text] : [school, bare(major)].filter(Boolean);
  }
  const own = ownWork(text);
  if (own !== null) return own;
  if (/\s/u.test(text.trim())) return [text];
  const [, where, what] = IN_OFFICE.exec(text) ?? [];
  if (place !== 'projects' && where !== undefined && what !== undefined && companyScore(what) < 2)
    return [`单位：${where}`, `岗位：${what}`];
  const plain = text
    .replace(/(?<=公司|集团|医院|学校|小学|中学|银行)(?:实习|工作|上班)$/u, '')
    .replace(/(?<=\S{3})(?:干|做|待|呆|打工|上班|工作)过(?:一段时?间?)?$/u, '')
    .replace(/^(?:一直)?(?:我?在|于|到|去了?|进了?|进入|入职)(?=[\p{Script=Han}A-Za-z]{3})/u, '');
  const [, house, section] = AT_HOSPITAL.exec(plain) ?? [];
  if (house !== undefined && section !== undefined && (place === 'work' || place === 'internships'))
    return [`单位：${house}`, `部门：${section}`];
  return [plain];
}

/** The lines of an entry in the form used below headings. */
export function linesOf(entry: SpokenEntry, line: TextLine): TextLine[] {
  const quote = line.quote ?? line.text;
  const head = [`时间：${entry.period}`, ...entry.parts].join('\t');
  const plain = { ...line, quote, isBullet: false, isApart: false, wraps: false };
  return [
    { ...plain, text: head },
    ...(/[\p{L}\d]/u.test(entry.text) ? [{ ...plain, text: entry.text }] : []),
  ];
}

// 我2020年毕业于某校，某专业: an education without a period.
const STUDIED =
  /^(?:我|本人)?(?:是)?(?:(?:19|20)\d{2}年?(?:\d{1,2}月)?)?(?:毕业于|毕业自|就读于)(.{2,20}?(?:大学|学院|学校|中学|职高|技校)(?:[，,\s].{0,30})?)$/u;
/** The details of an education without a period. */
export const statedSubject = (text: string): string | undefined => STUDIED.exec(text)?.[1];

/** A period with at least two short names. */
export function isShortHead(text: string): boolean {
  const found = periodOf(text);
  const names = (found?.rest ?? '').split(/\s+|[|｜]/u).filter(Boolean);
  return (
    found?.period.end !== undefined &&
    names.length >= 2 &&
    names.length <= 4 &&
    names.every((name) => name.length <= 20) &&
    !/[，,。；;]/u.test(text)
  );
}

/** Whether a head says more about the education than the name of a school, which may also be an employer. */
export const describesStudies = (text: string): boolean =>
  LEVELS.some(([form]) => form.test(text)) || /师范类|专业|毕业|读|念|学的|职高|技校|学院|大学/u.test(text);

const RESEARCH = /科研|课题|实验室|社科|自然科学基金|论文复现|方法复现|研究助理/u;
const CAMPUS = /学生会|团支书|班长|社团|协会|学联|青协|学习委员|志愿者协会/u;
const PROJECT =
  /项目|小程序|系统|平台|大赛|竞赛|独立创作|独立开发|毕业设计|课程设计|文创|APP|网站|设计稿|改造/iu;
const SURE = 2;

/** The section of an employment in spoken clauses; null for any other text. */
export const placeOfText = (text: string): EntryPlace | null =>
  employmentInText(text) === null ? null : /实习/u.test(text.slice(0, 40)) ? 'internships' : 'work';

/** The section of a dated head by the names in it; null if undecided. */
export function placeOfHead(text: string): EntryPlace | null {
  const place = placeOfText(text);
  if (place !== null) return place;
  if (EMPLOYER_THEN_ACTION.test(periodOf(text)?.rest ?? ''))
    return /实习/u.test(text.slice(0, 40)) ? 'internships' : 'work';
  const { parts } = readSpokenEntry(text, 'work');
  if (ownWork(periodOf(text)?.rest.split(/[，,。；;\s]/u)[0] ?? '') !== null) return 'work';
  // 在某校做前台: a job is mentioned, so the school is an employer.
  if (parts.some((part) => part.startsWith('岗位：')))
    return /实习/u.test(text.slice(0, 40)) ? 'internships' : 'work';
  const words = parts
    .flatMap((part) => part.replace(/^(?:单位|岗位|部门)：/u, '').split(/[\s|｜·]+/u))
    .filter(Boolean);
  const has = (score: (part: string) => number, least: number) => words.some((word) => score(word) >= least);
  const isStudied = LEVELS.some(([form]) => form.test(text)) || /师范类|专业|毕业|读|就读|学/u.test(text);
  const isSchool =
    words.some((word) => SCHOOL.test(word.replace(/[（(].*$/u, ''))) ||
    /(?:大学|学院|中学|技校|技工学校)/u.test(text.slice(0, 40));
  const isTitled = words.some((word) => titleScore(word) > 1 && !SCHOOL.test(word));
  const hasLevel = LEVELS.some(([form]) => form.test(text));
  const isEmployed = words.some((word) => companyScore(word) >= 3 && !SCHOOL.test(word));
  if (isSchool && (hasLevel || (isStudied && !isTitled)) && !isEmployed) return 'education';
  if (isSchool && !isTitled && words.length <= 3) return 'education';
  if (/实习/u.test(words.join(' ')) || /^[^，。]{0,30}实习/u.test(text)) return 'internships';
  if (RESEARCH.test(words.join(' ')) && !has(companyScore, SURE)) return 'research';
  if (CAMPUS.test(words.join(' ')) && !/有限公司/u.test(text)) return 'campus';
  if (has(companyScore, SURE)) return 'work';
  if (PROJECT.test(words.join(' '))) return 'projects';
  return has(companyScore, 1) || isTitled ? 'work' : null;
}

/** 2020-2022年疫情期间，连续值守: when something was done, and no entry. */
export const tellsWhen = (text: string): boolean =>
  /^\p{Script=Han}{0,6}(?:期间|以来)[，,]/u.test(periodOf(text)?.rest ?? '');

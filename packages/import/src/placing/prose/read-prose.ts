import type { PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import { findDate } from '../dates.js';
import { isAtHome } from '../at-home.js';
import { EMAIL, PHONE } from '../facts.js';
import { headingOf } from '../headings.js';
import { titleLikeness } from '../recognise.js';
import { detailsSaid } from '../loose/said-person.js';
import {
  certificateNames,
  type ClauseKind,
  clausesOf,
  isHeldCertificate,
  kindOfClause,
  sentencesOf,
} from './clauses.js';
import { employmentIn, type EmploymentTold, employerAlone } from './employments.js';
import { spokenEnd, spokenMove, spokenTitle } from '../loose/spoken-employment.js';
import { type Detail, detailsOfClause, nameAtBeginning, occupationIn, wishIn } from './opening.js';
import { studiesDated, type StudiesTold, studiesIn } from './studies.js';

/** Words with their sentence. */
export interface Told<Value = string> {
  value: Value;
  line: TextLine;
}

export interface EntryTold extends Told<EmploymentTold> {
  statements: Told[];
}

type Lists = Extract<ClauseKind, 'certificates' | 'languages' | 'awards' | 'skills' | 'self'>;

/** The content of sentences about a person. */
export interface Prose {
  name: (Told & { likeness: number }) | null;
  occupation: Told | null;
  details: Told<Detail>[];
  studies: Told<StudiesTold>[];
  entries: EntryTold[];
  lists: Record<Lists, Told[]>;
  /** Statements that belong to no named employment. */
  deeds: Told[];
  aside: Told[];
}

const LEAST_LETTERS = 40;
const MOST_LINES = 4;
const LEAST_CLAUSES = 4;
// A posting, a letter, a story or a page about somebody else.
const OF_SOMETHING_ELSE =
  /^(?:[^，。]{0,12}(?:诚聘|急招|招聘(?!专员|主管|经理|顾问|师|助理|官))|招)|诚聘|急招|招收|招聘[:：]|岗位职责|任职(?:要求|资格)|岗位要求|五险一金|以上学历|优先(?:考虑|录用)?[，。；]|周?岁以下|我们|本公司|我司|贵公司|贵司|尊敬的|此致|敬礼|[他她](?:是|的|在|曾|说|把|对|又|们|也|从|不)|被(?:捕|抓|判|告)|甲方|乙方|嫌疑/u;

/** Reads a person described in one or a few paragraphs without headings; null for any other text. */
export function readProse(read: readonly TextLine[]): Prose | null {
  const lines = withoutGreeting(read);
  const text = lines.map((line) => line.text).join('');
  if (lines.length > MOST_LINES || text.length < LEAST_LETTERS || OF_SOMETHING_ELSE.test(text)) return null;
  if (lines.some(({ box, cell, certainty }) => box !== null || cell !== null || certainty !== undefined))
    return null;
  if (
    lines.some(
      (line) =>
        line.text.includes('\t') ||
        /^[^，。]{1,6}[:：]/u.test(line.text) ||
        headingOf(line.text)?.rest === '',
    )
  )
    return null;
  const [first = ''] = clausesOf(sentencesOf(lines[0]?.text ?? '')[0] ?? '');
  const isOpening =
    nameAtBeginning(first) !== null ||
    /^(?:男|女)$/u.test(first) ||
    (isOfResume(text, 1) && TOLD_NAME.test(text));
  const count = sentencesOf(text).flatMap(clausesOf).length;
  if (!isOpening || count < LEAST_CLAUSES || lines.some((line) => !/[，,。]/u.test(line.text))) return null;
  const reader = new ProseReader();
  for (const line of lines)
    for (const sentence of sentencesOf(line.text))
      reader.read(sentence, { ...line, quote: sentence, wraps: false });
  return isOfPerson(reader.prose) ? reader.prose : null;
}

const GREETING =
  /^(?:(?:尊敬的|亲爱的)?[\p{Script=Han}A-Za-z]{0,8}?(?:领导|老师|HR|经理|负责人|招聘官|先生|女士|面试官|园长|校长|院长|店长|老板|师傅|大哥|大姐|哥|姐|大家)们?(?:您?好)?\s*[，,：:！!。]\s*)?(?:您好|你好)?[，,！!。：:～~]?\s*(?=(?:我|本人))(?:我是(?:在|从|看到|看了|看见|通过|经|朋友|听)[^，,。]{1,24}(?:应聘|面试|求职|找工作|过来|来)的?[，,。]\s*)?(?:我是[老小阿]\p{Script=Han}[，,]\s*(?=\p{Script=Han}{2,4}[，,]))?/iu;
const GOODBYE = /(?:此致[，,。！!]?\s*敬礼|(?:期待|盼)[^。]{0,16}(?:回复|面试)|谢谢您?)[。！!～~]*$/u;
/** A name that is told in any sentence. */
const TOLD_NAME = /(?:^|[，,。！!；;\s])(?:我叫|本人叫|名叫|叫)\p{Script=Han}{2,4}(?=[，,。；;\s]|$)/u;
/** Dated employments and a phone number make a text more than a letter. */
const isOfResume = (text: string, least = LEAST_DATES): boolean =>
  (text.match(/(?:19|20)\d{2}\s*[年./-]/gu)?.length ?? 0) >= least && PHONE.test(text);
/** Drops a greeting if the text has dated employments and a phone number, so is more than a letter. */
function withoutGreeting(read: readonly TextLine[]): readonly TextLine[] {
  const text = read.map((line) => line.text).join('');
  const [first, ...others] = read;
  if (first === undefined || !isOfResume(text) || !GREETING.test(first.text)) return read;
  const bare = first.text.replace(GREETING, '');
  const lines = [{ ...first, text: bare }, ...others];
  return lines
    .map((line) => ({ ...line, text: line.text.replace(GOODBYE, '') }))
    .filter(({ text: left }) => left !== '');
}

/** 2016年清理出呆账: work of a year of its own. */
const YEAR_FIRST = /^(?:19|20)\d{2}年/u;
const LONGEST_TITLE = 10;
const LEAST_DATES = 2;
const LEAST_KINDS = 2;

/** Whether there is a person with at least two of education, work, certificates and skills. */
function isOfPerson({ name, details, studies, entries, lists, occupation, deeds }: Prose): boolean {
  const isSomebody = name !== null || details.length > 0;
  const years = details.some(({ value: [label] }) => /工作/u.test(label));
  const kinds = [
    studies.length > 0,
    entries.length > 0,
    occupation !== null || years,
    lists.certificates.length > 0,
    lists.skills.length > 0,
    lists.self.length > 0 && details.length > 0,
    deeds.length > 0,
  ];
  return isSomebody && kinds.filter(Boolean).length >= LEAST_KINDS;
}

class ProseReader {
  readonly prose: Prose = {
    name: null,
    occupation: null,
    details: [],
    studies: [],
    entries: [],
    lists: { certificates: [], languages: [], awards: [], skills: [], self: [] },
    deeds: [],
    aside: [],
  };
  private isFirst = true;
  /** When one moved to a place, before the employer there is named. */
  private begun: PartialDate | null = null;
  /** The employment of the previous sentence, or one that continues. */
  private open: EntryTold | null = null;

  read(sentence: string, line: TextLine): void {
    const clauses = clausesOf(sentence);
    const isOpening = this.isFirst || TOLD_NAME.test(sentence);
    this.isFirst = false;
    let deed: string[] | null = null;
    const isOfSelf = clauses.length > 1 && isMostlySelf(clauses);
    for (const [at, clause] of clauses.entries()) {
      if (isOpening && this.takeOpening(clause, at, line)) continue;
      if (this.takeContacts(clause, line)) continue;
      if (this.takeStudies(clause, clauses[at - 1], line)) continue;
      if (isHeldCertificate(clause)) {
        this.put('certificates', clause, line);
        continue;
      }
      const employment = employmentIn(clause);
      if (this.completes(clause, employment, line)) continue;
      const moved = spokenMove(clause);
      if (moved !== null) {
        this.begun = findDate(moved)?.date ?? null;
        continue;
      }
      const begun = employment?.period === null ? this.begun : null;
      if (employment !== null && !(deed !== null && employment.period === null && begun === null)) {
        this.putDeed(deed, line);
        const period = begun === null ? employment.period : { start: begun };
        this.begun = null;
        this.open = { value: { ...employment, period }, line, statements: [] };
        this.prose.entries.push(this.open);
        deed = employment.said === '' ? [] : [employment.said];
        continue;
      }
      const kind = isOfSelf ? selfOr(kindOfClause(clause, false)) : kindOfClause(clause, deed !== null);
      if (kind === 'said' && deed !== null && deed.length > 0 && YEAR_FIRST.test(clause)) {
        this.putDeed(deed, line);
        deed = [clause];
      } else if (kind === 'said') deed = [...(deed ?? []), clause];
      else this.put(kind, clause, line);
    }
    this.putDeed(deed, line);
    if (deed === null && this.open?.value.period?.end !== 'present') this.open = null;
  }

  private takeOpening(clause: string, at: number, line: TextLine): boolean {
    const name = at === 0 || TOLD_NAME.test(clause) ? nameAtBeginning(clause) : null;
    if (name !== null) {
      this.prose.name = { value: name.name, likeness: name.likeness, line };
      return true;
    }
    const details = detailsOfClause(clause);
    for (const value of details) this.prose.details.push({ value, line });
    if (details.length > 0) return true;
    if (studiesIn(clause) !== null || (employmentIn(clause)?.company ?? '') !== '') return false;
    const found = this.open !== null || kindOfClause(clause, false) === 'wish' ? null : occupationIn(clause);
    if (found === null) return false;
    if (found.years !== '') this.prose.details.push({ value: ['工作年限', found.years], line });
    if (this.prose.occupation === null) this.prose.occupation = { value: found.name, line };
    else this.prose.details.push({ value: ['职称', found.name], line });
    return true;
  }

  /** 2023年3月到2023年6月 or 实习教师 alone: the period or title for the employer in the previous clause. */
  private completes(clause: string, employment: EmploymentTold | null, line: TextLine): boolean {
    const studies = this.prose.studies.at(-1);
    const open = this.open;
    const end = open === null || open.value.period?.end !== undefined ? null : spokenEnd(clause);
    if (open?.value.period != null && end !== null) {
      open.value = { ...open.value, period: { ...open.value.period, end: findDate(end)?.date ?? 'present' } };
      return true;
    }
    if (employment !== null && employment.period !== null) {
      const isPeriodAlone = employment.company === '' && employment.title === '' && employment.said === '';
      if (!isPeriodAlone) return false;
      if (open !== null && open.line === line && open.value.period === null && open.value.company !== '')
        open.value = { ...open.value, period: employment.period };
      else if (studies?.line === line && studies.value.period === undefined && open?.line !== line)
        studies.value = { ...studies.value, period: employment.period };
      else return false;
      return true;
    }
    if (open === null || open.line !== line || open.value.title !== '' || open.statements.length > 0)
      return false;
    const company = open.value.company === '' && open.value.said === '' ? employerAlone(clause) : null;
    const bare = clause.replace(/[（(][^（）()]*[）)]$/u, '');
    if (company === null && open.value.title === '' && open.value.company === '' && isAtHome(clause)) {
      this.prose.entries.splice(this.prose.entries.indexOf(open), 1);
      this.prose.aside.push({ value: clause, line });
      this.open = null;
      return true;
    }
    const title =
      spokenTitle(clause) ??
      (bare.length <= LONGEST_TITLE && titleLikeness(bare) > 1 && !/[考过了有]/u.test(bare) ? bare : null);
    if (company !== null) open.value = { ...open.value, company };
    else if (title !== null) {
      const { period } = open.value;
      const isNow = period !== null && period.end === undefined && /^(?:现在|目前)/u.test(clause);
      open.value = { ...open.value, title, ...(isNow && { period: { ...period, end: 'present' } }) };
    }
    return company !== null || title !== null;
  }

  /** 电话微信同号 138…, anywhere. */
  private takeContacts(clause: string, line: TextLine): boolean {
    if (!PHONE.test(clause) && !EMAIL.test(clause)) return false;
    for (const value of detailsSaid(clause))
      if (/电话|邮箱/u.test(value[0])) this.prose.details.push({ value, line });
    return true;
  }

  private takeStudies(clause: string, before: string | undefined, line: TextLine): boolean {
    const told = studiesDated(clause);
    const last = this.prose.studies.at(-1);
    if (told === null) {
      // 本科，软件工程: the major alone after the level.
      const isMajor =
        last?.line === line &&
        last.value.major === undefined &&
        /(?:本科|硕士|博士|大专|中专)$/u.test(before ?? '') &&
        /^[\p{Script=Han}]{2,12}$/u.test(clause);
      if (isMajor) last.value.major = clause.replace(/^(?:学|读)(?:的是?)?(?=.{3})/u, '');
      return isMajor;
    }
    const isSame =
      last !== undefined &&
      (told.level === undefined || last.value.level === undefined) &&
      (told.major === undefined || last.value.major === undefined);
    if (isSame) last.value = { ...last.value, ...told };
    else this.prose.studies.push({ value: told, line });
    return true;
  }

  private put(kind: Exclude<ClauseKind, 'said'>, clause: string, line: TextLine): void {
    const { lists, details, aside } = this.prose;
    if (kind === 'lacking' || kind === 'education') aside.push({ value: clause, line });
    else if (kind === 'wish') {
      const wish = wishIn(clause);
      if (wish.length === 0) aside.push({ value: clause, line });
      for (const value of wish) details.push({ value, line });
    } else if (kind === 'certificates') lists[kind].push({ value: certificateNames(clause), line });
    else lists[kind].push({ value: clause, line });
  }

  private putDeed(deed: readonly string[] | null, line: TextLine): void {
    if (deed === null || deed.length === 0) return;
    const told = { value: deed.join('，'), line };
    if (this.open === null) this.prose.deeds.push(told);
    else this.open.statements.push(told);
  }
}

const isMostlySelf = (clauses: readonly string[]): boolean => {
  const kinds = clauses.map((clause) => kindOfClause(clause, false));
  return kinds.filter((kind) => kind === 'self').length * 2 > clauses.length;
};

const selfOr = (kind: ClauseKind): ClauseKind => (kind === 'said' ? 'self' : kind);

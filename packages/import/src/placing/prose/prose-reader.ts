import type { PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../../reading/page-text.js';
import { findDate } from '../dates.js';
import { spokenMove } from '../loose/spoken-employment.js';
import { consumeCareer, completes } from './career-entries.js';
import { isMoveAlone } from './career.js';
import { dateAtStart, withDatesJoined, withYearsNamed, yearIn } from './clause-dates.js';
import {
  certificateNames,
  type ClauseKind,
  clausesOf,
  isDenied,
  isMostlySelf,
  isRemark,
  isWonByAnother,
  kindOfClause,
  selfOr,
  sentencesOf,
  toolLearnt,
} from './clauses.js';
import { employmentIn } from './employments.js';
import { deniesBefore } from './licences.js';
import { consumeContacts, consumeLicences, consumeStudies } from './lists-in-prose.js';
import { detailsOfClause, nameAtBeginning, occupationIn, SURNAME, aimsIn, detailsAfter } from './opening.js';
import { isOfLonger } from './posts.js';
import { areTerms, isAboutHome, isOfFamily, leavingIn } from './private-matters.js';
import { announcesProjects, projectIn, projectOf } from './projects.js';
import { hasContact, OWN_NAME } from './prose-lines.js';
import type { ProseEntry, ListKind, ProseProject, Prose } from './prose.js';
import { studiesIn } from './studies.js';

/** 2016年清理出呆账: a statement with its own year. */
const YEAR_FIRST =
  /^(?:19|20)\d{2}年(?!\d{1,2}月(?:开工|开业|竣工|完工|投产|交付|上线|验收|结项|开始|结束)$)/u;

/** Reads sentences about a person clause by clause. */
export class ProseReader {
  readonly prose: Prose = {
    head: [],
    name: null,
    occupation: null,
    details: [],
    studies: [],
    entries: [],
    projects: [],
    licences: [],
    lists: { certificates: [], languages: [], awards: [], skills: [], self: [] },
    statements: [],
    aside: [],
    taken: [],
  };
  /** `isOfThird`: the text describes the person as 他 or by name. */
  constructor(private readonly isOfThird: boolean) {}

  private isFirst = true;
  /** The date of a move to a place, before the employer in that place is named. */
  private startDate: PartialDate | null = null;
  /** The employment of the paragraph, or a continued one. */
  open: ProseEntry | null = null;
  /** The project of the sentence. */
  private project: ProseProject | null = null;
  /** Statements, clause by clause, until they are placed; null if no clause was a statement. */
  action: string[] | null = null;
  private year: number | null = null;
  /** The date at the start of a clause of the sentence that is about nothing else. */
  private dated: PartialDate | null = null;
  private isAfterIntention = false;
  /** Whether the previous clauses are about something else than an employment: the family, or a language. */
  private isAside = false;

  /** Reads one sentence; the sentences of a paragraph share its line number. */
  read(sentence: string, line: TextLine): void {
    const clauses = withDatesJoined(clausesOf(sentence).map((text) => this.withSubject(text)));
    const isOfContacts = this.prose.entries.length === 0 && hasContact(sentence);
    const isOpening = this.isFirst || OWN_NAME.test(sentence) || isOfContacts;
    this.isFirst = false;
    this.action = null;
    this.project = null;
    this.dated = null;
    this.isAfterIntention = false;
    this.isAside = false;
    if (this.open?.value.period?.end !== 'present' && this.open?.line.line !== line.line) this.open = null;
    const isOfSelf = clauses.length > 1 && isMostlySelf(clauses);
    const leaving = isOpening ? null : leavingIn(clauses);
    for (const [at, clause] of clauses.entries()) {
      if (at === leaving?.from) this.leave(clauses.slice(leaving.from, leaving.to), leaving.date, line);
      if (leaving !== null && at >= leaving.from && at < leaving.to) continue;
      if (deniesBefore(clause) && this.prose.aside.at(-1)?.value.endsWith(clause) === true) continue;
      if (this.takePrivate(clause, line)) continue;
      if (isOpening && this.takeOpening(clause, clauses[at - 1], line)) continue;
      if (consumeContacts(this.prose, clause, line)) continue;
      if (consumeStudies(this.prose, clause, clauses[at - 1], line)) continue;
      if (announcesProjects(clause)) continue;
      if (consumeLicences(this.prose, clause, clauses[at + 1] ?? '', line)) continue;
      if (this.takeProject(clause, line) || this.takeCareer(clause, line)) continue;
      if (this.takeEmployment(clause, line) || this.takeWords(clause, line)) continue;
      const kind = isOfSelf ? selfOr(this.kindOf(clause, false)) : this.kindOf(clause, this.action !== null);
      this.isAside ||= this.isAfterIntention && /^最好/u.test(clause);
      if (this.isAside && isRemark(kind, clause)) this.prose.aside.push({ value: clause, line });
      else if (kind === 'said') this.addAction(clause, line);
      else this.put(kind, clause, line);
      this.isAfterIntention = kind === 'wish' || (kind === 'lacking' && this.isAfterIntention);
      this.isAside ||= kind === 'languages';
    }
    this.putAction(line);
  }

  /** 因为…，辞职回家: ends the employment; the reason is not a statement. */
  private leave(clauses: readonly string[], date: string | null, line: TextLine): void {
    const { open } = this;
    const end = date === null ? undefined : findDate(date)?.date;
    if (open !== null && end !== undefined && open.value.period?.end === undefined)
      open.value = { ...open.value, period: { ...open.value.period, end } };
    this.dated = end ?? this.dated;
    this.prose.aside.push({ value: clauses.join('，'), line });
  }

  /** 在家带孩子, 孩子已经上小学, 兼职: neither work nor a personal quality. */
  private takePrivate(clause: string, line: TextLine): boolean {
    const isHome = isAboutHome(clause);
    const isOfOwn = this.action === null || this.action.length === 0;
    if (!isHome && !(isOfOwn && isOfFamily(clause)) && !areTerms(clause)) return false;
    this.dated = dateAtStart(clause)?.period.start ?? this.dated;
    if (isHome) this.closeEntry(line);
    this.isAside ||= !areTerms(clause);
    this.prose.aside.push({ value: clause, line });
    return true;
  }

  /** Ends the employment. One with nothing but a period is dropped. */
  private closeEntry(line: TextLine): void {
    this.putAction(line);
    const { open, prose } = this;
    const isEmpty = open?.value.company === '' && open.value.title === '' && open.statements.length === 0;
    if (open !== null && isEmpty && open.line === line) prose.entries.splice(prose.entries.indexOf(open), 1);
    this.open = null;
  }

  /** Reads the text after the label of a list, clause by clause. */
  readList(kind: ListKind, text: string, line: TextLine): void {
    const sentences = kind === 'self' ? [[text.replace(/。$/u, '')]] : sentencesOf(text).map(clausesOf);
    for (const clauses of sentences) {
      const learnt = kind === 'skills' ? toolLearnt(clauses) : null;
      if (learnt === null)
        for (const clause of clauses) this.put(isDenied(clause) ? 'lacking' : kind, clause, line);
      else {
        this.put(kind, learnt.tool, line);
        this.put('lacking', learnt.how, line);
      }
    }
    this.open = null;
  }

  /** Reads a numbered project. */
  readProject(text: string, line: TextLine): void {
    const { name, role, sentences: project } = projectOf(text);
    const statements = project.map((value) => ({ value, line }));
    this.prose.projects.push({ value: name, line, role, statements });
  }

  private takeProject(clause: string, line: TextLine): boolean {
    const value = projectIn(clause);
    if (value === null) return false;
    this.putAction(line);
    this.project = { value, line, role: '', statements: [] };
    this.prose.projects.push(this.project);
    this.action = [];
    return true;
  }

  /** 2021年1月开始当工长, 跳到…: another position, or another employer. */
  private takeCareer(clause: string, line: TextLine): boolean {
    const { prose, year } = this;
    const graduated =
      prose.studies.map(({ value: { end } }) => findDate(end ?? '')?.date).find(Boolean) ?? null;
    const dated = withYearsNamed(clause, { year, graduated });
    this.year = yearIn(dated) ?? year;
    if (consumeCareer(this, dated, line) || completes(this, dated, null, line)) {
      if (!clause.includes('因')) prose.taken.push(clause);
      return true;
    }
    if (isMoveAlone(dated)) {
      this.startDate ??= this.dated;
      return true;
    }
    this.dated = dateAtStart(dated)?.period.start ?? this.dated;
    return false;
  }

  startAction(line: TextLine, text: string): void {
    this.putAction(line);
    this.action = text === '' ? [] : [text];
    this.startDate = null;
    this.isAside = false;
  }

  takeBegun(isMove: boolean): PartialDate | null {
    const { startDate, dated } = this;
    this.startDate = null;
    return startDate ?? (isMove ? dated : null);
  }

  /** 他2016年毕业于…: without the person as the subject. */
  private withSubject(clause: string): string {
    const name = this.prose.name?.value;
    if (!this.isOfThird) return clause;
    const bare = clause.replace(/^[他她](?=[^的们])/u, '');
    return name !== undefined && bare.startsWith(name) && bare.length > name.length + 2
      ? bare.slice(name.length)
      : bare;
  }

  private takeEmployment(clause: string, line: TextLine): boolean {
    const employment = employmentIn(clause);
    if (completes(this, clause, employment, line)) return true;
    const moved = spokenMove(clause);
    if (moved !== null) {
      this.startDate = findDate(moved)?.date ?? null;
      return true;
    }
    const startDate = employment?.period === null ? this.startDate : null;
    if (employment === null || (this.action !== null && employment.period === null && startDate === null))
      return false;
    this.putAction(line);
    const period = startDate === null ? employment.period : { start: startDate };
    this.startDate = null;
    this.isAside = false;
    this.open = { value: { ...employment, period }, line, statements: [] };
    this.prose.entries.push(this.open);
    this.action = employment.statement === '' ? [] : [employment.statement];
    return true;
  }

  /** 杭州或上海, 车队管理都行 after a job preference; 现在人在南宁 if there was no statement before. */
  private takeWords(clause: string, line: TextLine): boolean {
    const found = detailsAfter(clause, this.isAfterIntention, this.action === null);
    for (const value of found) this.prose.details.push({ value, line });
    return found.length > 0;
  }

  private kindOf(clause: string, isInAction: boolean): ClauseKind {
    const kind = kindOfClause(clause, isInAction);
    return kind === 'awards' && this.open !== null && isWonByAnother(clause) ? 'said' : kind;
  }

  private addAction(clause: string, line: TextLine): void {
    const { action } = this;
    if (action === null && this.open !== null && isOfLonger(clause, this.open)) this.open = null;
    if (action !== null && action.length > 0 && YEAR_FIRST.test(clause)) this.putAction(line);
    this.action = [...(this.action ?? []), clause];
  }

  private takeOpening(clause: string, before: string | undefined, line: TextLine): boolean {
    if (SURNAME.test(clause)) return true;
    const isNamed =
      OWN_NAME.test(clause) || (before === undefined ? this.prose.name === null : SURNAME.test(before));
    const name = isNamed ? nameAtBeginning(clause) : null;
    if (name !== null) {
      this.prose.name = { value: name.name, score: name.score, line };
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

  private put(kind: Exclude<ClauseKind, 'said'>, clause: string, line: TextLine): void {
    const { lists, details, aside } = this.prose;
    if (kind === 'lacking' || kind === 'education') aside.push({ value: clause, line });
    else if (kind === 'wish') {
      const intention = aimsIn(clause);
      if (intention.length === 0) aside.push({ value: clause, line });
      for (const value of intention) details.push({ value, line });
    } else if (kind === 'certificates') lists[kind].push({ value: certificateNames(clause), line });
    else lists[kind].push({ value: clause, line });
  }

  private putAction(line: TextLine): void {
    const { action } = this;
    this.action = null;
    if (action === null || action.length === 0) return;
    const located = { value: action.join('，'), line };
    const place = (this.project ?? this.open)?.statements ?? this.prose.statements;
    place.push(located);
  }
}

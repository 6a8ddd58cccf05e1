import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import { SCHOOL } from '../education-marks.js';
import { isBodyLabel, isEntryLabel } from '../entry-labels.js';
import type { Place } from '../heading-lexicon.js';
import { COURSES, withLabelsOfStudies } from '../labels-of-studies.js';
import type { LabelledPiece, LineLabeller } from '../line-kinds/line-labeller.js';
import { isAtHome, isEventOfPeriod } from '../periods-without-entry.js';
import { dateAtStart } from '../prose/clause-dates.js';
import { statedOccupation } from '../prose/opening.js';
import { labelled } from '../words.js';
import { certificatesOf, kindsOf, listsApart, namesOf, type PlacedClause } from './clause-kinds.js';
import { isRowOfDetails, withColonsAfter } from './form-lines.js';
import { joinHeads } from './joined-heads.js';
import { type Labelled, labelledPieces, RESULTS, withoutMarks } from './labels.js';
import { kindOfAll, listsOf, surePlaceOf, WITHOUT_ENTRIES } from './likely-lists.js';
import {
  isMostlySaid,
  linesBetweenEntries,
  withInternships,
  continuedPlace,
  OWN_ACTION,
  placeOfOpening,
  PROJECT_OF_JOB,
  statedPlace,
  detailsApart,
  restOf,
} from './loose-lines.js';
import { aimOf, aimsIn, beginsWithAim, remarksApart } from './spoken-aims.js';
import { asLines, detailsIn, openingOf } from './spoken-details.js';
import {
  entriesIn,
  type EntryPlace,
  isMarked,
  linesOf,
  periodOf,
  placeOfHead,
  placeOfText,
  readSpokenEntry,
  statedSubject,
  describesStudies,
  isEntryPlace,
  tellsWhen,
} from './spoken-entries.js';
import { ONLY_SCHOOLED, studiesInSentence, withEnrolment } from './spoken-studies.js';

type Where = Block['place'];

/** Divides a text into sections by labels and contents. */
export function blocksByContents(lines: readonly TextLine[], kinds: LineLabeller): Block[] {
  const joined = joinHeads(withColonsAfter(lines));
  const reader = new LooseReader(kinds, linesBetweenEntries(joined));
  for (const line of joined) reader.read(line);
  return reader.blocks().flatMap(withLabelsOfStudies);
}

/** Characters of a line's leading markers. */
const MAX_MARKERS = 4;
/** Minimum probability of a section. */
const SURE = 0.6;

class LooseReader {
  /** The line as written in the file. */
  private whole: TextLine | null = null;

  constructor(
    private readonly kinds: LineLabeller,
    private readonly between: ReadonlySet<TextLine>,
  ) {}

  private readonly found = new Map<Where, TextLine[]>([['head', []]]);
  /** The section of the entry that the lines below continue. */
  private entry: EntryPlace | null = null;
  /** The section of the last entry, even if other lines follow it. */
  private lastEntry: EntryPlace | null = null;
  /** The section announced by a label alone on its line. */
  private under: Place | null = null;
  private hasEntry = false;

  blocks(): Block[] {
    const sections = [...withInternships(this.found)];
    return sections.map(([place, lines]) => ({ place, title: '', lines, heading: null }));
  }

  read(line: TextLine): void {
    this.whole = line;
    if (!this.hasEntry && isRowOfDetails(line)) return this.add('head', line);
    if (COURSES.test(line.text) && this.found.has('education')) return this.add('education', line);
    const quoted = { ...line, quote: line.quote ?? line.text, wraps: false };
    for (const piece of labelledPieces(line.text)) this.readPiece(piece, quoted);
  }

  private readPiece({ place, label, value }: Labelled, line: TextLine): void {
    if (place === null) return this.readUnlabelled(withoutMarks(value), line);
    if (value === '') {
      // 工作内容： above the statements of the entry.
      if (this.entry !== null && isBodyLabel(label)) return;
      this.under = place;
      this.entry = null;
      return;
    }
    if (!PROJECT_OF_JOB.test(label) || this.entry === null) this.under = null;
    this.put(place, value, line, label);
  }

  private put(place: Place, value: string, line: TextLine, label = ''): void {
    if (label === '职业' && periodOf(value) === null)
      return this.add('head', ...asLines(statedOccupation(value), line));
    if (isEntryPlace(place)) return this.putEntries(place, value, line, label);
    this.entry = null;
    if (place === 'basics') return this.putPerson(value, line, label);
    if (place === 'intention') {
      const { remarks, preferences } = remarksApart(value);
      if (remarks.length > 0) this.setAside(remarks.join('，'), line);
      return this.add('head', ...asLines(aimsIn(preferences, label), line));
    }
    if (place === 'selfEvaluation' || place === 'other' || place === 'papers')
      return this.putWhole(place, value, line);
    const { own, others } = listsApart(place, value);
    for (const piece of others) this.putPiece(piece.place, piece.text, line);
    for (const sentence of own.split(/(?<=[。；;])/u)) {
      const { kept, left, tools } = certificatesOf(place, sentence);
      if (tools !== '') this.add('skills', { ...line, text: tools });
      const named = label === '英语' && /^[四六]级/u.test(kept.trim()) ? `英语${kept.trim()}` : kept.trim();
      if (named !== '') this.add(place, { ...line, text: namesOf(place, named) });
      if (left !== '') this.setAside(left, line);
    }
  }

  private putWhole(place: Where, value: string, line: TextLine): void {
    for (const text of place === 'papers' ? value.split(/[；;]\s*/u) : [value])
      this.add(place, { ...line, text });
  }

  private putPerson(value: string, line: TextLine, label: string): void {
    const text = !/[:：]/u.test(value) ? value.replace(/[，,；;]\s*/gu, '\t') : value;
    this.add('head', ...asLines(detailsIn(value), line), {
      ...line,
      text: /联系/u.test(label) && !/[\t，,；;]/u.test(text) ? `${label}：${text}` : text,
    });
  }

  private putEntries(place: EntryPlace, value: string, line: TextLine, label: string): void {
    const only = periodOf(value) === null;
    if (this.entry !== null && this.entry === this.under && only && PROJECT_OF_JOB.test(label))
      return this.add(this.entry, { ...line, text: `${label}：${value}`, isBullet: true, isApart: false });
    if (
      place === 'education' &&
      only &&
      (value.length <= 6 || !SCHOOL.test(value.split(/[，,\s]/u)[0] ?? ''))
    ) {
      this.add('head', { ...line, text: `${label === '教育' ? '学历' : label}：${value}` });
      return;
    }
    const target = place === 'work' && label === '经历' ? (placeOfHead(value) ?? place) : place;
    for (const part of entriesIn(value, place)) this.addEntry(target, part, line);
  }

  private addEntry(place: EntryPlace, text: string, line: TextLine): void {
    if (place !== 'education' && isAtHome(text)) return this.setTimeAside(text, line);
    this.entry = place;
    this.lastEntry = place;
    this.hasEntry = true;
    if (!isEntryPlace(this.under)) this.under = null;
    this.add(place, ...linesOf(readSpokenEntry(text, place), line));
  }

  private readUnlabelled(text: string, line: TextLine): void {
    if (text === '') return;
    if (RESULTS.test(text) && this.lastEntry !== null)
      return this.add(this.lastEntry, { ...line, text, isBullet: false, isApart: false });
    const label = isEntryPlace(this.under) ? labelled(text)?.label : undefined;
    if (isEntryPlace(this.under) && label !== undefined && (isEntryLabel(label) || isBodyLabel(label))) {
      this.lastEntry = this.under;
      this.hasEntry = true;
      return this.add(this.under, { ...line, text });
    }
    if (ONLY_SCHOOLED.test(text) && this.entry === null)
      return this.add('head', { ...line, text: `学历：${text.replace(/毕业|文化$/u, '')}` });
    const studies = studiesInSentence(text);
    if (studies !== null && !isEntryPlace(this.under))
      return this.addEntry('education', withEnrolment(studies, text), line);
    const period = isEventOfPeriod(text) ? null : periodOf(text);
    if ((period !== null || dateAtStart(text) !== null) && isAtHome(text))
      return this.setTimeAside(text, line);
    if (period !== null && (period.rest.length <= 60 || text.indexOf(period.text) < 30)) {
      const place = this.entry !== null && tellsWhen(text) ? null : this.placeOfDated(text);
      if (place !== null) return this.addEntry(place, text, line);
    }
    const employed = period === null ? placeOfText(text) : null;
    if (employed !== null) return this.addEntry(employed, text, line);
    if (this.under !== null && WITHOUT_ENTRIES.has(this.under)) return this.put(this.under, text, line);
    const studied = statedSubject(text);
    if (period === null && studied !== undefined) return this.addEntry('education', studied, line);
    if (isEntryPlace(this.under) && this.entry === null && isMarked(text) && period === null)
      return this.setAside(text, line);
    if (line.isApart === true) this.entry = null;
    if (!this.hasEntry && this.entry === null) return this.readOpening(text, line);
    this.readSentence(text, line);
  }

  private placeOfDated(text: string): EntryPlace | null {
    const named = statedPlace(text) ?? this.likelyPlace(text) ?? placeOfHead(text);
    const isUnder = named !== 'education' || !describesStudies(text);
    return isEntryPlace(this.under) && isUnder ? this.under : (named ?? continuedPlace(text, this.entry));
  }

  /** The kind that the model assigns to a head. */
  private likelyPlace(text: string): EntryPlace | null {
    const piece = this.whole === null ? undefined : this.kinds.at(this.whole, text);
    const place = piece !== undefined && piece.chance >= SURE ? (piece.kind as Where) : null;
    return isEntryPlace(place) ? place : null;
  }

  /** The pieces of a line that is treated as a whole. */
  private ownPieces(text: string): readonly LabelledPiece[] {
    const isWhole = this.whole !== null && this.whole.text.length <= text.length + MAX_MARKERS;
    return isWhole && this.whole !== null ? this.kinds.of(this.whole) : [];
  }

  /** Lines above the first entry: the person and the job preferences. */
  private readOpening(text: string, line: TextLine): void {
    const { details, isProse } = openingOf(text);
    this.add('head', ...asLines(details, line));
    if (!isProse) this.add('head', { ...line, text: detailsApart(text) });
    else if (details.length === 0) this.add(placeOfOpening(text), { ...line, text });
    else this.setAside(restOf(text, details), line);
  }

  private readSentence(text: string, line: TextLine): void {
    const details = detailsIn(text);
    const intentions = aimOf(text);
    const isContact = details.some(([label]) => label === '电话' || label === '邮箱');
    const isAim = intentions.length > 0 && beginsWithAim(text);
    if (isContact || isAim || ((intentions.length > 0 || details.length > 0) && this.entry === null)) {
      this.add('head', ...asLines([...details, ...intentions], line));
      return this.setAside(restOf(text, [...details, ...intentions]), line);
    }
    if (/^(?:期待|谢谢|感谢|麻烦您|盼|祝|此致|敬礼|望|静候|以上)/u.test(text) && text.length <= 24)
      return this.setAside(text, line);
    if (this.entry !== null && this.isSaidOfEntry(text))
      return this.add(this.entry, { ...line, text, isBullet: false, isApart: false });
    const kind = kindOfAll(this.ownPieces(text));
    if (kind === 'selfEvaluation') return this.putPiece(kind, text, line);
    const isActionOfEntry = this.entry !== null && OWN_ACTION.test(text);
    const lists = isActionOfEntry ? null : listsOf(this.ownPieces(text));
    if (lists !== null) {
      for (const piece of lists) this.putPiece(piece.place, piece.text, line);
      return;
    }
    const sentences = text.split(/(?<=[。])/u).filter((part) => part.trim() !== '');
    const pieces = sentences.flatMap((one) => kindsOf(one.replace(/。$/u, ''), this.entry === null));
    const isMixed = pieces.some(({ place }) => place !== null && place !== 'awards');
    const isOfEntry = this.entry !== null && (!isMixed || OWN_ACTION.test(text) || /^[管做带写]/u.test(text));
    if (isOfEntry && this.entry !== null) {
      if (intentions.length > 0) this.add('head', ...asLines(intentions, line));
      else this.add(this.entry, { ...line, text, isBullet: false, isApart: false });
      return;
    }
    for (const piece of pieces) this.putPiece(this.surePlace(piece), piece.text, line);
  }

  private isSaidOfEntry(text: string): boolean {
    const isBetween = this.whole !== null && this.between.has(this.whole) && this.entry !== 'education';
    return (isBetween && dateAtStart(text) === null) || isMostlySaid(this.ownPieces(text));
  }

  private surePlace(clause: PlacedClause): Place | null {
    return surePlaceOf(clause, this.whole === null ? undefined : this.kinds.at(this.whole, clause.text));
  }

  private putPiece(place: Place | null, text: string, line: TextLine): void {
    if (place === null) this.setAside(text, line);
    else if (place === 'selfEvaluation') this.add(place, { ...line, text });
    else this.add(place, { ...line, text: namesOf(place, text) });
    if (place !== null) this.entry = null;
  }

  /** A period without employment ends the entry above. */
  private setTimeAside(text: string, line: TextLine): void {
    this.entry = null;
    this.setAside(text, line);
  }

  private setAside(text: string, line: TextLine): void {
    if (text !== '') this.add('unplaced', { ...line, text });
  }

  private add(place: Where, ...lines: TextLine[]): void {
    const own = this.found.get(place) ?? [];
    own.push(...lines);
    this.found.set(place, own);
  }
}

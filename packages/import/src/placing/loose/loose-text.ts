import { hanShare } from '../../reading/normal-text.js';
import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import { SCHOOL } from '../education-marks.js';
import type { Place } from '../heading-lexicon.js';
import { isAtHome } from '../at-home.js';
import { isHeadingLine, isRowOfForm } from './form-lines.js';
import { joinHeads } from './joined-heads.js';
import { ENTRY_KINDS, type LineKind } from '../line-kinds/kinds.js';
import type { LineLabeller } from '../line-kinds/line-labeller.js';
import { isNotHeld } from '../not-held.js';
import { isLacking } from '../prose/clauses.js';
import { occupationSaid } from '../prose/opening.js';
import { kindsOf, namesOf } from './clause-kinds.js';
import { withInternships } from './during-studies.js';
import { type Labelled, labelledPieces, RESULTS, withoutSigns } from './labels.js';
import { type EntryPlace, isMarked, linesOf, periodOf, placeOfHead, readSaid } from './said-entries.js';
import { asLines, detailsSaid, REMARK, wishesIn, wishSaid } from './said-person.js';

type Where = Block['place'];

const isEntryPlace = (place: Where | null): place is EntryPlace => place !== null && ENTRY_KINDS.has(place);

/** The sections of a text without headings, by its labels and by what its lines name; null where headings hold. */
export function looseBlocks(lines: readonly TextLine[], kinds: LineLabeller): Block[] | null {
  if (lines.some(({ box, cell, certainty }) => box !== null || cell !== null || certainty !== undefined))
    return null;
  if (hanShare(lines.map(({ text }) => text).join(' ')) < 0.25) return null;
  // A text with headings of its own is read by them; 工作经验： above numbers is a label.
  const headings = lines.filter(isHeadingLine).length;
  if (headings > 1 || (headings === 1 && lines.length < LEAST_LINES)) return null;
  const isForm = lines.filter(isRowOfForm).length >= LEAST_ROWS;
  const isEntry = (line: TextLine) => !isRowOfForm(line) && periodOf(line.text)?.period.end !== undefined;
  if (isForm && !lines.some(isEntry)) return null;
  const reader = new LooseReader(kinds);
  const joined = joinHeads(lines);
  for (const line of joined) reader.read(line);
  return reader.blocks();
}

/** Marks before the words of a line. */
const MOST_SIGNS = 4;
/** So sure is the model of a section. */
const SURE = 0.6;
const LEAST_ROWS = 2;
/** One line of so many may look like a heading by chance. */
const LEAST_LINES = 12;
/** 男，1996/03，杭州 and 现居武汉 一个月内到岗: details in one line, apart. */
function detailsApart(text: string): string {
  if (/[:：]/u.test(text))
    return /^姓\s*名/u.test(text) ? text.replace(/[，,]\s*|\s+[/／]\s+/gu, '\t') : text;
  const words = text.split(/[，,]\s*|(?<![/·|｜&\s])\s+(?=\p{Script=Han})/u);
  return words.every((word) => word.length <= 14) ? words.join('\t') : text.replace(/[，,]\s*/gu, '\t');
}

// 我2020年毕业于某校，某专业: studies without a period.
const STUDIED =
  /^(?:我|本人)?(?:是)?(?:(?:19|20)\d{2}年?(?:\d{1,2}月)?)?(?:毕业于|毕业自|就读于)(.{2,20}?(?:大学|学院|学校|中学|职高|技校)(?:[，,\s].{0,30})?)$/u;

class LooseReader {
  /** The line as the file has it. */
  private whole: TextLine | null = null;

  constructor(private readonly kinds: LineLabeller) {}

  private readonly found = new Map<Where, TextLine[]>([['head', []]]);
  /** The section whose entry the lines below go on with. */
  private entry: EntryPlace | null = null;
  /** The section of the last entry, also where something else stands between. */
  private lastEntry: EntryPlace | null = null;
  /** The section that a label alone in its line announced. */
  private under: Where | null = null;
  private hasEntry = false;

  blocks(): Block[] {
    return [...withInternships(this.found)].map(([place, lines]) => ({
      place,
      title: '',
      lines,
      heading: null,
    }));
  }

  read(line: TextLine): void {
    this.whole = line;
    const quoted = { ...line, quote: line.quote ?? line.text, wraps: false };
    for (const piece of labelledPieces(line.text)) this.readPiece(piece, quoted);
  }

  private readPiece({ place, label, value }: Labelled, line: TextLine): void {
    if (place === null) return this.readUnlabelled(withoutSigns(value), line);
    if (value === '') {
      this.under = place;
      this.entry = null;
      return;
    }
    this.under = null;
    this.put(place, value, line, label);
  }

  private put(place: Place, value: string, line: TextLine, label = ''): void {
    if (label === '职业' && periodOf(value) === null)
      return this.add('head', ...asLines(occupationSaid(value), line));
    if (isEntryPlace(place)) return this.putEntries(place, value, line, label);
    this.entry = null;
    if (place === 'basics') return this.putPerson(value, line, label);
    if (place === 'intention') {
      const parts = value.split(/[，,；;]/u);
      const isRemark = (part: string): boolean => REMARK.test(part) || isLacking(part.trim());
      const remarks = parts.filter(isRemark);
      if (remarks.length > 0) this.setAside(remarks.join('，'), line);
      const wishes = remarks.some((part) => isLacking(part.trim()))
        ? parts.filter((part) => !isRemark(part)).join('，')
        : value;
      return this.add('head', ...asLines(wishesIn(wishes, label), line));
    }
    if (place === 'selfEvaluation' || place === 'other' || place === 'papers')
      return this.putWhole(place, value, line);
    for (const sentence of value.split(/(?<=[。；;])/u)) {
      const clauses = sentence.split(
        isLacking(sentence) || isNotHeld(sentence) ? /[，,、](?![^（(]*[）)])/u : /[，,]/u,
      );
      const kept = clauses
        .filter((clause) => !isLacking(clause.trim()))
        .join('，')
        .replace(/[。；;]$/u, '');
      const left = clauses.filter((clause) => isLacking(clause.trim())).join('，');
      const named = label === '英语' && /^[四六]级/u.test(kept.trim()) ? `英语${kept.trim()}` : kept.trim();
      if (named !== '') this.add(place, { ...line, text: namesOf(place, named) });
      if (left !== '') this.setAside(left, line);
    }
  }

  private putWhole(place: Where, value: string, line: TextLine): void {
    const pieces = place === 'papers' ? value.split(/[；;]\s*/u) : [value];
    for (const text of pieces) this.add(place, { ...line, text });
  }

  private putPerson(value: string, line: TextLine, label: string): void {
    const isPlain = !/[:：]/u.test(value);
    const text = isPlain ? value.replace(/[，,；;]\s*/gu, '\t') : value;
    this.add('head', ...asLines(detailsSaid(value), line), {
      ...line,
      text: /联系/u.test(label) && !/[\t，,；;]/u.test(text) ? `${label}：${text}` : text,
    });
  }

  private putEntries(place: EntryPlace, value: string, line: TextLine, label: string): void {
    const only = periodOf(value) === null;
    if (
      place === 'education' &&
      only &&
      (value.length <= 6 || !SCHOOL.test(value.split(/[，,\s]/u)[0] ?? ''))
    ) {
      this.add('head', { ...line, text: `${label === '教育' ? '学历' : label}：${value}` });
      return;
    }
    const isHeld = place === 'work' && label === '经历' ? (placeOfHead(value) ?? place) : place;
    const pieces = value.split(
      /[；;](?=[^；;]*(?:(?:19|20)\d{2}\s*[年./-]|[\p{Script=Han}]{2,16}(?:大学|学院|学校)))/u,
    );
    const whole = value.split(/[；;]\s*/u).filter(Boolean);
    const areApart = whole.length > 1 && whole.every((piece) => periodOf(piece) !== null);
    const parts = areApart
      ? whole
      : pieces.every((piece) => periodOf(piece) !== null || place === 'education')
        ? pieces
        : [value];
    for (const part of parts) this.addEntry(isHeld, part, line);
  }

  private addEntry(place: EntryPlace, text: string, line: TextLine): void {
    if (place !== 'education' && isAtHome(text)) return this.setTimeAside(text, line);
    this.entry = place;
    this.lastEntry = place;
    this.hasEntry = true;
    this.add(place, ...linesOf(readSaid(text, place), line));
  }

  private readUnlabelled(text: string, line: TextLine): void {
    if (text === '') return;
    if (RESULTS.test(text) && this.lastEntry !== null)
      return this.add(this.lastEntry, { ...line, text, isBullet: false, isApart: false });
    const period = periodOf(text);
    const isApart = line.isApart === true;
    if (period !== null && isAtHome(text)) return this.setTimeAside(text, line);
    if (period !== null && (period.rest.length <= 60 || text.indexOf(period.text) < 30)) {
      const told = this.likelyPlace(text) ?? placeOfHead(text);
      const place =
        isEntryPlace(this.under) && told !== 'education' ? this.under : (told ?? this.likely(text));
      if (place !== null) return this.addEntry(place, text, line);
    }
    const studied = STUDIED.exec(text)?.[1];
    if (period === null && studied !== undefined) return this.addEntry('education', studied, line);
    if (isEntryPlace(this.under) && isMarked(text) && period === null) return this.setAside(text, line);
    if (isApart) this.entry = null;
    if (!this.hasEntry && this.entry === null) return this.readOpening(text, line);
    this.readSentence(text, line);
  }

  /** What the fitted model takes a head for. */
  private likelyPlace(text: string): EntryPlace | null {
    const piece = this.whole === null ? undefined : this.kinds.at(this.whole, text);
    const place = piece !== undefined && piece.chance >= SURE ? (piece.kind as Where) : null;
    return isEntryPlace(place) ? place : null;
  }

  /** What the fitted model takes all pieces of a line for; null where they differ or it is not sure. */
  private likelyKind(text: string): LineKind | null {
    if (this.whole === null || this.whole.text.length > text.length + MOST_SIGNS) return null;
    const pieces = this.kinds.of(this.whole);
    const [first] = pieces;
    const isSure = pieces.reduce((sum, { chance }) => sum + chance, 0) >= SURE * pieces.length;
    return first !== undefined && isSure && pieces.every(({ kind }) => kind === first.kind)
      ? first.kind
      : null;
  }

  /** A period beside two short names goes on with the entries above it. */
  private likely(text: string): EntryPlace | null {
    const found = periodOf(text);
    const names = (found?.rest ?? '').split(/\s+|[|｜]/u).filter(Boolean);
    const isHead =
      names.length >= 2 &&
      names.length <= 4 &&
      names.every((name) => name.length <= 20) &&
      !/[，,。；;]/u.test(text);
    if (!isHead || found?.period.end === undefined) return null;
    return this.entry === null || this.entry === 'education' ? 'work' : this.entry;
  }

  /** Above the first entry: who it is and what is looked for. */
  private readOpening(text: string, line: TextLine): void {
    const details = [...detailsSaid(text), ...wishSaid(text)];
    const isProse =
      /[。！!]|您好|你好|我叫|我是|我的|老板|师傅|老师好|HR/iu.test(text) || wishSaid(text).length > 0;
    this.add('head', ...asLines(details, line));
    if (!isProse) this.add('head', { ...line, text: detailsApart(text) });
    else if (details.length === 0) this.setAside(text, line);
  }

  private readSentence(text: string, line: TextLine): void {
    const details = detailsSaid(text);
    const wish = wishSaid(text);
    const isContact = details.some(([label]) => label === '电话' || label === '邮箱');
    if (
      isContact ||
      (wish.length > 0 && this.entry === null) ||
      (details.length > 0 && this.entry === null)
    ) {
      this.add('head', ...asLines([...details, ...wish], line));
      return;
    }
    if (/^(?:期待|谢谢|感谢|麻烦您|盼|祝|此致|敬礼|望|静候|以上)/u.test(text) && text.length <= 24)
      return this.setAside(text, line);
    const kind = this.likelyKind(text);
    if (kind === 'said' && this.entry !== null) {
      this.add(this.entry, { ...line, text, isBullet: false, isApart: false });
      return;
    }
    if (kind === 'selfEvaluation') return this.putPiece(kind, text, line);
    const sentences = text.split(/(?<=[。])/u).filter((part) => part.trim() !== '');
    const pieces = sentences.flatMap((sentence) =>
      kindsOf(sentence.replace(/。$/u, ''), this.entry === null),
    );
    const isTold = pieces.some(({ place }) => place !== null && place !== 'awards');
    const isOfEntry = this.entry !== null && (!isTold || /^(?:负责|参与|协助|管|做|带|写)/u.test(text));
    if (isOfEntry && this.entry !== null) {
      if (wish.length > 0) this.add('head', ...asLines(wish, line));
      else this.add(this.entry, { ...line, text, isBullet: false, isApart: false });
      return;
    }
    for (const piece of pieces) this.putPiece(piece.place, piece.text, line);
  }

  private putPiece(place: Place | null, text: string, line: TextLine): void {
    if (place === null) this.setAside(text, line);
    else if (place === 'selfEvaluation') this.add(place, { ...line, text });
    else this.add(place, { ...line, text: namesOf(place, text) });
    if (place !== null) this.entry = null;
  }

  /** A time without an employment ends the entry above it. */
  private setTimeAside(text: string, line: TextLine): void {
    this.entry = null;
    this.setAside(text, line);
  }

  private setAside(text: string, line: TextLine): void {
    this.add('unplaced', { ...line, text });
  }

  private add(place: Where, ...lines: TextLine[]): void {
    const own = this.found.get(place) ?? [];
    own.push(...lines);
    this.found.set(place, own);
  }
}

import type { Atom, DateRange, Language, PartialDate, ResumeDocument } from '@qicheng/resume/document';
import { AWARD_LEVEL, CAMPUS_LEVEL } from '@qicheng/resume/codes/achievement';
import { codesOf } from '@qicheng/resume/codes/labels';
import { customIdOf, customKey } from '@qicheng/resume/sections';
import type { EntryView, ResumeView, SectionView } from '@qicheng/resume/view-model';
import { atomText } from '@qicheng/resume/view-text';
import { viewOf } from '../view-of.js';
import type { CutCandidate } from './fit-cuts.js';

/** Sections by their value to an employer, least valuable first; sections not listed are never offered. */
const WORTH: Readonly<Record<string, number>> = {
  hobbies: 10,
  references: 20,
  certificates: 30,
  practice: 35,
  portfolio: 40,
  languages: 45,
  awards: 50,
  softwareCopyrights: 52,
  campus: 55,
  skills: 60,
  selfEvaluation: 62,
  patents: 65,
  papers: 70,
  research: 75,
  projects: 80,
  internships: 90,
  work: 95,
  education: 100,
};
const CUSTOM_WORTH = 40;

/** Sections whose newest entry is essential and never offered. */
const CORE_SECTIONS = new Set(['education', 'internships', 'work', 'projects', 'skills']);

/**
 * The first statements of an entry are never offered: an entry with fewer is hidden as a whole or not at all.
 */
const LEFT_ALONE = 2;
/** Further statements are less valuable than their entry. */
const STATEMENT_WORTH = -25;
const RECENCY_WORTH = 9;

interface Ranked extends CutCandidate {
  worth: number;
}

interface StoredItem {
  id: string;
  period?: DateRange | undefined;
  date?: PartialDate | undefined;
  level?: unknown;
  highlights?: Atom[] | undefined;
  [field: string]: unknown;
}

const months = (date: PartialDate): number => date.y * 12 + (date.m ?? 6);

function whenOf({ period, date }: StoredItem): number {
  const end = period?.end ?? period?.start ?? date;
  if (end === 'present') return Number.MAX_SAFE_INTEGER;
  return end ? months(end) : 0;
}

/** From 0 for the lowest level to 6 for the highest; any stated level is worth more than none. */
function levelWorth(level: unknown): number {
  for (const codes of [codesOf(AWARD_LEVEL), codesOf(CAMPUS_LEVEL)] as readonly (readonly string[])[]) {
    const place = codes.indexOf(String(level));
    if (place >= 0) return codes.length - place;
  }
  return 0;
}

/**
 * All printed entries and further statements that can be hidden, least valuable first: oldest, lowest level.
 */
export function cutCandidates(document: ResumeDocument, lang: Language = document.meta.lang): CutCandidate[] {
  const view = viewOf(document, lang);
  return view.sections
    .flatMap((section) => sectionCandidates(document, view, section))
    .map((candidate, index) => ({ candidate, index }))
    .sort((one, other) => one.candidate.worth - other.candidate.worth || other.index - one.index)
    .map(({ candidate: { worth: _worth, ...candidate } }) => candidate);
}

function listOf(document: ResumeDocument, key: string): { items: StoredItem[]; pointer: string } | undefined {
  const custom = document.custom.findIndex(({ id }) => customKey(id) === key);
  if (customIdOf(key) !== undefined)
    return custom < 0
      ? undefined
      : { items: document.custom[custom]?.items ?? [], pointer: `/custom/${custom}/items` };
  const value = (document as unknown as Record<string, unknown>)[key];
  return Array.isArray(value) ? { items: value as StoredItem[], pointer: `/${key}` } : undefined;
}

function sectionCandidates(document: ResumeDocument, view: ResumeView, section: SectionView): Ranked[] {
  const list = listOf(document, section.key);
  const worth = customIdOf(section.key) === undefined ? WORTH[section.key] : CUSTOM_WORTH;
  if (!list || worth === undefined) return [];
  const printed = printedIn(section);
  const shown = list.items.map((item, index) => ({ item, index })).filter(({ item }) => printed.has(item.id));
  const times = [...new Set(shown.map(({ item }) => whenOf(item)))].sort((one, other) => one - other);
  const newest = shown.reduce((best, one) => (whenOf(one.item) > whenOf(best.item) ? one : best), shown[0]!);
  return shown.flatMap((one) => {
    const { item, index } = one;
    const recency = times.length > 1 ? (times.indexOf(whenOf(item)) / (times.length - 1)) * RECENCY_WORTH : 0;
    const own = worth + recency + levelWorth(item.level);
    const pointer = `${list.pointer}/${index}`;
    const name = printed.get(item.id) ?? '';
    const entry: Ranked = {
      id: item.id,
      pointer,
      kind: section.kind === 'paragraphs' ? 'statement' : 'entry',
      section: section.key,
      name: `“${section.heading}”${name}`,
      worth: own,
    };
    const isCore = CORE_SECTIONS.has(section.key) && one === newest;
    return [...(isCore ? [] : [entry]), ...statementCandidates(section, entry, item)];
  });
}

/** The further statements of an entry, last one first. */
function statementCandidates(section: SectionView, entry: Ranked, item: StoredItem): Ranked[] {
  const view = section.kind === 'entries' ? section.entries.find(({ id }) => id === item.id) : undefined;
  const stored = item.highlights ?? [];
  return (view?.atoms ?? [])
    .map((atom, place) => ({ atom, place, index: stored.findIndex(({ id }) => id === atom.id) }))
    .filter(({ place, index }) => place >= LEFT_ALONE && index >= 0)
    .map(({ atom, place, index }) => ({
      id: atom.id,
      pointer: `${entry.pointer}/highlights/${index}`,
      kind: 'statement' as const,
      section: entry.section,
      name: `${entry.name} 第 ${place + 1} 条：${short(atomText(atom))}`,
      worth: entry.worth + STATEMENT_WORTH - place,
    }));
}

const SHORT = 18;
const short = (text: string): string =>
  [...text].length > SHORT ? `${[...text].slice(0, SHORT).join('')}…` : text;

const entryName = ({ title, date }: EntryView): string => (date ? `${title}（${date}）` : title);

/** What a section prints, by item id. */
function printedIn(section: SectionView): Map<string, string> {
  switch (section.kind) {
    case 'entries':
      return new Map(section.entries.map((entry) => [entry.id, entryName(entry)]));
    case 'tags':
      return new Map(section.tags.map(({ id, text }) => [id, text]));
    case 'paragraphs':
      return new Map(section.atoms.map((atom) => [atom.id, short(atomText(atom))]));
    case 'facts':
      return new Map(section.facts.map(({ id, label, value }) => [id, label || value]));
    case 'table':
      return new Map(section.rows.map(({ id, cells }) => [id, cells.filter(Boolean).join(' ')]));
  }
}

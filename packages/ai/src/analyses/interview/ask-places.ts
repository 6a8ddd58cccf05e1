import type { InterviewInput, InterviewQuestion } from '@qicheng/analysis/interview';
import { clipped } from '../../text/clipped.js';
import { WordFinder } from '../../text/words.js';
import { quoted } from '../resume-analysis/statements.js';
import { bankEntry } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import type { Place, PlaceKind } from './places.js';
import type { Sought } from './sought.js';

/** A question before it has its number. */
export type Draft = Omit<InterviewQuestion, 'id' | 'followUps'> & { entry: BankEntry };

const QUOTED_IN_QUESTION = 60;

// What fits a place, the plainest first; a hard interview begins with the second half.
const STATEMENT_WITH_FIGURE = [
  'ex-figure-source',
  'ex-figure-how',
  'ex-role',
  'ex-difficulty',
  'ex-why-method',
  'ex-figure-better',
  'ex-team-coop',
  'ex-star',
];
const STATEMENT_WITHOUT = [
  'ex-plain-result',
  'ex-role',
  'ex-star',
  'ex-difficulty',
  'ex-why-method',
  'ex-team-coop',
];
const FITTING: Readonly<Record<Exclude<PlaceKind, 'statement'>, readonly string[]>> = {
  entry: ['ex-place-day', 'ex-learn'],
  award: ['ex-award'],
  skill: ['ex-skill-use'],
  study: ['ex-study'],
};

/** Turns a list so that another set begins elsewhere. */
export const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

function fittingOf({ kind, figure }: Place, { difficulty, round }: InterviewInput): readonly string[] {
  if (kind !== 'statement') return FITTING[kind];
  const fitting = figure === null ? STATEMENT_WITHOUT : STATEMENT_WITH_FIGURE;
  if (difficulty === 'hard') return [...fitting].sort((a, b) => depthOf(b) - depthOf(a));
  // The personnel side asks what one did and with whom, not how a number came about.
  if (round === 'hr' || round === 'group') return turned(fitting, 2);
  return difficulty === 'basic' ? [...fitting].sort((a, b) => depthOf(a) - depthOf(b)) : fitting;
}

const depthOf = (id: string): number => (bankEntry(id).depth === 'L2' ? 1 : 0);

/** The requirement that a text answers to: the first whose words stand in it. */
export function soughtIn(text: string, sought: readonly Sought[]): Sought | undefined {
  const finder = new WordFinder(text);
  return sought.find(({ words }) => words.some((word) => finder.find(word) >= 0));
}

/** How much there is to ask about a place. */
function worthOf(place: Place, sought: readonly Sought[]): number {
  const finder = new WordFinder(place.text);
  const answered = sought.filter(({ words }) => words.some((word) => finder.find(word) >= 0)).length;
  const kinds: Record<PlaceKind, number> = { statement: 10, entry: 4, award: 2, skill: 3, study: 1 };
  return kinds[place.kind] + 3 * Math.min(3, answered) + (place.figure === null ? 0 : 2);
}

/** Most telling first, no entry twice before each had its turn. */
function interleave(places: readonly Place[], sought: readonly Sought[]): Place[] {
  const ranked = places
    .map((place, order) => ({ place, order, worth: worthOf(place, sought) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .map(({ place }) => place);
  const rounds = new Map<string, number>();
  return ranked
    .map((place, order) => {
      const turn = rounds.get(place.entryPointer) ?? 0;
      rounds.set(place.entryPointer, turn + 1);
      return { place, order, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .map(({ place }) => place);
}

function filled(text: string, { text: words, entryName, figure }: Place): string {
  const values: Record<string, string> = {
    quote: quoted(words, QUOTED_IN_QUESTION),
    place: quoted(entryName, QUOTED_IN_QUESTION),
    figure: figure ?? '',
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function askedOf(place: Place, entry: BankEntry, sought: readonly Sought[]): Draft {
  const answered = soughtIn(place.text, sought);
  return {
    ...{ entry, bankId: entry.id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
    text: clipped(filled(entry.text, place), 400),
    anchor: place.evidence,
    ...(answered && { requirement: answered.requirement }),
    whyAsked: `${entry.why}${answered ? `；对应要求“${quoted(answered.requirement.text, 60)}”` : ''}`,
    scoringPoints: [...entry.points],
  };
}

/** Questions about the résumé, at most `count`: each about another place and, while that lasts, in another way. */
export function askPlaces(
  input: InterviewInput,
  places: readonly Place[],
  sought: readonly Sought[],
  count: number,
): Draft[] {
  const used = new Set<string>();
  const drafts: Draft[] = [];
  for (const place of turned(interleave(places, sought), (input.set - 1) * count)) {
    if (drafts.length === count) break;
    // A name alone gives little to ask for; a place without one gives nothing.
    const fitting = fittingOf(place, input).filter(
      (id) => !bankEntry(id).text.includes('{place}') || place.entryName !== '',
    );
    const fresh = fitting.find((id) => !used.has(id));
    if (fresh === undefined) continue;
    used.add(fresh);
    drafts.push(askedOf(place, bankEntry(fresh), sought));
  }
  return drafts;
}

import type { InterviewInput, InterviewQuestion } from '@qicheng/analysis/interview';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import { bankEntry } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import type { Claim } from './claims.js';
import { isExperienced, type TargetTopic } from './interview-target.js';
import { type Place, type PlaceKind, withoutRemark } from './places.js';
import { fittingNext, questionsOfPlace, turned } from './questions-of-place.js';

/** A question before it is numbered. */
export type Draft = Omit<InterviewQuestion, 'id' | 'followUps'> & { entry: BankEntry };

const QUOTED_IN_QUESTION = 60;

/** One common word such as 制作 or 税务 does not show that a requirement is met. */
const MIN_SHARED = 3;
const LARGE_SHARE = 0.5;

/** The share of a requirement that a text covers; 0 if only single words match. */
function sharedPart(text: string, { requirement, words }: TargetTopic): number {
  const topic = topicOf(requirement.source === 'jd' ? requirement.text : words.join(' '));
  const shared = sharedWith(topic, text);
  const share = topic.size === 0 ? 0 : shared / topic.size;
  const isEnough = requirement.source === 'jd' ? shared >= MIN_SHARED : shared > 0;
  return isEnough || (shared > 1 && share >= LARGE_SHARE) ? share : 0;
}

/** The requirement that a text matches best; undefined if it matches none. */
const targetIn = (text: string, targets: readonly TargetTopic[]): TargetTopic | undefined =>
  targets
    .map((each) => ({ each, part: sharedPart(text, each) }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)[0]?.each;

/** Missed goals are the most interesting for an interviewer. */
function claimValue(claim: Claim | null): number {
  if (claim === null) return 0;
  if (claim.kind === 'missed') return 6;
  return claim.kind === 'counted' ? 2 : 3;
}

/** The number of common words of the posting that count like one requirement. */
const WORDS_OF_A_TOPIC = 2;

/** The value of a place for questions. */
function placeValue(place: Place, targets: readonly TargetTopic[]): number {
  const topics = new Set(targets.flatMap(({ requirement }) => [...topicOf(requirement.text)]));
  const answered = targets.filter((each) => sharedPart(place.text, each) > 0).length;
  const touched = Math.floor(sharedWith(topics, place.text) / WORDS_OF_A_TOPIC);
  const kinds: Record<PlaceKind, number> = { statement: 10, entry: 4, award: 2, skill: 3, study: 1 };
  const latest = place.kind === 'statement' && place.isPresent ? OF_LATEST_JOB : 0;
  return kinds[place.kind] + 3 * Math.min(3, Math.max(answered, touched)) + claimValue(place.claim) + latest;
}
const OF_LATEST_JOB = 6;

/** Whether an action of an earlier job or of campus life says nothing about the post. */
function isAside(place: Place, targets: readonly TargetTopic[]): boolean {
  if (place.kind !== 'statement' || place.isPresent || !OF_OTHER_TIMES.test(place.entryPointer)) return false;
  const topics = new Set(targets.flatMap(({ requirement }) => [...topicOf(requirement.text)]));
  return sharedWith(topics, place.text) < WORDS_OF_A_TOPIC;
}
const OF_OTHER_TIMES = /^\/(?:work|campus|practice)\//u;

const TURNS_BEFORE_ASIDE = 2;

/** Whether an action without a result, or of mere quantity, belongs to a job before the last two, while the latest job has results. */
function isOfLongAgo(place: Place, places: readonly Place[]): boolean {
  const at = Number(/^\/work\/(\d+)/u.exec(place.entryPointer)?.[1] ?? 0);
  return (
    place.kind === 'statement' &&
    !place.isPresent &&
    at >= MAX_JOBS &&
    (place.claim === null || place.claim.kind === 'many') &&
    !place.hasResult &&
    places.filter(({ isPresent, claim, hasResult }) => isPresent && (claim !== null || hasResult)).length > 1
  );
}
const MAX_JOBS = 2;

/** The most valuable places first, but each entry once before any is repeated. */
function interleave(places: readonly Place[], targets: readonly TargetTopic[]): Place[] {
  const ranked = places
    .map((place, order) => ({ place, order, worth: placeValue(place, targets) }))
    .sort((a, b) => b.worth - a.worth || a.order - b.order)
    .map(({ place }) => place);
  const rounds = new Map<string, number>();
  return ranked
    .map((place, order) => {
      const turn = rounds.get(place.entryPointer) ?? 0;
      rounds.set(place.entryPointer, turn + 1);
      // The main entries are asked about twice before what was done besides the post.
      const isLate = isAside(place, targets) || isOfLongAgo(place, places);
      return { place, order, turn: isLate ? turn + TURNS_BEFORE_ASIDE : turn };
    })
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .map(({ place }) => place);
}

const LIST_MARK = /^\s*(?:\d{1,2}\s*[.、)）．]\s*|[-•·▪]\s*)/u;

const END_MARK = /[；;。，,、.\s]+$/u;

/** A question with its placeholders filled. */
export const filledWith = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Words of a notable sentence in a paragraph. */
const SIGNIFICANT_ACTION =
  /牵头|主导|独立|设计|改造|搭建|开发|优化|换成|[提升降减缩]|由[^，。]{1,12}到|从[^，。]{1,12}到/u;

/** The most notable sentence of a long paragraph; a shorter text is returned whole. */
function sentenceWithClaim(text: string, claim: Claim | null): string {
  const sentences = text.split(/(?<=[。；;])/u).filter((sentence) => sentence.trim() !== '');
  if ([...text].length <= QUOTED_IN_QUESTION || sentences.length < 2) return text;
  const withClaim =
    sentences.find((sentence) => claim !== null && sentence.includes(claim.words)) ??
    sentences.find((sentence) => SIGNIFICANT_ACTION.test(sentence));
  return withClaim ?? sentences[0] ?? text;
}

/** The beginning of a long text as an interviewer reads it out: up to the end of a clause. */
function wholeClauses(text: string): string {
  if ([...text].length <= QUOTED_IN_QUESTION) return text;
  const [clauses] = /^.{6,}(?=[，,；;。])/u.exec(clipped(text, QUOTED_IN_QUESTION)) ?? [];
  return clauses ?? quoted(text, QUOTED_IN_QUESTION);
}

const filled = (text: string, { text: words, entryName, claim }: Place): string =>
  filledWith(text, {
    quote: wholeClauses(sentenceWithClaim(words.replace(LIST_MARK, ''), claim).trim().replace(END_MARK, '')),
    place: quoted(withoutRemark(entryName), QUOTED_IN_QUESTION),
    claim: quoted(claim?.words ?? '', QUOTED_IN_QUESTION),
    unit: claim?.unit || '个',
  });

function draftFor(place: Place, template: BankEntry, targets: readonly TargetTopic[]): Draft {
  // A question about people led or readers is about these, not about the work of the whole statement.
  const { claim } = place;
  const isOfOthers = claim !== null && (claim.kind === 'people' || claim.kind === 'reach');
  const answered = targetIn(isOfOthers ? claim.words : place.text, targets);
  const entry = fittingNext(template, place);
  return {
    ...{ entry, bankId: entry.id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
    text: clipped(filled(entry.text, place), 400),
    anchor: place.evidence,
    ...(answered && { requirement: answered.requirement }),
    whyAsked: entry.why,
    scoringPoints: [...entry.points],
  };
}

const OF_STUDIES = /^\/(?:internships|campus|practice)\//u;
/**
 * Whether a place suits the career stage: experienced candidates are asked about work, not about studies and awards.
 */
const suits = ({ kind, isPresent, entryPointer }: Place, isStudent: boolean): boolean =>
  isStudent ||
  (kind === 'statement' && !OF_STUDIES.test(entryPointer)) ||
  kind === 'skill' ||
  (kind === 'entry' && isPresent);

/** Studies, and former jobs of which nothing is told: nobody asks an experienced candidate about them. */
const isOfEarlierTimes = ({ kind, isPresent, entryPointer }: Place): boolean =>
  kind === 'study' || (kind === 'entry' && !isPresent && entryPointer.startsWith('/work/'));

/** At most `count` questions about the résumé, each about another place and, as long as possible, of another kind. */
export function draftsOnPlaces(
  input: InterviewInput,
  places: readonly Place[],
  targets: readonly TargetTopic[],
  count: number,
): Draft[] {
  const isStudent = !isExperienced(input.resume.document);
  const withClaim = places.filter((place) => suits(place, isStudent));
  const ranked = turned(interleave(withClaim, targets), (input.set - 1) * count);
  const rest = interleave(
    places.filter((place) => !withClaim.includes(place) && (isStudent || !isOfEarlierTimes(place))),
    targets,
  );
  const used = new Set<string>();
  const usedTexts = new Set<string>();
  const drafts: Draft[] = [];
  for (const place of [...ranked, ...rest]) {
    if (drafts.length === count) break;
    // A question about the place needs the name of its entry.
    const fitting = questionsOfPlace(place, input).filter(
      (id) => !bankEntry(id).text.includes('{place}') || place.entryName !== '',
    );
    const fresh = fitting.find((id) => !used.has(id));
    if (fresh === undefined || usedTexts.has(place.text)) continue;
    used.add(fresh);
    usedTexts.add(place.text);
    drafts.push(draftFor(place, bankEntry(fresh), targets));
  }
  return drafts;
}

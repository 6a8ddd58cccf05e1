import type { InterviewInput, InterviewRequirement } from '@qicheng/analysis/interview';
import type { Draft } from './ask-places.js';
import { bankEntry, questionsOfRound } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import { isExperienced } from './interview-target.js';
import { turned } from './questions-of-place.js';
import { tailoredNext, tailoredText } from './tailor.js';

export const roundRequirement = (round: string, topic: string): InterviewRequirement => ({
  id: `round:${round}:${topic}`,
  text: topic,
  source: 'round',
});

export const draftOf = (entry: BankEntry, requirement: InterviewRequirement): Draft => ({
  ...{ entry, bankId: entry.id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
  text: entry.text,
  requirement,
  whyAsked: entry.why,
  scoringPoints: [...entry.points],
});

/** Questions sorted by how well they suit the difficulty and persona; the order is stable. */
export function suited(entries: readonly BankEntry[], { difficulty, persona }: InterviewInput): BankEntry[] {
  const misfit = ({ depth, type }: BankEntry): number => {
    const requiredDepth = difficulty === 'basic' ? 'L1' : difficulty === 'hard' ? 'L2' : depth;
    return (depth === requiredDepth ? 0 : 2) + (type === 'pressure' && persona !== 'pressure' ? 3 : 0);
  };
  return [...entries].sort((a, b) => misfit(a) - misfit(b));
}

/** One question per topic before any topic is repeated. */
function mixed(entries: readonly BankEntry[]): BankEntry[] {
  const turns = new Map<string, number>();
  return entries
    .map((entry, order) => {
      const turn = turns.get(entry.topic) ?? 0;
      turns.set(entry.topic, turn + 1);
      return { entry, order, turn };
    })
    .sort((a, b) => a.turn - b.turn || a.order - b.order)
    .map(({ entry }) => entry);
}

/** Posts that are themselves at the grass roots. */
const AT_BASE = /社区|街道|驻?村|基层|网格/u;

/** Questions of a round with its own list; the pressure persona asks at least one pressure question. */
export function draftsOfRound(
  input: InterviewInput,
  taken: ReadonlySet<string>,
  { count, position }: { count: number; position: string },
): Draft[] {
  const { round, set, persona } = input;
  if (round === 'business') return [];
  const open = questionsOfRound(round, !isExperienced(input.resume.document), {
    position,
    employer: input.company ?? '',
  }).filter(
    ({ id, type }) =>
      !taken.has(id) &&
      type !== 'reverse' &&
      !(id === 'st-job-remote' && AT_BASE.test(`${position}${input.company ?? ''}`)),
  );
  const pressing = persona === 'pressure' ? open.filter(({ type }) => type === 'pressure').slice(0, 1) : [];
  const rest = suited(mixed(turned(open, (set - 1) * count)), input).filter(
    (entry) => !pressing.includes(entry),
  );
  return [...pressing, ...rest].slice(0, count).map((entry) => ({
    ...draftOf(
      { ...entry, next: tailoredNext(entry, input, position) },
      roundRequirement(round, entry.topic),
    ),
    text: tailoredText(entry, input, position),
  }));
}

/** A named question of a round, such as the first or last one. */
export const questionById = (round: string, id: string): Draft => {
  const entry = bankEntry(id);
  return draftOf(entry, roundRequirement(round, entry.topic));
};

import type { InterviewInput, InterviewRequirement } from '@qicheng/analysis/interview';
import { WordFinder } from '../../text/words.js';
import { quoted } from '../resume-analysis/statements.js';
import { type Draft, turned } from './ask-places.js';
import { bankEntry, GENERAL_QUESTIONS, questionsOfOccupation, questionsOfRound } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import type { Place } from './places.js';
import type { InterviewTarget, Sought } from './sought.js';

const roundRequirement = (round: string, topic: string): InterviewRequirement => ({
  id: `round:${round}:${topic}`,
  text: topic,
  source: 'round',
});

const draftOf = (entry: BankEntry, requirement: InterviewRequirement): Draft => ({
  ...{ entry, bankId: entry.id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
  text: entry.text,
  requirement,
  whyAsked: entry.why,
  scoringPoints: [...entry.points],
});

/** Questions by how well their depth suits the difficulty; equal ones keep their order. */
function suited(entries: readonly BankEntry[], { difficulty, persona }: InterviewInput): BankEntry[] {
  const misfit = ({ depth, type }: BankEntry): number => {
    const wanted = difficulty === 'basic' ? 'L1' : difficulty === 'hard' ? 'L2' : depth;
    return (depth === wanted ? 0 : 2) + (type === 'pressure' && persona !== 'pressure' ? 3 : 0);
  };
  return [...entries].sort((a, b) => misfit(a) - misfit(b));
}

/** One of each topic before any topic comes again. */
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

/** Questions of a round that has its own list; a pressing interviewer asks one that presses. */
export function askRound(input: InterviewInput, taken: ReadonlySet<string>, count: number): Draft[] {
  const { round, set, persona } = input;
  if (round === 'business') return [];
  const open = questionsOfRound(round).filter(({ id, type }) => !taken.has(id) && type !== 'reverse');
  const pressing = persona === 'pressure' ? open.filter(({ type }) => type === 'pressure').slice(0, 1) : [];
  const rest = suited(mixed(turned(open, (set - 1) * count)), input).filter(
    (entry) => !pressing.includes(entry),
  );
  return [...pressing, ...rest]
    .slice(0, count)
    .map((entry) => draftOf(entry, roundRequirement(round, entry.topic)));
}

/** The first and last question of a round, where it has them. */
export const askNamed = (round: string, id: string): Draft => {
  const entry = bankEntry(id);
  return draftOf(entry, roundRequirement(round, entry.topic));
};

const REQUIRED: Omit<BankEntry, 'text' | 'topic'> = {
  id: 'requirement-proof',
  type: 'skill',
  depth: 'L1',
  timeSec: 120,
  topicWords: [],
  why: '岗位明确写出的要求，面试官会要求用事实证明',
  points: [
    {
      id: 'p1',
      label: '说出用到它的具体场景',
      words: ['当时', '项目', '实习', '课程', '场景', '期间', '比赛'],
    },
    {
      id: 'p2',
      label: '说清自己做了什么',
      words: ['我负责', '我做', '我写', '我用', '我完成', '独立', '我先'],
    },
    { id: 'p3', label: '说明遇到的问题和处理', words: ['问题', '困难', '难点', '报错', '解决', '调整'] },
    { id: 'p4', label: '给出结果', words: ['结果', '最终', '提升', '完成', '上线', '获得', '减少'] },
  ],
};

/** A requirement that no question of the bank is about, asked for by itself; with the place that may prove it. */
function askRequirement({ requirement, words }: Sought, places: readonly Place[]): Draft {
  const topic = quoted(requirement.text, 60);
  const entry: BankEntry = {
    ...REQUIRED,
    topic,
    text: `岗位要求中有“${topic}”。请讲一次最能说明你具备这一点的经历。`,
  };
  const proof = places.find(({ text }) => {
    const finder = new WordFinder(text);
    return words.some((word) => finder.find(word) >= 0);
  });
  return { ...draftOf(entry, requirement), ...(proof && { anchor: proof.evidence }) };
}

const speaksOf = ({ topicWords }: BankEntry, { words }: Sought): boolean =>
  topicWords.some((topic) => words.some((word) => word.toLowerCase() === topic.toLowerCase()));

/** What the work asks for: a question of the occupation for each requirement, the posting's own first. */
export function askWork(
  input: InterviewInput,
  { occupation }: InterviewTarget,
  sought: readonly Sought[],
  { places, count }: { places: readonly Place[]; count: number },
): Draft[] {
  const own = occupation === null ? [] : questionsOfOccupation(occupation.code);
  const entries = suited(turned([...own], (input.set - 1) * count), input);
  const linked = entries.map((entry) => ({ entry, sought: sought.find((each) => speaksOf(entry, each)) }));
  const named = new Set(linked.flatMap(({ sought: found }) => (found ? [found.requirement.id] : [])));
  const bare = sought.filter(({ requirement }) => requirement.source === 'jd' && !named.has(requirement.id));
  const ofBank = byTurns(linked).map(({ entry, sought: found }) =>
    draftOf(
      entry,
      found?.requirement ?? {
        id: `occupation:${occupation?.code ?? 'general'}:${entry.id}`,
        text: entry.topic,
        source: 'occupation',
      },
    ),
  );
  const general = suited(turned(GENERAL_QUESTIONS, input.set - 1), input).map((entry) =>
    draftOf(entry, roundRequirement('business', entry.topic)),
  );
  const ofPosting = turned(bare, (input.set - 1) * count).map((each) => askRequirement(each, places));
  return alternated(ofBank, ofPosting.slice(0, Math.ceil(count / 2)), general).slice(0, count);
}

interface Linked {
  entry: BankEntry;
  sought: Sought | undefined;
}

/** Those that the posting asks for first, one of each requirement before another of the same. */
function byTurns(linked: readonly Linked[]): Linked[] {
  const turns = new Map<string, number>();
  return linked
    .map((each, order) => {
      const key = each.sought?.requirement.id ?? each.entry.id;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { each, order, rank: 2 * turn + (each.sought?.requirement.source === 'jd' ? 0 : 1) };
    })
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .map(({ each }) => each);
}

/** Questions of the occupation and of the posting by turns, general ones when both are used up. */
function alternated(
  ofBank: readonly Draft[],
  ofPosting: readonly Draft[],
  general: readonly Draft[],
): Draft[] {
  const longest = Math.max(ofBank.length, ofPosting.length);
  const both = Array.from({ length: longest }, (_, index) =>
    [ofBank[index], ofPosting[index]].filter((draft) => draft !== undefined),
  ).flat();
  return [...both, ...general];
}

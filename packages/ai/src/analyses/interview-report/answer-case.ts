import type { InterviewQuestion, ScoringPoint } from '@qicheng/analysis/interview';
import { type AnswerTraits, hitPoints } from '@qicheng/analysis/interview-answer';
import type { InterviewAnswer, InterviewReportInput } from '@qicheng/analysis/interview-report';
import { valueAt } from '@qicheng/resume/pointer';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { characterPairs } from '#src/text/character-pairs.js';
import { clipped } from '../../text/clipped.js';
import { limitIn, type SkillLimit } from '../../text/limited-skill.js';
import { folded } from '../../text/plain-lines.js';
import { entryNameOf } from '../interview/places.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { readTexts, type Statement } from '../resume-analysis/statements.js';
import { traitsOf } from './english-answer.js';
import { repeatedAnswers } from './repeated-answer.js';
import { type ResumeHoldings, holdingsOf } from './resume-holdings.js';

/** The facts of the résumé and the position that every answer is compared with. */
export interface ReportContext {
  input: InterviewReportInput;
  /** All text of the résumé, for word searches. */
  resumeText: string;
  statements: Statement[];
  /** The skills that the résumé itself limits. */
  limits: SkillLimit[];
  /** Names of employers, schools, projects and skills. */
  names: string[];
  /** Names of employers, schools and projects, of the latest first; a gap between jobs is none of them. */
  places: string[];
  /** Keywords of the occupation and the posting. */
  jobWords: string[];
  /** The texts of the résumé, the position and the questions: what the work is about. */
  domain: string;
  /** Facts for comparison with claims; null if the résumé has too little content. */
  holdings: ResumeHoldings | null;
}

/** An answer with everything needed to judge it; the follow-up is part of it. */
export interface AnswerCase {
  question: InterviewQuestion;
  order: number;
  answer: InterviewAnswer | undefined;
  /** The pointer into the input for quotations of the answer. */
  pointer: string;
  text: string;
  traits: AnswerTraits;
  isBlank: boolean;
  /** Whether it counts as blank because it only repeats the question. */
  isEcho: boolean;
  /** Whether it consists of sentences of the résumé. */
  isRecited: boolean;
  /** Whether it quotes the posting and tells nothing of its speaker. */
  isOfPosting: boolean;
  /** The order of the earlier answer that it repeats; null if it repeats none. */
  repeats: number | null;
  hit: ScoringPoint[];
  missed: ScoringPoint[];
}

const MIN_NAME_LENGTH = 2;
const NAMED_PLACES = new Set<string>(['work', 'internships', 'education', 'projects', 'research']);

export function contextOf(input: InterviewReportInput): ReportContext {
  const { texts, statements } = readTexts(input.resume.document);
  const names = texts
    .filter(({ isStatement, section }) => !isStatement && section !== 'basics' && section !== 'intention')
    .map(({ text }) => text.trim())
    .filter((name) => [...name].length >= MIN_NAME_LENGTH && [...name].length <= 40);
  const places = texts
    .filter(({ isStatement, section }) => !isStatement && NAMED_PLACES.has(section))
    .map(({ text }) => text.trim())
    .filter((name) => names.includes(name) && !isStatedGap(name));
  const occupation = input.position === '' ? null : occupationOf(input.position);
  const resumeText = [JSON.stringify(input.resume.document), ...(input.resume.unplaced ?? [])].join('\n');
  const holdings = holdingsOf(input.resume.document, statements, input.today, input.resume.unplaced);
  const jobWords = occupation?.keywords.flat() ?? [];
  const questionTexts = input.questions.flatMap(({ text, requirement }) => [text, requirement?.text ?? '']);
  const domain = [...texts.map(({ text }) => text), ...jobWords, input.position, ...questionTexts].join('\n');
  const limits = texts.flatMap(({ text }) => limitIn(text) ?? []);
  return { input, resumeText, statements, limits, names, places, jobWords, domain, holdings };
}

/** The text of an answer with its follow-up. */
export const answerText = (answer: InterviewAnswer | undefined): string =>
  [answer?.text ?? '', answer?.followUp?.answer ?? '']
    .map((text) => folded(text).trim())
    .filter((text) => text !== '')
    .join('\n');

const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\p{P}]+/gu, '');

/** Whether an answer only repeats the question. */
function isEchoOf(question: string, spoken: string): boolean {
  const [questionText, text] = [bare(question), bare(spoken)];
  if (text.length === 0 || text.length > questionText.length * 1.3 + 6) return false;
  const known = new Set(characterPairs(questionText));
  const pairs = characterPairs(clipped(text, 800));
  return pairs.length > 3 && pairs.filter((pair) => known.has(pair)).length / pairs.length >= 0.85;
}

const bareLine = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');

const MIN_CLAUSE_LENGTH = 4;
/** A shorter answer that shares its words with the résumé may have been said freely. */
const MIN_LENGTH = 20;
const MIN_SHARE = 0.85;

/** Whether an answer consists of sentences of the résumé, word for word. */
function isRecited(text: string, statements: readonly Pick<Statement, 'text'>[]): boolean {
  const lines = statements.map((statement) => bareLine(statement.text)).join('\n');
  const clauses = text
    .split(/[，,。；;！!？?\n]/u)
    .map(bareLine)
    .filter((clause) => clause.length >= MIN_CLAUSE_LENGTH);
  const lengthOf = (some: readonly string[]): number => some.join('').length;
  const whole = lengthOf(clauses);
  return (
    whole >= MIN_LENGTH && lengthOf(clauses.filter((clause) => lines.includes(clause))) >= whole * MIN_SHARE
  );
}

const MIN_QUOTED_LENGTH = 12;
const MIN_QUOTED_SHARE = 0.25;
/** Words by which people tell what they do or did themselves; a posting has none of them. */
const OF_SPEAKER = /我|本人|咱|自己|\d|[了着]|(?<![通超经])过(?!程)/u;

/** The requirements of the posting that an interview asks about, without punctuation. */
const requirementsIn = (questions: readonly InterviewQuestion[]): ReadonlySet<string> =>
  new Set(
    questions.flatMap(({ requirement }) => {
      const words = requirement?.source === 'jd' ? bareLine(requirement.text) : '';
      return words === '' ? [] : [words];
    }),
  );

/** Whether an answer quotes requirements of the posting word for word. */
function isOfPosting(text: string, requirements: ReadonlySet<string>): boolean {
  if (OF_SPEAKER.test(text)) return false;
  const answer = bareLine(text);
  const quoted = [...requirements].filter((words) => answer.includes(words)).join('');
  return quoted.length >= Math.max(MIN_QUOTED_LENGTH, answer.length * MIN_QUOTED_SHARE);
}

export function casesOf(
  { questions, answers }: InterviewReportInput,
  { statements }: Pick<ReportContext, 'statements'>,
): AnswerCase[] {
  const requirements = requirementsIn(questions);
  const answerOf = (id: string) => answers.find(({ questionId }) => questionId === id);
  const repeated = repeatedAnswers(questions.map(({ id }) => answerText(answerOf(id))));
  return questions.map((question, order): AnswerCase => {
    const at = answers.findIndex(({ questionId }) => questionId === question.id);
    const answer = answers[at];
    const text = answerText(answer);
    const traits = traitsOf(text);
    const isEcho = !traits.isBlank && isEchoOf(question.text, text);
    const isBlank = traits.isBlank || isEcho;
    const hit = isBlank ? [] : hitPoints(question, text);
    return {
      ...{ question, order, answer, text, traits, isBlank, isEcho, hit },
      isRecited: !isBlank && isRecited(text, statements),
      isOfPosting: !isBlank && isOfPosting(text, requirements),
      repeats: isBlank ? null : (repeated[order] ?? null),
      pointer: `/answers/${at}/text`,
      missed: question.scoringPoints.filter((point) => !hit.includes(point)),
    };
  });
}

const entryOf = (pointer: string): string =>
  /^\/(?:custom\/\d+\/items|\w+)\/\d+/.exec(pointer)?.[0] ?? pointer;

/** The entry of the résumé that a question is about; null if there is none. */
export function entryInQuestion({ input }: ReportContext, { anchor }: InterviewQuestion) {
  if (!anchor) return null;
  const pointer = entryOf(anchor.pointer);
  const item = valueAt(input.resume.document, pointer) as Record<string, unknown> | undefined;
  return item === undefined ? null : { pointer, item, name: entryNameOf(input.resume.document, pointer) };
}

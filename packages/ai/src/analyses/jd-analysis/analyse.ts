import type {
  JdAnalysisInput,
  JdRefusal,
  JobRisk,
  JdAnalysisResult,
  RequirementMatch,
  JdGate,
} from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { bandOf, type Overall, wholeOf } from '@qicheng/analysis/result';
import { linesToPlace } from '../../guards/unplaced-text.js';
import { unreadNotes } from '../../guards/unread-file.js';
import { hasHiddenText } from '../../guards/visible-text.js';
import { openPartOf } from '../../jd/answered-questions.js';
import { comparedMusts, splitRows } from '../../jd/decided-rows.js';
import { findJobRisks } from '../../jd/find-risks.js';
import { howToApply } from '../../jd/how-to-apply.js';
import { ageOf } from '../../jd/match-willingness.js';
import { matchJob, kindLabel } from '../../jd/match.js';
import { parseJobDescription } from '../../jd/parse.js';
import { readResume, type ResumeReading, type WordHit } from '../../jd/read-resume.js';
import { refusalOf } from '../../jd/refusal.js';
import { riskQuestions } from '../../jd/risk-questions.js';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import { jdFindings } from './findings.js';
import { isInAction, type KeywordHit, keywordHits, listedHits, scoreFit } from './score-fit.js';
import { tailoringOf } from './tailor.js';

const CHECKED: Readonly<Partial<Record<RequirementMatch['state'], 'pass' | 'fail'>>> = {
  直接: 'pass',
  缺口: 'fail',
};

/** The rows that are scored: a duty that nobody can compare costs nothing, so that none adds anything. */
const requirementsIn = (matrix: readonly RequirementMatch[]): RequirementMatch[] =>
  matrix.filter(({ level }) => level !== 'duty');

/** The required rows that are compared as facts. */
const factsIn = ({ must }: JobDescription, matrix: readonly RequirementMatch[]): RequirementMatch[] => {
  const ids = new Set(must.filter(({ fact }) => fact !== null).map(({ id }) => id));
  return matrix.filter(({ requirementId }) => ids.has(requirementId));
};

/** The verifiable mandatory requirements: one failure fails, and undecided ones, which are a question, never pass. */
function gateOf(facts: readonly RequirementMatch[], open: readonly RequirementMatch[]): JdGate {
  const checks = facts.flatMap(({ requirementId, kind, text, state: own, reason }) => {
    const state = CHECKED[own];
    return state === undefined
      ? []
      : [{ requirementId, label: kindLabel(kind), text: clipped(text, 200), state, reason }];
  });
  if (checks.some(({ state }) => state === 'fail')) return { state: 'fail', checks };
  if (open.length > 0 || checks.length < facts.length) return { state: 'unknown', checks };
  return { state: checks.length === 0 ? 'none' : 'pass', checks };
}

const ENOUGH_REQUIREMENTS = 6;
const ENOUGH_STATEMENTS = 6;
const MAX_QUESTIONS = 20;

const countOf = (matrix: readonly RequirementMatch[], level: RequirementMatch['level']) => {
  const own = matrix.filter((row) => row.level === level);
  return { covered: own.filter(({ state }) => state === '直接').length, total: own.length };
};

/** Confidence of the result: higher for enough requirements and enough statements. */
function confidenceOf({ must, duties }: JobDescription, { statements }: ResumeReading): number {
  const requirementShare = Math.min(1, (must.length + duties.length) / ENOUGH_REQUIREMENTS);
  const statementShare = Math.min(1, statements.length / ENOUGH_STATEMENTS);
  return Math.round((requirementShare * 0.6 + statementShare * 0.4) * 100) / 100;
}

/** A posting that one should not apply for never has a good total, however well the résumé fits. */
const MAX_REFUSED_SCORE = 54;

function limited(overall: Overall | null, refusal: JdRefusal | null): Overall | null {
  if (overall === null || refusal === null || overall.score <= MAX_REFUSED_SCORE) return overall;
  return { ...overall, score: MAX_REFUSED_SCORE, band: bandOf(MAX_REFUSED_SCORE) };
}

/**
 * The rows of a posting. If its hard conditions fail, they have no advice on how to apply. Nothing is compared with one
 * whose terms are unlawful: a fit would be no reason to take it.
 */
function rowsFor(matrix: readonly RequirementMatch[], refusal: JdRefusal | null): RequirementMatch[] {
  if (refusal === null) return [...matrix];
  if (refusal.cause === 'terms') return [];
  return matrix.map((row) => (row.action.includes('不建议投') ? row : { ...row, action: '' }));
}

function notesOf(
  text: string,
  job: JobDescription,
  reading: ResumeReading | null,
  isCompared: boolean,
): string[] {
  const { must, plus, duties, ignored } = job;
  return [
    ...(reading
      ? []
      : [`没有选择简历，只读了职位描述${isCompared ? '；选择简历后可以逐条对照并计算匹配度' : ''}。`]),
    ...(isCompared && must.length + plus.length === 0
      ? ['没有读到任职要求，匹配度只能参考职责和关键词；请粘贴完整的职位描述。']
      : []),
    ...(isCompared && duties.length === 0 ? ['没有读到岗位职责。'] : []),
    ...(ignored.length > 0 ? [`有 ${ignored.length} 句话不是写给求职者的，已忽略，不影响结果。`] : []),
    ...(hasHiddenText(text) ? ['文本中含有看不见的字符，已去除。'] : []),
    ...(isCompared ? [] : ['这个职位有违法或可疑的条件，不与简历逐条对照，也不评匹配度。']),
    ...(isCompared && reading
      ? [
          '硬性条件另有单独的判断。规则判断不了的要求和职责、能否到岗、性格这类简历写不出来的，都由您自己确认，不计分。',
        ]
      : []),
    '法律依据供参考，具体以现行法律和当地规定为准。',
  ];
}

/** How and until when to apply; nothing to follow is repeated from a posting that looks like a fraud. */
const applicationNotes = (text: string, month: string, risks: JdAnalysisResult['risks']): string[] =>
  risks.some(({ verdict }) => verdict === 'suspicious') ? [] : [howToApply(text, month) ?? []].flat();

/** The name of a project or activity says what was done. */
const PROJECT_POINTER = /^\/(?:projects|research|campus|practice)\/\d+\b/u;
/** Lists of what a person knows; a word there has no action next to it. */
const IN_LIST =
  /^\/(?:skills|certificates|languages|courses)\b|^\/education\/\d+\/(?!major|school)|^\/basics\/driverLicence\b/u;

/** Where a word of the posting is in the résumé; null if that shows neither its use nor its absence, as in a preference. */
function stateOf(
  hit: WordHit | null,
  reading: ResumeReading | null,
): JdAnalysisResult['keywords'][number]['state'] | null {
  if (hit === null || reading === null) return 'missing';
  const { pointer } = hit.evidence;
  if (isInAction(hit, reading) || PROJECT_POINTER.test(pointer)) return 'deed';
  return IN_LIST.test(pointer) ? 'listed' : null;
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Whether a keyword is not found in the résumé, although a row with it is met in other words. */
const isMetInRow = ({ word, hit }: KeywordHit, matrix: readonly RequirementMatch[]): boolean =>
  hit === null && matrix.some(({ state, text }) => state === '直接' && text.includes(word));

const keywordsOf = (
  hits: readonly KeywordHit[],
  reading: ResumeReading | null,
): JdAnalysisResult['keywords'] =>
  hits.flatMap(({ word, weight, hit }) => {
    const state = stateOf(hit, reading);
    return state === null ? [] : [{ word, weight, state, evidence: hit?.evidence ?? null }];
  });

const MAX_LENGTH = 200;
const MAX_ASKED = 4;
/** One question about the conditions that the rules cannot decide. */
const conditionQuestion = (open: readonly RequirementMatch[]): string[] => {
  const texts = unique(open.map(({ text }) => `“${quoted(text, 36)}”`)).slice(0, MAX_ASKED);
  return texts.length === 0 ? [] : [clipped(`${texts.join('、')}按什么算，我的情况符合吗？`, MAX_LENGTH)];
};

const questionsOf = (
  { job, text }: { job: JobDescription; text: string },
  risks: readonly JobRisk[],
  age: number | null,
  open: readonly RequirementMatch[],
): string[] =>
  unique([
    ...riskQuestions(risks, age).flatMap((question) => openPartOf(question, text) || []),
    ...job.hidden.map(({ question }) => question),
    ...conditionQuestion(open),
  ]).slice(0, MAX_QUESTIONS);

/** On how much of the required conditions a total rests, or why there is none. */
function basisNote({ compared, total }: ReturnType<typeof comparedMusts>, overall: Overall | null): string[] {
  if (overall === null)
    return [
      `能对照的内容不够${total > compared ? `（必备要求 ${total} 条，对照得出 ${compared} 条）` : ''}，不给总分。`,
    ];
  return total > compared ? [`总分按对照得出的必备要求计算：${total} 条中的 ${compared} 条。`] : [];
}

/** Parses a posting, compares it with the résumé, and reports its risks; the same input gives the same result. */
export function analyseJd({ text, resume, month }: JdAnalysisInput): JdAnalysisResult {
  const parsed = parseJobDescription(text);
  const reading = resume && readResume(resume.document, linesToPlace(resume));
  const unread = unreadNotes(resume);
  const risks = findJobRisks(text, parsed);
  const matched = matchJob(parsed, reading, month);
  const rows = reading ? splitRows(matched) : { decided: matched, open: [] };
  const refusal = refusalOf(risks, rows.decided);
  const isCompared = refusal?.cause !== 'terms';
  // What a refused posting may mean between its lines is no longer of interest.
  const job = isCompared ? parsed : { ...parsed, hidden: [] };
  const matrix = rowsFor(rows.decided, refusal);
  const open = isCompared ? rows.open : [];
  const openFacts = factsIn(job, open);
  const counted = isCompared ? keywordHits(job, reading) : [];
  const hits = listedHits(counted).filter((each) => !isMetInRow(each, matrix));
  const dimensions = reading && isCompared ? scoreFit(requirementsIn(matrix), counted, reading, matched) : [];
  const tailoring = reading && !refusal ? tailoringOf(job, hits, reading, matched) : null;
  const musts = comparedMusts(rows);
  const isScored = dimensions.length > 0 && unread.length === 0;
  // A total needs a required condition that was compared, or at least something in common with the posting.
  const isComparable = musts.compared > 0 || dimensions.some(({ score }) => score > 0);
  const overall =
    reading && isScored && isComparable ? wholeOf(dimensions, confidenceOf(job, reading)) : null;
  return {
    job,
    ...(refusal && { refusal }),
    overall: limited(overall, refusal),
    dimensions,
    gate: gateOf(factsIn(job, matrix), openFacts),
    matrix,
    coverage: {
      must: countOf([...matrix, ...open], 'must'),
      plus: countOf([...matrix, ...open], 'plus'),
      duties: countOf([...matrix, ...open], 'duty'),
    },
    keywords: keywordsOf(hits, reading),
    risks,
    findings: reading
      ? jdFindings({ job, reading, matrix, compared: matched, dimensions, tailoring, refusal })
      : [],
    tailoring,
    questions: refusal
      ? []
      : questionsOf(
          { job, text },
          risks,
          reading && (ageOf(reading.document, month)?.age ?? null),
          openFacts,
        ),
    notes: [
      ...unread,
      ...(isScored ? basisNote(musts, overall) : []),
      ...(refusal && overall ? [`不建议投的岗位，总分最高 ${MAX_REFUSED_SCORE} 分。`] : []),
      ...(refusal ? [] : applicationNotes(text, month, risks)),
      ...notesOf(text, job, reading, isCompared),
    ],
  };
}

import { bandOf, type Dimension, type Overall } from '@qicheng/analysis/result';
import {
  stageOf,
  type ResumeAnalysisInput,
  type ResumeDimensionKey,
  type ResumeModuleKey,
  type SeekerStage,
} from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import { applyFindings, checkResume } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { linesToPlace } from '../../guards/unplaced-text.js';
import { partlyUnreadNotes, unreadNotes } from '../../guards/unread-file.js';
import { clipped } from '../../text/clipped.js';
import { ACTION_MODULES } from './action-modules.js';
import { changeOf } from './change.js';
import { isImplausible } from './doubt.js';
import { findingsOf, suggestionsOf, heatOf } from './findings.js';
import { wordsOfText } from './items.js';
import { judgedFindings } from './judged-findings.js';
import { unfinishedNotes } from './language-notes.js';
import { moduleScore } from './module-score.js';
import { checkedModules, type CheckedModule } from './modules.js';
import { missingNotes, notesOf, restNotes, thinNotes } from './notes.js';
import { withLongAgo } from './recency.js';
import { careerBreak } from './rules/career-break.js';
import { completeness } from './rules/completeness.js';
import { doubtfulFacts } from './rules/doubtful-facts.js';
import { doubtfulImport } from './rules/doubtful-import.js';
import { empty } from './rules/empty.js';
import { harmful } from './rules/harmful.js';
import { layout } from './rules/layout.js';
import { mastery } from './rules/mastery.js';
import { mismatchOf } from './rules/mismatch.js';
import { mixedLanguages } from './rules/mixed-languages.js';
import { occupationOf } from './rules/occupation-of.js';
import { order } from './rules/order.js';
import { padded } from './rules/padded.js';
import { privacy } from './rules/privacy.js';
import { proofreading } from './rules/proofreading.js';
import { quantified } from './rules/quantified.js';
import { LEXICON_VERSION, relevance, type Relevance } from './rules/relevance.js';
import type { Opinion, Rule, Subject } from './rules/rule.js';
import { spoken } from './rules/spoken.js';
import { strongest } from './rules/strongest.js';
import { lacksOf, lostToShortfall, shortfallOf, thinFinding } from './rules/thin.js';
import { wording } from './rules/wording.js';
import { type Boards, ScoreBoard, weightsOf } from './score-board.js';
import { readTexts, withoutRepeats } from './statements.js';
import { praisedPlace, strengthsOf } from './strengths.js';
import { withMalformedContact, withUnplacedLine, withoutUnplacedWords } from './unplaced.js';

const RULES: readonly Rule[] = [
  completeness,
  quantified,
  wording,
  proofreading,
  privacy,
  harmful,
  doubtfulFacts,
  mastery,
  padded,
  spoken,
  layout,
  strongest,
  empty,
  order,
  doubtfulImport,
  mixedLanguages,
  careerBreak,
];

/** A longer headline is more than a job title. */
const MAX_POST_LENGTH = 20;

/** The position and stage to analyse for: from the request, otherwise from the résumé. */
export function aimOf({ target, resume }: ResumeAnalysisInput): { position: string; stage: SeekerStage } {
  const { document, language } = resume;
  const headline = wordsOfText(document.basics.headline, language);
  const intended =
    wordsOfText(document.intention.positions?.[0]?.name, language) ||
    (occupationOf(headline) === null || headline.length > MAX_POST_LENGTH ? '' : headline);
  return {
    position: clipped(target.position || intended, 60),
    stage: target.stage ?? stageOf(document),
  };
}

/** The occupation of the wanted position, otherwise of the latest employment. */
const targetOccupation = (position: string, { work, internships, meta }: ResumeDocument) =>
  [position, ...[...work, ...internships].map(({ title }) => wordsOfText(title, meta.lang))]
    .filter((title) => title !== '')
    .map(occupationOf)
    .find((found) => found !== null) ?? null;

/** The parts of the résumé to check, in the form that the rules read. */
export function subjectOf(input: ResumeAnalysisInput): Subject {
  const { document } = input.resume;
  const { position, stage } = aimOf(input);
  const modules = checkedModules(stage, document, input.modules, targetOccupation(position, document));
  const isChecked = (key: ResumeModuleKey) => modules.some((module) => module.key === key);
  const { texts, statements: read } = readTexts(document);
  const [y = 0, m = 1] = input.month.split('-').map(Number);
  const statements = withLongAgo(read, document, y * 12 + m);
  const checks = checkResume(document, { y, m, d: 1 }).filter(({ place }) =>
    isChecked(moduleOfSection(place.section)),
  );
  return {
    ...{ document, stage, modules, checks, month: y * 12 + m },
    texts: texts.filter(({ module }) => isChecked(module)),
    statements: withoutRepeats(statements.filter(({ module }) => isChecked(module))),
    corrected: applyFindings(document, checks),
  };
}

function boardsOf(modules: readonly CheckedModule[], { verdicts }: Opinion): Boards {
  const actionModules = modules.filter(({ key }) => ACTION_MODULES.has(key));
  const boards: Boards = {
    completeness: new ScoreBoard('completeness', modules, { isEven: false }),
    consistency: new ScoreBoard('consistency', modules, { isEven: true }),
    quantified: new ScoreBoard('quantified', actionModules, { isEven: false }),
    expression: new ScoreBoard('expression', modules, { isEven: true }),
    layout: new ScoreBoard('layout', modules, { isEven: true }),
    ats: new ScoreBoard('ats', modules, { isEven: true }),
  };
  for (const key of ['consistency', 'expression', 'layout', 'ats'] as const) boards[key].startFull();
  for (const { dimension, module, share, ...note } of verdicts) {
    if (dimension === 'relevance') continue;
    if (share >= 0) boards[dimension].earn(module, share, note);
    else boards[dimension].lose(module, -share, note);
  }
  return boards;
}

function dimensionsOf(position: string, fit: Relevance, boards: Boards): Dimension[] {
  // A position outside the lexicon is not compared, and its dimension has no weight.
  const isUnknown = position !== '' && fit.occupation === null;
  const weights = weightsOf((key) => (key === 'relevance' ? isUnknown : boards[key].isEmpty));
  return (Object.keys(weights) as ResumeDimensionKey[]).map((key) =>
    key === 'relevance' ? fit.dimension(weights[key]) : boards[key].dimension(weights[key]),
  );
}

/** What all rules say about a résumé. */
function opinionOf(subject: Subject): Opinion {
  const opinions = RULES.map((rule) => rule(subject));
  return {
    verdicts: opinions.flatMap(({ verdicts }) => verdicts),
    findings: opinions.flatMap(({ findings }) => findings),
  };
}

/** The texts without implausible claims, which are no evidence of knowledge of the occupation. */
function believedIn({ statements, texts }: Subject): Subject['texts'] {
  const doubted = new Set(statements.flatMap(({ pointer, doubt }) => (isImplausible(doubt) ? pointer : [])));
  return texts.filter(({ pointer }) => !doubted.has(pointer));
}

/** An analysis with the total before rounding, also of a résumé with too little content for a displayed one. */
export interface Analysed {
  result: ResumeAnalysisResult;
  total: number;
}

/** Analyses a résumé; the same input gives the same result. */
export const analyseResume = (input: ResumeAnalysisInput): ResumeAnalysisResult =>
  analysedResume(input).result;

/** Analyses a résumé and gives its total in any case. */
export function analysedResume(input: ResumeAnalysisInput): Analysed {
  const subject = subjectOf(input);
  const { position, stage } = aimOf(input);
  const opinion = opinionOf(subject);
  const boards = boardsOf(subject.modules, opinion);
  const believed = believedIn(subject);
  const lines = linesToPlace(input.resume);
  const fit = withoutUnplacedWords(relevance(position, believed, subject.document.meta.lang), lines);
  const dimensions = dimensionsOf(position, fit, boards);
  const lacks = lacksOf(subject);
  const unread = unreadNotes(input.resume);
  const unfinished = unfinishedNotes(subject);
  const hasTotal = [lacks, unread, unfinished].every(({ length }) => length === 0);
  const mismatch = mismatchOf(position, fit, subject);
  const confidence = confidenceOf(subject, fit);
  const shortfall = shortfallOf(subject, lines);
  const short = lostToShortfall(shortfall, dimensions);
  const asWritten = Math.max(0, meanOf(dimensions) - short);
  const matched = asWritten * (mismatch ? MISMATCHED : 1);
  const lost = Math.round(asWritten) - Math.round(matched);
  const thin = shortfall > 0 ? thinFinding(subject, lines, short) : [];
  const all = findingsOf(opinion, boards, fit, mismatch && { ...mismatch, lost }, thin, subject);
  const findings = withStatedInFile(judgedFindings(all, unread, unfinished), input, subject, lines);
  const total = Math.min(matched, mostWith(findings));
  const whole = roundedTotal(total, confidence);
  const strengths = strengthsOf({
    subject,
    position,
    fit,
    findings,
    shortfall,
    isPartial: unread.length > 0,
  });
  const suggestions = suggestionsOf(findings);
  const heat = heatOf(subject, findings, praisedPlace(strengths));
  const suggested = findings.filter(({ id }) => suggestions.includes(id));
  const result = {
    overall: hasTotal ? whole : null,
    dimensions,
    modules: subject.modules.map((module) => moduleScore(module, boards, findings, heat)),
    target: { stage, position, ...comparedWith(fit) },
    findings,
    suggestions,
    strengths,
    heat,
    change: changeOf(input, { score: whole.score, dimensions, stage, position, modules: subject.modules }),
    notes: [
      ...unread,
      ...unfinished,
      ...partlyUnreadNotes(input.resume, absentParts(subject)),
      ...(unread.length === 0 ? missingNotes(lacks) : []),
      ...(hasTotal ? restNotes(whole.score, suggested) : []),
      ...(hasTotal && lines.length === 0 ? thinNotes(shortfall, short) : []),
      ...(mismatch ? [MISMATCH_NOTE] : []),
      ...(input.target.stage === undefined ? [inferredStageNote(stage)] : []),
      ...notesOf(subject, position, fit),
    ],
  };
  return { result, total };
}

/** The share of the total kept by a résumé whose experience is in another occupation. */
const MISMATCHED = 0.7;
/** The most that a résumé scores while something urgent is to be done: the best band says that nothing is. */
const MAX_WITH_URGENT = 84;
const mostWith = (findings: ResumeAnalysisResult['findings']): number =>
  findings.some(({ severity }) => severity === 'urgent') ? MAX_WITH_URGENT : 100;
const comparedWith = ({ occupation, isInferred, matched, missing }: Relevance) => ({
  isInferred,
  lexiconVersion: LEXICON_VERSION,
  occupation: occupation?.name ?? null,
  matched: matched.slice(0, 60),
  missing: missing.slice(0, 60),
});

const MISMATCH_NOTE = `目标岗位与工作经历不对口，总分按 ${Math.round(MISMATCHED * 100)}% 计；各项得分只看简历写得怎样。`;
const inferredStageNote = (stage: SeekerStage): string =>
  `求职阶段按简历推断为“${stage}”，不对的话请在重新分析时改选。`;

/** The mean of the dimensions by their weights, before rounding. */
export const meanOf = (dimensions: readonly Dimension[]): number =>
  dimensions.reduce((sum, { score, weight }) => sum + score * weight, 0) / 100;

const roundedTotal = (total: number, confidence: number): Overall => ({
  score: Math.round(total),
  band: bandOf(Math.round(total)),
  confidence,
});

/** Findings on missing parts, corrected where the file states the part elsewhere or wrongly. */
function withStatedInFile(
  findings: ResumeAnalysisResult['findings'],
  { resume }: ResumeAnalysisInput,
  { texts }: Subject,
  lines: readonly string[],
): ResumeAnalysisResult['findings'] {
  const written = [...(resume.unplaced ?? []), ...texts.map(({ text }) => text)];
  return findings.map((finding) => {
    const corrected = withMalformedContact(finding, written);
    return corrected === finding ? withUnplacedLine(finding, lines) : corrected;
  });
}

const absentParts = ({ modules }: Subject): string[] =>
  modules.filter(({ isPresent, need }) => !isPresent && need !== 'optional').map(({ label }) => label);

const ENOUGH_STATEMENTS = 6;

/** Confidence of the analysis: higher for a position in the lexicon and for enough statements. */
function confidenceOf({ statements }: Subject, { occupation, isInferred }: Relevance): number {
  const text = Math.min(1, statements.length / ENOUGH_STATEMENTS);
  const aim = occupation === null ? 0.4 : isInferred ? 0.6 : 1;
  return Math.round((0.6 * text + 0.4 * aim) * 100) / 100;
}

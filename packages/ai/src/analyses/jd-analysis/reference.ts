import {
  isShownByResume,
  type JdAnalysisInput,
  type JdAnalysisResult,
  type JdReference,
  type RequirementMatch,
} from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import { placeholderFor } from '#src/text/placeholder.js';
import { isLeadingPost } from '../../jd/match-lead.js';
import { matchJob } from '../../jd/match.js';
import { personOf } from '../../jd/person.js';
import { type ProofPoint, proofPoints } from '../../jd/proof-points.js';
import { readResume, type ResumeReading } from '../../jd/read-resume.js';
import { bareStatement, isEnglishIn } from '../../jd/statement-sentences.js';
import { withChineseMarks } from '../../text/chinese-marks.js';
import { clipped } from '../../text/clipped.js';
import { hasNoChinese } from '../../text/no-chinese.js';
import { sentenceFor } from '../cover-letter/action-sentences.js';
import { isEnglishPosting } from '../cover-letter/english/letter-language.js';
import { byEntry, isEveryday, strongestPoints } from '../cover-letter/strongest-points.js';
import { quoted } from '../resume-analysis/statements.js';
import { englishIntroduction, englishSummary } from './english-introduction.js';
import { endOfJob, fittingPoints } from './held-post.js';
import { keywordHits, listedHits } from './score-fit.js';

const MAX_SENTENCES = 3;
const SUMMED_UP = 2;
const MAX_LISTS = 12;

/** The current job is named in the introduction, other places with their actions. */
function summaryOf(
  introduction: string,
  evidence: readonly Evidence[],
  points: readonly ProofPoint[],
  held = '',
) {
  const chosenPoints = points.slice(0, SUMMED_UP);
  const isIntroduced = ({ statement }: ProofPoint): boolean =>
    evidence.some(({ pointer }) => pointer.startsWith(`${statement.itemPointer}/`));
  const sentences = chosenPoints.map((point, at) =>
    isIntroduced(point) || chosenPoints[at - 1]?.statement.itemPointer === point.statement.itemPointer
      ? isEnglishIn(point)
        ? `“${bareStatement(point)}”`
        : bareStatement(point)
      : sentenceFor(point).replace(/^我\s?|。$/gu, ''),
  );
  const [first = placeholderFor('一段与岗位最相关的经历：场景、做法、结果'), ...rest] = sentences;
  return {
    text: clipped(
      withChineseMarks(`${[introduction, ...(held === '' ? [] : [held]), first, ...rest].join('；')}。`),
      1_200,
    ),
    atoms: [
      ...evidence,
      ...chosenPoints.flatMap((point) => [point.evidence, ...point.furtherEvidence]),
    ].slice(0, 8),
  };
}

/** Kinds that actions prove; degrees need certificates, and abilities more than one line. */
const PROVED_BY_ACTIONS = new Set<RequirementMatch['kind']>(['skill', 'experience', 'duty']);
/** Rows with a lower value only have a partial match. */
const ANSWERED = 0.45;

const ASKS_YEARS = /(?:\d{1,2}|[一二两三四五六七八九十])\s*年(?:及?以上)?/u;

/** The reason for the position of a statement: the requirement that it matches best; empty if there is none. */
function reasonFor({ requirementIds, statement }: ProofPoint, matrix: readonly RequirementMatch[]): string {
  const [row] = matrix
    .filter(
      ({ kind, state, value, text, requirementId }) =>
        PROVED_BY_ACTIONS.has(kind) &&
        // One line of work says nothing of years.
        !ASKS_YEARS.test(text) &&
        (state === '直接' || state === '可迁移') &&
        (value ?? 0) >= ANSWERED &&
        requirementIds.includes(requirementId),
    )
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (row) return clipped(`对应“${quoted(row.text, 40)}”`, 120);
  return statement.traits.isQuantified ? '写了数量或结果' : '';
}

/** The lines of an entry, each whole at the place of its best part and with the reason of that part. */
function linesOf(
  points: readonly ProofPoint[],
  matrix: readonly RequirementMatch[],
  { statements }: ResumeReading,
): { quote: string; why: string }[] {
  const lines = new Map<string, { quote: string; why: string }>();
  for (const point of points)
    for (const { pointer, quote } of [point.evidence, ...point.furtherEvidence]) {
      const known = lines.get(pointer);
      const whole = statements.find((each) => each.pointer === pointer)?.text;
      if (known === undefined)
        lines.set(pointer, {
          quote: whole === undefined ? quote : quoted(whole),
          why: reasonFor(point, matrix),
        });
      else if (known.why === '') lines.set(pointer, { ...known, why: reasonFor(point, matrix) });
    }
  return [...lines.values()];
}

function orderOf(
  points: readonly ProofPoint[],
  matrix: readonly RequirementMatch[],
  reading: ResumeReading,
): JdReference['order'] {
  const byEntry = new Map<string, ProofPoint[]>();
  for (const point of points) {
    const { itemPointer } = point.statement;
    byEntry.set(itemPointer, [...(byEntry.get(itemPointer) ?? []), point]);
  }
  // Jobs in reverse chronological order, then other entries.
  const entries = [...byEntry.entries()].sort(
    ([, [a]], [, [b]]) => endOfJob(b, reading.document) - endOfJob(a, reading.document),
  );
  return entries.slice(0, MAX_LISTS).map(([pointer, own]) => ({
    pointer,
    label: clipped([own[0]?.place, own[0]?.role].filter(Boolean).join(' · ') || '经历', 80),
    statements: linesOf(own, matrix, reading).slice(0, 20),
  }));
}

const MAX_QUESTIONS = 3;
/** Below this share of met requirements and duties, additions do not make an application realistic. */
const FITTING = 0.2;

/** Questions about the use of required tools that the résumé only names; none for a résumé that does not fit. */
function questionsOf(matrix: readonly RequirementMatch[]): JdReference['placeholders'] {
  return matrix
    .filter(
      ({ kind, state, text, atoms: [first] }) =>
        kind === 'skill' &&
        state === '可迁移' &&
        first !== undefined &&
        text.includes(quoted(first.quote, 40)),
    )
    .slice(0, MAX_QUESTIONS)
    .map(({ requirementId, text, atoms }) => ({
      requirementId,
      text: placeholderFor(
        `岗位要求“${quoted(text, 60)}”，用“${quoted(atoms[0]?.quote ?? '', 40)}”做成过什么？`,
      ),
    }));
}

function shareOf(matrix: readonly RequirementMatch[]) {
  const counted = matrix.filter(
    (row) => row.level !== 'plus' && row.state !== '待确认' && isShownByResume(row),
  );
  return { met: counted.filter(({ state }) => state === '直接').length, all: counted.length };
}

const JOB_SECTIONS = new Set(['work', 'projects']);
const fitOf = (points: readonly ProofPoint[]): number =>
  Math.max(0, ...points.map((point) => (isEveryday(point) ? 0 : point.relevance)));
/** Candidates with jobs mention these, not earlier internships; students what answers the posting best. */
function ofJobs(points: readonly ProofPoint[], isEmployed: boolean): readonly ProofPoint[] {
  if (points.every(({ section }) => section !== 'work')) return points;
  const jobs = points.filter(({ section }) => JOB_SECTIONS.has(section));
  return isEmployed || fitOf(jobs) >= fitOf(points) ? jobs : points;
}

/** The number of actions of the same entry before an action. */
const nthOfEntry = (points: readonly ProofPoint[], at: number): number =>
  points.slice(0, at).filter(({ statement }) => statement.itemPointer === points[at]?.statement.itemPointer)
    .length;

interface Chosen {
  /** Whether the posting is in English, and the introduction with it. */
  isEnglish: boolean;
  points: readonly ProofPoint[];
  inChinese: readonly ProofPoint[];
  best: readonly ProofPoint[];
  far: { met: number; all: number } | null;
}

const notesOf = ({ isEnglish, points, inChinese, best, far }: Chosen): string[] => [
  ...(far
    ? [
        `必备要求和职责里能从简历判断的有 ${far.all} 条，直接写到 ${far.met} 条；做过的先补写，没有做过的多就先看与自己经历相近的岗位。`,
      ]
    : []),
  ...(isEnglish ? ['招聘是英文的，自我介绍按英文写；中文的经历没有代译，请自己译成英文后补进去。'] : []),
  ...(!isEnglish && points.length > 0 && inChinese.length === 0
    ? ['简历的经历是英文的，没有直接放进中文句子；备一份中文简历后再生成，可以得到完整的自我介绍。']
    : []),
  ...(!isEnglish && best.some(isEnglishIn) ? ['简历中有英文的经历，照原句引用，请写成中文后再用。'] : []),
  '除【待补充：…】外，每一句都来自简历；只做选择和排序，没有添加内容。',
];

/** A reference answer without a text of the candidate's own. */
const withoutText = (
  text: string,
  note: string,
  placeholders: JdReference['placeholders'] = [],
): JdReference => ({
  summary: { text, atoms: [] },
  ...{ introduction: [], order: [], placeholders: placeholders.slice(0, 40) },
  notes: [note],
});

const wishFor = (company: string | undefined): string =>
  `我想加入${clipped((company ?? '').replace(/【[^】]*】/gu, ''), 60) || '贵单位'}，是因为${placeholderFor('这家单位吸引您的一点，以及与自己经历的联系')}。`;

/** The actions that fit a posting; a row that is left to the reader still tells which are of the same kind. */
function pointsOf(job: JobDescription, reading: ResumeReading, month: string): ProofPoint[] {
  const hits = listedHits(keywordHits(job, reading));
  const post = job.title?.text ?? '';
  return proofPoints(reading, hits, matchJob(job, reading, month), { post, isLead: isLeadingPost(post) });
}

/** An introduction for this posting in the words of the résumé, with placeholders for missing facts. */
export function jdReferenceOf(
  input: JdAnalysisInput,
  { job, matrix, refusal }: JdAnalysisResult,
): JdReference {
  if (refusal) return withoutText(refusal.text, '不建议投的岗位，不写自我介绍。');
  const { met, all } = shareOf(matrix);
  const isFar = all > 2 && met < all * FITTING;
  const placeholders = isFar ? [] : questionsOf(matrix);
  if (input.resume === null)
    return withoutText(
      placeholderFor('选择简历后再生成，内容只用简历中的事实'),
      '分析时没有选择简历，无法写出个人内容。',
      placeholders,
    );
  const { document } = input.resume;
  const reading = readResume(document);
  const post = job.title?.text ?? '';
  const points = pointsOf(job, reading, input.month);
  // An English line of a Chinese résumé is left to its author to translate; an English résumé has no Chinese sentences.
  const person = personOf(document, input.month);
  const inChinese = ofJobs(points, person.employment !== '').filter(
    (point) => isEnglishIn(point) || !hasNoChinese(point.statement.text),
  );
  const { fitting, held } = fittingPoints(strongestPoints(inChinese, MAX_SENTENCES), document, post);
  const best = byEntry(fitting, (point) => point, document).flat();
  const { name, introduction, introductionEvidence, currentPost } = person;
  const isLeftOut = currentPost !== '' && best.length > 0 && !best.some(({ isLatest }) => isLatest);
  const named = post === '' ? '贵单位的这个岗位' : `“${post}”`;
  const isEnglish = isEnglishPosting(input.text);
  const english = englishIntroduction(person, document, points, {
    ...{ post, company: job.company?.text ?? '', month: input.month },
  });
  const inOurWords = [
    {
      text: `您好，我是${name || placeholderFor('姓名')}，${introduction}，应聘${clipped(named, 60)}。`,
      atoms: [...introductionEvidence],
    },
    ...(isLeftOut ? [{ text: currentPost, atoms: introductionEvidence.slice(0, 1) }] : []),
    ...best.map((point, index) => ({
      text: clipped(sentenceFor(point, best[index - 1], nthOfEntry(best, index)), 1_200),
      atoms: [point.evidence, ...point.furtherEvidence],
    })),
    ...(held === null ? [] : [{ text: held.text, atoms: [...held.atoms] }]),
    ...(best.length === 0
      ? [{ text: placeholderFor('一段与岗位最相关的经历：场景、做法、结果'), atoms: [] }]
      : []),
    { text: wishFor(job.company?.text), atoms: [] },
  ];
  return {
    summary: isEnglish
      ? englishSummary(english)
      : summaryOf(introduction, introductionEvidence, best, held?.text.replace(/^我 |。$/gu, '')),
    introduction: isEnglish
      ? english
      : inOurWords.map((each) => ({ ...each, text: withChineseMarks(each.text) })),
    order: orderOf(points, matrix, reading),
    placeholders: placeholders.slice(0, 40),
    notes: notesOf({ isEnglish, points, inChinese, best, far: isFar ? { met, all } : null }),
  };
}

import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import type { Tailoring } from '@qicheng/analysis/tailoring';
import type { ResumeDocument } from '@qicheng/resume/document';
import { isLeadingPost } from '../../jd/match-lead.js';
import { isPostLine } from '../../jd/post-dates.js';
import { type ProofPoint, proofPoints } from '../../jd/proof-points.js';
import type { ProvingText, ResumeReading } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { wordsOfText } from '../resume-analysis/items.js';
import type { KeywordHit } from './score-fit.js';

/** Lists whose entries may be reordered; work and education keep their chronological order. */
const FREE_LISTS = [
  'projects',
  'campus',
  'practice',
  'research',
  'awards',
  'certificates',
  'skills',
] as const;
/** Lists whose statements may be reordered within an entry. */
const TAILORED_LISTS = ['internships', 'work', 'projects', 'campus', 'practice', 'research'] as const;
const NAMES: Readonly<Record<string, string>> = {
  projects: '项目经历',
  campus: '校园经历',
  practice: '社会实践',
  research: '科研经历',
  awards: '荣誉奖项',
  certificates: '证书',
  skills: '技能',
  internships: '实习经历',
  work: '工作经历',
};

type Entry = { id: string; visible?: boolean | undefined } & Record<string, unknown>;

/** The relevance of a text for the posting. */
const relevanceOf = (text: ProvingText, hits: readonly KeywordHit[]): number =>
  hits.reduce(
    (sum, { words, weight }) => sum + (words.some((word) => text.finder.find(word) >= 0) ? weight : 0),
    0,
  );

const titleOf = (entry: Entry): string =>
  ['name', 'company', 'organisation', 'topic', 'role']
    .map((field) => wordsOfText(entry[field], 'zh'))
    .find((words) => words !== '') ?? '未命名';

interface Scored {
  id: string;
  score: number;
}

// Equal entries keep the order of the author.
const sorted = (entries: readonly Scored[]): string[] =>
  [...entries].sort((a, b) => b.score - a.score).map(({ id }) => id);
const isMoved = (entries: readonly Scored[], ids: readonly string[]): boolean =>
  entries.some(({ id }, index) => ids[index] !== id);

const entriesOf = (document: ResumeDocument, list: string): Entry[] =>
  (document as unknown as Record<string, Entry[] | undefined>)[list] ?? [];

/** The relevance of all printed texts, by pointer. */
const scoresOf = ({ texts }: ResumeReading, hits: readonly KeywordHit[]) =>
  texts.map((text) => ({ pointer: text.pointer, score: relevanceOf(text, hits) }));

/** The value of statements by their best actions. */
const proofByPointer = (points: readonly ProofPoint[]): Map<string, number> =>
  new Map(
    points
      .toReversed()
      .flatMap(({ evidence, furtherEvidence, score }) =>
        [evidence, ...furtherEvidence].map(({ pointer }) => [pointer, score] as const),
      ),
  );

/** A first line that names the entry: 红外测温装置的设计. */
const isTitle = (line: string): boolean =>
  /^[^，,；;。：:\d]{2,36}的(?:研制|研究|设计|开发|分析|制作|调查|优化|应用)$/u.test(line.trim());

/** The lines of an entry: those that are not actions, such as a list of tools, last; its title and from when a post is held first. */
const scoredLines = (
  atoms: readonly Entry[],
  pointer: string,
  { texts }: ResumeReading,
  proof: ReadonlyMap<string, number>,
): Scored[] =>
  atoms.map(({ id }, place) => {
    const own = `${pointer}/${place}`;
    const line = texts.find((text) => text.pointer === own)?.text ?? '';
    const isHead = isPostLine(line) || (place === 0 && !proof.has(own) && isTitle(line));
    return { id, score: isHead ? Infinity : (proof.get(own) ?? -1) };
  });

const targetOf = ({ title }: Pick<JobDescription, 'title'>) => ({
  post: title?.text ?? '',
  isLead: isLeadingPost(title?.text ?? ''),
});

/** Whether a line matches the posting but cannot be rated, as one in another language, so that the order is kept. */
const hasUnrated = (
  atoms: readonly Entry[],
  pointer: string,
  matrix: readonly RequirementMatch[],
  proof: ReadonlyMap<string, number>,
): boolean =>
  atoms.some((_atom, place) => {
    const own = `${pointer}/${place}`;
    return !proof.has(own) && matrix.some((row) => row.atoms.some((atom) => atom.pointer === own));
  });

/** The order of the résumé's own entries for the posting. */
export function tailoringOf(
  job: Pick<JobDescription, 'title' | 'company'>,
  hits: readonly KeywordHit[],
  reading: ResumeReading,
  matrix: readonly RequirementMatch[] = [],
): Tailoring | null {
  const scores = scoresOf(reading, hits);
  const proof = proofByPointer(proofPoints(reading, hits, matrix, targetOf(job)));
  const within = (pointer: string) =>
    scores
      .filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`))
      .reduce((sum, { score }) => sum + score, 0);
  const orders: Tailoring['orders'] = [];
  const arrange = (pointer: string, label: string, entries: readonly Scored[]) => {
    const ids = sorted(entries);
    if (isMoved(entries, ids)) orders.push({ pointer, label: clipped(label, 80), ids });
  };
  for (const list of TAILORED_LISTS) {
    entriesOf(reading.document, list).forEach((entry, index) => {
      const pointer = `/${list}/${index}/highlights`;
      const atoms = (entry['highlights'] as Entry[] | undefined) ?? [];
      if (hasUnrated(atoms, pointer, matrix, proof)) return;
      arrange(
        pointer,
        `${NAMES[list] ?? list}“${titleOf(entry)}”的要点`,
        scoredLines(atoms, pointer, reading, proof),
      );
    });
  }
  for (const list of FREE_LISTS) {
    const entries = entriesOf(reading.document, list);
    const scored = entries.map(({ id }, index) => ({ id, score: within(`/${list}/${index}`) }));
    arrange(`/${list}`, `${NAMES[list] ?? list}的顺序`, scored);
  }
  if (orders.length === 0) return null;
  const target = [job.company?.text, job.title?.text].filter(Boolean).join(' ');
  return {
    target: clipped(target || '目标岗位', 60),
    orders: orders.slice(0, 100),
    // That an entry has nothing to do with a post cannot be told by its words.
    hidden: [],
  };
}

import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { valueAt } from '@qicheng/resume/pointer';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { evidenceOf, type Statement } from '../analyses/resume-analysis/statements.js';
import type { ResumeReading } from './read-resume.js';

/** A statement of a résumé that speaks for its person before this employer. */
export interface ProofPoint {
  readonly statement: Statement;
  readonly evidence: Evidence;
  /** Where it was done, `云栈信息技术有限公司`; empty for bare statements. */
  readonly place: string;
  /** As what, `后端开发实习生`. */
  readonly role: string;
  /** `internships`, `work`, `projects`…: decides how one speaks of it. */
  readonly section: string;
  /** Words of the posting that it answers to, as they stand in the statement. */
  readonly words: readonly string[];
  readonly requirementIds: readonly string[];
  readonly score: number;
}

interface Weighted {
  words: readonly string[];
  weight: number;
}

const QUANTIFIED = 4;
const WITH_RESULT = 1.5;
const DEED_SECTIONS = new Set([
  'internships',
  'work',
  'projects',
  'research',
  'campus',
  'practice',
  'papers',
]);
const PLACES = ['company', 'organisation', 'name', 'topic', 'base', 'school'] as const;
const ROLES = ['title', 'role', 'position'] as const;

function named(item: unknown, fields: readonly string[]): string {
  if (typeof item !== 'object' || item === null) return '';
  const record = item as Record<string, unknown>;
  return fields.map((field) => wordsOfText(record[field], 'zh')).find((words) => words !== '') ?? '';
}

/** The deeds of a résumé, those first that answer to most of the posting and say what came of it. */
export function proofPoints(
  reading: ResumeReading,
  keywords: readonly Weighted[],
  matrix: readonly RequirementMatch[] = [],
): ProofPoint[] {
  const points = reading.statements
    .filter(({ section, traits }) => DEED_SECTIONS.has(section) && traits.length >= 6)
    .map((statement, index) => {
      const text = reading.texts.find(({ pointer }) => pointer === statement.pointer);
      const hits = keywords.flatMap(({ words, weight }) => {
        const found = words.find((word) => text !== undefined && text.finder.find(word) >= 0);
        return found === undefined ? [] : [{ found, weight }];
      });
      const rows = matrix.filter(({ atoms }) => atoms.some(({ pointer }) => pointer === statement.pointer));
      const { isQuantified, hasResult } = statement.traits;
      const proof = isQuantified ? QUANTIFIED : hasResult ? WITH_RESULT : 0;
      const relevance = hits.reduce((sum, { weight }) => sum + weight, 0) + rows.length;
      const item = valueAt(reading.document, statement.itemPointer);
      return {
        index,
        point: {
          statement,
          evidence: evidenceOf(statement),
          place: named(item, PLACES),
          role: named(item, ROLES),
          section: statement.section,
          words: [...new Set(hits.map(({ found }) => found))],
          requirementIds: rows.map(({ requirementId }) => requirementId),
          score: relevance * (1 + proof / 8) + proof,
        },
      };
    });
  return points.sort((a, b) => b.point.score - a.point.score || a.index - b.index).map(({ point }) => point);
}

/** The best points, at most two of one entry, so that a letter is not about one project alone. */
export function bestPoints(points: readonly ProofPoint[], count: number): ProofPoint[] {
  const taken = new Map<string, number>();
  return points
    .filter(({ statement: { itemPointer } }) => {
      const known = taken.get(itemPointer) ?? 0;
      taken.set(itemPointer, known + 1);
      return known < 2;
    })
    .slice(0, count);
}

const ENDS = /[。；;.!！，,、\s]+$/u;
/** A statement as a part of a sentence: no mark at its end. */
export const bareStatement = ({ statement }: ProofPoint): string => statement.text.replace(ENDS, '').trim();

const SAME_ENTRY: Readonly<Record<string, string>> = {
  internships: '在同一段实习中',
  work: '在同一岗位上',
  projects: '在同一项目中',
  research: '在同一课题中',
};

/** A deed told with its place: every word is the résumé's. A second deed of one entry does not name it again. */
export function told(point: ProofPoint, before?: ProofPoint): string {
  const { place, role, section, statement } = point;
  const deed = bareStatement(point);
  if (before?.statement.itemPointer === statement.itemPointer)
    return `${SAME_ENTRY[section] ?? '在此期间'}，${deed}。`;
  if (place === '') return `${deed}。`;
  if (section === 'projects' || section === 'research')
    return `在“${place}”${section === 'projects' ? '项目' : '课题'}中${role ? `担任${role}，` : '，'}${deed}。`;
  return `在${place}${role ? `担任${role}期间` : '期间'}，${deed}。`;
}

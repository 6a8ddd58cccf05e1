import type { LetterInput } from '@qicheng/analysis/cover-letter';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { occupationOf } from '../resume-analysis/rules/relevance.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { clipped } from '../../text/clipped.js';
import { matchJob } from '../../jd/match.js';
import { parseJobDescription } from '../../jd/parse.js';
import { type Person, personOf } from '../../jd/person.js';
import { type ProofPoint, proofPoints } from '../../jd/proof-points.js';
import { readResume, type ResumeReading } from '../../jd/read-resume.js';

export interface Keyword {
  word: string;
  words: readonly string[];
  weight: number;
}

/** What a letter is held against: the employer, the posting, the person. */
export interface LetterGround {
  readonly company: string;
  readonly position: string;
  readonly addressee: string;
  readonly job: JobDescription | null;
  readonly matrix: readonly RequirementMatch[];
  /** Of the posting; without one, of the occupation that the position belongs to. */
  readonly keywords: readonly Keyword[];
  readonly reading: ResumeReading | null;
  readonly person: Person | null;
  readonly points: readonly ProofPoint[];
}

const SHORTEST_POSTING = 20;
const EVEN_WEIGHT = 5;

function keywordsOf(job: JobDescription | null, position: string): Keyword[] {
  if (job && job.keywords.length > 0) return job.keywords;
  const occupation = position === '' ? null : occupationOf(position);
  return (occupation?.keywords ?? []).map((words) => ({ word: words[0] ?? '', words, weight: EVEN_WEIGHT }));
}

/** Reads what a letter is held against. What is named goes before what the posting says. */
export function groundOf({ company, position, addressee, jd, resume, today }: LetterInput): LetterGround {
  const job = jd.length >= SHORTEST_POSTING ? parseJobDescription(jd) : null;
  const reading = resume && readResume(resume.document);
  const wish = wordsOfText(resume?.document.intention.positions?.[0]?.name, 'zh');
  const named = clipped(position || (job?.title?.text ?? '') || wish, 60);
  const matrix = job ? matchJob(job, reading, today) : [];
  const keywords = keywordsOf(job, named);
  return {
    company: clipped(company || (job?.company?.text ?? ''), 80),
    position: named,
    addressee,
    ...{ job, matrix, keywords, reading },
    person: resume && personOf(resume.document),
    points: reading ? proofPoints(reading, keywords, matrix) : [],
  };
}

/** The part of a company's name by which people call it: 云栈信息技术有限公司 is 云栈. */
export function callNameOf(company: string): string {
  const bare = company
    .replace(/[（(][^）)]*[)）]/gu, '')
    .replace(/(?:股份|有限|责任|集团|控股|公司|分公司|总公司)+$/gu, '')
    .replace(/^(?:中国|北京|上海|广州|深圳|杭州|武汉|南京|成都|苏州|西安)(?=[\u4e00-\u9fa5]{2,})/u, '');
  const short = bare.replace(
    /(?:信息技术|网络科技|信息科技|科技|技术|网络|信息|食品|电子|软件|文化传媒|传媒|教育|实业|贸易|自动化设备|自动化|精密机械|云计算|设计)+$/u,
    '',
  );
  return short.length >= 2 ? short : bare;
}

/** Whether a text names the company in full or as people call it. */
export const namesCompany = (text: string, company: string): boolean =>
  company !== '' && (text.includes(company) || text.includes(callNameOf(company)));

import type { InterviewInput } from '@qicheng/analysis/interview';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { matchJob } from '../../jd/match.js';
import { readResume } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { quoted, readTexts } from '../resume-analysis/statements.js';
import { type Draft, filledWith } from './ask-places.js';
import { draftOf } from './ask-round.js';
import { bankEntry } from './bank.js';

/** Requirements that documents prove, and that are asked about if the résumé does not show them. */
const ON_PAPER = new Set(['degree', 'experience', 'certificate']);
const NAMES_PAPER = /证书|资格证|执业|上岗证|CATTI|CPA/iu;
/** A mere preference: 硕士优先. */
const PREFERRED = /(?:优先(?:考虑|录用)?|加分|更佳|更好|为佳)[。；;]?$/u;
/** The order of questions: first what can be neither learnt on the job nor changed. */
const ORDER = ['certificate', 'skill', 'experience', 'degree'];
const MAX_TOPIC_LENGTH = 40;
const PREFERRED_IN_BRACKETS = /[（(][^）)]*(?:优先|加分|更佳)[^）)]*[）)]/gu;

/** Words common to all names of certificates. */
const OF_ANY_PAPER = /取得|持有?|具有?|资格证?书?|证书?|执业|从业|国家|岗位|培训|以上|及/gu;
const MIN_SIMILARITY = 0.5;

/** Whether the résumé lists a certificate with a similar name. */
function holdsSimilar(required: string, { resume: { document } }: InterviewInput): boolean {
  const words = topicOf(required.replace(OF_ANY_PAPER, ' '));
  const certificates = readTexts(document).texts.filter(({ section }) =>
    /^(?:certificates|skills)$/u.test(section),
  );
  return (
    words.size > 0 && certificates.some(({ text }) => sharedWith(words, text) / words.size >= MIN_SIMILARITY)
  );
}

const OF_PREFERENCE = {
  why: '招聘把它列为优先条件，看是不是如实说、有没有打算',
  next: ['没有这一条，你做过的哪件事最能说明你适合这个岗位？'],
};

/** The condition of the posting that the résumé does not meet or show. */
function missingCondition(input: InterviewInput, posting: JobDescription | null): Draft | null {
  const { resume, month } = input;
  if (posting === null || month === undefined) return null;
  const rows = matchJob(posting, readResume(resume.document), month)
    .filter(
      ({ kind, text, state, level }) =>
        level !== 'duty' &&
        (state === '缺口' || state === '未体现') &&
        (ON_PAPER.has(kind) || (kind === 'skill' && NAMES_PAPER.test(text))) &&
        (level === 'must' || !PREFERRED.test(text)) &&
        [...text].length <= MAX_TOPIC_LENGTH &&
        (kind === 'degree' || kind === 'experience' || !holdsSimilar(text, input)),
    )
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const [first] = rows;
  if (first === undefined) return null;
  const entry = { ...bankEntry('ex-missing'), ...(first.level === 'plus' && OF_PREFERENCE) };
  const text = filledWith(entry.text, {
    topic: quoted(first.text.replace(PREFERRED_IN_BRACKETS, ''), MAX_TOPIC_LENGTH),
  });
  const requirement = { id: first.requirementId, text: clipped(first.text, 200), source: 'jd' as const };
  return { ...draftOf(entry, requirement), text };
}

/** Terms of postings and the preferences that conflict with them. */
const AGAINST: readonly (readonly [term: RegExp, wish: RegExp])[] = [
  [
    /出差|外派|驻场|驻外|驻点|异地|外地/u,
    /离家(?:要)?近|不(?:能|想|接受|考虑|愿意?|便)?(?:长期|频繁|经常)?(?:出差|外派|驻外)|照顾(?:孩子|老人|家|父母)|(?:只|仅)(?:考虑|找)本地/u,
  ],
  [
    /[倒轮]班|夜班|三班|两班|24小时/u,
    /不(?:能|想|接受|愿意?)?(?:上|值)?(?:夜班|[倒轮]班)|(?:只|常|长)白班|照顾(?:孩子|老人|家|父母)/u,
  ],
  [/加班|大小周|单休|排休|周末(?:轮休|上班)/u, /不(?:能|想|接受|愿意?)?加班|要?双休|朝九晚五|周末要/u],
];
const NOT_REQUIRED = /不(?:用|需要?|必|要求)|无(?:需|须)?|偶尔|少量|不[倒加夜]/u;
const MAX_TERM_LENGTH = 24;

const clausesOf = (text: string): string[] =>
  text
    .split(/[，,；;。、\n（(]/u)
    .map((clause) => clause.replace(/^[\s\d.、)）\-•·]+|[）)\s]+$/gu, ''))
    .filter((clause) => clause !== '' && [...clause].length <= MAX_TERM_LENGTH);

/** A term of the posting that conflicts with a stated preference; texts of jobs are not preferences. */
function termAgainstPreference({ jd = '', resume }: InterviewInput): Draft | null {
  const preferences = readTexts(resume.document).texts.filter(
    ({ section }) => !/^(?:work|internships|projects|education|awards|research)$/u.test(section),
  );
  for (const [term, preference] of AGAINST) {
    const topic = clausesOf(jd).find((clause) => term.test(clause) && !NOT_REQUIRED.test(clause));
    const stated = preferences.find(({ text }) => preference.test(text));
    if (topic === undefined || stated === undefined) continue;
    const statedClause = clausesOf(stated.text).find((clause) => preference.test(clause)) ?? stated.text;
    const entry = bankEntry('ex-terms');
    const values = { topic: quoted(topic, MAX_TERM_LENGTH), quote: quoted(statedClause, MAX_TERM_LENGTH) };
    return {
      ...{ entry, bankId: entry.id, type: entry.type, depth: entry.depth, timeSec: entry.timeSec },
      text: filledWith(entry.text, values),
      anchor: { pointer: stated.pointer, quote: quoted(stated.text, 240) },
      whyAsked: entry.why,
      scoringPoints: [...entry.points],
    };
  }
  return null;
}

const MAX_QUESTIONS = { hr: 2, business: 1, manager: 1, group: 0, structured: 0 } as const;

/**
 * Questions about the conditions of a posting: one that the résumé does not show, and one that conflicts with a preference.
 */
export function draftsOnTerms(input: InterviewInput, posting: JobDescription | null): Draft[] {
  const most = input.set === 1 ? MAX_QUESTIONS[input.round] : 0;
  if (most === 0) return [];
  return [termAgainstPreference(input), missingCondition(input, posting)]
    .filter((draft) => draft !== null)
    .slice(0, most);
}

import type { InterviewInput, InterviewRequirement } from '@qicheng/analysis/interview';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { stageOf } from '@qicheng/analysis/resume-analysis';
import { regex } from '@qicheng/resume/regex';
import type { LexiconOccupation } from '../../data/occupation-lexicon.js';
import { matchPhrase } from '../../jd/match-phrase.js';
import { readResume, type ResumeReading } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { relevance } from '../resume-analysis/rules/relevance.js';
import { readTexts } from '../resume-analysis/statements.js';
import { spokenTopic } from './spoken-topic.js';

/** A requirement with the words that match it. */
export interface TargetTopic {
  requirement: InterviewRequirement;
  words: readonly string[];
  /** The requirement in spoken words. */
  topic: string;
  isDuty: boolean;
  /** Whether the résumé shows it; otherwise the question is how to start with it. */
  isShown: boolean;
}

/** The target of the interview. */
export interface InterviewTarget {
  position: string;
  occupation: LexiconOccupation | null;
  isInferred: boolean;
}

/** The position that the candidate wants or has, from the résumé. */
function ownIntention({ document, language }: InterviewInput['resume']): string {
  const { intention, basics, work, internships } = document;
  return (
    [intention.positions?.[0]?.name, basics.headline, work[0]?.title, internships[0]?.title]
      .map((words) => wordsOfText(words, language))
      .find((words) => words !== '') ?? ''
  );
}

/** Whether the candidate has worked, so that no course work is asked about. */
export const isExperienced = (document: InterviewInput['resume']['document']): boolean =>
  stageOf(document) === '社招' || document.work.length > 0;

/** The requested position, otherwise that of the posting or the résumé, otherwise an inferred one. */
export function targetOf(
  { position = '', resume }: InterviewInput,
  posting: JobDescription | null,
): InterviewTarget {
  const posted = position === '' ? (posting?.title?.text ?? '') : '';
  const isInferred = position === '' && posted === '';
  const named = clipped(position || posted || ownIntention(resume), 60);
  if (named !== '') return { position: named, occupation: occupationOf(named), isInferred };
  const spoken = relevance('', readTexts(resume.document).texts, resume.language).occupation;
  return { position: spoken?.name ?? '', occupation: spoken, isInferred };
}

// Degrees, years and cities are checked before the interview; questions are about skills and duties.
const QUESTION_KINDS = new Set(['skill']);

const SHOWN = 0.4;
/** Standard conditions of public employers, which are no topic for a question. */
const FORMAL = regex('u')`
  遵守[^，。；]{0,8}(?:宪法|法律|法规|纪律)|遵纪守法|拥护[^，。；]{0,6}(?:领导|制度|路线)
  |(?:政治|思想)(?:素质|立场|品德|觉悟)|热爱祖国|师德|品行(?:端正|良好)|无[^，。；]{0,6}(?:违法|犯罪|处分|不良)
  |转注|(?:注册|证书|档案|户口|社保)[^，。；]{0,6}(?:转[入到]|迁入|调入)|身(?:体|心)健康|学术(?:诚信|不端)|具有[^，。；]{0,6}国籍|回避
`;

const DONE_BEFORE = /(?:做|从事|参与|带|干|主导|经历)过/u;

/** The common words, and their share, by which the statements of an entry tell the work of a line. */
const MIN_SHARED = 3;
const MIN_SHARED_SHARE = 0.3;
function isInResume(line: string, { statements }: ResumeReading): boolean {
  const topic = topicOf(line);
  const shared = Math.max(
    0,
    ...statements.map(({ text, entry = [] }) =>
      sharedWith(topic, [text, ...entry.map((each) => each.text)].join('\n')),
    ),
  );
  return shared >= MIN_SHARED && shared / topic.size >= MIN_SHARED_SHARE;
}

const topicsOfPosting = ({ must, plus, duties }: JobDescription, reading: ResumeReading): TargetTopic[] => {
  const isShown = (text: string, isAnyOf: boolean): boolean =>
    matchPhrase(text, isAnyOf, reading.texts).value >= SHOWN;
  // A preference that the résumé does not show is not a topic.
  const skills = [...must, ...plus.filter(({ text, isAnyOf }) => isShown(text, isAnyOf))].filter(({ kind }) =>
    QUESTION_KINDS.has(kind),
  );
  const lines = [
    ...duties.map((duty) => ({ ...duty, isDuty: true, isAnyOf: false })),
    // What was done before is told in questions about the résumé; it has no level.
    ...skills.filter(({ text }) => !DONE_BEFORE.test(text)).map((skill) => ({ ...skill, isDuty: false })),
  ];
  return lines
    .filter(({ text }) => !FORMAL.test(text))
    .flatMap(({ id, text, terms, isDuty, isAnyOf }) => {
      const topic = spokenTopic(text);
      if (topic === null) return [];
      const requirement = { id, text: clipped(text, 200), source: 'jd' as const };
      return [
        {
          requirement,
          words: terms.flat(),
          topic,
          isDuty,
          isShown: isShown(text, isAnyOf) || (isDuty && isInResume(text, reading)),
        },
      ];
    });
};

/** The requirements of the posting; without a posting, those of the occupation. */
export function topicsOfTarget(
  { resume }: InterviewInput,
  { occupation }: InterviewTarget,
  posting: JobDescription | null,
): TargetTopic[] {
  const posted = posting === null ? [] : topicsOfPosting(posting, readResume(resume.document));
  if (posted.length > 0 || occupation === null) return posted;
  return occupation.keywords.map((words, index) => ({
    requirement: {
      id: `occupation:${occupation.code}:${index + 1}`,
      text: `${occupation.name}常见要求：${words.slice(0, 3).join(' / ')}`,
      source: 'occupation',
    },
    ...{ words, topic: words[0] ?? '', isDuty: false, isShown: true },
  }));
}

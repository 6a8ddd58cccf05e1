import type { Inconsistency, InterviewReportResult } from '@qicheng/analysis/interview-report';
import type { Judged } from './judge-answer.js';
import { isOnlyInEnglish } from './next-drills.js';
import { offRecordIssue } from './off-record.js';
import { isUnjudged } from './professional.js';

interface Readiness {
  blanks: number;
  /** The number of off-topic answers. */
  offTopic: number;
  inconsistencies: readonly Inconsistency[];
  judged: readonly Judged[];
}

/** An answer below this score has to be prepared again. */
const FAILED = 40;
/** From this share of failed answers on, they are more than a single weakness. */
const MANY_FAILED = 0.25;

/** Nobody is nearly ready with more answers whose stance or sentence has to be changed, or that say nothing. */
const MAX_UNSOUND = 1;

const numbersOf = (judged: readonly Judged[]): string =>
  judged.map(({ answered }) => answered.order + 1).join('、');

const isOffRecord = ({ answered }: Judged): boolean => offRecordIssue(answered.text) !== null;

/** What is said about answers whose correctness was not judged. */
const comparisonOf = (unjudged: readonly Judged[]): string =>
  unjudged.length === 0 ? '' : `第 ${numbersOf(unjudged)} 题的内容专业上对不对没有判断，请对照参考回答。`;

/** The answers that have to be changed, by what is wrong with them. */
function groupsOf(judged: readonly Judged[]) {
  const unanswered = judged.filter(({ kind }) => kind === 'offTopic');
  const english = unanswered.filter(isOnlyInEnglish);
  const repeated = unanswered.filter(({ answered }) => answered.repeats !== null);
  const doubted = judged.filter(({ doubt, stanceIssue }) => doubt !== null && stanceIssue === null);
  return {
    harmful: judged.filter(({ kind }) => kind === 'harmful'),
    claimed: judged.filter(({ kind, claims }) => kind !== 'harmful' && claims.length > 0),
    offRecord: judged.filter((each) => each.kind !== 'harmful' && isOffRecord(each)),
    poor: judged.filter(
      (each) =>
        each.stanceIssue !== null &&
        each.kind !== 'offTopic' &&
        each.ground !== 'hollow' &&
        !isOffRecord(each),
    ),
    hollow: judged.filter(({ ground }) => ground === 'hollow'),
    ...{ doubted, english, repeated },
    strayed: unanswered.filter((each) => ![english, repeated, doubted].flat().includes(each)),
  };
}
type Group = keyof ReturnType<typeof groupsOf>;

/** What is said of the answers of each group. */
const WORDS: Readonly<Record<Group, string>> = {
  harmful: '题的内容不能这样说',
  claimed: '题有简历里没有或对不上的说法',
  offRecord: '题的做法要先说清是否经过批准',
  poor: '题的说法对自己不利',
  hollow: '题没有自己的内容',
  doubted: '题有一句要说清',
  english: '题没有用中文回答',
  repeated: '题重复了前面的回答',
  strayed: '题没有读到所问的内容',
};
/** The groups after which blank answers are mentioned. */
const BEFORE_BLANKS = 6;

const failedOf = (judged: readonly Judged[]): Judged[] => judged.filter(({ score }) => score < FAILED);

/** The tier of preparation by fixed limits, restricted by the worst answers; it is not a prediction of a decision. */
export function readinessOf(
  score: number,
  { blanks, offTopic, inconsistencies, judged }: Readiness,
): NonNullable<InterviewReportResult['readiness']> {
  const groups = groupsOf(judged);
  const { harmful, claimed, offRecord, poor, hollow, doubted } = groups;
  const said = (Object.keys(WORDS) as Group[]).map((group) =>
    groups[group].length > 0 ? `第 ${numbersOf(groups[group])} ${WORDS[group]}` : '',
  );
  const open = [
    ...said.slice(0, BEFORE_BLANKS),
    blanks > 0 ? `${blanks} 道题没有作答` : '',
    ...said.slice(BEFORE_BLANKS),
    inconsistencies.length > 0 ? `${inconsistencies.length} 处与简历不一致` : '',
  ]
    .filter((words) => words !== '')
    .join('，');
  const failed = failedOf(judged);
  const compare = comparisonOf(judged.filter(isUnjudged));
  const why = (words: string) => `总分 ${score}${open === '' ? '' : `，${open}`}。${compare}${words}`;
  const isSettled = harmful.length + claimed.length + offRecord.length === 0;
  const isEven = failed.length < MANY_FAILED * judged.length;
  const unsound = poor.length + hollow.length;
  const isGood =
    score >= 65 && blanks + offTopic === 0 && isSettled && isEven && unsound + doubted.length <= MAX_UNSOUND;
  // Nobody is called ready for answers whose correctness was not judged.
  if (isGood && compare !== '')
    return { tier: '表达清楚', why: why(open === '' ? '' : '其余先改好这几处。') };
  if (score >= 80 && open === '' && failed.length === 0)
    return { tier: '准备充分', why: why('把各题的数字和日期同简历核对一遍，再练时间。') };
  if (isGood)
    return {
      tier: '接近就绪',
      why: why(
        inconsistencies.length + unsound > 0
          ? '先改好这几处，再把弱项各练一遍。'
          : '把下面的弱项各练一遍即可。',
      ),
    };
  return score >= MIN_SCORE_OF_PRACTICE
    ? {
        tier: '建议再练',
        why: why(firstStep(isSettled, new Set(Object.values(groups).flat()).size, isEven ? [] : failed)),
      }
    : { tier: '需要重新准备', why: why('建议先按参考回答写出每题提纲，再开始下一轮。') };
}

const MIN_SCORE_OF_PRACTICE = 45;

/** What to do first: answers that cannot stand are replaced, then failed ones are prepared again. */
function firstStep(isSettled: boolean, wanting: number, failed: readonly Judged[]): string {
  if (!isSettled) return `先把这${wanting > 1 ? '几' : '一'}题换成站得住的回答，再练一轮。`;
  return failed.length === 0
    ? '先补齐经历的细节和结果，再练一轮。'
    : `第 ${numbersOf(failed)} 题先重新准备，再练一轮。`;
}

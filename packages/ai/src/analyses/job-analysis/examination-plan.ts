import type { JobPlanPhase, JobReference } from '@qicheng/analysis/job-analysis-result';
import { CARES, TEACHES } from '../interview/bank.js';
import { type Draft, phaseOf } from './plan-phase.js';

/** The hours of each of three phases. */
type Hours = readonly [first: number, second: number, third: number];

/** The part of an examination at which candidates show their work. */
const practiceOf = (trade: string): Draft | null =>
  TEACHES.test(trade)
    ? {
        ...{ key: 'trial', weight: 3 },
        text: '练试讲和说课：按现行教材每周备两课，在公告规定的时间里讲完，请同行听一次',
        output: '教案、试讲录像与同行的意见',
      }
    : CARES.test(trade)
      ? {
          ...{ key: 'trial', weight: 3 },
          text: '公告写明技能操作的，按评分标准每周练两项，计时并对照扣分点',
          output: '每项的用时与扣分点记录',
        }
      : null;

const interviewTask = (weight: number): Draft => ({
  ...{ key: 'interview', weight },
  text: '每周练两次面试（多为结构化），按公告的题数和时间作答并录音',
  output: '录音与改进清单',
});

/** The tasks before the papers: the conditions of the announcement, the subjects, the licences and the documents. */
const preparing = (position: string, licences: readonly Draft[], first: Draft | null): Draft[] => [
  ...(first === null ? [] : [first]),
  {
    ...{ key: 'conditions', weight: 1 },
    text: `找“${position}”最近一次的公告，逐条核对学历、专业、年龄、证书等条件，记下报名到体检的日期`,
    output: '一张条件核对表与一张日程表',
  },
  {
    ...{ key: 'syllabus', weight: 4 },
    text: '看公告考什么：有笔试的，先做一套同类真题，从失分最多的一科排复习计划；没有笔试的，时间用在面试等环节',
    output: '每周复习表与第一套题的得分',
  },
  ...licences,
  {
    ...{ key: 'documents', weight: 1 },
    text: '备齐报名材料：学历学位证、资格证书、证件照；在职的先问清原单位要不要出同意报考证明',
    output: '一套齐全、与报名表一致的材料',
  },
];

/** The plan for a post that is filled by examination: registration, papers, interview; nothing is sent to employers. */
export function examinationPhases(
  position: string,
  trade: string,
  hours: Hours,
  { licences, first }: { licences: readonly Draft[]; first: Draft | null },
): JobPlanPhase[] {
  const practice = practiceOf(trade);
  const practices = practice === null ? [] : [practice];
  return [
    phaseOf(
      '1–30',
      '核对报考条件，备齐材料，按考试科目开始复习',
      hours[0],
      preparing(position, licences, first),
    ),
    phaseOf('31–60', '做题改错，开始练面试', hours[1], [
      {
        ...{ key: 'papers', weight: 5 },
        text: '有笔试的，每周限时做一套题，错题写下原因，一周后再做一次',
        output: '每套题的得分与错题本',
      },
      ...practices,
      interviewTask(2),
    ]),
    phaseOf('61–90', '练熟面试，走完资格审查、面试和体检', hours[2], [
      interviewTask(4),
      ...practices,
      {
        ...{ key: 'next', weight: 1 },
        text: '留意条件相符的其他公告，日期不冲突的也报名',
        output: '一张备选公告与日期表',
      },
    ]),
  ];
}

/** The questions after each month of such a plan. */
export const EXAMINATION_REVIEWS: JobReference['reviews'] = [
  {
    day: 30,
    questions: [
      '公告的条件都核对了吗，有没有要打电话问清的？',
      '哪一科失分最多，复习时间够不够？',
      '下一阶段减掉什么？',
    ],
  },
  {
    day: 60,
    questions: ['最近三次练习的得分有没有提高？', '哪一类题还在错？', '面试练了几次，别人指出了什么？'],
  },
  {
    day: 90,
    questions: [
      '报名、资格审查、笔试、面试走到了哪一步？',
      '没有通过的一步，原因是什么？',
      '继续备考，还是同时看不用考试的岗位？',
    ],
  },
];

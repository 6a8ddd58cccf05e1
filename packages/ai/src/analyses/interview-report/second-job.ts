import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { regex } from '@qicheng/resume/regex';
import type { Conduct } from './conduct.js';

const EMPLOYER =
  '(?:老板|公司|单位|领导|东家|那边|这边|厂里|学校|幼儿园|医院|科里|店里|行里|所里|院里|人事|[园校院店厂]长|主管|经理|主任)';
/** Two jobs at one time. */
const TWO_JOBS = regex('u')`
  两(?:边|头|家|处)[^，。；]{0,8}(?:干|做|上班|跑|拿|领|挣)|(?:同时|一起)[^，。；]{0,6}(?:干|做|上班?|打)了?[^，。；]{0,4}两
  |白天[^。；]{0,20}(?:晚上|夜里)[^。；]{0,12}(?:做|干|上班|跑|接|去)|接私活|做兼职|兼着|(?:外面|另一家|另外一家|别的[^，。；]{1,4})[^，。；]{0,6}(?:上班|代课|坐诊|兼|开店|接单)
`;
/** The employer is kept from knowing it. */
const UNAWARE = new RegExp(
  `${EMPLOYER}[^，。；]{0,6}(?:都|也|还|一直|到现在|至今)*(?:不知道|不知情|不晓得|没(?:有)?(?:发现|察觉|看出)|蒙在鼓里)|(?:瞒着|瞒住|背着|没(?:有)?(?:敢)?(?:跟|和|向|告诉|让)|不敢(?:跟|和|让|告诉))[^，。；]{0,6}${EMPLOYER}|都不知道(?:对方|另一)`,
  'u',
);
const RIGHTLY =
  /不(?:会|能|可以|应该|允许)|没有(?:同时|兼职)|拒绝|同意|批准|报备|备案|写错|主动(?:说明|告诉|报告)|前员工|有人|同事/u;

/** A second job of which the employer does not know. */
export const SECOND_JOB: Conduct = {
  all: [TWO_JOBS, UNAWARE],
  unless: RIGHTLY,
  words:
    '回答里承认同时做两份工作、又没有让原单位知道，面试官会认为您不守规矩，背景调查时社保和日期也对不上，不能这样说。先把实情理清：劳动合同在哪一家、哪一天办完离职、那段时间算交接还是兼职，日期按离职证明写；该向原单位说明的先说明。',
};

const ASKS_OVERLAP = 'ex-overlap';
const TWO_WAGES =
  /两[边头家处份](?:的)?(?:都|全)?[^，。；]{0,4}(?:拿|领|发|有)了?[^，。；]{0,4}(?:工资|薪水?|钱)|[拿领]了?两份(?:的)?(?:工资|薪)/u;
const AGREED = /兼职|劳务|按[天次件时]|顾问|同意|批准|借调|派[驻出去到]|没(?:有)?拿/u;
const TWO_WAGES_WORDS =
  '同时领两份工资，面试官会追问哪一家是全职、社保在哪一家，也会担心您对这里也这样。改说：劳动合同在哪一家、哪一天办完离职、另一边只是交接还是兼职、原单位是否同意；与事实不同的日期先在简历里改正。';

/** What is wrong with an answer on overlapping jobs that tells of two wages; null if nothing is. */
export const twoWagesIssue = ({ bankId }: Pick<InterviewQuestion, 'bankId'>, text: string): string | null =>
  bankId === ASKS_OVERLAP && TWO_WAGES.test(text) && !AGREED.test(text) ? TWO_WAGES_WORDS : null;

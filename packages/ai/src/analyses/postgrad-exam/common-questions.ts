import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { Topic } from '../../custom/answer-question.js';
import { requiresWork, isManagementExam } from './degrees.js';

type TopicText = Topic<{ input: PostgradInput }>;

const isSelfTaught = (question: string): boolean =>
  /自考|自学考试|成人|成教|函授|网络教育|网教/u.test(question);

/** Questions that the national rules of admission answer for all targets. */
export const commonQuestions: readonly TopicText[] = [
  {
    name: '学历与同等学力',
    words: /同等学力|自考|自学考试|成人(?:本科|高考|教育)|成教|函授|网教|专升本|大专|专科|加试/u,
    paragraphs: ({ input: { question = '', undergraduate } }) => [
      ...(isSelfTaught(question)
        ? [
            '自考、成人和网络教育的本科，拿到国家承认的毕业证后按本科毕业报考，不算同等学力；还没有毕业证的，要在入学前取得，能不能先报名看报考点和招生章程。',
          ]
        : []),
      ...(undergraduate.tier === '专科或同等学力' ||
      /大专|专科|加试/u.test(question) ||
      (/同等学力/u.test(question) && !isSelfTaught(question))
        ? [
            '大专（高职高专）毕业满 2 年的（算到入学时），可以按同等学力报考，院校还可以另提要求，先看招生章程。',
            '按同等学力报考的，复试一般要加试至少两门本科主干课程；报考法律（非法学）、工商管理、公共管理、工程管理、旅游管理的可以不加试，以招生章程为准。',
          ]
        : []),
      ...(/专升本/u.test(question) ? ['专升本拿到本科毕业证的，按本科毕业报考。'] : []),
    ],
  },
  {
    name: '管理类联考',
    words: /管综|管理类|MBA|MPA|MPAcc|会计专硕|审计专硕|提前面试/iu,
    paragraphs: ({ input }) =>
      isManagementExam(input)
        ? [
            '初试只考管理类综合（200 分）和英语二（100 分），政治由院校放在复试里考。',
            ...(input.targets.some(requiresWork)
              ? [
                  '工商管理、公共管理等要求本科毕业后有 3 年以上、大专毕业后有 5 年以上工作经验；会计、审计没有这一条。',
                ]
              : []),
          ]
        : [],
  },
  {
    name: '非全日制',
    words: /非全|在职读|在职研/u,
    paragraphs: () => [
      '国家规定非全日制与全日制研究生的学历学位证书有同等效力，证书上会写明学习方式；单位另有要求的，以它的招聘公告为准。',
    ],
  },
  {
    name: '落户',
    words: /落户|户口/u,
    paragraphs: () => [
      '落户由各城市自己规定：按学历引进人才的，多数认国家承认的学历学位；按应届毕业生落户的，一般不含在职读的非全日制。以当地人社部门的现行规定为准。',
    ],
  },
  {
    name: '应届身份',
    words: /应届|往届|择业期/u,
    paragraphs: () => [
      '考研报名不分应届和往届，已经毕业的同样可以报考。',
      '读完研究生，毕业当年按应届毕业生求职；本科毕业后在择业期里能不能按应届对待，各地、各单位不同，以招聘公告的定义为准。',
    ],
  },
  {
    name: '推免',
    words: /推免|保研/u,
    paragraphs: () => [
      '留给统考的名额 = 拟招生人数 − 推免人数。到该校研究生院网站查当年招生目录（拟招生人数）和推免录取公示（推免人数）；本站没有收录的，不替您估计。',
    ],
  },
  {
    name: '没有考上',
    words: /二战|再考一[年次]|考不上|没考上|没有考上|没过线|落榜/u,
    paragraphs: ({ input: { stage } }) => [
      '先等初试成绩和国家线：过了国家线而没有进第一志愿复试的，可以调剂；没有过国家线的，不能调剂。',
      stage === '调剂'
        ? '没有过国家线的，这一年只能就业或再考；再考前先看差在哪一科，差得多的换院校比多学一年有用。'
        : '再考一年之前先看成绩差在哪里：只差一科、差几分的，再考有意义；各科都差的，先考虑换院校或就业。',
    ],
  },
  {
    name: '报名与志愿',
    words: /报名|改志愿|换(?:学校|院校|专业)|志愿/u,
    paragraphs: () => [
      '统考报名通常在 10 月，每人只能报一个志愿，报名结束后院校和专业不能再改；要换只能等初试之后的调剂，或者下一年重新报名。',
    ],
  },
];

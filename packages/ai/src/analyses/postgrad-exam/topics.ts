import type { PostgradInput } from '@qicheng/analysis/postgrad-exam';
import type { PostgradResult } from '@qicheng/analysis/postgrad-exam-result';
import { sharedSubjects } from '@qicheng/analysis/study-plan';
import type { Topic } from '../../custom/answer-question.js';
import { isManagementExam, spanOf, requiresWork } from './degrees.js';
import { planTimeOf } from './plan-time.js';
import { mathematicsOf, neededHours } from './strength.js';

type TopicText = Topic<{ input: PostgradInput }>;

const isSelfTaught = (question: string): boolean =>
  /自考|自学考试|成人|成教|函授|网络教育|网教/u.test(question);

/** Questions that the national rules of admission answer for all targets. */
const commonQuestions: readonly TopicText[] = [
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

interface Subject {
  input: PostgradInput;
  result: Omit<PostgradResult, 'custom'>;
}

const partOf = ({ result }: Subject, key: string): string[] => {
  const part = result.dimensions.find((dimension) => dimension.key === key);
  if (!part) return [];
  const reasons = part.contributions.map(({ reason }) => reason).join('；');
  return [part.weight > 0 ? `${part.label} ${part.score} 分：${reasons}。` : `${reasons}。`];
};

const hoursOf = ({ result }: Subject, label: string): string[] =>
  sharedSubjects(result.plan)
    .filter((subject) => subject.label === label)
    .map(
      ({ hours, percent }) =>
        `计划中${label}共 ${hours} 小时，占全部 ${result.plan.totalHours} 小时的 ${percent}%。`,
    );

/** Whether a question names a school in full or abbreviated: 北师大 is 北京师范大学. */
function namesSchool(question: string, school: string): boolean {
  if (question.includes(school)) return true;
  const names = question.match(/[\u4e00-\u9fa5]{1,3}[大院]/gu) ?? [];
  return names.some((name) =>
    [...name].some((_, from) => {
      const short = [...name].slice(from);
      let at = -1;
      return (
        short.length >= 2 &&
        short.every((character) => (at = [...school].indexOf(character, at + 1)) >= 0) &&
        school.startsWith(short[0] ?? '-')
      );
    }),
  );
}

/** The targets named in a question; all if it names none. */
function targetsInQuestion({ question = '' }: PostgradInput, targets: Subject['result']['targets']) {
  const named = targets.filter(({ school }) => namesSchool(question, school));
  return named.length > 0 ? named : targets;
}

const PASS_OF_CET = 425;

function cetOf({ english: { cet4, cet6 } }: PostgradInput): string[] {
  if (cet4 === undefined && cet6 === undefined)
    return ['您没有填写四、六级成绩；有的话如实填，没有过的不影响报名，只影响写了这一条的院校。'];
  const [label, score] = cet6 === undefined ? ['四级', cet4 ?? 0] : ['六级', cet6];
  return score >= PASS_OF_CET
    ? [`您填的${label}是 ${score} 分，达到 ${PASS_OF_CET} 分，多数写了要求的院校够用；写明要六级的除外。`]
    : [
        `您填的${label}是 ${score} 分，没有到 ${PASS_OF_CET} 分。目标院校写了这一条的，不要冒险报；没有写的，复试时会被问到，先准备好一句话和后面的学习安排。`,
      ];
}

/** The distribution of the hours, and whether they suffice. */
function timeOf({ input, result }: Subject): string[] {
  const { total, isLast, days } = planTimeOf(input);
  const shares = result.plan.subjects.map(({ label, hours }) => `${label} ${hours} 小时`).join('，');
  if (isLast)
    return [
      `剩下 ${days} 天共 ${total} 小时，计划这样分：${shares}。`,
      isManagementExam(input)
        ? '管综 200 分、英语二 100 分：先保管综，英语每天固定留一段时间。'
        : `先保分值大的：专业课${mathematicsOf(input) === 'needed' ? '和数学各 150 分' : '共 300 分'}，政治、英语各 100 分。政治每天固定背一段，不要等到最后一周才开始。`,
    ];
  const { hours, words } = neededHours(input);
  const verdict =
    total >= hours
      ? '够用'
      : `少 ${hours - total} 小时，平均每周还要多 ${Math.ceil((hours - total) / Math.max(1, result.plan.weeks.length))} 小时`;
  return [
    `可用 ${total} 小时，参考工作量 ${hours} 小时（${words}）：${verdict}。`,
    `计划这样分：${shares}。`,
  ];
}

/** Answers about mathematics: its content, or that it is not examined. */
const mathematicsLines = (subject: Subject): string[] => {
  const { targets } = subject.input;
  const law = targets.some(({ major }) => /非法学/u.test(major))
    ? ['法律（非法学）初试考政治、英语、专业基础和综合，不考数学。']
    : [];
  return [...law, ...partOf(subject, 'mathematics'), ...hoursOf(subject, '数学')];
};

/** Lines as far as they are available, otherwise where they are published. */
const scoreLines = ({ input, result }: Subject): string[] => {
  const targets = targetsInQuestion(input, result.targets);
  const known = targets.flatMap(({ school, major, figures }) =>
    figures
      .filter(({ key }) => key === 'line' || key === 'nationalLine')
      .map(({ label, year, value }) => `${school} ${major}：${year} 年${label} ${value}。`),
  );
  return known.length > 0
    ? known
    : [
        '本站没有收录这些专业的分数线，不估计。国家线到研招网查，复试线到目标院校研究生院网站查；专业学位按类别公布，各类别的线不同。',
      ];
};

/** Topics of postgraduate examinations that the rules can answer. */
export const postgradTopics: readonly Topic<Subject>[] = [
  {
    name: '四六级要求',
    words: /(?:四|六|四六)级|CET/iu,
    paragraphs: ({ input }) => [
      '国家没有规定考研必须过四级或六级。有的院校或专业在招生章程、复试细则里写了要求，或者复试时看成绩；您的目标有没有这一条，以它当年的招生章程为准，本站没有收录。',
      ...cetOf(input),
    ],
  },
  ...commonQuestions,
  { name: '分数线', words: /分数线|国家线|复试线|线差/u, paragraphs: scoreLines },
  {
    name: '择校',
    words:
      /择校|选.{0,8}(?:院校|学校)|冲|稳|保底|把握|考得上|选哪|哪个(?:好|更)|要不要报|该不该报|能不能报|能报|[\u4e00-\u9fa5]{1,3}大(?![家学四三二一概约专])/,
    paragraphs: ({ input, result }) =>
      targetsInQuestion(input, result.targets).map(
        ({ school, major, group, reasons }) => `${school} ${major}：${group}。${reasons.join('；')}。`,
      ),
  },
  {
    name: '跨专业',
    words: /跨考|跨专业|换专业|转专业/,
    paragraphs: ({ input: { targets } }) => [
      ...targets.map((target) => `${target.school} ${target.major}：${spanOf(target).words}。`),
      '先核对目标院校是否限制本科专业，以招生章程为准。',
    ],
  },
  {
    name: '政治',
    words: /政治/u,
    paragraphs: (subject) =>
      isManagementExam(subject.input)
        ? ['管理类联考的初试不考政治，政治在复试里考，以院校的复试办法为准。']
        : hoursOf(subject, '政治'),
  },
  {
    name: '英语',
    words: /英语|单词/,
    paragraphs: (subject) => [...partOf(subject, 'english'), ...hoursOf(subject, '英语')],
  },
  { name: '数学', words: /数学|高数|线代|概率/, paragraphs: mathematicsLines },
  {
    name: '时间',
    words: /时间|来得及|小时|几个月|计划|够吗|够不够|分配|先保|先(?:学|背|复习)|背不完|还剩|一年够/,
    paragraphs: timeOf,
  },
  { name: '科研', words: /科研|论文|项目|竞赛/, paragraphs: (subject) => partOf(subject, 'research') },
  {
    name: '复试',
    // What schools look at in the second examination is another topic than preparation for it.
    words:
      /(?:怎么|如何|什么时候|要不要|准备|练)[^，。？]{0,8}(?:复试|面试|导师)|(?:复试|面试|导师)[^，。？]{0,8}(?:怎么|如何|准备|练|问什么|流程)|自我介绍|邮件/,
    paragraphs: () => [
      '复试一般看专业课、英语口语和对自己经历的追问。自我介绍里带【待补充】的地方只有您知道，先补齐再练，录下来听一遍。',
      '联系导师前先读其近三年论文，邮件写清身份、读过什么、做过什么、请求什么。',
    ],
  },
  {
    name: '调剂',
    words: /调剂/,
    paragraphs: () => [
      '调剂在研招网的调剂系统进行，先核对三条：分数达到调入地区同一门类或类别的国家线，初试科目相同或相近（统考科目要一致），院校公布的附加要求。开放时间以当年公告为准。',
      '能调到哪里，本站没有缺额信息；每天看研招网调剂系统和目标院校研究生院的公告。',
    ],
  },
  {
    name: '备选',
    words: /备选|就业|留学|出国|考公/,
    paragraphs: ({ result }) =>
      result.alternatives.map(
        ({ kind, reasons, nextStep }) => `${kind}：${reasons.join('；')}。${nextStep}。`,
      ),
  },
];

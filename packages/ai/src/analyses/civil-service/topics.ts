import type { CivilInput, ConditionField } from '@qicheng/analysis/civil-service';
import type { CivilResult } from '@qicheng/analysis/civil-service-result';
import type { Topic } from '../../custom/answer-question.js';
import { nextNationalExam } from '../../planning/national-exam.js';
import { planTimeOf } from './plan-time.js';

/** Questions with the same answer for every post; the announcement of the year is authoritative. */
const commonQuestions: readonly Topic<{ input: CivilInput }>[] = [
  {
    name: '基层经历怎么算',
    words:
      /(?:私企|企业|公司|民企|外企|村|社区|支教|西部计划|三支一扶|当兵|服役|基层)[^。？?]{0,14}(?:算|认|证明)|基层年限|基层经历/u,
    paragraphs: () => [
      '在县、乡的机关和企事业单位、村和社区，以及企业（含私企）、社会组织工作的经历，一般都算基层工作经历，用劳动合同、社保缴费记录和单位证明来证明；服务基层项目的服务期也计入。在省级以上机关工作的不算。年限算到哪一天，以公告写明的日期为准。',
    ],
  },
  {
    name: '应届怎么算',
    words: /应届|往届|择业期|社保|签(?:了)?三方|三方协议/u,
    paragraphs: ({ input: { candidate } }) => [
      candidate.freshStatus === '非应届'
        ? '您填写的是非应届：只有公告把择业期内未落实工作单位的毕业生、服务基层项目期满人员也算应届时，才可能按应届报。'
        : '应届以公告的定义为准：一般是当年毕业的，加上择业期内一直没有落实工作单位的。',
      '签三方不影响当年应届生报考；交过社保、签过劳动合同的还算不算，各地公告不同，先看公告对“未落实工作单位”的解释，再打公告上的电话确认。',
    ],
  },
  {
    name: '年龄怎么算',
    words: /周岁|岁|年龄/u,
    paragraphs: () => [
      '“35 周岁以下”含 35 周岁，到 36 周岁生日之前都符合；具体以公告写明的出生日期界线为准，计算的截止日多是报名时间。',
    ],
  },
  {
    name: '生源与户籍',
    words: /生源|户籍|户口|外省/u,
    paragraphs: () => [
      '生源地一般指高考前的户籍所在地，不是读大学的地方；职位没有限制户籍或生源的，外省也可以报，写明“限”的才不行。落户后迁移户口不改变毕业届别。',
    ],
  },
  {
    name: '服务期满之后',
    words: /转正|转编|入编|期满|服务期|五年|5年|几年能|能考走/u,
    paragraphs: ({ input: { exam } }) => [
      exam === '三支一扶' || exam === '教师'
        ? '服务期满、考核合格以后怎样安排（定向招聘、直接聘用、按应届对待等），各省规定不同，不保证都能转编，以当地公告和协议为准。'
        : '新录用公务员试用期一年；公告写明最低服务年限的，服务期内一般不能调离或辞职另考，以录用公告为准。',
    ],
  },
  {
    name: '最后几天',
    words: /最后(?:几|两|三|\d)?天|考前|后天|明天|冲刺|准考证|临考/u,
    paragraphs: () => [
      '考前不再学新内容：白天按考试时间做一套行测，下午写一篇申论或列提纲，晚上只看错题和时政；打印准考证，备好身份证和 2B 铅笔，提前看考场，按平时的时间睡觉。',
    ],
  },
  {
    name: '面试占多少',
    words: /面试占|笔试占|占多少|综合成绩|面试比例/u,
    paragraphs: () => ['笔试和面试的占比由公告规定，国考一般各占 50%，有专业能力测试的另定。'],
  },
  {
    name: '兼报与改报',
    words: /改报|同时报|都报|(?:职位|岗位)[^，。？]{0,6}(?:一起|同时)|一起报|调剂/u,
    paragraphs: () => [
      '一次考试只能报一个职位；资格审查没有通过、还在报名期内的可以改报，通过以后不能改。国考和省考时间不同，可以都报；几个省同一天笔试的只能选一个。调剂只在面试人数不够的职位，另行公告。',
    ],
  },
  {
    name: '数量关系取舍',
    words: /数量.{0,6}(?:放弃|做不完|不会|蒙)/u,
    paragraphs: () => [
      '数量关系不必全放弃：留 10 至 15 分钟，先做一眼看得出方法的题，其余统一填一个选项，把时间给言语、判断和资料分析。',
    ],
  },
  {
    name: '职测与行测',
    words: /职测|职业能力|综应|综合应用|教育综合|试讲|说课|[A-E]类/u,
    paragraphs: () => [
      '事业单位联考分 A 至 E 五类（综合管理、社会科学专技、自然科学专技、中小学教师、医疗卫生），考职业能力倾向测验和综合应用能力，题型和行测大部分相近，但不考申论；教师招聘多考教育综合和学科专业，另有试讲。先看公告写的是哪一类，再定复习内容。',
    ],
  },
];

interface Subject {
  input: CivilInput;
  result: Omit<CivilResult, 'custom'>;
}

const STATES = { pass: '符合', fail: '不符', unknown: '待核实' } as const;

/** Clauses of a kind that set a limit; the others answer nothing. */
const clausesOf =
  (...fields: ConditionField[]) =>
  ({ result }: Subject): string[] => {
    const lines = result.posts.flatMap(({ name, clauses }) =>
      clauses
        .filter(({ field, why }) => fields.includes(field) && !why.startsWith('不限'))
        .map(
          ({ required, state, why, fix }) =>
            `${name}（${required}）：${STATES[state]}，${why}。${fix ? `${fix}。` : ''}`,
        ),
    );
    return lines.length > 0 ? lines : ['所选职位没有写这一类要求。'];
  };

const MAX_MODULES = 3;

/** The hours of a paper by module, and comparisons of its score. */
const modulesOf =
  (paper: '行测' | '申论') =>
  ({ input: { mock }, result }: Subject): string[] => {
    const own = result.modules.filter((module) => module.paper === paper);
    if (own.length === 0) return [`所选岗位多不考${paper}，计划里没有排；公告写明要考的，以公告为准。`];
    const hours = own.reduce((sum, module) => sum + module.hours, 0);
    const most = [...own].sort((a, b) => b.hours - a.hours).slice(0, MAX_MODULES);
    const share = `计划里${paper}共 ${hours} 小时，最多的是${most.map(({ label, hours: each }) => `${label} ${each} 小时`).join('、')}。`;
    const score = paper === '行测' ? mock.aptitude : mock.essay;
    return [
      share,
      ...(score === undefined
        ? []
        : [
            `${paper} ${score} 分够不够，要看该职位往年的进面分；本站没有收录的，到招考机关网站查往年进入面试人员名单。`,
          ]),
    ];
  };

/** Topics of civil-service examinations that the rules can answer. */
export const civilTopics: readonly Topic<Subject>[] = [
  ...commonQuestions,
  {
    name: '能否报考',
    words: /能报|可以报|能不能报|能考|资格|条件|符合/,
    paragraphs: ({ result }) => result.posts.map(({ name, conclusion }) => `${name}：${conclusion}`),
  },
  { name: '专业', words: /专业/, paragraphs: clausesOf('major') },
  {
    name: '学历学位',
    words: /学历|学位|专升本|自考|成人|非全|大专|专科/,
    paragraphs: ({ result }) =>
      result.posts.map(({ name, education, clauses }) => {
        const own = clauses.filter(({ field }) => field === 'education' || field === 'degree');
        return `${name}：按“${education}”核对，${own.map(({ required, state }) => `${required}（${STATES[state]}）`).join('，') || '没有写学历要求'}。`;
      }),
  },
  { name: '应届', words: /应届|择业期|往届/, paragraphs: clausesOf('fresh') },
  { name: '党员', words: /党员|团员|政治面貌/, paragraphs: clausesOf('political') },
  {
    name: '基层',
    words: /基层|三支一扶|村官|西部计划/,
    paragraphs: clausesOf('grassroots', 'serviceProject'),
  },
  { name: '户籍', words: /户籍|户口|生源/, paragraphs: clausesOf('hukou') },
  { name: '年龄', words: /年龄|几岁|多大|周岁|满\d{2}/, paragraphs: clausesOf('age') },
  {
    name: '证书',
    words: /证书|资格证|普通话|[四六]级|驾照|驾驶证|计算机[一二三]级/,
    paragraphs: clausesOf('certificate'),
  },
  { name: '行测', words: /行测|言语|判断推理|资料分析|常识/, paragraphs: modulesOf('行测') },
  { name: '申论', words: /申论|大作文|写作/, paragraphs: modulesOf('申论') },
  {
    name: '时间',
    words: /来得及|计划|几天|多少小时|还有多久|平衡|怎么安排/,
    paragraphs: ({ input, result }) => [
      ...(input.exam === '国考' && nextNationalExam(input.today).isRegistrationOver
        ? ['国考笔试通常在 11 月底或 12 月初的周日，以准考证上的日期为准。']
        : []),
      `${planTimeOf(input).formula}：${result.plan.subjects.map(({ label, hours }) => `${label} ${hours} 小时`).join('，')}。`,
    ],
  },
  {
    name: '面试',
    words: /面试|结构化/,
    paragraphs: ({ result }) => [
      ...(result.interview.score ? [result.interview.score.formula] : []),
      `常考六类：${result.interview.practice.map(({ label }) => label).join('、')}。每类先定观点或步骤再展开，联系自己的事，2 分钟内收住；录下来听一遍再改。`,
    ],
  },
];

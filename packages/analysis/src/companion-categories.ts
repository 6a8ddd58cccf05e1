import type { CompanionCategory, CompanionField } from './companion.js';

type Facts = Partial<Omit<CompanionField, 'key' | 'label' | 'kind'>>;

const LENGTHS = { text: 80, longText: 1_500 } as const;

const field = (
  key: string,
  label: string,
  kind: CompanionField['kind'],
  facts: Facts = {},
): CompanionField => ({
  key,
  label,
  kind,
  isRequired: false,
  placeholder: '',
  help: '',
  maxLength: kind === 'longText' ? LENGTHS.longText : LENGTHS.text,
  min: kind === 'rating' ? 1 : 0,
  max: kind === 'rating' ? 5 : 1_000_000,
  unit: '',
  options: [],
  canRemember: false,
  ...facts,
});

const must = { isRequired: true };
const kept = { canRemember: true };

const position = field('position', '目标岗位', 'text', { ...must, ...kept, placeholder: '如：数据分析师' });
const city = field('city', '城市', 'text', { ...kept, maxLength: 40, placeholder: '如：武汉' });
const company = field('company', '单位名称', 'text', { placeholder: '没有确定可不填' });
const name = field('name', '姓名', 'text', { ...kept, maxLength: 30, help: '不填时从简历中取' });

/** Answered from 1 (一点也不像我) to 5 (非常像我); the letter is the type in Holland's model. */
export const CAREER_TEST = [
  ['realistic1', '喜欢动手修理、组装或操作设备'],
  ['realistic2', '愿意在户外、车间或现场工作'],
  ['realistic3', '更信任自己做出来的东西，而不是讨论'],
  ['investigative1', '遇到不明白的现象会一直查到弄懂'],
  ['investigative2', '喜欢做实验、推导或分析数据'],
  ['investigative3', '读专业文章、研究报告不觉得累'],
  ['artistic1', '常常想换一种没有人用过的表达方式'],
  ['artistic2', '在写作、设计、音乐或表演中感到投入'],
  ['artistic3', '不喜欢每一步都被规定好的任务'],
  ['social1', '别人愿意找我倾诉或请教'],
  ['social2', '教会别人一件事让我有成就感'],
  ['social3', '更喜欢和人合作，而不是独自完成'],
  ['enterprising1', '愿意出面说服别人接受一个主意'],
  ['enterprising2', '在小组里常常负责拍板和推动'],
  ['enterprising3', '对业绩、排名和竞争有兴趣'],
  ['conventional1', '喜欢把资料、账目或表格整理清楚'],
  ['conventional2', '按规则和清单做事让我安心'],
  ['conventional3', '会反复核对细节，怕出差错'],
] as const;

/** Categories of the companion in the order in which they are shown. */
export const COMPANION_CATEGORIES: readonly CompanionCategory[] = [
  {
    code: 'introduction',
    name: '自我介绍',
    description: '按时长和场合写一份自我介绍，只用简历和您填写的事实',
    page: '/ai/fereAiAnalyse',
    usesResume: true,
    fields: [
      position,
      field('scene', '场合', 'choice', {
        ...must,
        options: ['面试开场', '群面', '线上面试', '校园宣讲', '入职介绍'],
      }),
      field('length', '时长', 'choice', { ...must, options: ['30 秒', '60 秒', '120 秒', '180 秒'] }),
      company,
      name,
      field('highlight', '最想让对方记住的一件事', 'longText', {
        maxLength: 500,
        placeholder: '做了什么、怎么做的、结果如何',
      }),
      field('reason', '为什么选择这个岗位', 'longText', { maxLength: 300 }),
    ],
  },
  {
    code: 'careerPlan',
    name: '职业规划',
    description: '把方向拆成可以检查的阶段目标，并说明什么情况下应当调整',
    page: '/ai/fereAiAnalyse',
    usesResume: true,
    fields: [
      position,
      field('stage', '目前阶段', 'choice', {
        ...must,
        ...kept,
        options: ['大一', '大二', '大三', '大四', '研究生', '已毕业', '在职'],
      }),
      field('horizon', '规划年限', 'choice', { ...must, options: ['1 年', '3 年', '5 年'] }),
      city,
      field('priorities', '最看重什么（按重要程度选择）', 'choices', {
        options: ['成长', '收入', '稳定', '兴趣', '离家近', '工作与生活平衡', '社会价值'],
      }),
      field('weeklyHours', '每周可用于准备的时间', 'number', { min: 1, max: 60, unit: '小时' }),
      field('worry', '目前最担心的问题', 'longText', { maxLength: 500 }),
    ],
  },
  {
    code: 'careerTest',
    name: '职业测评',
    description: '按霍兰德职业兴趣模型的 18 题自评，只说明兴趣倾向，不判断能力',
    page: '/ai/fereAiAnalyse',
    usesResume: false,
    fields: CAREER_TEST.map(([key, label]) => field(key, label, 'rating', must)),
  },
  {
    code: 'groupInterview',
    name: '群面准备',
    description: '无领导小组讨论的题型拆解、时间分配、角色要点与发言句式',
    page: '/ai/fereAiAnalyse',
    usesResume: false,
    fields: [
      field('type', '题型', 'choice', {
        ...must,
        options: ['开放式', '两难选择', '多项排序', '资源争夺', '案例分析', '不确定'],
      }),
      field('question', '题目（如有）', 'longText', { maxLength: 1_500 }),
      field('role', '想担任的角色', 'choice', {
        ...must,
        options: ['推动者', '计时者', '记录者', '总结者', '普通组员', '不确定'],
      }),
      field('minutes', '讨论时间', 'number', { ...must, min: 10, max: 120, unit: '分钟' }),
      field('people', '人数', 'number', { min: 3, max: 20, unit: '人' }),
      field('weakness', '以往群面中的困难', 'choices', {
        options: ['插不上话', '紧张忘词', '观点被否定', '容易被带偏', '说得太多', '第一次参加'],
      }),
    ],
  },
  {
    code: 'salaryTalk',
    name: '谈薪',
    description: '算清差距，准备依据、话术与让步顺序；不编造市场行情',
    page: '/ai/fereAiAnalyse',
    usesResume: true,
    fields: [
      position,
      city,
      field('offered', '对方给出的月薪（税前）', 'number', { ...must, min: 1, unit: '元' }),
      field('expected', '期望月薪（税前）', 'number', { ...must, min: 1, unit: '元' }),
      field('bottom', '可以接受的最低月薪', 'number', { unit: '元', help: '不会写进话术' }),
      field('grounds', '手里的依据', 'choices', {
        options: ['其他 Offer', '有来源的薪资数据', '可量化的成果', '稀缺技能或证书', '暂时没有'],
      }),
      field('groundText', '把依据写具体', 'longText', {
        maxLength: 500,
        placeholder: '如：另一家给出 9000 元/月；某网站 2026 年同岗位数据（附链接）',
      }),
      field('way', '沟通方式', 'choice', { ...must, options: ['电话', '邮件', '面谈', '微信'] }),
    ],
  },
  {
    code: 'jobMail',
    name: '求职邮件',
    description: '投递、致谢、询问进度、接受或婉拒 Offer 的邮件，附标题与发送前检查',
    page: '/ai/fereAiAnalyse',
    usesResume: true,
    fields: [
      field('kind', '邮件类型', 'choice', {
        ...must,
        options: [
          '投递简历',
          '面试致谢',
          '询问进度',
          '接受 Offer',
          '婉拒 Offer',
          '申请延期答复',
          '改期面试',
          '结束实习',
        ],
      }),
      field('company', '单位名称', 'text', must),
      position,
      field('recipient', '收件人称呼', 'text', { maxLength: 30, placeholder: '如：王老师；不知道可不填' }),
      name,
      field('point', '要说清的事', 'longText', {
        maxLength: 800,
        placeholder: '如：希望把答复日期延到 12 月 5 日，因为另一家的结果在 12 月 3 日公布',
      }),
    ],
  },
  {
    code: 'weeklyReport',
    name: '实习周报',
    description: '把一周的记录整理成成果、数据、问题与计划，缺的事实会向您询问',
    page: '/ai/fereAiAnalyse',
    usesResume: false,
    fields: [
      field('role', '实习岗位', 'text', { ...must, ...kept }),
      field('period', '起止日期', 'text', { ...must, placeholder: '如：11 月 16 日—11 月 20 日' }),
      field('done', '完成的工作（每行一件）', 'longText', must),
      field('problems', '遇到的问题与处理', 'longText'),
      field('learned', '学到了什么', 'longText'),
      field('next', '下周计划（每行一件）', 'longText'),
      field('support', '需要的支持', 'longText', { maxLength: 500 }),
    ],
  },
  {
    code: 'rights',
    name: '权益咨询',
    description: '劳动权益问题按法条回答，写明法律、条号与施行日期；属于信息，不是法律意见',
    page: '/ai/jobRightAi',
    usesResume: false,
    fields: [
      field('question', '遇到的问题', 'longText', {
        ...must,
        placeholder: '写清经过：什么时候、签了什么、对方怎么说、您希望怎样解决',
      }),
      field('status', '您的身份', 'choice', {
        ...must,
        options: ['在校实习', '签约前', '试用期', '正式员工', '已离职'],
      }),
      field('province', '所在省市', 'text', { ...kept, maxLength: 40 }),
      field('contract', '书面劳动合同', 'choice', { options: ['已签', '未签', '不清楚'] }),
      field('termMonths', '合同期限', 'number', { max: 480, unit: '个月' }),
      field('probationMonths', '约定的试用期', 'number', { max: 60, unit: '个月' }),
      field('workedMonths', '已工作', 'number', { max: 600, unit: '个月' }),
      field('monthlyPay', '月工资（税前）', 'number', { unit: '元' }),
      field('probationPay', '试用期月工资（税前）', 'number', { unit: '元' }),
    ],
  },
  {
    code: 'feelings',
    name: '情绪支持',
    description: '梳理求职压力，给出今天就能做的小事；需要时请联系身边的人或专业援助',
    page: '/ai/fereAiAnalyse',
    usesResume: false,
    fields: [
      field('feelings', '最近的感受', 'choices', {
        ...must,
        options: ['焦虑', '失落', '疲惫', '自我怀疑', '烦躁', '孤单', '麻木', '说不清'],
      }),
      field('situation', '发生了什么', 'longText', { ...must, placeholder: '想写多少都可以，这里没有评分' }),
      field('sleep', '近一周的睡眠', 'choice', { options: ['还好', '入睡困难', '早醒', '几乎睡不着'] }),
      field('people', '有没有可以说话的人', 'choice', { options: ['有', '有但不想说', '暂时没有'] }),
      field('weeks', '持续了多久', 'number', { max: 520, unit: '周' }),
    ],
  },
];

/** A category by its code; null for an unknown code. */
export const companionCategoryOf = (code: string): CompanionCategory | null =>
  COMPANION_CATEGORIES.find((category) => category.code === code) ?? null;

import { block, type Category, script } from '../companion-answer-reader.js';

const TYPES: Readonly<Record<string, { what: string; how: string[] }>> = {
  开放式: {
    what: '没有标准答案，看思路与取舍。',
    how: [
      '先定框架：对象、目标、做法、评价标准',
      '每条观点说一个理由和一个限制',
      '最后收敛到两三条可执行的结论',
    ],
  },
  两难选择: {
    what: '二选一，看立场清楚、论证公平。',
    how: ['先说判断标准再选', '承认对方的好处，再说明为什么标准更支持自己', '给一个补救办法'],
  },
  多项排序: {
    what: '从一串选项里排序，看标准是否一致。',
    how: ['先和小组定 2–3 个排序标准', '按标准给每项打分，避免逐项争论', '对争议项用“最坏情况”比较'],
  },
  资源争夺: {
    what: '分配有限资源，看利益平衡与让步。',
    how: ['先定分配规则（需求、效果、公平）', '准备自己的底线与可交换的条件', '推动书面化的分配结果'],
  },
  案例分析: {
    what: '给材料找问题和方案，看读材料与数据。',
    how: ['先圈出数据和矛盾', '区分事实、推断和假设', '方案写成“动作—负责人—时间—指标”'],
  },
};

/** An unknown type of question. */
const ANY_TYPE = {
  what: '题型未知时按通用结构准备。',
  how: ['先问清题目要交付什么', '用“标准—方案—取舍—执行”四步推进', '留三分之一时间给总结'],
};

const ROLES: Readonly<Record<string, string>> = {
  推动者: '开场提框架、卡住时给选项、结尾推动收敛；不要抢总结',
  计时者: '报剩余时间并给出下一步建议，只报时不给建议没有价值',
  记录者: '把观点归到框架里，随时能念出“目前达成三点”',
  总结者: '前半场认真听，后半场复述共识与分歧，结尾用三句话',
  普通组员: '至少贡献一个新观点、一次补充和一次化解分歧',
  不确定: '先观察两分钟，缺谁补谁，不必争角色名称',
};

/** 群面准备: type of question, timing, role and opening sentences. */
export const groupInterview: Category = (answers) => {
  const type = answers.text('type') || '不确定';
  const role = answers.text('role') || '不确定';
  const minutes = answers.number('minutes') ?? 30;
  const people = answers.number('people');
  const { what, how } = TYPES[type] ?? ANY_TYPE;
  const weaknesses = answers.list('weakness');
  return {
    summary: `题型“${type}”，讨论 ${minutes} 分钟${people === null ? '' : `、${people} 人`}。${what}`,
    blocks: [
      block('how', '这类题怎么答', what, how),
      block('time', '时间分配', `按 ${minutes} 分钟：`, timeline(minutes)),
      block('role', '角色要点', `您想担任“${role}”。`, [
        ROLES[role] ?? role,
        '角色不是分数来源，有用的发言才是：新信息、新标准、化解分歧、推动进度。',
      ]),
      ...(answers.text('question') === ''
        ? []
        : [
            block('question', '这道题先想清楚的四件事', '按题目逐条写下来，再开口。', [
              '题目要求交付什么：结论、排序、方案还是汇报',
              '有没有隐含的限制：预算、时间、对象',
              '谁会反对，最强的反对理由是什么',
              '用哪一个标准能让不同意见可以比较',
            ]),
          ]),
    ],
    scripts: [
      script(
        '开场抢框架',
        '我先提一个顺序，我们用两分钟定标准，再逐项讨论，最后五分钟总结。大家看标准先按【待补充：判断标准一】和【待补充：判断标准二】可以吗？',
      ),
      script('插话不失礼', '我补充一个角度：刚才两位都在讲效果，我想提一下成本，【待补充：具体理由】。'),
      script(
        '化解分歧',
        '两种意见的分歧其实在标准上：一种看重【待补充：标准】，一种看重【待补充：标准】。要不要先确认以哪个为主？',
      ),
      script(
        '收尾总结',
        '我们达成三点：第一【待补充】；第二【待补充】；仍有分歧的是【待补充】，我们选择【待补充】，理由是【待补充】。',
      ),
    ],
    steps: [
      { title: '前 2 分钟', text: '读题、写标准、想好自己的第一次发言。' },
      { title: '中段', text: '每次发言说一件事，说完看一眼反应；听到好观点先复述再补充。' },
      { title: '最后 5 分钟', text: '推动收敛，主动复述共识，留时间给汇报人。' },
    ],
    checklist: [
      { text: '准备了三个可用的判断标准', why: '有标准才比较得出来' },
      { text: '练过 60 秒总结', why: '汇报人常常临时指定' },
      ...weaknesses.map((each) => ({ text: `针对“${each}”准备了一句话`, why: adviceFor(each) })),
    ].slice(0, 20),
    notes: ['面试官通常看的是影响讨论的质量，不是发言次数。'],
  };
};

const timeline = (minutes: number): string[] => {
  const share = (part: number) => Math.max(1, Math.round(minutes * part));
  return [
    `读题与定标准 ${share(0.15)} 分钟`,
    `分项讨论 ${share(0.5)} 分钟`,
    `收敛与取舍 ${share(0.2)} 分钟`,
    `总结与汇报准备 ${share(0.15)} 分钟`,
  ];
};

const adviceFor = (weakness: string): string =>
  ({
    插不上话: '用“我补充一个角度”接最近一次发言',
    紧张忘词: '把要说的三个词写在纸上',
    观点被否定: '先复述对方理由，再说自己标准不同',
    容易被带偏: '每十分钟问一次：我们离题目还差什么',
    说得太多: '给自己定三次发言的上限',
    第一次参加: '先做计时或记录，保证有产出',
  })[weakness] ?? '面试前演练一次';

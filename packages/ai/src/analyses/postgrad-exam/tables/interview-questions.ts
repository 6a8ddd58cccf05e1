import type { PostgradReference } from '@qicheng/analysis/postgrad-exam-result';

interface Setting {
  major: string;
  ownMajor: string;
  isAcross: boolean;
  hasResearch: boolean;
}

const common: PostgradReference['questions'] = [
  {
    question: '你读过哪篇与本专业有关的论文？',
    whyAsked: '看自学能力和学术兴趣',
    outline: ['题目、作者、年份', '它的问题与方法', '你赞同和质疑的各一点', '与你计划的关系'],
  },
  {
    question: '研究生阶段的计划是什么？',
    whyAsked: '看目标是否可行',
    outline: ['第一年：课程与基础', '第二年：课题与产出', '第三年：论文与去向', '遇到困难时的办法'],
  },
  {
    question: '本科成绩里最弱的一门课是什么，为什么？',
    whyAsked: '看是否坦诚，是否补上了',
    outline: ['如实说出课程与原因', '之后做了什么补救', '现在掌握到什么程度'],
  },
  {
    question: 'Please introduce yourself and your hometown or university in English.',
    whyAsked: '看口语流利度',
    outline: [
      'Who you are and what you studied',
      'One piece of work you are proud of',
      'Why this programme',
      'Keep it within one minute',
    ],
  },
  {
    question: '如果这次没有录取，你怎么打算？',
    whyAsked: '看心态和坚定程度',
    outline: ['先说会认真总结', '说清是否接受调剂、是否再考', '给出一个具体的备选'],
  },
];

/** Common questions of second examinations with an outline; the answers are the candidate's. */
export function interviewQuestions({
  major,
  ownMajor,
  isAcross,
  hasResearch,
}: Setting): PostgradReference['questions'] {
  const across = {
    question: `为什么从${ownMajor}跨考${major}？`,
    whyAsked: '看动机是否稳定、准备是否具体',
    outline: ['一件触发你的具体经历', '为此已经学过、做过什么', '原专业能带来什么', '还缺什么、怎么补'],
  };
  const same = {
    question: `为什么选择${major}？`,
    whyAsked: '看动机和对学科的了解',
    outline: [
      '一个你想解决的具体问题',
      '本科哪门课或哪次经历与它有关',
      '读过的一篇论文或一本书',
      '想跟哪个方向',
    ],
  };
  return [
    isAcross ? across : same,
    {
      question: hasResearch ? '讲讲你简历里的一项研究' : '讲讲你的毕业论文、毕业设计或一门课程设计',
      whyAsked: '核对真实性，看你做了哪一部分',
      outline: [
        '要解决什么问题',
        '别人怎么做，你怎么做',
        '你亲手完成的部分',
        '结果和它的不足',
        '再做一次会改什么',
      ],
    },
    ...common,
  ];
}

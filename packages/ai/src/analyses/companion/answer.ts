import type { CompanionInput } from '@qicheng/analysis/companion';
import { companionCategoryOf, CAREER_TEST } from '@qicheng/analysis/companion-categories';
import { crisisHelpFor } from '@qicheng/analysis/companion-crisis';
import type { CompanionHelp, CompanionResult } from '@qicheng/analysis/companion-result';
import { dimensionOf } from '@qicheng/analysis/result';
import { placeholderFor } from '#src/text/placeholder.js';
import { doubtfulSentences, withDoubtsMarked } from '../../text/doubtful.js';
import { careerPlan } from './categories/career-plan.js';
import { feelings } from './categories/feelings.js';
import { groupInterview } from './categories/group-interview.js';
import { introduction } from './categories/introduction.js';
import { jobMail } from './categories/job-mail.js';
import { salaryNegotiation } from './categories/salary-talk.js';
import { CompanionAnswerReader, block, type Category, script } from './companion-answer-reader.js';
import { rights } from './law/consult.js';

const TYPES = {
  realistic: { label: '现实型 R', hint: '喜欢动手和具体的事物', jobs: '机械、电气、施工、实验技术、农技' },
  investigative: {
    label: '研究型 I',
    hint: '喜欢弄清原理与分析',
    jobs: '科研、数据分析、算法、临床、财务分析',
  },
  artistic: { label: '艺术型 A', hint: '喜欢表达与创造', jobs: '设计、文案、新媒体、游戏策划、编辑' },
  social: { label: '社会型 S', hint: '喜欢教导、帮助与服务他人', jobs: '教师、护理、社工、人力、客户服务' },
  enterprising: {
    label: '企业型 E',
    hint: '喜欢推动、说服与达成目标',
    jobs: '销售、市场、项目管理、创业、客户经理',
  },
  conventional: { label: '常规型 C', hint: '喜欢清楚的规则与准确', jobs: '会计、审计、行政、质量、物流' },
} as const;
type TypeKey = keyof typeof TYPES;

const WEIGHT = 100 / 6;
const MAX_RATING = 5;

/** 职业测评: six interests by three answers each; it does not measure abilities. */
const careerTest: Category = (answers) => {
  const dimensions = (Object.keys(TYPES) as TypeKey[]).map((key) => {
    const items = CAREER_TEST.filter(([field]) => field.startsWith(key));
    const contributions = items.map(([field, label]) => {
      const rating = answers.number(field) ?? 1;
      return {
        ruleId: field,
        points: Math.round(((rating - 1) / (MAX_RATING - 1)) * (100 / items.length) * 100) / 100,
        reason: `${label}：自评 ${rating}`,
        evidence: [],
      };
    });
    return dimensionOf(
      { key, label: TYPES[key].label, weight: Math.round(WEIGHT * 100) / 100 },
      contributions,
    );
  });
  const ranked = [...dimensions].sort((a, b) => b.score - a.score);
  const top = ranked.slice(0, 3);
  const code = top.map(({ label }) => label.slice(-1)).join('');
  const isFlat = (ranked[0]?.score ?? 0) - (ranked.at(-1)?.score ?? 0) < 15;
  return {
    summary: `您的前三项是${top.map(({ label }) => label).join('、')}，组合代码 ${code}。${isFlat ? '六项差距很小，说明兴趣还没有明显倾向，先多试几件不同的事。' : ''}`,
    dimensions,
    blocks: top.map(({ key, label, score }) => {
      const { hint, jobs } = TYPES[key as TypeKey];
      return block(key, `${label}（${score} 分）`, `${hint}。这一类型常见的职业方向：${jobs}。`, [
        '找一件两小时能做完的相关小事，做完记下是否还想继续。',
      ]);
    }),
    steps: [
      { title: '先验证', text: '从前两项各选一件小事，各做一次，再问自己愿不愿意做第二次。' },
      { title: '再问三个人', text: '问熟悉您的三个人：我在什么事情上最有劲？和测评比一比。' },
      { title: '和能力分开看', text: '兴趣高不等于擅长，能力高也不等于喜欢，两张表分开列，再找重合处。' },
    ],
    checklist: [
      { text: '没有把结果当成限制', why: '测评反映当下的偏好，会随经历变化' },
      { text: '结合了能力与现实条件', why: '兴趣、能力、机会都满足，才适合长期投入' },
    ],
    sources: [
      {
        title: 'J. L. Holland 职业兴趣模型（RIASEC）；题目为本站自编的简化自评，不是标准化心理测验',
        publisher: '启程',
        date: '2026-11',
      },
    ],
    notes: ['18 题的自评只能看出大致倾向，不能作为诊断或录用依据。'],
  };
};

const FIGURE = /\d/;
const DONE = /完成|提交|上线|整理|修复|输出|交付|写完|制作|核对|录入|发布/u;
const LEARNED = '本周学到的';

/** 实习周报: completed work with its figures; missing ones are requested. */
const weeklyReport: Category = (answers) => {
  const done = answers.lines('done');
  const next = answers.lines('next');
  const problems = answers.lines('problems');
  const bare = done.filter((line) => !FIGURE.test(line));
  const items = done.map((line) =>
    FIGURE.test(line) ? line : `${line}（${placeholderFor('数量或结果，没有可删去这一处')}）`,
  );
  const text = [
    `${answers.text('role')}实习周报（${answers.text('period')}）`,
    '',
    '一、本周完成',
    ...items.map((line, index) => `${index + 1}. ${line}`),
    '',
    '二、问题与处理',
    ...(problems.length > 0
      ? problems.map((line, index) => `${index + 1}. ${line}`)
      : ['本周没有需要说明的问题。']),
    ...(answers.text('learned') === '' ? [] : ['', `三、${LEARNED}`, answers.text('learned')]),
    '',
    `${answers.text('learned') === '' ? '三' : '四'}、下周计划`,
    ...(next.length > 0
      ? next.map((line, index) => `${index + 1}. ${line}`)
      : [placeholderFor('下周要做的事')]),
    ...(answers.text('support') === '' ? [] : ['', `需要的支持：${answers.text('support')}`]),
  ].join('\n');
  return {
    summary: `整理出 ${done.length} 件事，${bare.length} 件没有数字或结果，已用【待补充】标出，没有的请直接删去。`,
    blocks: [
      block('how', '写法', '周报给带教看两件事：做成了什么、卡在哪里。', [
        '一件事一行，先动词后结果',
        '问题写清现象、已经做的尝试、需要谁帮忙',
        '计划写可以检查的结果，不写“继续学习”',
      ]),
      block(
        'weak',
        '可以写得更实的条目',
        bare.length === 0 ? '每条都写出了数量或结果。' : '这些条目看不出做了多少、做成了没有：',
        bare.map((line) => (DONE.test(line) ? line : `${line}——先写清是做完了还是在做`)),
      ),
    ],
    scripts: [script('周报正文', text)],
    steps: [
      { title: '先发草稿', text: '周五下午发带教，问一句“有没有我漏掉的事”。' },
      { title: '留底', text: '把周报存在同一个文件，离开实习时直接变成成果清单。' },
    ],
    checklist: [
      { text: '数字都是自己能说明的', why: '带教会问数字怎么来' },
      { text: '没有写同事的隐私和公司机密', why: '周报可能被转发' },
    ],
    notes: ['周报只整理您写的内容，没有增加任何工作成果。'],
  };
};

const CATEGORIES: Readonly<Record<string, Category>> = {
  introduction,
  careerPlan,
  careerTest,
  groupInterview,
  salaryTalk: salaryNegotiation,
  jobMail,
  weeklyReport,
  rights,
  feelings,
};

/** A category without rules: the answers in order. */
const ordered: Category = (answers) => {
  const form = companionCategoryOf(answers.input.category);
  return {
    summary: form?.description ?? '',
    blocks: [
      block(
        'answers',
        '您填写的内容',
        '',
        (form?.fields ?? []).flatMap(({ key, label }) =>
          answers.text(key) === '' ? [] : [`${label}：${answers.text(key)}`],
        ),
      ),
    ],
  };
};

const EMPTY = {
  dimensions: [],
  blocks: [],
  steps: [],
  scripts: [],
  checklist: [],
  legal: null,
  sources: [],
  notes: [],
} satisfies Partial<CompanionResult>;

/** Checks texts to say or send, and their sources: instructions and boasts are marked. */
function checkedTexts(
  { answers, memory }: CompanionInput,
  { scripts, blocks }: Pick<CompanionResult, 'scripts' | 'blocks'>,
): Pick<CompanionResult, 'scripts' | 'blocks'> {
  const texts = [...Object.values(answers).flat(), ...memory.map(({ value }) => value)];
  const doubtful = texts.flatMap((answer) => (typeof answer === 'string' ? doubtfulSentences(answer) : []));
  if (doubtful.length === 0) return { scripts, blocks };
  const marked = (text: string) => withDoubtsMarked(text, doubtful);
  return {
    scripts: scripts.map((one) => ({ ...one, ...script(one.purpose, marked(one.text)) })),
    blocks: blocks.map((one) => ({ ...one, text: marked(one.text), items: one.items.map(marked) })),
  };
}

/**
 * Answers a request to the companion deterministically. Signs of despair or danger lead to contacts for help instead.
 */
export function answerCompanion(input: CompanionInput): CompanionResult {
  const form = companionCategoryOf(input.category);
  const category = { code: input.category, name: form?.name ?? '求职搭子' };
  const help = crisisHelpFor(input.answers);
  if (help !== null) return { ...EMPTY, category, summary: help.message, memory: input.memory, help };
  const rules = CATEGORIES[input.category] ?? ordered;
  const draft = { ...EMPTY, ...rules(new CompanionAnswerReader(input)) };
  return { ...draft, ...checkedTexts(input, draft), category, memory: input.memory, help: null };
}

/** Answers that are free: help in a crisis, and legal questions that the rules cannot answer. */
export const isFreeAnswer = ({
  help,
  legal,
}: {
  help: CompanionHelp | null;
  legal: CompanionResult['legal'];
}): boolean => help !== null || legal?.isKnown === false;

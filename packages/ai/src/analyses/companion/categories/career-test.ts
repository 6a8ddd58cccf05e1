import { CAREER_TEST } from '@qicheng/analysis/companion-categories';
import { dimensionOf } from '@qicheng/analysis/result';
import { block, type Category } from '../companion-answer-reader.js';

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
const MOST = 5;

/** 职业测评: six kinds of interest by three answers each; it says nothing of abilities. */
export const careerTest: Category = (asked) => {
  const dimensions = (Object.keys(TYPES) as TypeKey[]).map((key) => {
    const items = CAREER_TEST.filter(([field]) => field.startsWith(key));
    const contributions = items.map(([field, label]) => {
      const rating = asked.number(field) ?? 1;
      return {
        ruleId: field,
        points: Math.round(((rating - 1) / (MOST - 1)) * (100 / items.length) * 100) / 100,
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

import { abilityOf } from '#src/data/occupations.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { PreparedResume } from '../../job-analysis/fit/prepared-resume.js';
import { matchOccupation } from '../../job-analysis/match-occupation.js';
import { type CompanionAnswerReader, block, type Category } from '../companion-answer-reader.js';

const DEFAULT_HOURS = 6;
const WEEKS_A_YEAR = 50;

/** The meaning of each priority for the choice of a first job. */
const PRIORITIES: Readonly<Record<string, string>> = {
  成长: '选带教明确、任务难度逐步增加的岗位，面试时问清第一年做什么',
  收入: '把固定薪资、奖金与涨薪规则都问清，按税后年现金比较',
  稳定: '优先看单位性质、合同期限与业务周期，不要只看名称',
  兴趣: '先用一个小项目验证三个月，再决定是否长期投入',
  离家近: '先定城市，再在城市内比较岗位，避免只投一家',
  工作与生活平衡: '问清实际工时、调休与值班安排，记录面试时的回答',
  社会价值: '看服务对象与成效指标，用一段志愿或调研经历验证',
};

/** General career stages, for an occupation that is not in the table. */
const STAGES = [
  { stage: '0–1 年', title: '熟悉业务', focus: '把交办的事按时做完做对' },
  { stage: '1–3 年', title: '独立承担', focus: '负责一块完整的工作' },
  { stage: '3–5 年', title: '带人带事', focus: '协调资源，带教新人' },
  { stage: '5 年以上', title: '负责方向', focus: '定目标、定方法' },
] as const;

/** 职业规划: verifiable stages, and when to reconsider. */
export const careerPlan: Category = (answers) => {
  const position = answers.fact('position', '目标岗位');
  const { match, occupation } = matchOccupation(position);
  const years = Number.parseInt(answers.text('horizon'), 10) || 3;
  const hours = answers.number('weeklyHours') ?? DEFAULT_HOURS;
  const isGeneral = match.kind === 'general';
  const path = (isGeneral ? STAGES : occupation.path).slice(0, years <= 1 ? 2 : years <= 3 ? 3 : 4);
  const last = path.at(-1);
  const priorities = answers.list('priorities');
  return {
    summary: `按 ${years} 年规划“${position}”，目前阶段：${answers.text('stage')}。每周 ${hours} 小时，一年约 ${hours * WEEKS_A_YEAR} 小时可用于准备。${match.explanation}`,
    blocks: [
      block(
        'target',
        '目标',
        isGeneral
          ? '没有收录这一职业，阶段按通用的步骤写，请把【待补充】换成您的具体方向。'
          : occupation.summary,
        [
          `${years} 年目标：${isGeneral ? `在“${position}”上${last?.title ?? ''}` : `成为${last?.title ?? position}`}，能够${last?.focus ?? placeholderFor('具体标准')}`,
          `城市：${answers.text('city') || placeholderFor('目标城市')}`,
          ...occupation.duties.slice(0, 3).map((duty) => `要做的事：${duty}`),
        ],
      ),
      block(
        'milestones',
        '阶段与检查点',
        '每一阶段都写一个能检查的标准，没有达到就调整做法，而不是延长时间。',
        path.map(
          ({ stage, title, focus }) =>
            `${stage} · ${title}：${focus}。检查：${placeholderFor('可以验证的结果，如作品、证书或业绩数字')}`,
        ),
      ),
      block(
        'priorities',
        '按您看重的事选机会',
        priorities.length > 0 ? '按您选择的顺序：' : '没有选择看重什么，先按成长与收入两项考虑。',
        (priorities.length > 0 ? priorities : ['成长', '收入']).map(
          (each) => `${each}：${PRIORITIES[each] ?? each}`,
        ),
      ),
      block('risks', '什么时候应当调整', '出现下面任意一条，就停下来复盘。', [
        '投递 40 次没有一次面试：先改简历和目标层级，不是加量',
        '连续三次在同一关被拒：请面试官或老师给意见，补那一项能力',
        '做完一个项目仍然提不起兴趣：换相邻方向试三个月',
        '家庭或经济条件变化：重新排优先级，改年限而不是硬撑',
      ]),
    ],
    steps: gapSteps(
      answers,
      occupation.abilities.map(({ key }) => key),
    ),
    checklist: [
      { text: '目标写成了一句可以检查的话', why: '“进大厂”无法检查，“一年内独立负责一个服务”可以' },
      { text: '每个阶段都有日期和证据', why: '没有证据就不算完成' },
      { text: '有一个备选方向', why: '只押一个方向时，被拒会变成全部否定' },
    ],
    notes: isGeneral ? ['职业表没有收录这一方向，请结合招聘要求使用。'] : [],
  };
};

/** The abilities that the résumé shows least, each with a first step. */
function gapSteps(answers: CompanionAnswerReader, keys: readonly string[]) {
  const resume = answers.input.resume === null ? null : new PreparedResume(answers.input.resume.document);
  const missing = keys
    .map((key) => ({ ability: abilityOf(key), share: resume?.proofOf(abilityOf(key)).share ?? 0 }))
    .sort((a, b) => a.share - b.share)
    .slice(0, 3);
  const unknown =
    keys.length > 0
      ? []
      : [
          {
            title: '先弄清要求',
            text: '收集 10 份目标岗位的招聘原文，记下出现最多的要求，标出自己做过和没做过的，再定先补哪一项。',
          },
        ];
  return [
    ...unknown,
    ...missing.map(({ ability }, index) => ({
      title: `第 ${index + 1} 件：${ability.label}`,
      text: `${ability.study}；做出“${ability.output}”，然后${ability.shownBy}。`,
    })),
    { title: '每月一次', text: '把完成的事写进简历或作品集，和一个真实的人讲一遍，记下对方的问题。' },
    { title: '每季一次', text: '核对检查点，没有完成的写清原因：时间不够、方法不对，还是不想做。' },
  ];
}

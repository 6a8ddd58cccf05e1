import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { isFilled, type ListedItem, listedItems } from '../items.js';
import type { CheckedModule } from '../modules.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

/** A fact that an entry of a part should state; personal facts that one may withhold are never among them. */
interface Need {
  field: string;
  label: string;
  share: number;
  /** Other fields that say the same. */
  or?: readonly string[];
}

const WORK: readonly Need[] = [
  { field: 'company', label: '单位名称', share: 0.25 },
  { field: 'title', label: '岗位名称', share: 0.25, or: ['roles'] },
  { field: 'period', label: '起止时间', share: 0.25, or: ['roles'] },
  { field: 'highlights', label: '工作内容', share: 0.25, or: ['roles'] },
];
const NAMED_AND_DATED: readonly Need[] = [
  { field: 'name', label: '名称', share: 0.6, or: ['title'] },
  { field: 'date', label: '时间', share: 0.4, or: ['period'] },
];

/** Facts by section. Sections that are not here need no more than to be there. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  basics: [
    { field: 'name', label: '姓名', share: 0.3 },
    { field: 'phone', label: '电话', share: 0.35 },
    { field: 'email', label: '邮箱', share: 0.35 },
  ],
  intention: [
    { field: 'positions', label: '目标岗位', share: 0.7 },
    { field: 'cities', label: '意向城市', share: 0.3 },
  ],
  education: [
    { field: 'school', label: '学校', share: 0.3 },
    { field: 'major', label: '专业', share: 0.25 },
    { field: 'degreeLevel', label: '学历层次', share: 0.15, or: ['degreeName'] },
    { field: 'period', label: '起止时间', share: 0.3 },
  ],
  internships: WORK,
  work: WORK,
  projects: [
    { field: 'name', label: '项目名称', share: 0.25 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '项目内容', share: 0.35 },
  ],
  research: [
    { field: 'name', label: '课题名称', share: 0.35 },
    { field: 'role', label: '本人角色', share: 0.2 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '研究内容', share: 0.25 },
  ],
  campus: [
    { field: 'organisation', label: '组织名称', share: 0.3 },
    { field: 'role', label: '职务', share: 0.25 },
    { field: 'period', label: '起止时间', share: 0.2 },
    { field: 'highlights', label: '工作内容', share: 0.25 },
  ],
  awards: NAMED_AND_DATED,
  papers: NAMED_AND_DATED,
  patents: NAMED_AND_DATED,
};

const RULE_ID = 'completeness.facts';
// Three words of skill say what one can do; fewer leave it open.
const ENOUGH_SKILLS = 3;

/** What every present part states of what it should; the mean of its entries. */
export function completeness({ document, modules }: Subject): Opinion {
  const opinions = modules
    .filter(({ isPresent }) => isPresent)
    .map((module) => judge(listedItems(document, module.key), module));
  return {
    verdicts: opinions.flatMap(({ verdicts }) => verdicts),
    findings: opinions.flatMap(({ findings }) => findings),
  };
}

function judge(items: readonly ListedItem[], { key: module, label }: CheckedModule): Opinion {
  if (module === 'skills') return skills(items, module);
  const each = 1 / (items.length || 1);
  const findings: FindingDraft[] = [];
  let share = items.length === 0 ? 1 : 0;
  for (const { section, item, pointer, id } of items) {
    const missing = (NEEDS[section] ?? []).filter((need) => !states(item, need));
    const lost = missing.reduce((sum, need) => sum + need.share, 0);
    share += each * (1 - lost);
    if (missing.length === 0) continue;
    const labels = missing.map((need) => need.label);
    findings.push({
      ruleId: RULE_ID,
      severity: module === 'basics' ? 'urgent' : 'important',
      category: 'missing',
      module,
      pointer,
      targetId: id,
      issue: `“${label}”缺少${labels.join('、')}`,
      why: '招聘方按这些信息核对经历，缺一项就要多问一次，招聘系统也可能无法归档。',
      needsFact: labels,
      gains: [{ dimension: 'completeness', module, share: each * lost }],
    });
  }
  const verdict: Verdict = {
    dimension: 'completeness',
    module,
    ruleId: RULE_ID,
    share,
    reason: `“${label}”应写明的信息`,
  };
  return { verdicts: [verdict], findings };
}

const states = (item: Record<string, unknown>, { field, or = [] }: Need): boolean =>
  [field, ...or].some((name) => isFilled(item[name]));

function skills(items: readonly ListedItem[], module: ResumeModuleKey): Opinion {
  const words = items.reduce(
    (count, { item }) => count + 1 + (Array.isArray(item['keywords']) ? item['keywords'].length : 0),
    0,
  );
  const share = Math.min(1, words / ENOUGH_SKILLS);
  const verdicts: Verdict[] = [
    {
      dimension: 'completeness',
      module,
      ruleId: 'completeness.skills',
      share,
      reason: `写出了 ${words} 项技能、证书或语言`,
    },
  ];
  const finding: FindingDraft = {
    ruleId: 'completeness.skills',
    severity: 'important',
    category: 'missing',
    module,
    issue: '技能、证书与语言写得过少',
    why: '招聘系统按技能词检索简历，写出会用的工具、证书与外语成绩才能被搜到。',
    needsFact: ['掌握的工具与熟练程度', '证书或外语成绩'],
    gains: [{ dimension: 'completeness', module, share: 1 - share }],
  };
  return { verdicts, findings: share < 1 ? [finding] : [] };
}

import { regex } from '@qicheng/resume/regex';
import { SEARCHED_LEXICON } from '../data/occupation-lexicon.js';
import { clipped } from '../text/clipped.js';
import { WordFinder, wordsOf } from '../text/words.js';
import { joinedStandards } from './standard-names.js';

/** Names of the same thing. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['后端', '服务端', '后台服务'],
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Vue', 'Vue.js'],
  ['React', 'React.js'],
  ['Node.js', 'Node', 'NodeJS'],
  ['Go', 'Golang'],
  ['Kubernetes', 'K8s', 'k8s'],
  ['Spring Boot', 'SpringBoot'],
  ['Spring Cloud', 'SpringCloud'],
  ['PostgreSQL', 'Postgres', 'PG'],
  ['C++', 'CPP'],
  ['C#', 'CSharp'],
  ['HTML', 'HTML5'],
  ['CSS', 'CSS3'],
  ['机器学习', 'Machine Learning'],
  ['深度学习', 'Deep Learning'],
  ['自然语言处理', 'NLP'],
  ['计算机视觉', 'CV'],
  ['大模型', 'LLM', '大语言模型'],
  ['Photoshop', 'PS'],
  ['Premiere', 'PR'],
  ['After Effects', 'AE'],
  ['Illustrator', 'AI软件'],
  ['Power BI', 'PowerBI'],
  ['PPT', 'PowerPoint', '演示文稿'],
  ['办公软件', 'Office'],
  ['Excel', '电子表格'],
  ['SolidWorks', 'SW'],
  ['AutoCAD', 'CAD'],
  ['UG', 'NX'],
  ['A/B 测试', 'A/B', 'AB测试', 'ABTest', 'AB实验'],
  ['需求文档', 'PRD'],
  ['用户访谈', '访谈用户'],
  ['竞品分析', '竞品'],
  ['视频剪辑', '剪辑'],
  ['公众号', '微信公众号'],
  ['小红书', 'RED'],
  ['抖音', 'TikTok'],
  ['电商', '电子商务'],
  ['数据分析', '分析数据'],
  ['活动策划', '策划活动'],
  ['接口测试', 'API测试'],
  ['自动化测试', '测试自动化'],
  ['单片机', 'MCU'],
  ['嵌入式', '嵌入式开发'],
  ['纳税申报', '报税'],
  ['尽职调查', '尽调'],
  ['客户开发', '开发客户', '拓客', '拓展客户'],
  ['消息队列', 'MQ'],
  ['持续集成', 'CI/CD'],
  ['大促', '大促活动', '电商大促'],
  ['Shell', 'Bash'],
  ['Meta广告后台', 'Meta Ads Manager', 'Facebook Ads', 'Meta Ads'],
];

/** Special cases that prove a general term; the reverse does not hold. */
export const SPECIAL_CASES: Readonly<Record<string, readonly string[]>> = {
  JavaScript: ['ES6'],
  Vue: ['Vue3', 'Vue2'],
  Excel: ['数据透视表', 'VLOOKUP'],
  办公软件: ['WPS'],
  短视频: ['视频号'],
  公众号: ['推文'],
  电商: ['淘宝', '天猫', '京东'],
  活动策划: ['活动方案'],
  单片机: ['STM32'],
  报表: ['财务报表'],
  有限元: ['ANSYS'],
  大促: ['双十一', '双11', '双十二', '双12', '618', '年货节', '黑五', '周年庆'],
};

const WORD_LENGTH = 40;
const MAX_TERMS = 12;
const FALLBACK_TERMS = 3;

/** Words of the lexicon that are too general to characterise a posting. */
export const GENERAL: ReadonlySet<string> = new Set(
  `项目 系列 活动 组织 测试 数据 报告 服务 监控 团队 规范 标准 方法 分析 沟通 协调 流程 规划 方案 系统 产品 客户 合作 学习 维护 课程 学生 安全 质量 现场 计算机
  目标 指标 客户服务 策划 迭代 版本 材料 设备 资金 银行 结构 控制 通信 资料 验收 调试 通知 采购 办公室 用户 业务 内容 排期 跟进 引导 营销 协作 管理 策略 设计 AI 实习
  R C 文字 信息 宣传 采集 日程 安排 会议 推广 渠道 体验 上线 部署 加载 适配 带领 尺寸 配合 加工 图纸 统计 理论 政策 保密 技术 成本 风险 制度 培训 交互`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words without content for a search. */
const EMPTY = regex('iu')`
  ^(?:情况|状况|事项|事宜|相关|以上|以下|具有|具备|拥有|能够|熟悉|熟练|掌握|精通|了解|使用|运用|操作|开发|优先
  |考虑|优先考虑|良好|较强|一定|至少|一种|一门|一项|各种|各类|主流|常用|常见|基本|基础|扎实|丰富|优秀|能力|经验
  |经历|工作|岗位|职位|要求|任职|公司|企业|行业|人员|负责|参与|协助|完成|进行|开展|根据|按照|通过|以及|并且|包括
  |其他|日常|有效|及时|确保|保证|支持|提供|推动|推进|实现|提升|提高|优化|建立|制定|执行|管理|问题|需求|任务|事务
  |领导|部门|内部|外部|交办|交代|主要|独立|承担|意识|精神|知识|技能|软件|工具|平台|业务|方面|领域|方向|背景|优势
  |条件|实习|应届|应届生|毕业|毕业生|学历|专业|本科|大专|硕士|博士|统招|全日制|时间|每周|身体|健康|接受|可以
  |善于|擅长|乐于|喜欢|热爱|团队|沟通|协作|责任心|学习|独立完成|个人|我们|你|你的|加入|以及|等等|相应|对应|整体
  |全面|积极|主动|认真|细心|年|月|天|者|有|会|能|须|需|可|之一|任意|任一|类似|任何|不同|多种|一些|这个|对于|关于
  |来自|公司产品|and|or|the|with|of|in|to|for|a|an|is|are|be|at|on|as|by|etc|we|you|your|our|will|experience
  |years|year|skills|skill|ability|strong|good|knowledge|plus|preferred|required|degree|above|least|related|work
  |working|using|familiar|proficient|excellent|team|job|HR|PC|OK|App|IT|K|W|nbsp|base|offer|Offer)$
`;

/** Actions; the object determines what a requirement is about. */
const ACTIONS = new Set(
  `撰写 编写 起草 编制 写 出具 制订 制作 检查 核对 处理 跟踪 收集 整理 汇总 监督 审核 审查 统筹 解决 调整 落实 保障 指导 检索 建设 搭建 完善 输出 收发 更新 改进 改善 交付 书写 推行 核算 理解 运营 延展 办理 防控 持续 承担 研究 单笔 单个 单项 记录 驱动 对接 协作 配合 协同 保持 维持 调配 受理 执行 draft drafting`.split(
    ' ',
  ),
);
/** Nouns too general to be searched alone, but which may be the subject of a requirement: 控制仓储成本. */
const HEAD_NOUNS = new Set(
  `成本 风险 制度 活动 方案 规划 政策 安全 质量 设备 材料 资金 渠道 策略 图纸 课程 会议 指标 标准 采购 培训 测试 验收 调试 推广 营销`.split(
    ' ',
  ),
);
export const isHeadNoun = (word: string): boolean => HEAD_NOUNS.has(word);

export const isActionWord = (word: string): boolean => ACTIONS.has(word);

export const isEmptyWord = (word: string): boolean => EMPTY.test(word);

const DEGREE_OR_EXAM =
  /^(?:CET|TEM|CATTI|MTI|MPAcc|MPA|EMBA|IELTS|TOEFL|QS|PhD|MBA|CPA|ACCA|CFA|FRM|PMP|bachelor|master|N1|N2|[A-C][12])\d*$/iu;

const SINGLE_WORDS = [
  ...SEARCHED_LEXICON.flatMap(({ keywords }) => keywords.flat()),
  ...Object.entries(SPECIAL_CASES).flatMap(([word, cases]) => [word, ...cases]),
];
// Words of the lexicon with their synonyms, longest first, so that 用户访谈 is found before 用户.
const GROUPS: readonly (readonly string[])[] = [
  ...SYNONYMS,
  ...[...new Set(SINGLE_WORDS)]
    .filter((word) => !GENERAL.has(word) && !SYNONYMS.some((group) => group.includes(word)))
    .map((word) => [word]),
];
const WORDS = GROUPS.flatMap((group, index) =>
  group.map((word) => ({ word, folded: word.toLowerCase(), index })),
).sort((a, b) => b.word.length - a.word.length || a.index - b.index);

const KNOWN = new Set(WORDS.map(({ folded }) => folded));
/** Whether the lexicon or the table of synonyms contains a word. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word.toLowerCase());

/** The evidence of a word: itself, its synonyms and its special cases. */
const shownBy = (word: string, group: readonly string[]): string[] => [
  ...new Set([word, ...group, ...group.flatMap((each) => SPECIAL_CASES[each] ?? [])]),
];

const LATIN = regex('g')`
  [A-Za-z][A-Za-z0-9+#]*(?:&[A-Z]+)?(?:\.[A-Za-z0-9]+)*(?:(?<=[A-Z]{2})-[A-Z]{2,}\b)?(?:\/[A-Z]\b(?!-))?(?: (?:Shop|Ads
  |Manager|Studio|Analytics|Cloud|Store|Suite|MM)\b)*
`;

/** “Office” in an English clause is a place of work unless it names the software. */
const PLACE_OF_WORK = /^(?!.*\b(?:MS|Microsoft|Excel|PowerPoint)\b)(?!.*[\u4e00-\u9fa5])/iu;

interface Hit {
  at: number;
  group: readonly string[];
}

/** Kinds of software, of which a name before them makes one product. */
const KIND_OF_SOFTWARE = /^(?:CAD|CAM|ERP|CRM|OA|POS|HIS|LIS|MES|WMS|TMS|PMS|SCM|PLM|BI)$/iu;
const NO_NAME = /[会能用看懂学做画写有和或与及的了等对在以可过把使]/u;
/** The name before a kind of software, which is no word of the language: 富怡 in 熟练使用富怡CAD; empty if there is none. */
function nameBefore(text: string, at: number): string {
  const before = /\p{Script=Han}*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const words = wordsOf(before);
  const start = words.findLastIndex((word) => word.length > 1) + 1;
  const name = words.slice(start).join('');
  return name.length > 1 && !NO_NAME.test(name) ? name : '';
}

function knownTerms(text: string): { hits: Hit[]; rest: string } {
  const hits: Hit[] = [];
  const taken = new Set<number>();
  let rest = text;
  let foldedRest = text.toLowerCase();
  for (const { word, folded, index } of WORDS) {
    if (!foldedRest.includes(folded)) continue;
    const at = new WordFinder(rest).find(word);
    if (at < 0 || (word === 'Office' && PLACE_OF_WORK.test(text))) continue;
    rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length);
    foldedRest = rest.toLowerCase();
    if (taken.has(index)) continue;
    taken.add(index);
    const name = KIND_OF_SOFTWARE.test(word) ? nameBefore(text, at) : '';
    hits.push({
      at,
      // A product is not any of its kind.
      group:
        name === '' ? shownBy(word, GROUPS[index] ?? [word]) : [`${name}${text.slice(at, at + word.length)}`],
    });
  }
  return { hits, rest };
}

const latinTerms = (rest: string): Hit[] =>
  [...rest.matchAll(LATIN)]
    .filter(([word]) => word.length > 1 && !EMPTY.test(word) && !DEGREE_OR_EXAM.test(word))
    .map((match) => ({ at: match.index, group: [clipped(match[0], WORD_LENGTH)] }));

/** Chinese nouns for clauses without a known word. */
const plainTerms = (text: string): Hit[] => {
  let at = 0;
  return wordsOf(text)
    .flatMap((word) => {
      const here = at;
      at += word.length;
      const isNoun = /^[\u4e00-\u9fa5]{2,8}$/u.test(word) && !EMPTY.test(word) && !GENERAL.has(word);
      return isNoun ? [{ at: here, group: [word] }] : [];
    })
    .slice(0, FALLBACK_TERMS);
};

/** The subject of a clause: known words and names of tools, otherwise its nouns, in the order of the clause. */
export function termsOf(input: string, { isPlainAllowed = true } = {}): string[][] {
  const text = joinedStandards(input);
  const { hits, rest } = knownTerms(text);
  const found = [
    ...hits,
    ...(/[\u4e00-\u9fa5]/u.test(text) ? latinTerms(rest) : latinTerms(rest).filter(isName)),
  ];
  const all = found.length > 0 || !isPlainAllowed ? found : plainTerms(text);
  const seen = new Set<string>();
  return all
    .sort((a, b) => a.at - b.at)
    .filter(({ group }) => {
      const name = (group[0] ?? '').toLowerCase();
      return seen.has(name) ? false : Boolean(seen.add(name));
    })
    .slice(0, MAX_TERMS)
    .map(({ group }) => [...group]);
}

// In an English sentence a name is capitalised and not the first word, unless it is an acronym: VDA 6.3.
const isName = ({ at, group: [word = ''] }: Hit): boolean =>
  /^[A-Z]{2,}/.test(word) || (at > 0 && /^[A-Z]/.test(word));

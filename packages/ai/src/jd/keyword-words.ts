import { regex } from '@qicheng/resume/regex';
import { certificatesIn } from './certificate-names.js';
import { CITIES } from './data/cities.js';
import { SUBSTITUTES } from './data/substitutes.js';
import { namesPeople } from './post-names.js';
import { GENERAL, isActionWord, isEmptyWord, isKnownWord } from './read-terms.js';
import { hasRelatedWords } from './related-words.js';

/** Words that recruiters do not search for: actions, times, degrees and terms of forms. */
const NO_KEYWORD = new Set(
  `担任 主持 适应 下达 平米 驻地 即可 人数 持有 入职 撰写 指导 输出 对接 智能 校招 社招 成绩 排名 记录 不良 流利 站立 核心 编写 编制 以后 以前 出生
  在校 期间 其中 作为 处理 考核 落实 严格 统筹 搭配 开会 一年 两年 丰富 放宽 事情 有意 中级 高级 初级 职称 计划 精细 以上学历 初中 高中 普通话 标准 打扫 早晚
  上班 下班 节假日 面试 笔试 写作 任一 其一 二者 必须 同等 条件下 同等条件 录用 报考 一致 期内 不得 分钟 不少 使命 三段 大众 回复 过程 接口 薪资 面议 待遇 副教授 配偶
  子女 解决 岗位 要求 提升 完善 建设 搭建 战略 集团 全球化 商品 上报 调查 容器 治疗 家长 科室 患者 医生 每周 每月 每年 每学年 学时 需求 发表 学术 行为 不端 现场
  国家 法规 申报 核算 出口 理解 媒体 案例 年度 国际 业绩 经理 扁平化 保护 开发新 优化 作业 批改 起草 案件 审核 检验 编制 盘点 现有 有关 获得 区级 超过 文件 结论 落地 员工 环境 予以 应聘 保密 一线 值班 投诉 理念 机会 资源 品质
  人均 早中晚 夜宵 四餐 传染病 高血压 健康 身心健康 体检 车辆 异常 开车 懂电脑 电脑 基本原理 劳动合同 考试 离职 基本操作 有限 主流 前沿 业界 相关 结合 围绕 满足 梳理 明确 带领 带头 跨部门 逾期 进度 期限 时限`
    .split(/\s+/)
    .filter(Boolean),
);
const ENGLISH = regex('iu')`
  ^(?:requirements?|call|sales|data|business|quality|regional|fresh|analyst|US|UK|EU|excellent|spoken|written
  |responsibilities|own|work|products?|customers?|associate|graduate|programme|program|engineer|manager|senior
  |principal|lead|HQ|PM|plus|nice|must|strong|year|month|roadmap|location|department|report|write|track|visit
  |define|support|app|apps)$
`;

const isTool = (word: string): boolean =>
  SUBSTITUTES.some((group) => group.some((each) => each.toLowerCase() === word.toLowerCase()));
/** A Latin word with several capitals, a digit, + or # is a name: SQL, IATF16949, C++. */
const isLatinName = (word: string): boolean =>
  (word.match(/[A-Z]/gu)?.length ?? 0) >= 2 || /[\d+#]/u.test(word);
const SPECIFIC_LENGTH = 4;

/** A phrase of such words is the name of a post or department: Sales Manager. */
const isEnglishPhrase = (word: string): boolean => word.split(' ').every((part) => ENGLISH.test(part));
/** Any people of the employer: 新员工, 老客户. */
const ANY_PEOPLE = /^[新老](?:员工|客户|用户|人|顾客|同事|学员|会员)$/u;

/** Units: TB, kV, 万平方米. */
const UNIT =
  /^[十百千万亿]{0,2}(?:平方[千]?米|平米|立方米|公里|千米|吨|人次|元|美元|小时|亩|公顷)$|^(?:[KMGTP]B|[KMG]?W|k?V|kVA|QPS|TPS|[KMG]?Hz|mm|cm|kg|pcs|RMB|USD)$/iu;
/** Phases and levels: II-III期. */
const ROMAN = /^[IVX]+(?:[-~/][IVX]+)?$/u;
/** Generic nouns, of which a résumé names instances: 票据, 仪器, 金融机构. */
const KIND_OF_THING =
  /(?:理论|知识|机构|清单|品牌|软件|方案|关系|资料|体系|资源|领域|行业|事故|法规|规范|工艺|仪器|设备|工具|报告|流程|进度|试验|预测|事务|业务|活动|项目|市场|客户|产品|制度|管理|工作|库|系统|平台|语言|框架|渠道|网站)$/u;
/** What a person has, not what was done: 基本技能, 业务素质. A résumé shows it by its instances. */
const QUALITY = /(?:技能|能力|素[质养]|意识|功底|水平|精神|操守|常识|基本功)$/u;
/** What a person is, which a field of the résumé states: 退役军人, 中共党员. */
const STATUS = /(?:军人|党员|团员|烈属|家属|子女|遗属|[应往]届生|毕业生|考生|残疾人|低保户|户籍|籍贯)$/u;
/** Authorities and outside parties, with whom one deals: 公安机关, 监管部门. */
const OUTSIDE_PARTY = /(?:机关|部门|单位|机构|当局|主管局|委员会)$/u;
const MIN_LENGTH = 3;

/** Whether a missing word is certainly missing: a name or a technical term without synonyms. */
export const isSurelyMissing = (word: string): boolean =>
  isTool(word) ||
  (/[A-Za-z]/u.test(word)
    ? word.length >= MIN_LENGTH || isKnownWord(word)
    : word.length >= MIN_LENGTH && !KIND_OF_THING.test(word));

/** Whether a recruiter would search for a word: a known term, a tool, or a specific noun. */
export function isKeyword(word: string): boolean {
  if (NO_KEYWORD.has(word) || isEnglishPhrase(word) || UNIT.test(word) || ROMAN.test(word)) return false;
  if (ANY_PEOPLE.test(word) || QUALITY.test(word) || OUTSIDE_PARTY.test(word)) return false;
  if (STATUS.test(word) || /^\d+$/u.test(word)) return false;
  if (namesPeople(word) && certificatesIn(word).length === 0) return false;
  if (isKnownWord(word) || isTool(word)) return true;
  if (isEmptyWord(word) || isActionWord(word) || GENERAL.has(word) || CITIES.includes(word)) return false;
  if (/[A-Za-z]/u.test(word)) return isLatinName(word);
  return hasRelatedWords(word) || (word.length >= SPECIFIC_LENGTH && /^[\u4e00-\u9fa5]+$/u.test(word));
}

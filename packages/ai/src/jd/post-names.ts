import { OCCUPATION_LEXICON } from '../data/occupation-lexicon.js';

const POST_NAMES = [
  ...new Set([
    ...OCCUPATION_LEXICON.flatMap(({ name, titles }) => [name, ...titles]).filter((word) => word.length > 1),
    ...'工程师 经理 专员 助理 实习生 实习 主管 运营 设计师 会计 教师 老师 护士 管培生 培训生 顾问 分析师 编辑 文员 开发 策划 销售 客服 研究员 律师 法务 出纳 审计 司机 店长 店员 导购 业务员 技术员 出纳员 预算员 sales paralegal engineer manager associate analyst designer developer specialist director assistant consultant accountant officer coordinator teacher nurse intern 讲师 辅导员 柜员 翻译 记者 主播 架构师 总监 秘书 前台 采购 跟单 药师 医生 医师 技术员 操作工 质检员 科员 代表 督导 厨师 主厨 电工 焊工 钳工 普工 保安 保洁 护工 骑手 快递员 岗'.split(
      ' ',
    ),
    ...'负责人 服务员 干事 笔译 口译 师傅 站长 管家 编导 月嫂 育儿嫂 保姆 领班 班长 园长 校长 队长 教练 保育员 科学家 摄影师 剪辑师 化妆师 美容师 导游 讲解员 partner technician recruiter representative supervisor architect scientist'.split(
      ' ',
    ),
  ]),
];
/** A word for a post, or a call such as 招聘. */
export const TITLE_HEAD = new RegExp(POST_NAMES.join('|'), 'iu');
/** A word for a post; a call alone does not match. */
export const NAMES_POST = new RegExp(
  `(?:${POST_NAMES.filter((name) => !/^(?:招聘|岗)$/u.test(name)).join('|')})`,
  'iu',
);
/** The last character of posts that are not in the list: 保安队长, 理货员. */
export const POST_END = /[员师工长手嫂]$/u;

/** Whether a word names people by their post: 财务经理, 审计师. */
export const namesPeople = (word: string): boolean =>
  /(?:经理|主管|总监|专员|助理|负责人|领导)$/u.test(word) || (word.length > 2 && /[师员长]$/u.test(word));

/** Ranks in names of recruiting posts: 招聘主管. */
export const RECRUITING_RANKS = '(?:主管|专员|经理|助理|总监|顾问|负责人)';

/** A lookahead after 招 that excludes words such as 招标 and 招商, which do not announce a vacancy. */
export const CALLS =
  '(?![聘标待牌揽呼惹考数]|收(?!银|费员)|商(?!务)|投(?!资|放|顾|后)|生(?!主管|顾问|老师|专员|办))';

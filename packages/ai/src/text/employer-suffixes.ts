/** Suffixes of employer names by kind, as regular expression source. */
const SUFFIXES = {
  /** Legal forms, which are unambiguous. */
  legal: '有限责任公司 股份有限公司 有限公司 集团 事务所',
  /** Parts of a company and the word company itself, which are also common nouns. */
  company: '子公司 分公司 公司',
  research: '研究院 设计院 研究所',
  medical: '医院 卫生院 康复院 [护养疗敬福][理老养利]院 诊所 门诊部 药[房店]',
  finance: '银行 [分支]行',
  school: '大学 学院 学校 [大中小]学(?![习生教科位]) 幼儿园 早教中心',
  hospitality: '酒店 酒楼 宾馆 民宿 饭店 餐厅 旅行社',
  retail: '超市 商场 书店',
  media: '报社 杂志社 出版社 电视台',
  culture: '博物[馆院] (?:图书|美术|科技|文化|展览|纪念)馆 大剧院 少年宫',
  society: '协会 商会 联合会 合作社 基金会 俱乐部',
  /** Public authorities. */
  public: '法院 检察院 政府 委员会 (?:公安|税务|财政|教育|统计|管理)局',
  practice: '律所 分所 工作室',
  plant: '工厂 [车纱]厂',
  centre: '(?:服务|发展|培训|体检|月子|康复|健身|艺术|研究|活动)中心',
} as const;

/** A kind of employer recognisable by its suffix. */
export type EmployerKind = keyof typeof SUFFIXES;

/** Industries at the end of employer names, which may also begin a post. */
const COMMON_TRADES =
  '科技 网络 通信 电子 传媒 物流 物业 餐饮 制药 生物 汽车 地产 置业 证券 基金 保险 建工 建设 教育 控股 电器 能源';
/** Further industries, which also follow common nouns: 向往医疗器械. */
const FURTHER_TRADES =
  '医药 药业 医疗 器械 食品 饮料 乳业 酒业 咨询 服饰 服装 家居 鞋业 纺织 商贸 贸易 实业 环保 化工 材料 光电 半导体 软件 信息 航空 旅游 文旅 文化 广告 影业 游戏 机械 重工 精密 机电 电力 城投 交投 水务 燃气 地铁 快递 速运 供应链 装饰 珠宝 连锁';
/** Industries that also name departments and fields of work. */
const FIELD_TRADES = '互娱 智能 设计 建筑 货运 冷链 运输 仓储 包装 印刷 电气';

const anyOf = (words: readonly string[]): string =>
  `(?:${words.flatMap((each) => each.split(' ')).join('|')})`;

/** The source of an expression for a suffix of these kinds. */
export const suffixOf = (...kinds: readonly EmployerKind[]): string =>
  anyOf(kinds.map((kind) => SUFFIXES[kind]));

/** The source of an expression for any suffix of an employer name. */
export const EMPLOYER_SUFFIX = anyOf(Object.values(SUFFIXES));
export const COMMON_TRADE = anyOf([COMMON_TRADES]);
export const FURTHER_TRADE = anyOf([FURTHER_TRADES]);
/** The source of an expression for an industry at the end of a name. */
export const EMPLOYER_TRADE = anyOf([COMMON_TRADES, FURTHER_TRADES]);
/** Like {@link EMPLOYER_TRADE}, with the industries that are also fields of work. */
export const ANY_TRADE = anyOf([COMMON_TRADES, FURTHER_TRADES, FIELD_TRADES]);

import { CARE_TRADES } from './trades-care.js';
import { FIELD_TRADES } from './trades-fields.js';
import { MAKING_TRADES } from './trades-making.js';
import { OFFICE_TRADES } from './trades-office.js';
import { SERVICE_TRADES } from './trades-service.js';

/** The prefix of the ids of its questions, and a pattern of its positions; the first match wins. */
interface Trade {
  readonly prefix: string;
  readonly pattern: RegExp;
}

const FOOD = '(?:食品|乳品|乳业|饮料|烘焙|面包|肉制品|调味|水产|冷链|粮油|HACCP|ISO\\s?22000)';
const QUALITY = '(?:品控|质量|品质|质检|检验|QA|QC|食品安全)';
/** Quality posts in the food industry, which have other questions than those for machines. */
export const FOOD_QUALITY = new RegExp(`${FOOD}[^。]{0,60}${QUALITY}|${QUALITY}[^。]{0,60}${FOOD}`, 'iu');

export const TRADES: readonly Trade[] = [
  { prefix: 'kinder', pattern: /幼儿|幼师|保育|托育|早教|配班|主班/u },
  { prefix: 'ward', pattern: /护士|护师|护理(?!员)/u },
  { prefix: 'elder', pattern: /护工|养老|护理员|陪护|月嫂|育婴|保姆|家政|住家/u },
  { prefix: 'physician', pattern: /(?<!宠物[^，。]{0,4}|动物|兽)(?:医生|医师|大夫)/u },
  {
    prefix: 'dispensary',
    pattern:
      /临床药师|药学部|药剂科|住院药房|门诊药房|(?:医院|卫生院|保健院)[^。]{0,30}药[师房]|药[师房][^。]{0,30}(?:医院|卫生院|保健院)/u,
  },
  { prefix: 'pharmacy', pattern: /药师|药店|药房/u },
  {
    prefix: 'faculty',
    pattern:
      /(?:高校|大学|高职|院校)[^，。]{0,10}(?:教师|老师|讲师|教员|教学)|(?<!小学[^，。]{0,6}|中学[^，。]{0,6}|初中[^，。]{0,6}|高中[^，。]{0,6}|幼儿园?[^，。]{0,6})专任教师|(?:助理|副)?教授(?!法)|教学科研岗/u,
  },
  { prefix: 'esg', pattern: /ESG|可持续发展|碳(?:核算|管理|咨询|排放|资产|足迹)|双碳|碳中和/iu },
  {
    prefix: 'foodrd',
    pattern: /(?:食品|饮料|乳品|烘焙|调味品|保健食品|零食)[^，。]{0,4}(?:研发|工艺|配方)/u,
  },
  { prefix: 'foodqa', pattern: FOOD_QUALITY },
  {
    prefix: 'compliance',
    pattern:
      /(?<!数据|隐私|银行|证券|基金|保险|信贷|金融|反洗钱|风控与?|税务)合规(?!法务)|法规(?:专员|事务|工程师)/u,
  },
  {
    prefix: 'creditrisk',
    pattern:
      /信用风险|评分卡|(?:信贷|贷[前中后])(?:风险|策略|模型|建模)|风控(?:建模|模型|策略|数据|分析)|风险(?:策略|建模|模型|数据)/u,
  },
  { prefix: 'school', pattern: /教师|(?<!生活|宿管|招生|教务|就业|图书|后勤|跟班)老师|代课|讲师|班主任/u },
  {
    prefix: 'coach',
    pattern:
      /(?:公交|客运|客车|大巴|班车|校车|出租|网约车?|旅游车|电车|有轨)[^，。]{0,4}(?:司机|驾驶员)|公交驾驶|客车驾驶/u,
  },
  { prefix: 'driver', pattern: /司机|驾驶员|货运|派件|配送员|骑手|快递员/u },
  { prefix: 'store', pattern: /叉车|拣货|分拣|仓库|仓管|库管/u },
  { prefix: 'baker', pattern: /西点|烘焙|裱花|面点|咖啡师|甜品/u },
  { prefix: 'cook', pattern: /厨师|炒锅|厨工|后厨|厨房|切配|打荷/u },
  { prefix: 'beauty', pattern: /(?<!宠物|动物|犬猫?|汽车|车辆|医学|医疗)美容|护肤|美发|美甲|发型/u },
  { prefix: 'shop', pattern: /理货|店长|店员|导购|营业员|收银员|门店|便利店|服务员/u },
  { prefix: 'hotel', pattern: /前厅|前台接待|GSA|酒店|客房|礼宾/iu },
  { prefix: 'callcentre', pattern: /客服/u },
  { prefix: 'wiring', pattern: /电工|水电工|弱电/u },
  { prefix: 'cnc', pattern: /CNC|数控|调机|车工|铣工|加工中心/iu },
  { prefix: 'line', pattern: /普工|操作工|组装|装配工|产线|焊工/u },
  { prefix: 'power', pattern: /PCS|储能|逆变|电力电子|变流|电源(?:硬件|工程师)/iu },
  { prefix: 'cost', pattern: /造价|预算员|工程预算|结算/u },
  { prefix: 'cashier', pattern: /出纳/u },
  { prefix: 'ledger', pattern: /会计|财务(?!总监|分析)/u },
  { prefix: 'export', pattern: /外贸|跨境(?!电商运营)|overseas sales|export/iu },
  {
    prefix: 'account',
    pattern:
      /大客户|(?<!对公|公司|银行|信贷|授信|理财|零售|个人|私行)客户经理|key account|渠道经理|商务经理/iu,
  },
  { prefix: 'selling', pattern: /销售|业务员|置业|招商/u },
  { prefix: 'hrjunior', pattern: /(?:HR|人事|人力|招聘)[^，。]{0,6}(?:实习|助理|专员|文员)|行政人事/iu },
  { prefix: 'graphicart', pattern: /平面|包装设计|品牌设计|视觉设计|美工|展览|插画/u },
  { prefix: 'screen', pattern: /UI|交互设计|界面设计/iu },
  { prefix: 'media', pattern: /新媒体|剪辑|后期|短视频|内容运营|文案/u },
  { prefix: 'growth', pattern: /产品运营|用户运营|活动运营|社群运营|用户增长/u },
  { prefix: 'paralegal', pattern: /律师助理|法务助理|Paralegal|诉讼助理|法务专员/iu },
  { prefix: 'interpret', pattern: /翻译|口译|笔译|通訳/u },
  { prefix: 'clerk', pattern: /行政|文秘|文员|前台|秘书/u },
];

/** Trades and occupations whose office staff do different work: orders and files instead of customers or patients. */
const WITH_OTHER_ASSISTANTS = new Set([
  ...['selling', 'account', 'export', 'physician'],
  ...['sales', 'foreignTrade', 'doctor'],
]);
const INSIDE =
  /内勤|后勤|助理|支持|文员|文秘|秘书|跟单|单证|统计|客服|行政|录入|订单|运营|数据|会计|结算|培训|企划|策划/u;
/** Whether a post only supports the trade or occupation in its name: 销售内勤, 外贸跟单. */
export const onlySupports = (code: string, position: string): boolean =>
  WITH_OTHER_ASSISTANTS.has(code) && INSIDE.test(position);

/** Hospital units whose nurses do different work from those of a ward. */
const UNIT =
  /血透|血液透析|血液净化|透析|手术室|供应室|消毒供应|导诊|导医|体检|产房|助产|新生儿|急诊|ICU|重症|内镜|胃镜|介入|门诊|口腔|校医|社区|医美|康复|养老|血站|献血|疫苗|接种/iu;
/** The unit in the name of a nursing post; null for a ward. */
export const unitOf = (position: string): string | null => UNIT.exec(position)?.[0] ?? null;

/** Trades for which the lexicon only has a different occupation with unsuitable questions. */
const OF_OWN_FIELD = /^(?:foodqa|foodrd|compliance|faculty|esg|creditrisk)-/u;
export const isOfOwnField = (id: string): boolean => OF_OWN_FIELD.test(id);

export const TRADE_QUESTIONS = [
  ...FIELD_TRADES,
  ...CARE_TRADES,
  ...SERVICE_TRADES,
  ...MAKING_TRADES,
  ...OFFICE_TRADES,
];

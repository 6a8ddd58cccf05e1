import { regex } from '@qicheng/resume/regex';
import { type LexiconOccupation, OCCUPATION_LEXICON } from '#src/data/occupation-lexicon.js';
import { inChinese } from '#src/text/english-posts.js';
import { WordFinder, wordsOf } from '#src/text/words.js';

const TITLES = OCCUPATION_LEXICON.flatMap((occupation) =>
  [occupation.name, ...occupation.titles].map((title) => ({ occupation, title: title.toLowerCase() })),
);

/** Words of a position next to its occupation: rank, kind of employment, remarks. */
const ADDITIONS =
  /(?:实习生?|助理|专员|岗位?|职位|初级|中级|高级|资深|储备|兼职|校招|工程师|经理|主管|人员|[员师]|[（(][^）)]*[）)]|[\s/、·-])/gu;
const bareName = (text: string): string => inChinese(text).toLowerCase().replace(ADDITIONS, '');

/** Job titles of neighbouring trades, which do not use the keywords of the occupation. */
const NEIGHBOURS = regex('u')`
  外贸|跟单|商务|造价|监理|预算|施工|数控|操作|电工|维修|质量|出纳|审计|税务|培训|幼儿|保育|体育|音乐|美术|助理
  |室内|珠宝|服装|园林|景观|教育|信贷|大堂|国企|管培|实验|平面|包装|插画|招聘|护士长|护理部|高校|大学|学院
  |博士后|科研|专任|研究员|工长|班组长|劳务|前台
`;

/** Whether a position is this occupation and not a neighbouring trade. */
export function isOccupation(position: string, { name, titles }: LexiconOccupation): boolean {
  const own = bareName(position);
  return (
    !NEIGHBOURS.test(inChinese(position)) &&
    [name, ...titles].some((title) => own.endsWith(bareName(title)) && bareName(title) !== '')
  );
}

/** Assistants and trainees belong to the occupation they assist in: 会计助理 is not a secretary. */
const HELPERS = /(?:助理|实习生?|培训生|学徒)+$/u;

/** Operations of stations, shops and deliveries, which are not media operations. */
const OTHER_OPERATIONS = regex('iu')`
  (?:亚马逊|amazon|跨境|shopee|速卖通|独立站|城市|区域|站点|配送|仓储?|物流|门店|酒店|地产|商场|商业|供应链|生产
  |车队|园区|物业|设备|网络|系统)(?:\p{Script=Han}{0,2})?运营
  |运营(?:经理|总监|主管)?[（(][^）)]*(?:配送|物流|仓|门店|站)
`;

/** Suffixes of rank or post; the occupation is named before them. */
const RANKS =
  '工程师|工程|项目|专员|助理|经理|主管|总监|主任|部长|组长|店长|负责人|带头人|顾问|代表|人员|员工|干事|文员|内勤|后勤|前台|客服|管理|岗位|职位|方向|实习|储备|管培|培训生|应届|部门?|中心|[员师生岗长]';
const ENDING = new RegExp(`^(?:${RANKS})*(?:[（(【[/、·|,，+&-].*)?$`, 'u');

/** Job titles that contain the name of an occupation but are another trade by the word before or after it. */
const OTHER_TRADES: Readonly<Record<string, RegExp>> = {
  design:
    /(?:结构|电路|芯片|版图|IC|模具|服装|景观|园林|室内|软装|建筑|课程|家具|珠宝|照明|关卡|数值|道路|桥梁|给排水|暖通|工艺|管道|非标|机械|夹具|电气|硬件|系统|流程)设计/iu,
  research:
    /(?:行业|市场|用户|政策|证券|投资|量化|宏观|策略|固收|软件|java|前端|后端|服务端|算法)(?:研究|研发)/iu,
  sales: /(?:电子|政务)商务|商务(?:英语|日语)/u,
  // Trainees, and trainers of drivers, animals and bodies.
  trainer: /管培|培训生|驾[校驶]|健身|体能|动物|宠物|犬/u,
  teacher:
    /带教|幼儿|早教|托育|保育|教务|学管|编程|舞蹈|瑜伽|健身|驾校|美容|钢琴|吉他|书法|教练|(?:教育|课程)(?:顾问|咨询|产品|销售|规划)/u,
  nurse: /护理员|护工|陪护|养老|宠物/u,
  data: /统计员|数据(?:录入|标注|中心|线)/u,
  backend: /嵌入式|单片机|底层/u,
  testing: /(?:芯片|硬件|电池|食品|药品|材料|射频|汽车|整车|车辆|产品|机械|电子|环境|可靠性)测试/u,
  marketing: /(?:菜|农贸|商品|批发|建材)市场/u,
  civil: /(?:产品|机械|模具)结构|建筑(?:设计|史)/u,
  legal: /调律/u,
  doctor: /宠物|兽医|动物/u,
  safety: /网络|信息|数据|渗透|云|web|功能|食品|水处理|给排水|[污废]水|水务/iu,
  warehouse: /电力|电网|生产|列车|铁路/u,
  driver: /叉车|塔吊|挖掘机|起重|吊车|电梯|列车|地铁|火车|动车|高铁|机车/u,
  editor: /视频|剪辑|音频/u,
  retail: /网店|淘宝|天猫|电商/u,
  bank: /金融(?:科技|软件|it)|(?:汽车|消费|供应链|互联网)金融/iu,
  mechanical:
    /(?:水处理|[污废]水(?:处理)?|水务|给排水|制药|药品|食品|化工|化妆品|印染|纺织|半导体|芯片|封装)工艺|(?:食品|药品|软件|工程)质量/u,
  maintenance: /焊工/u,
  kindergarten: /保育/u,
};

/** A secretary assists a manager or an office; other assistants belong to their trade. */
const OF_A_HEAD =
  /^(?:总经理|总裁|董事长|董办|ceo|行政|办公室?|部门|综合|经理|总监|院长|校长|所长|厂长|高级|业务|高管)*助理/iu;

/** The occupation of a position by the head of its name; null if the head is not in the lexicon. */
export function occupationOf(position: string): LexiconOccupation | null {
  const post = inChinese(position);
  return named(post.replace(HELPERS, '')) ?? named(post);
}

function named(position: string): LexiconOccupation | null {
  const text = position.toLowerCase().trim();
  const hits = TITLES.flatMap(({ occupation, title }) => {
    const at = lastOf(text, title);
    if (at < 0 || !isHead(text, at + title.length)) return [];
    if (occupation.code === 'operations' && OTHER_OPERATIONS.test(position)) return [];
    if (title === '助理' && !OF_A_HEAD.test(text)) return [];
    if (OTHER_TRADES[occupation.code]?.test(text)) return [];
    return [{ occupation, end: at + title.length, length: title.length }];
  });
  hits.sort((a, b) => b.end - a.end || b.length - a.length);
  return hits[0]?.occupation ?? null;
}

/** The last position of a title in a text; a Latin title must be a separate word: UI is not in Recruiter. */
function lastOf(text: string, title: string): number {
  if (!/[a-z]/u.test(title)) return text.lastIndexOf(title);
  return new WordFinder(text).find(title);
}

/** Whether a title is the head of a position: 测试工程师 is a tester, 测试设备维修工 is not. */
const isHead = (text: string, end: number): boolean =>
  ENDING.test(text.slice(end).replace(/\s+/gu, ' ').trim());

const EMPTY_HEAD =
  /^(?:岗位?|职位|方向|人员|专员|助理|经理|主管|总监|工程师|实习生?|负责人|工作|员工|代表|顾问|组长|[员师工])$/u;
const MIN_HEAD_LENGTH = 2;

/** The noun that names the trade, 司机 in 货车司机 and 公交司机; empty if there is none. */
function headOf(position: string): string {
  const core = inChinese(position)
    .replace(/[（(【[].*$/u, '')
    .trim();
  const words = wordsOf(core).filter((word) => word.trim() !== '');
  const head = words.findLast((word) => !EMPTY_HEAD.test(word)) ?? '';
  return [...head].length < MIN_HEAD_LENGTH ? '' : head;
}

/** Whether a former post is the same kind of work: the same name, or the same final noun. */
export function isRelatedPost(position: string, post: string): boolean {
  const [target, own] = [bareName(position), bareName(post)];
  if (target === '' || own === '') return false;
  if ([...own].length >= MIN_HEAD_LENGTH && (own.endsWith(target) || target.endsWith(own))) return true;
  const head = headOf(position);
  return head !== '' && head === headOf(post);
}

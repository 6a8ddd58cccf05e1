import type { JobMatch } from '@qicheng/analysis/job-analysis-result';
import { memoize } from '@qicheng/resume/memoize';
import { type Occupation, OCCUPATIONS, OCCUPATIONS_VERSION } from '../../data/occupations.js';
import { certificatesFor } from '../../data/occupations/required-by-post.js';
import { isLeadingPost } from '../../jd/match-lead.js';
import { clipped } from '../../text/clipped.js';
import { inChinese } from '../../text/english-posts.js';
import { WordFinder } from '../../text/words.js';

/** A position outside the table, of which only the name is known. */
const UNDESCRIBED: Omit<Occupation, 'name'> = {
  ...{ code: 'general', field: '', titles: [], duties: [], abilities: [], degree: 'college' },
  ...{ majors: [], certificates: [], experience: '', path: [], adjacent: [] },
  summary:
    '职业表没有收录这一岗位，不描述它的职责、门槛与能力。请以招聘原文为准，也可以把招聘原文粘贴到“岗位 JD 分析”。',
};

const MAX_ALTERNATIVES = 5;

const LEVEL =
  /^(?:初级|中级|高级|资深|首席|实习|见习|校招|社招|兼职|全职|储备|青年|专业|专职|驻场|在编|编外|急招|诚聘)+/u;
/** What is inspected in a factory; data, calls or special equipment are checked by other trades. */
const OF_A_FACTORY =
  /^(?:质量|品质|来料|进料|原料|制程|过程|首件|半?成品|出货|最终|外观|尺寸|入库|生产|工厂|车间|现场|驻厂|产品|零部?件|五金|电子|注塑|塑胶|机加工?|机械|包装|面料|服装|家具|玩具|汽车零部件|QC|品管)*$/iu;
/** Generic job nouns, and the prefixes with which they mean the occupation in the table. */
const GENERIC: Readonly<Record<string, RegExp>> = {
  助理: /^(?:行政|总经理|总裁|董事长|董事会|经理|综合|办公室|部门|院长|校长|主任|领导)?$/u,
  设计师: /^(?:平面|视觉|品牌|包装|广告|海报|电商|vi|logo|创意|图文|画册|字体|插画)*$/iu,
  老师: /^(?:小学|初中|高中|中学|中小学|公立|私立|民办|特岗|代课|支教|乡村|专任|语文|数学|英语|物理|化学|生物|历史|地理|政治|思政|道德与法治|体育|音乐|美术|信息技术|科学|劳动|心理健康|学科|任课|班主任)*$/u,
  医生: /^(?:住院|主治|副?主任|执业|助理|临床|社区|乡村|校医院?|全科|急诊|麻醉|规培|口腔|中医|[\u4e00-\u9fa5]{1,4}科)*$/u,
  研发: /^(?:生物|制药|药物|药品|制剂|试剂|抗体|细胞|疫苗|蛋白|原料药|诊断|分子|基因|医药)+$/u,
  测试: /^(?:软件|功能|自动化|接口|性能|游戏|app|web|移动|移动端|客户端|系统|安全|压力|白盒|黑盒|验收)*$/iu,
  运营: /^(?:新媒体|社媒|社交媒体|海外|tiktok|内容|用户|活动|社群|短视频|公众号|自媒体|账号|品牌|社区|互联网|产品|平台|私域|小红书|抖音)*$/u,
  策划: /^(?:游戏|数值|关卡|剧情|系统|战斗|玩法)*$/u,
  护理: /^(?:临床|病房|门诊|手术室|重症|急诊|icu|[\u4e00-\u9fa5]{1,4}科)*$/iu,
  讲师: /^(?:企业|内训|培训|职业|技能|课程|it|编程|管理|高级)*$/iu,
  教授: /^(?:客座|讲席|特聘|长聘|[\u4e00-\u9fa5]{1,6}学)?$/u,
  专任教师: /^(?!.*(?:小学|中学|初中|高中|幼儿|职高|中职|中专))/u,
  合规: /^(?:企业|公司|集团|食品|食品安全|药品|医药|医疗器械|化妆品|保健品|产品|商品|质量|标签|广告|宣传|贸易|出口|进出口|经营|业务|运营|平台|电商|法务|法律|法规|商业|反垄断|与|和)*$/u,
  律师: /^(?:执业|授薪|合伙人?|诉讼|非诉|公司|企业|刑事|刑辩|民事|民商事?|知识产权|劳动|婚姻|家事|金融|房地产|建筑|工程|涉外|法务|公职|值班|法律援助)*$/u,
  服务员: /^(?:酒店|宾馆|客房|餐厅|餐饮|饭店|前厅|大堂|楼层|包厢|传菜|中餐|西餐|宴会)*$/u,
  咨询: /^(?:管理|战略|企业|商业|组织|运营|流程|数字化|人力资源|品牌|行业)*$/u,
  编导: /^(?:新闻|栏目|电视|节目)+$/u,
  研究员: /^(?:科研|助理|副|实验室?|博士|特聘|高级|技术|专职)*$/u,
  材料: /^(?:化工|化学|高分子|新型?|复合|功能|新能源|锂电池?|电池|正极|负极|隔膜|涂层|涂料|树脂|塑料|塑胶|橡胶|纤维|陶瓷|无机|有机|纳米|薄膜|半导体|电子|光学|光电|磁性|石墨烯|胶粘剂?|改性|研发)*$/u,
  质检员: OF_A_FACTORY,
  检验员: OF_A_FACTORY,
  品控: /^(?:来料|制程|出货|过程|供应商|质量|产品|生产|工厂|现场|驻厂)*$/u,
};
const SAME_AS: Readonly<Record<string, string>> = {
  教师: '老师',
  医师: '医生',
  培训师: '讲师',
  设计: '设计师',
  材料工程师: '材料',
  材料研发: '材料',
  材料开发: '材料',
};

/** Ranks above the ordinary post of an occupation. */
const LEADING_RANK = /(?:主管|经理|总监|负责人|部长)$/u;

/** Whether a generic noun belongs to another trade here: 宠物医生 is not 临床医生. */
function isOfAnotherTrade(title: string, before: string): boolean {
  const trades = GENERIC[SAME_AS[title] ?? title];
  return (
    trades !== undefined &&
    !trades.test(before.replace(LEVEL, '').replace(/^[^（(]*[（(]|[）)\s/·、-]+$/gu, ''))
  );
}

/** Complete job titles; the words before them only state the place. */
const OWN_POST =
  /(?:营业员|店长|店员|导购|司机|驾驶员|保安|保洁|收银员?|服务员|厨师|厨工|客服|主播|摄影师?|教练|普工|操作[工员]|搬运工?|装卸工?|配送员|骑手|标注员|讲解员|训练师|治疗师|技师|电工|焊工|维修工|美容师|化妆师|设计师)$/u;
/** Another kind of work joined to the named one: 会计与行政. */
const JOINED =
  /^(?:工程师|专员|助理|经理|主管|顾问|[员师生])?\s*(?:与|和|兼|及|、|\/|\+|&)\s*(?=\p{Script=Han})/u;
/** Suffixes that do not change the occupation. */
const SUFFIX =
  /^(?:管理|设计|开发|技术|业务|事务|工作|部门?|工程师|专员|助理|经理|主管|顾问|代表|人员|岗位|方向|实习|储备|管培|老师|教师|班组长|班长|组长|拉长|线长|队长|领班|学徒|师傅|技术员|[员师生岗])*(?:[（(\s/、\-·].*)?$/u;
/** A job noun after other words, as in 研究协调员; a rank or 工程师 after it is ignored. */
const OTHER_POST = /\p{Script=Han}{2,}[员师手工]$/u;
const LEVEL_AFTER = /(?:工程师|专员|助理|经理|主管|顾问|代表|老师|教师|人员|管理师)+$/u;

function isOwnPost(after: string): boolean {
  const rest = after.replace(/[（(].*$/u, '').trim();
  return OWN_POST.test(rest) || OTHER_POST.test(rest.replace(LEVEL_AFTER, ''));
}

interface Hit {
  occupation: Occupation;
  end: number;
  length: number;
}

const namesOf = ({ name, titles }: Occupation): string[] => [name, ...titles];

/** The last position of a name; a Latin one must be a separate word: QA is not in Qatar. */
const lastOf = (text: string, title: string): number =>
  /^[a-z/ -]+$/u.test(title) ? new WordFinder(text).find(title) : text.lastIndexOf(title);

/** What makes a trade a worker of it: 质检员, 机械工. */
const WORKER = /^(?:员|工(?!程|艺)|操作[员工]?|学徒|师傅)/u;

/** Whether a position names a worker of a trade whose entry describes its engineers: two posts with one trade. */
const isOfOtherLevel = ({ name }: Occupation, after: string): boolean =>
  name.endsWith('工程师') && WORKER.test(after);

/** Names in the position; those ending last come first, then the longest. */
function namedIn(text: string): Hit[] {
  const hits = OCCUPATIONS.flatMap((occupation) =>
    namesOf(occupation).flatMap((title): Hit[] => {
      const at = lastOf(text, title.toLowerCase());
      if (at < 0 || isOfAnotherTrade(title, text.slice(0, at))) return [];
      const [end, length] = [at + title.length, title.length];
      // 维修工 is not in 维修工程师, nor 木工 in 土木工程.
      const isCut = title.endsWith('工') && text.startsWith('程', end);
      const after = text.slice(end);
      return isCut || isOwnPost(after) || isOfOtherLevel(occupation, after)
        ? []
        : [{ occupation, end, length }];
    }),
  );
  return hits.sort((a, b) => b.end - a.end || b.length - a.length);
}

/** The first hit followed by nothing but a suffix or a joined kind of work: 供应链数字化 is not 供应链. */
const coveredBy = (text: string, hits: readonly Hit[]): Hit | undefined =>
  hits.find(({ end }) => SUFFIX.test(text.slice(end)) || JOINED.test(text.slice(end)));

/** The other kind of work that a position joins to the analysed one, as written; empty if there is none. */
function otherPart(text: string, { end, length, occupation }: Hit, named: readonly Hit[]): string {
  const after = text.slice(end);
  if (!SUFFIX.test(after)) return after.replace(JOINED, '');
  const before = /^(.+)(?:与|和|兼|及)$/u.exec(text.slice(0, end - length))?.[1] ?? '';
  const isOther = named.some((hit) => hit.end === before.length && hit.occupation !== occupation);
  return isOther ? before : '';
}

/** A word that joins another kind of work, behind its name. */
const JOINS = /^[^与和兼及、/+&]{0,4}[与和兼及、/+&]/u;

/** The other occupations that a position names; one that only tells the trade of the chosen one is none of them: 电商 in 电商仓储主管. */
const others = (text: string, named: readonly Hit[], hit: Hit): JobMatch['alternatives'] =>
  [
    ...new Set(
      named
        .filter(({ end }) => end > hit.end - hit.length || JOINS.test(text.slice(end)))
        .map(({ occupation }) => occupation),
    ),
  ]
    .filter((each) => each !== hit.occupation)
    .slice(0, MAX_ALTERNATIVES)
    .map(({ code, name }) => ({ code, name }));

const unknown = (position: string): string =>
  `职业表没有收录“${position}”，不描述这一岗位的职责、门槛与能力，也不评匹配度。以下只有求职通用的步骤。`;

/** Spaces between Latin and Chinese words: Java 开发. */
const SPACES_AROUND_HAN = /\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+/gu;

/** Ranks that are a title by themselves and no other work after a trade: 瓦工班组长. */
const RANK = /^(?:班组长|拉长|线长)$/u;

/** The occupations named in a text, and the one it denotes. */
function foundIn(text: string): { named: Hit[]; hit: Hit | undefined } {
  const named = namedIn(text);
  const [top] = named;
  const start = top === undefined ? 0 : top.end - top.length;
  const isRank = top !== undefined && RANK.test(text.slice(start, top.end));
  const last = (isRank ? named.find(({ end }) => end === start) : undefined) ?? top;
  // A longer name that goes into the last one tells the trade: 物业客服 and 客服主管 in 物业客服主管.
  const trade = named.find(
    ({ end, length }) =>
      last !== undefined &&
      end < last.end &&
      end > last.end - last.length &&
      end - length < last.end - last.length &&
      SUFFIX.test(text.slice(end)),
  );
  return {
    named,
    hit:
      trade ??
      coveredBy(
        text,
        named.filter(({ end }) => end === last?.end),
      ),
  };
}

/** Matches a position with an occupation of the table, with the nearest one, or with none, and explains the match. */
export const matchOccupation = memoize((desired): { match: JobMatch; occupation: Occupation } => {
  const position = clipped(desired.trim(), 60);
  const post = inChinese(position);
  const text = post.toLowerCase().replace(SPACES_AROUND_HAN, '');
  // The main work comes before 兼: 出纳兼行政.
  const main = foundIn(text.replace(/兼(?!职).*$/u, ''));
  const direct = text.includes('兼') && main.hit ? { ...foundIn(text), hit: main.hit } : foundIn(text);
  // A direction in brackets narrows the position: 采购专员（电子料方向）.
  const { named, hit } = direct.hit ? direct : foundIn(text.replace(/[（(][^（）()]*[)）]/gu, ''));
  const facts = { asked: position, tableVersion: OCCUPATIONS_VERSION };
  if (hit === undefined)
    return {
      occupation: { ...UNDESCRIBED, name: position },
      match: {
        ...{ ...facts, kind: 'general', occupationCode: null, occupation: null, alternatives: [] },
        explanation: unknown(position),
      },
    };
  const occupation = { ...hit.occupation, certificates: certificatesFor(hit.occupation, post) };
  const alternatives = others(text, named, hit);
  const other = otherPart(text, hit, named);
  // 财务主管 is more than an accountant.
  const leadsOthers = LEADING_RANK.test(text) && !LEADING_RANK.test(occupation.name) && isLeadingPost(text);
  return {
    occupation,
    match: {
      ...{ ...facts, occupationCode: occupation.code, occupation: occupation.name, alternatives },
      kind: other === '' && !leadsOthers ? 'exact' : 'nearest',
      explanation:
        other === ''
          ? leadsOthers
            ? `“${position}”带管理职责，这里只按“${occupation.name}”的专业工作分析；带团队等管理要求没有覆盖，请以招聘要求为准。`
            : `按职业表中的“${occupation.name}”分析。`
          : `“${position}”合并了两类工作，这里只按其中的“${occupation.name}”分析；“${other}”这一部分没有覆盖，请以招聘要求为准。`,
    },
  };
});

import { regex } from '@qicheng/resume/regex';
import { EMPLOYER_SUFFIX, EMPLOYER_TRADE, suffixOf } from '#src/text/employer-suffixes.js';
import { DISTINCT_EMPLOYERS, knownEmployersIn } from '#src/text/known-employers.js';
import { isCoinedName } from '#src/text/proper-name.js';
import { taggedWordsOf } from '#src/text/words.js';

const NAME = '(?<name>[\\u4e00-\\u9fa5]{2,8}?)';
/** What one does at an employer. */
const WORK =
  '(?:(?:继续|长期|踏实|安心|认真|一起|好好)?(?:工作|任教|教书|从教|上班|做|发展|成长|扎根|深耕|实习|走得更远|服务|从业|任职))';
/** Where a name ends. */
const END =
  '(?=[，。；！]|$|的|这|团队|大家庭|之后|以后|后|继续|工作|任教|担任|从事|做|锻炼|历练|打拼|奋斗|施展|发挥)';

/** Words around the name of an employer that one wants to work for. */
const EMPLOYER_IN_INTENTION: readonly RegExp[] = [
  `(?:(?<!曾|就|后)加入|进入|走进|入职|投身|投奔|投递(?:简历)?(?:到|给)?|选择|奔赴)(?:了|到)?${NAME}${END}`,
  `(?:参与|投入|从事)(?:到)?${NAME}(?=的[^，。；]{0,8}(?:工作|业务|项目|建设|产品|研发|运营)(?:[，。；！中]|$))`,
  `成为(?:一名|一个)?${NAME}(?=人(?:[，。；！]|$)|的[^，。；]{0,6}(?:导游|师|员|经理|专员|顾问|店长|护士|司机|主管)(?:[，。；！]|$)|的(?:一员|一份子|员工|老师|医生|护士|同事|伙伴))`,
  `(?:为|给|替)${NAME}(?=贡献|效力|效劳|创造|出力|添砖|带来)`,
  `(?:带到|带给|带进|带入|用到|用在)${NAME}(?=的|[，。；！]|$)`,
  `(?:与|和|跟|同|随)${NAME}(?=一起|一同|共同|同行|并肩|共成长|共进)`,
  `不辜负${NAME}(?=对|的)`,
  `(?:祝愿?|预祝)${NAME}(?=越办|越来|蒸蒸|蓬勃|再创|业务|事业|生意|业绩|生源|宏图|明天|兴旺)`,
].map((source) => new RegExp(source, 'gu'));
/** Words around an employer or a town where one wants to work. */
const PLACED = [
  `(?:在|到|来|去)${NAME}(?=的[^，。；]{1,8}(?:上|里|中|下)?(?:服务|工作|学习|成长|做|发展)|${WORK}|这样的)`,
].map((source) => new RegExp(source, 'gu'));
/** Words around the name of an employer that one praises. */
const PRAISED: readonly RegExp[] = [
  `(?:认同|欣赏|敬佩|钦佩|看好|看重|喜欢|喜爱|向往|仰慕|佩服|信任|相信|关注|了解)(?:了|过)?${NAME}(?=的|在|这|[，。；！]|$)`,
  `(?:^|[，。；！：])(?:[^，。；！：]{0,8}?[,， ])?${NAME}(?=的|在[^，。；]{1,14}(?:上|方面|领域)|把|将|是|做)`,
].map((source) => new RegExp(source, 'gu'));

const INTENTION =
  /希望|期待|愿意?|想(?:来|去|到|在|要|和|与|为|把|成为|加入)|如果|若能|如能|有幸|有机会|盼|目标|梦想|争取|决定|打算/u;
const PRAISE =
  /佩服|敬佩|钦佩|欣赏|喜欢|喜爱|认同|吸引|打动|向往|印象|仰慕|羡慕|口碑|有目共睹|知名|闻名|有名|领先|标杆|榜样|触动|关注|做得[很非最]?[常]?好|平台|在这里/u;
/** Others, who are named next to the addressee: rivals, people whom one knows, where they work. */
const COMPARISON =
  /相比|比起|不同于|不像|不如|对手|竞品|同行|(?:同学|同事|朋友|家人|师兄|师姐|亲戚)[^，。；]{0,6}[有在去来是]|从[^，。；]{1,8}(?:过来|跳槽|离职|出来|转)/u;
/** Where the addressee's goods are sold: 把产品带进山姆会员店, 在京东的旗舰店. */
const SOLD_AT =
  /(?:贵|产品|品牌|商品|货品?|新品|作品|方案)[^，。；]{0,10}(?:进入|进驻|走进|带[进入到]|打[进入]|铺[进到]|卖[进到]|推[进到]|上架|入驻)|的(?:旗舰店|网店|店铺|直播间|账号|货架|渠道|流量)/u;
/** Whether a clause names an employer next to the addressee. */
export const isComparison = (clause: string): boolean => COMPARISON.test(clause) || SOLD_AT.test(clause);
/** Partners, and what one learned or used: named in praise, they are no addressee. */
const LEARNED =
  /甲方|供应商|合作|代理|对接|服务过|客户(?:有|包括|是|为|如)|的(?:大|老|重点|主要)?客户(?=[，。；]|$)|参观|研学|进修|参加[^，。；]{0,8}培训|培训(?:时|期间|班)|讲座|比赛|大赛|论文|账号|直播间|旗舰店|小程序|软件|系统|工具/u;
/** Words for the praised employer as one's place of work. */
const HERE =
  /(?:相信|希望|期待|愿|想|如果|能)[^。！]{0,10}(?:在这里|来这里|这样的(?:平台|企业|公司|团队|环境))/u;
/** Words that no name of an employer begins or ends with. */
const IN_SENTENCE = regex('u')`
  ^(?:一|这|那|我|您|你|他|她|它|自己|本|贵|该|某|每|各|其|此|什么|更|最|很|不|有|没|可以|能|会|要|想|去|来|到
  |在|把|被|让|使|从|对|向|以|为|和|与|跟|及|并|而|但|如|若|因|所|之|也|都|还|就|才|只|又|再|已|曾|正|将|后|前
  |当|同|新)|(?:行业|领域|方向|岗位|职位|专业|一线|平台|团队|部门|科室|[们中里上下内外时]|工作|学习|事情|方面
  |阶段|经验|能力|[就也都还又才只却便总均更最]|[镇乡村县市省区]|街道|城市|家乡|老家|[一二三四五六七八九十]年)$
`;
const MAX_NAME_LENGTH = 8;

const SUFFIXES_AT_END = new RegExp(`(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE})+$`, 'u');
const INSTITUTION = new RegExp(`${suffixOf('culture', 'school', 'research', 'media', 'finance')}$`, 'u');

/** A numbered part of a known employer: 中建八局. */
const isBureauOfKnown = (name: string): boolean =>
  DISTINCT_EMPLOYERS.some(
    (known) =>
      name.startsWith(known) && /^第?[一二三四五六七八九十\d]{1,3}[局院厂]$/u.test(name.slice(known.length)),
  );

/** How a name is shaped: known or with an employer's suffix, in no dictionary, or neither. */
export function shapeOf(name: string): 'known' | 'coined' | null {
  if (name.length < 2 || name.length > MAX_NAME_LENGTH || IN_SENTENCE.test(name)) return null;
  if (DISTINCT_EMPLOYERS.includes(name) || isBureauOfKnown(name)) return 'known';
  const core = name.replace(SUFFIXES_AT_END, '');
  if (core.length < 2) return null;
  // A place is not a name, unless an institution is called by it: 良渚博物院.
  if (taggedWordsOf(core).every(({ tag }) => tag === 'ns')) return INSTITUTION.test(name) ? 'known' : null;
  return isCoinedName(core) ? (core === name ? 'coined' : 'known') : null;
}

/** A name in words of an intention or of praise. */
export interface Mention {
  readonly name: string;
  readonly shape: 'known' | 'coined';
  readonly isDesired: boolean;
  /** Whether its words fit a town too. */
  readonly isPlaced: boolean;
}

/** Names of employers without a suffix that a sentence of a letter wishes to work for, or praises. */
export function desiredEmployers(sentence: string): Mention[] {
  const clauses = sentence.split(/(?<=[，；。！])/u);
  const mentions = (text: string, patterns: readonly RegExp[]): Pick<Mention, 'name' | 'shape'>[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups }) => {
        const name = groups?.['name'] ?? '';
        const shape = shapeOf(name);
        return shape === null ? [] : [{ name, shape }];
      }),
    );
  const isIntention = (clause: string): boolean =>
    INTENTION.test(sentence) || /^祝|预祝|不辜负/u.test(clause);
  const isPraise = (clause: string): boolean => PRAISE.test(sentence) && !LEARNED.test(clause);
  const inIntention = { isDesired: true, isPlaced: false };
  const inPraise = { isDesired: false, isPlaced: false };
  return clauses
    .filter((clause) => !isComparison(clause))
    .flatMap((clause): Mention[] => [
      ...(isIntention(clause) ? mentions(clause, EMPLOYER_IN_INTENTION) : []).map((each) => ({
        ...each,
        ...inIntention,
      })),
      ...(isIntention(clause) ? mentions(clause, PLACED) : []).map((each) => ({
        ...each,
        ...inIntention,
        isPlaced: true,
      })),
      ...(isPraise(clause) ? mentions(clause, PRAISED) : []).map((each) => ({ ...each, ...inPraise })),
      ...(isPraise(clause) ? knownEmployersIn(clause) : []).map(({ name }) => ({
        ...{ name, shape: 'known' as const },
        // 相信在这里能走得更远: the praised employer is where one wants to be.
        ...(HERE.test(sentence) ? inIntention : inPraise),
      })),
    ]);
}

/** Whether a text wishes to work for an employer by the beginning of its name: 带到天合 for 天合光能. */
export const isDesiredByShortName = (name: string, text: string): boolean =>
  name.length > SHORT_NAME &&
  EMPLOYER_IN_INTENTION.some((pattern) =>
    [...text.matchAll(pattern)].some(({ groups }) => groups?.['name'] === name.slice(0, SHORT_NAME)),
  );
const SHORT_NAME = 2;

import { memoize } from '@qicheng/resume/memoize';
import { regex } from '@qicheng/resume/regex';
import { markedClausesOf } from '#src/text/clauses.js';
import { quoted } from '../resume-analysis/statements.js';

/** A claim above everybody else, or that nothing works without the speaker: one is enough. */
const ABOVE_ALL: readonly RegExp[] = [
  regex('u')`
    (?:没有?|没几|无)(?:几?个|哪[个家位]?|一[个家位]|谁|什么人|人)[^，。；！]{0,12}(?:比[得不]?[过上]|能比|比我|超过我|赶[得]?上我|像我)
    |没有?(?:谁|人)?[^，。；！]{0,6}比我(?:更|还)|(?:都|也|还)不如我(?!们)|没有?(?:什么)?对手|说我(?:是|就是)?[^，。；！]{0,6}最(?:好|强|优秀|厉害|棒)|谁(?:也|都)?(?:比|赶|超)不[上过]我|无人能[及比敌]|独一无二|无可替代|非我莫属|数一数二
    |(?:全[国省市县校厂院]|整个[^，。；]{1,6}|业内|行业(?:里|内)?|同行|历届|历年|史上|有史以来|这么多年)[^，。；]{0,12}最(?:好|强|优秀|厉害|牛|棒|专业|懂)
    |我[^，。；]{0,8}(?:是)?最(?:优秀|厉害|牛|强|棒)的(?:那)?(?:一)?个
  `,
  regex('u')`
    (?:没有?|离了?开?|少了|缺了)我(?![们做会在的]|负责)(?:的话|这个人)?[^，。；]{0,14}(?:就|早就?|根本|不可能|绝对|肯定)[^，。；]{0,8}(?:不|没|垮|完|散|停|乱|瘫|黄|倒闭)
    |没有我的话[^。；]{0,14}(?:不可能|根本|就)[^，。；]{0,8}(?:不|没|垮|完|散|停|乱|降|成)
    |(?:离不开|缺不了|少不了)我(?!们)
    |(?:离了?开?|少了|缺了)我[^，。；！]{0,10}[转玩干做运开撑办活走挺顶](?:转)?不(?:动|了|转|下去|起来|成|住)
  `,
  regex('u')`
    没有我不(?:会|懂|能|行|知道|清楚|熟|了解|认识)|(?:全|都|样样|全都|全部)精通|无所不能|没有什么[^，。；]{0,6}难(?:得)?倒我
    |(?:什么|任何|所有)(?:样)?的?[^，。；]{1,10}我都(?:能)?(?:搞定|做到|拿得下|带到|拿第一)
  `,
];

/** Claims of which a single one may be plain; two of different kinds are a boast. */
const EXAGGERATED: readonly RegExp[] = [
  regex('u')`
    (?:全(?:部|都|是|靠)?|都|整个|从[^，。；]{1,12}到[^，。；]{1,12})[^，。；]{0,12}(?:是|靠)我(?:自己)?(?:一个人|一手|独自)
    |(?:基本上?|完全)(?:都)?是我一个人|(?:都|全)是我(?!们)(?=[，。；！]|$)|(?:就|全)是?靠我(?!们)
    |(?:从头到尾|整个[^，。；]{1,6}|全部|全)(?:都)?是我(?:一个人)?的(?:主意|想法|功劳|点子|创意)
    |一个人[^，。；]{0,18}(?:全部|全都|撑起来|包揽|全包)|我一个人的?(?:功劳|成绩|撑|扛|顶)
    |(?:功劳|成绩|成果|业绩)[^，。；]{0,6}(?:都|全|主要)(?:是|归|靠)我(?!们)|(?:主要|全)(?:都|也)?(?:是)?(?:靠|亏|多亏)我(?!们)
  `,
  regex('u')`
    (?:从来?(?:都)?|从小到大|这么些?年|一直)(?:都)?没(?:有)?(?:出过|失过|输过|错过|完不成|失败)|百分之百|100\s?[%％]|一个字都没[改错]
    |绝对(?:没有?问题|不会[^，。；]{0,4}错|可靠)|基本(?:上)?(?:是|为)零
    |没有?(?:任何)?一(?:个|次|人|件|户|单|起|例|处|家|位)[^，。；]{0,4}(?:被|不|没|出|错|掉|漏|差|投诉|说)
  `,
  regex('u')`
    (?:保证|肯定|绝对|包[你您])[^，。；]{0,16}(?:翻[一二两三四五六七八九十几\d]*[倍番]|翻倍|拿?第一|冠军)
    |(?:保证|肯定|绝对|包[你您])[^，。；]{0,12}(?:零|满分|百分之百|100|不(?:会)?出(?:任何|一点|半点)?(?:错|问题|事|差错|事故))
    |(?:年年|每年|月月|每月|次次|回回|场场|走到哪)[^，。；]{0,6}(?:翻|第一|冠军|满分|最|红)|(?:什么|任何)[^，。；]{0,10}一(?:遍|看|学|次|上手)就(?:会|懂|好|精)
    |第一(?:个)?[天周月年]就[^，。；]{0,8}翻|翻了?[三四五六七八九十\d]+倍|[\d百千万亿][^，。；]{0,6}(?:没问题|轻轻松松|小意思)|随便做(?:的|做)
  `,
  /我敢(?:说|保证|打包票)|不是我吹|毫不夸张|(?:大家|组员|他们|别人|其他[^，。；]{0,6}|[\u4e00-\u9fa5]{2,8})(?:都|就)(?:得)?听我的|大家听我的|不管到哪里都是/u,
  /(?:经理|领导|老板|主管|同事|组员|别人|其他人|他们)[^，。；]{0,3}(?:只是|不过是?|就是|只)[^，。；]{0,3}(?:签|挂名|打打?下手|打杂|看着|执行|跑跑?腿|凑数)/u,
  /(?:全[国省市县校]|好多|很多|许多|各地|各家)[^，。；]{0,12}(?:都)?(?:在|来)?(?:学|用|抄|模仿|请教)我|(?:都|纷纷|专门)(?:跑)?(?:过)?来(?:跟|找|向)?(?:我|我们)?[^，。；]{0,3}(?:学习|取经|请教|参观|观摩)/u,
  /(?:老师|领导|老板|经理|客户|评委|大家|同事|教练|师傅)们?(?:都|全|一致|总|也)?(?:说|夸|觉得|公认|认为)[^，。；]{0,10}(?:离(?:不开|了)我|没有?我|最|第一|不如我|比我|天才)/u,
  regex('u')`
    (?:师[傅父]|老师|前辈|老(?:员工|手|同事)|领导|主管|经理|工程师|专家|大夫|医生)们?[^，。；]{0,8}[\p{Script=Han}]{1,2}不(?:了|好|定|出来?|懂|会)[^，。；]{0,8}(?:问|找|请|叫|靠|求)我
    |(?:顶|抵|赶|比)(?:得|的)?(?:上|过)[^，。；]{0,8}(?:年的?|老)(?:师[傅父]|员工|手|工程师|技师|会计|护士|老师)
  `,
  /谁(?:也|都)[\u4e00-\u9fa5]{1,2}不(?:了|好|来|动|成|定)|看一眼就(?:知道|懂|会)|不需要别人教|必然的|震住|闭着眼|小菜一碟|不在话下|样样(?:精通|都会|在行)|没有我(?:搞|做|拿)不(?:定|了|下)/u,
  /(?:品类|行业|全网|全国|全市|全省)[^，。；]{0,6}第一(?![次个线手天名批步])|马上就?能(?:当|做)[^，。；]{0,4}(?:主管|经理|总监)|(?:来了|直接)就能独立|就能?(?:超过|赶上|取代)(?:你们|他们|现在)/u,
];

/** Words by which the claim is not the speaker's own, or is denied. */
const DENIED = /不敢说|不能说|谈不上|不是说|不算|算不上|(?<!没)有人说|如果|要是|希望|争取|不是我一个人/u;
const MIN_EXAGGERATED = 2;

const MAX_QUOTE_LENGTH = 40;

interface Boasting {
  /** The clauses with the claims; empty if the answer is no boast. */
  clauses: readonly string[];
}

const boastingIn = memoize((text): Boasting => {
  const clauses = markedClausesOf(text).filter((clause) => !DENIED.test(clause));
  // A claim may go on after a comma: 没有我的话，项目做不成.
  const said = clauses.map((clause, at) => clause.replace(/，$/u, '') + (clauses[at + 1] ?? ''));
  const isAbove = (clause: string): boolean => ABOVE_ALL.some((pattern) => pattern.test(clause));
  const isAbsolute = (at: number): boolean =>
    isAbove(clauses[at] ?? '') || (/没有?我的话，?$/u.test(clauses[at] ?? '') && isAbove(said[at] ?? ''));
  const kinds = EXAGGERATED.filter((pattern) => clauses.some((clause) => pattern.test(clause)));
  const above = clauses.filter((_, at) => isAbsolute(at));
  if (above.length === 0 && kinds.length < MIN_EXAGGERATED) return { clauses: [] };
  return {
    clauses: clauses.filter(
      (clause) => above.includes(clause) || kinds.some((pattern) => pattern.test(clause)),
    ),
  };
});

/** The clauses in which an answer boasts; none if it does not. */
export const boastsIn = (text: string): readonly string[] => boastingIn(text.replaceAll(',', '，')).clauses;

/** The rest of an answer. */
export const withoutBoasts = (text: string): string =>
  boastsIn(text).reduce((rest, clause) => rest.replace(clause, ''), text.replaceAll(',', '，'));

/** What is said of a boast; null if there is none. */
export function boastIssue(text: string): string | null {
  const [first] = boastsIn(text);
  if (first === undefined) return null;
  const words = first.replace(/[，,。！？!?；;\s]+$/u, '');
  return `“${quoted(words, MAX_QUOTE_LENGTH)}”说得太满，听起来像夸口。只说自己做的那一步和它的结果，别人的部分如实说是别人做的。`;
}

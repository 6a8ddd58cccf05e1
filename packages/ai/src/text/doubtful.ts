import { regex } from '@qicheng/resume/regex';
import { isInstruction } from '../jd/instructions.js';
import { clipped } from './clipped.js';
import { statedFacts } from './no-answer.js';

const SENTENCE = /[^。！？!?；;\n]+[。！？!?；;\n]?/gu;
/** Unprovable superlatives: the best in the country, never a mistake, Nobel prizes. */
const BOAST = regex('iu')`
  (?:全球|全世界|世界|亚洲|全国|全中国|国内|行业内?|业内|业界|史上
  |历史上)[^，,。；;\d]{0,6}(?:第一(?!次|届|批|人称)|唯一|最(?:高|大|强|佳|好|优秀|优|快|牛|厉害|顶尖)|顶尖
  |首屈一指|无人能[及敌比])|独一无二|无人能[及敌比]|前无古人|空前绝后|天下第一|宇宙第一
  |(?:百分之百|100\s*%)的?(?:成功|满意|完美|准确|无误)|(?:从不|从未|绝不|零)(?:失误|出错|犯错|失败)|完美无缺
  |毫无缺点|诺贝尔|图灵奖|菲尔兹|\bbest in the world\b|\bworld'?s (?:best|greatest)\b
  |\bnever (?:fail|make mistakes?)
`;
const QUOTED = 32;

/** The start of a clause, where a request is addressed to the writer. */
const START = String.raw`(?:^|[，,、；;：:“"\s])(?:那|请|就|直接|你|您|麻烦|只管|尽管)*`;
/** What only a request claims: 写成我做的, 加上一段大厂的实习经历. A report that won a prize is a fact. */
const OWN = String.raw`我(?!们?[国校院司市省区县])`;
const TITLE = String.raw`(?:(?!报告|论文|稿|方案|文章|案例|手册|材料|总结)[^，。；]){0,8}(?:[一二三特]等奖|奖学金|[五5](?:百|00)强|名校|大厂|独立完成|经历(?!了|过))`;
const CLAIM = String.raw`${OWN}|获|(?:拿|得|做|当)过|${TITLE}`;
const END = '(?=$|[，,。；])';

/** Directions on how to word an answer, which are not part of it: 帮我编一个, 往高了写, 写成我做的. */
const ORDERS = [
  String.raw`${START}再?[帮替给]我(?:再|多|稍微|适当|随便|看着)*(?:写|编|吹|夸大?|包装|美化|润色|改|加|凑|造|填|说)(?:一?[个点些下条段]|几[个条段]|得|厉害|好看)`,
  String.raw`(?:随便|随意|看着|瞎)(?:[帮替给]我)?(?:写|编|填|凑|造)(?!字楼|明|了|过)`,
  String.raw`[往朝][高好大多牛](?:了|里|处)?(?:写|编|说|填|吹|报)`,
  String.raw`按(?:照|着)?最[好高大多牛]的?(?:写|编|填|报)|怎么(?:厉害|好看|牛|夸张|高级)怎么(?:写|编|来|说)`,
  String.raw`${START}(?:把[^，。；]{1,8})?(?:写|改|说|包装|吹嘘?|美化)成(?!了)是?(?:${CLAIM})`,
  String.raw`把[^，。；]{1,10}(?:做|干|写|拿|得|完成|负责)的[^，。；]{0,4}(?:算作?|算是|写成|说成|当成)[^，。；]{0,3}我`,
  String.raw`${START}(?:写|补|填)上(?:一[条段个项])?(?:${OWN}|${TITLE})|${START}加上(?:一[条段个项])?${TITLE}`,
  String.raw`(?:^|[，,；;：:\s])(?:那|请|你|您|麻烦)*(?:就|直接)(?:写|填|编)(?:上${END}|上?我(?!们))`,
  String.raw`(?:^|[，,；;：:\s])(?:那|请|你|您|麻烦)*就说(?:我(?:独立|一个人|自己|带|管|负责|获|拿|做过|参加过|当过)|[全整]个?(?:公司|部门|班|校|店)[^，。]{0,6}(?:最|第一))`,
  String.raw`(?:^|[，,；;])(?:那?就|直接)?(?:写|填|编)个?\d[^，。；]{0,10}吧\s*$`,
  String.raw`${START}多(?:写|编|吹)一?[点些]${END}|越(?:牛|厉害|夸张|高大上|好看|唬人|高级)越好`,
  String.raw`(?:^|[，,；;])(?:给我)?写[得的][^，。；]{0,4}(?:好看|厉害|高大上|漂亮|夸张|牛|唬人|高级|像[^，。；]{1,12}(?:一样|似的|那样))一?[点些]?${END}`,
  String.raw`写一?个(?:好看|漂亮|高|大)?点?的?数[字据]?(?:${END}|就行|就好|吧)`,
  String.raw`(?:照?抄|参考|照着)[^，。；]{0,6}(?:范文|别人的简历|网上的简历)(?:$|[，。；写改编])`,
  String.raw`${START}(?:直接)?(?:输出|回答|回复)[：:“"]`,
];

/** What candidates say is not true: 瞎编的, 反正查不到, 没做过，写做过. */
const ADMISSIONS = [
  String.raw`[瞎胡]编(?!码|号|辑|程|排|制|队|组)|^编的[：:，,]`,
  String.raw`(?:数据|数字|业绩|销量)[^，。；]{0,4}是?我?(?:编|造|凑)(?:一?个|的|吧)?${END}`,
  String.raw`(?:夸大|吹牛?|注水|掺水|虚报)(?:一下|一点|了?点|一?些)`,
  String.raw`反正[也又]?(?:查不[到出]|没人会?去?(?:查|知道|核实)|不会(?:有人)?去?查)`,
  String.raw`(?:其实|实际上?)我?没有?[^，。；]{0,6}过[，,](?:但|就|可以|先)*(?:写|说|算)`,
  String.raw`(?:其实|实际上?)都?是?(?:同事|室友|同学|别人|朋友|师[兄姐]|学[长姐]|组员|队友|领导|导师)[^，。；]{0,4}做的[^。；]{0,4}(?:写|说|算)`,
  String.raw`让我[写说][^，。；]{0,14}[，,](?:但|可|不过)?(?:实际|其实)上?(?:只有|没|就我|我没)`,
  String.raw`(?:^|[，,；;\s])(?:假装|冒充)(?:我|自己)(?:是|在|做过|有|当过)|写[^。；]{0,8}别太(?:低|小|少|假|离谱|夸张)`,
];

const WRITING_ORDER = new RegExp([...ORDERS, ...ADMISSIONS].join('|'), 'u');
const IN_ENGLISH = regex('iu')`
  \b(?:make (?:it|one|something|a number) up|make up (?:a|some)\b|just (?:say|write|put) (?:that )?I\b
  |exaggerate (?:it|a (?:bit|little))|pretend (?:that )?I\b|whatever looks good)
`;

/** Whether a sentence of an answer says how to word it, or that it is invented. */
const isWritingOrder = (sentence: string): boolean =>
  WRITING_ORDER.test(sentence) || IN_ENGLISH.test(sentence);

/**
 * Sentences of an answer that give instructions to a model or to the writer, say that they are invented, or contain
 * superlatives that the résumé does not state.
 */
export const doubtfulSentences = (answer: string, knownText = ''): string[] =>
  [...answer.matchAll(SENTENCE)]
    .map(([sentence]) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .filter((sentence) => {
      if (isInstruction(sentence) || isWritingOrder(sentence)) return true;
      const boast = BOAST.exec(sentence)?.[0];
      return boast !== undefined && !knownText.includes(boast);
    });

/** The placeholder for such a sentence, so that the text cannot be sent unread. */
export const toBeChecked = (sentence: string): string =>
  `【待补充：核对“${clipped(sentence.replace(/[。！？!?；;【】“”\n]+/gu, ''), QUOTED)}”，不属实请删去】`;

/** A text made from answers, with its doubtful sentences marked. */
export const withDoubtsMarked = (text: string, doubtful: readonly string[]): string =>
  [...doubtful]
    .sort((a, b) => b.length - a.length)
    .reduce((marked, sentence) => {
      const bare = sentence.replace(/[。！？!?；;]$/u, '');
      return bare === '' ? marked : marked.replaceAll(bare, toBeChecked(sentence));
    }, text);

/** The facts of an answer, with its doubtful sentences marked; empty if it states none. */
export function factsWithDoubtsMarked(answer: string, knownText: string): string {
  if (statedFacts(answer) === '') return '';
  const doubtful = new Set(doubtfulSentences(answer, knownText));
  if (doubtful.size === 0) return statedFacts(answer);
  // Marked before the rest is read: without its clause 这是我编的 a figure would be a fact.
  return (answer.match(SENTENCE) ?? [])
    .map((sentence) =>
      doubtful.has(sentence.trim()) ? withDoubtsMarked(sentence, [sentence.trim()]) : statedFacts(sentence),
    )
    .join('');
}

import { regex } from '@qicheng/resume/regex';
import { organisationClaims } from '#src/guards/facts/organisation-claims.js';
import { EMPLOYER_SUFFIX, EMPLOYER_TRADE } from '#src/text/employer-suffixes.js';
import { isKnownName, knownNamesIn } from '#src/text/known-employers.js';
import { isProperName } from '#src/text/proper-name.js';
import { taggedWordsOf } from '#src/text/words.js';
import { isComparison } from './desired-employers.js';

/** A sentence about an employer that one wants to work for: preferences, praise, its people and its growth. */
const INTENTION = regex('u')`
  希望|期待|盼|愿|想(?:来|去|到|在|要|和|与|为|把)|向往|吸引|欣赏|认同|敬佩|钦佩|仰慕|景仰|看好|看中|看重|喜欢
  |关注|加入|进入|走进|成长|成为|贡献|效力|出一份力|共事|并肩|机会|面试|面谈|应聘|申请|竞聘|岗位|职位|理念|文化
  |口碑|声誉|名气|有名|闻名|知名|品牌|平台|领先|发展|贵
`;
/** One’s own actions, and partners, clients and rivals, who are no addressee. */
const OTHERS = regex('u')`
  客户|甲方|乙方|供应商|合作|代理|竞品|对手|同行|服务过|项目|案例|对接|协助|参与|负责|完成|参加|证书|培训|比赛
  |大赛|论文|发表|毕业|就读|学习|交流|调研|参观|见习|实习|任职|就职|现任|担任|现在|做过|待过|干过|专业|本科|大专
  |硕士|博士|应届|\d届|学生|研究生|在读|我[是叫]|本人|来自|经验|[一二两三四五六七八九十\d]年
`;
const ENDS_AS_KIND = new RegExp(`${EMPLOYER_SUFFIX}$`, 'u');
const ENDS_AS_TRADE = new RegExp(`${EMPLOYER_TRADE}$`, 'u');
const TRADES = new RegExp(`${EMPLOYER_TRADE}+$`, 'u');
/** Words that a name may have before its trade. */
const NAME_TAG = /^(?:n|nr|nrt|nrfg|ns|nt|nz|x|j|eng)$/;
/** Goods are counted, employers are not: 做出一款爆款游戏, 三台智能家电. */
const COUNTED = /[一二两三四五六七八九十几\d每各]\s?[款部件条种台套本首支辆只批]$/u;
const MAX_WORDS = 3;
const MAX_LENGTH = 8;

/** Names that end with a trade: 云朵服饰, 启明光电. */
function tradeNames(text: string): string[] {
  const words = taggedWordsOf(text);
  return words.flatMap((word, last) => {
    if (!ENDS_AS_TRADE.test(word.text) || ENDS_AS_TRADE.test(words[last + 1]?.text ?? '')) return [];
    let first = last;
    while (first > 0 && last - first < MAX_WORDS && NAME_TAG.test(words[first - 1]?.tag ?? '')) first -= 1;
    const name = text.slice(words[first]?.start ?? word.start, word.end);
    const core = name.replace(TRADES, '');
    if (COUNTED.test(text.slice(0, words[first]?.start ?? word.start))) return [];
    return core.length >= 2 && name.length <= MAX_LENGTH && isProperName(core) ? [name] : [];
  });
}

const PRAISE = /佩服|钦佩|欣赏|喜欢|认同|做得[很非最]?[常]?好|吸引|向往|印象|仰慕|羡慕/u;
const PERSON = /老师|师傅|教授|导师|主任|经理|院长|校长|先生|女士|同学|总$|[哥姐姨叔]$/u;

/** A name without a suffix that is praised: 益民堂的会员日做得很好. It may be an example of a rival. */
function praisedName(clause: string, sentence: string): string[] {
  const name = /^[\u4e00-\u9fa5]{2,6}(?=的)/u.exec(clause)?.[0] ?? '';
  const isPlace = taggedWordsOf(name).every(({ tag }) => tag === 'ns');
  const isNamed = name !== '' && !isPlace && !PERSON.test(name) && isProperName(name);
  return isNamed && PRAISE.test(sentence) ? [name] : [];
}

/** A product that is praised as the addressee's: 我是贵司的老用户，“轻页笔记”我用了三年. */
const quotedProducts = (sentence: string): string[] =>
  /贵[司公单平集店院校园]|你们/u.test(sentence) &&
  /用户|用过|在用|用了|用到|常用|顾客|读者|粉丝/u.test(sentence)
    ? [
        ...sentence.matchAll(
          /(?<!贵(?:[司院校行园店]|公司|单位|集团|平台)的?)[“「《]([^”」》]{2,12})[”」》]/gu,
        ),
      ].map(([, name = '']) => name)
    : [];

/** Well-known names of another employer as the addressee's own: 贵司的飞书; an account or a shop there is its own. */
const OWNED = /贵(?:公司|单位|司|集团|平台)(?:旗下|推出|自研|研发|开发)?的([^，。；]{2,8})/gu;
const CHANNEL = /^(?:直播|账?号|官|店|旗舰|专卖|渠道|运营|主页|视频|内容|投放|广告|公众号|小程序|社群|平台)/u;
const ownedNames = (sentence: string): string[] =>
  [...sentence.matchAll(OWNED)].flatMap(([, owned = '']) =>
    knownNamesIn(owned).flatMap(({ name, start }) =>
      start === 0 && !CHANNEL.test(owned.slice(name.length)) ? [name] : [],
    ),
  );

const productsIn = (sentence: string): string[] => [...quotedProducts(sentence), ...ownedNames(sentence)];

/** An employer that a clause names, and whether it is sure that the letter is written to it. */
interface NamedEmployer {
  readonly name: string;
  readonly isSure: boolean;
}

function employersIn(clause: string, sentence: string): NamedEmployer[] {
  if (OTHERS.test(clause) || isComparison(clause)) return [];
  // Well-known names are read in words of an intention or of praise (desired-employers.ts).
  const claims = organisationClaims(clause)
    .map(({ text, keys }) => keys.at(-1) ?? text)
    .filter((name) => ENDS_AS_KIND.test(name) || (isProperName(name) && !isKnownName(name)));
  const sure = INTENTION.test(sentence) ? [...claims, ...tradeNames(clause)] : [];
  return [
    ...sure.map((name) => ({ name, isSure: true })),
    ...praisedName(clause, sentence).map((name) => ({ name, isSure: false })),
  ];
}

/** Names of employers in clauses that say why one wants to work there, with products praised in their sentence. */
export const namedEmployers = (clauses: readonly string[], sentence: string): NamedEmployer[] => [
  ...clauses.flatMap((clause) => employersIn(clause, sentence)),
  ...productsIn(sentence).map((name) => ({ name, isSure: false })),
];

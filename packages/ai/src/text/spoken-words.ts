import { regex } from '@qicheng/resume/regex';
import { withFullWidthPunctuation } from './chinese-marks.js';
import { isSpacedSpeech, joinedGaps } from './spaced-list.js';
import { writtenChange } from './spoken-change.js';
import { taggedWordsOf } from './words.js';
import { writtenNumber } from './written-number.js';

/** Spoken verbs of 是我管的, and the written ones that mean the same. */
const VERBS: Readonly<Record<string, string>> = {
  管: '管理',
  负责: '负责',
  做: '完成',
  写: '撰写',
  带: '带领',
  跟: '跟进',
  修: '维修',
  教: '教授',
  排: '编排',
  剪: '剪辑',
  拍: '拍摄',
  画: '绘制',
  编: '编写',
  谈: '洽谈',
  审: '审核',
  搭: '搭建',
  建: '搭建',
  设计: '设计',
  维护: '维护',
  整理: '整理',
  对接: '对接',
  策划: '策划',
  买: '采购',
};
const VERB = Object.keys(VERBS)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const AMOUNT = '[\\d.]+\\s?[万千百亿]?';

/** 处理客诉都是我, 首件检验全由我来做: everything named is the writer's own duty. */
const ALL_MINE =
  /^(?:平时|平常|日常|一般)?(?:的)?(?<what>[^，。；]{2,40}?)(?:都|全|全部|基本上?)(?:是|由)我(?:一个人|自己)?(?:来)?(?:负责|管|做|弄|搞)?的?$/u;
/** 备用金是我管的: a thing and the verb after it. */
const DONE_BY_ME = new RegExp(
  `^(?<what>[^，。；]{2,40}?)(?:都|也)?是(?:由)?我(?:一个人|自己)?(?:在)?(?<verb>${VERB})的$`,
  'u',
);
/** 顾客投诉也是我去处理: the verb is a word of its own. */
const SEEN_TO_BY_ME =
  /^(?!这|那|它|以上)(?<what>[^，。；]{2,30}?)(?:(?:都|也|全)(?:是|由)我(?:去|来|在)?|(?:是|由)我(?:去|来))(?<verb>\p{Script=Han}{2})的?$/u;
/** 先当理货员后来当组长，2019年6月升的: the ranks of one job. */
const RANKS = regex('u')`
  ^(?:一?开始|刚开始|先)(?:是|当|做|干)(?<first>[^，。；\d]{2,8})[，]?(?:后来|之后|再后来|后面)(?:是|当|做|升|升到|升为|提为)(?:了|上)?
  (?<then>[^，。；\d]{2,8})(?:，(?<when>(?:19|20)\d{2}年(?:\d{1,2}月)?)(?:升|提)(?:上来)?的)?(?=$|[，。；])
`;
const ranked = (text: string): string =>
  text.replace(RANKS, (whole, ...args) => {
    const { first = '', then = '', when } = args.at(-1) as Record<string, string | undefined>;
    return when === undefined && !whole.includes('升')
      ? `先后任${first}、${then}`
      : `${when ?? ''}由${first}升任${then}`;
  });
/** 去年公司28家店评比拿了第二: a place in a contest. */
const PLACED = regex('u')`
  ^(?<when>(?:(?:19|20)\d{2}年(?:\d{1,2}月)?|去年|今年|前年)?)在?(?<contest>[^，。；]{2,16}(?:评比|排名|考核|比武|竞赛|比赛|大赛))(?:里|中|上)?
  (?:还|也)?(?:拿|得|获|排|评)(?:了|到|过|上)?(?<place>第[一二三四五1-5]名?|[一二三]等奖|冠军|亚军|季军)了?$
`;

/** 主要是我盯着每条差评48小时内回: what the writer watched. */
const WATCHED = /^(?:主要)?(?:都)?是(?:因为)?我(?:一直)?(?:在|天天)?盯着?(?<what>[^，。；]{4,40})$/u;
/** 去年我做了一个排队的分流 */
const DID_ONE = regex('u')`
  ^(?<when>(?:(?:19|20)\d{2}年(?:\d{1,2}月)?|去年|今年|前年|后来|当时)?)我(?:们)?(?<verb>做|搞|弄|写|建|编|组织)了
  (?:一|两|几)?(?:个|次|套|场|份)(?<what>[^，。；]{2,40})$
`;
const ONE: Readonly<Record<string, string>> = {
  做: '完成',
  搞: '完成',
  弄: '完成',
  写: '撰写',
  建: '建立',
  编: '编写',
  组织: '组织',
};

const FORMS: readonly (readonly [RegExp, string | ((whole: string, number: string) => string)])[] = [
  [/手底?下(?:一共|总共)?(?:有|带|管)(?:着|了)?(?=\d)/gu, '带领'],
  [/一个月的?(?=流水|营业额|销售额|产量|客流|业绩)/gu, '每月'],
  [/(?<=带|教|培养)出来(?=\d)/gu, '出'],
  [
    /百分之([一二三四五六七八九十]{1,3})(?=$|[，。；左上以的降升涨])/gu,
    (_, number) => `${writtenNumber(number)}%`,
  ],
  [/(?:大概|差不多)(?=[一二三四五六七八九十百千\d]+[来多几])/gu, ''],
  [/每个月的?/gu, '每月'],
  [/每天大概|每天差不多/gu, '每天约'],
  [/(?:大概|差不多)(?=[^，。；]{0,10}(?:左右|上下))/gu, ''],
  [
    /((?:\d[\d.]*|[一二两三四五六七八九十百]+)[^，。；\d一二两三四五六七八九十百]{1,6})(?:大概|差不多)(?=$|[，。；])/gu,
    '约$1',
  ],
  [/大概|差不多/gu, '约'],
  [new RegExp(`(${AMOUNT})块(?:钱)?`, 'gu'), '$1元'],
  [/拿过(?=[^，。；]{0,20}(?:之星|奖|标兵|能手|优秀|先进|称号|第[一二三]名))/gu, '获'],
  [/(?<![也都])(?:去)?帮忙(?=\p{Script=Han}{2})/gu, '协助'],
  [/(?<=\d+小时内|当天|当日)回(?=$|[，。；])/gu, '回复'],
];
const withForms = (text: string): string =>
  FORMS.reduce(
    (rest, [pattern, by]) => (typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by)),
    text,
  );

const CHANGED = /(?:由|从)[^，。；]*\d[^，。；]*(?:到|至)[^，。；]*\d/u;

/** One clause in written words; the same clause if it has no spoken form that is known. */
function writtenClause(clause: string): string {
  const all = ALL_MINE.exec(clause)?.groups;
  if (all !== undefined)
    return `负责${(all['what'] ?? '').replace(/^负责/u, '').replace(/(?:这|那)(?:些|块|一块|几样|方面)(?:的?(?:事|工作|活儿?))?$/u, '')}`;
  const done = DONE_BY_ME.exec(clause)?.groups;
  if (done !== undefined) return `${VERBS[done['verb'] ?? ''] ?? ''}${done['what'] ?? ''}`;
  const watched = WATCHED.exec(clause)?.groups;
  if (watched !== undefined) return `确保${watched['what'] ?? ''}`;
  const seen = SEEN_TO_BY_ME.exec(clause)?.groups;
  if (seen !== undefined && taggedWordsOf(seen['verb'] ?? '').every(({ tag }) => tag.startsWith('v')))
    return `${seen['verb'] ?? ''}${seen['what'] ?? ''}`;
  const { when = '', contest = '', place = '' } = PLACED.exec(clause)?.groups ?? {};
  if (contest !== '') return `${when}在${contest}中${place.startsWith('第') ? '列' : '获'}${place}`;
  const one = DID_ONE.exec(clause)?.groups;
  if (one !== undefined) return `${one['when'] ?? ''}${ONE[one['verb'] ?? ''] ?? '完成'}${one['what'] ?? ''}`;
  return clause;
}

const CLAUSE = /(?<=[，。；])/u;
const END_MARK = /[，。；]$/u;

/**
 * A statement written as in a chat, reworded for a résumé: 排班、客诉都是我 is 负责排班、客诉, 备用金2万块是我管的 is
 * 管理备用金2万元. Nothing is added; what has no known written form stays as it is.
 */
export const inWrittenWords = (text: string): string => text.split(SENTENCE).map(writtenSentence).join('');

const SENTENCE = /(?<=[。；])/u;

function writtenSentence(sentence: string): string {
  const end = /[。；]?\s*$/u.exec(sentence)?.[0] ?? '';
  const rewritten = ranked(joinedGaps(sentence.slice(0, sentence.length - end.length)));
  return `${withWrittenClauses(writtenChange(rewritten))}${end}`;
}

function withWrittenClauses(text: string): string {
  const clauses = text.split(CLAUSE).map((each) => {
    const mark = END_MARK.exec(each)?.[0] ?? '';
    const bare = each.slice(0, each.length - mark.length);
    return { bare, written: writtenClause(bare), sign: mark };
  });
  const [first, second, ...rest] = clauses;
  // The cause precedes its result.
  const isTurned =
    rest.length === 0 && second !== undefined && WATCHED.test(second.bare) && CHANGED.test(first?.bare ?? '');
  const joined = isTurned
    ? `${second.written}${first?.sign ?? '，'}${first?.written ?? ''}${second.sign}`
    : clauses.map(({ written, sign: mark }) => `${written}${mark}`).join('');
  // Two duties in one sentence are for its author to write: 负责班上的一切，负责备课.
  return withForms(hasTwoDuties(joined) && !hasTwoDuties(text) ? text : joined);
}
const hasTwoDuties = (text: string): boolean => /负责[^。；]*负责/u.test(text);

/** Words of a chat that no résumé has. */
const SPOKEN = regex('u')`
  [是由]我(?:一个人|自己)?(?:在|来)?[^，。；]{0,6}的?(?=$|[，。；])|都是我|主要是我|我(?:[做管带跑盯弄搞修教写]|一个人|还)|盯着
  |手底?下(?:一共|总共)?(?:有|带|管)?(?:着|了)?[\d一二三四五六七八九十]|(?:都|全|也)是我|^(?:管|开|跑|送|卖|修)[^，。；\d]{1,3}的(?=[，。；])|三班倒|两班倒|弄(?!堂)|搞(?!活|好)|[\d万千百]块(?:钱)?(?=[^\p{Script=Han}]|$|[是的，])|没出过差错|大概|差不多|啥|咱|娃(?!娃|哈)|(?:^|[，。；])(?:我)?就是(?=负责|做|管|干|带)|什么都(?:做|干|管)|哪儿|咋|甭|贼|忒
`;
/** Whether a statement is written as in a chat. */
export const isSpoken = (text: string): boolean => SPOKEN.test(withFullWidthPunctuation(text));
/** Whether a statement remains colloquial after the known rewording, so that no text can quote it. */
export const remainsSpoken = (text: string): boolean =>
  isSpacedSpeech(text) || isSpoken(inWrittenWords(withFullWidthPunctuation(text)));

/** Whether a text names its own subject, so that it cannot follow 我 or 期间. */
export const hasOwnPerson = (text: string): boolean =>
  /(?:^|[，。；])(?:(?:19|20)\d{2}年|去年|今年|前年|后来|当时|主要|都|也)*(?:是)?我(?!院|校|司|国|市|省|县|区|部|科)/u.test(
    withFullWidthPunctuation(text),
  );

import { inChinese } from './english-posts.js';

/** Dates in a title, without or within brackets: （2025.01）, 2022.3起, 2019年6月—2022年3月. */
const DATE = '(?:19|20)\\d{2}(?:\\s?[年./-]\\s?\\d{1,2}月?|年)?';
const DATED = new RegExp(
  `\\s*[（(]?\\s*(?:自|从)?${DATE}\\s*(?:(?:[-—–~～至到]+)\\s*(?:${DATE}|今|至今|现在)?)?\\s*(?:开始|起|至今|以后|后)?\\s*[)）]?$`,
  'u',
);
/** Brackets that belong to the post: a second post or its conversion. */
const BRACKETS = /\s*[（(](?![^）)]*(?:转|兼))(?!\d{1,2}[)）]班)[^）)]*[)）]/gu;
const PROMOTED = /\s*(?:→|—>|->|=>|➔|⇒)\s*/u;
/** A later post with its year: 理财经理、2024年起任主管助理. */
const SINCE = /^(?:19|20)\d{2}年(?:\d{1,2}月)?起?(兼任|兼|升任|升为|转任|转为|担任|任)(.{2,20})$/u;
/** A clause about a later post: 后来当班长, 之后升任主管. */
const LATER =
  /^(?:后来|后|之后|再后来|随后|现在|现|目前|又|再|同时|并)?(?:也|还|被)?(?:兼任|担任|升任|升职为|升为|升|转任|转为|转做|提拔为|当上?|做|任|兼|是|到)?(?=[\u4e00-\u9fa5A-Z])/u;
/** Nouns that fit 担任; 担任后端 is not Chinese. */
export const OFFICE =
  /(?:人|员|长|师|生|理|管|手|席|任|事|者|监|问|编|演|工|机|持|领班|代表|干部|委员|助教|会计|出纳|顾问|骨干|主力|BP)$/u;
const MAX_POST = 12;
/** Words of an account, which no post contains: 做过一年半仓库代管. */
const ACCOUNT = /[了过着的]|一?[年月天]半?|负责|主要|期间|\d/u;
const PARTS = /[，,；;]\s*|、(?=后来|后[当任做转升]|之后|随后|再后来|现任?|目前|又|同时|[12]\d{3}年)/u;

/** The posts that a title names besides the first one, in brackets or clauses. */
function later(clause: string): string | null {
  const post = clause.replace(LATER, '').trim();
  return post.length > 1 && post.length <= MAX_POST && OFFICE.test(post) && !ACCOUNT.test(post) ? post : null;
}

/** One rank of a title without its date, with the posts of its clauses. */
function rankOf(title: string): string {
  const bare = title.replace(DATED, '').replace(BRACKETS, '').trim();
  const [first = '', ...clauses] = bare.split(PARTS);
  let posts = [first.replace(/^(?:在[^，]{1,8})?(?:做|当|担任|任)(?=[\u4e00-\u9fa5]{2})/u, '').trim()];
  for (const clause of clauses) {
    const since = SINCE.exec(clause);
    const next = since ? (since[2] ?? '') : later(clause);
    if (next === null) continue;
    if (!since) posts.push(next);
    else posts = since[1]?.startsWith('兼') ? [`${posts.join('、')}兼${next}`] : [next];
  }
  return posts.filter(Boolean).join('、');
}

/** Whether a title names several ranks, of which only the last is held. */
export const hasRanks = (title: string): boolean => ranksOf(title).length > 1;

/** The English name after a Chinese one: 结构设计实习生 Structural Design Intern. */
const ENGLISH_NAME = /(?<=[\u4e00-\u9fa5]{3})[\s/|]+[A-Z][a-z]+(?: [A-Z&a-z]+)+$/u;

/** A branch and the verb before the post, as written in a chat: 红星店做店长. */
const DONE_AT = /^(.{1,8}[店部厂园校院所队站处科])(?:里|上)?(?:做|当|担任|任)(?=[\u4e00-\u9fa5]{2})/u;

/** 主班 and 配班 are short for the teachers of a nursery class. */
const OF_CLASS = /^([主配]班)$/u;

const tidied = (post: string): string =>
  post
    .replace(OF_CLASS, '$1老师')
    .replace(DONE_AT, '$1')
    .replace(ENGLISH_NAME, '')
    .replaceAll(/\s*\/\s*/gu, '、')
    .replaceAll(/(?<=[\u4e00-\u9fa5])\s*(兼)\s*(?=[\u4e00-\u9fa5])/gu, '$1')
    .replaceAll(/(?<=[\u4e00-\u9fa5])\s+(?=[\u4e00-\u9fa5])/gu, '、')
    .replace(/(?<=[经主助顾专柜会出]?[理管问员计纳师])岗$/u, '')
    .trim();

/** A rank with the date since which it is held: 组长（2020年5月起）. */
const IS_SINCE = new RegExp(`[（(]?\\s*(?:自|从)?${DATE}\\s*(?:开始|起|至今|以后)\\s*[)）]?$`, 'u');
const BESIDE = /(?<!\d)\s*[/／]\s*(?!\d)/u;

/** The ranks of a title, the last one held at the end: 组长（2020年5月起）/工人 names the later one first. */
function ranksOf(title: string): string[] {
  const promoted = title.split(PROMOTED).filter(Boolean);
  const beside = title.split(BESIDE).filter(Boolean);
  const since = beside.filter((rank) => IS_SINCE.test(rank));
  if (promoted.length > 1 || beside.length < 2 || since.length !== 1) return promoted;
  return [...beside.filter((rank) => !since.includes(rank)), ...since];
}

/**
 * A title as it is spoken in a sentence, without dates, brackets and clauses: 一级科员→四级主任科员（2025.01） becomes
 * 四级主任科员, 半挂司机、后来当班长 becomes 半挂司机、班长.
 */
export function spokenPost(title: string): string {
  const ranks = ranksOf(title).map(rankOf).filter(Boolean);
  const post = tidied(ranks.at(-1) ?? '');
  const translated = inChinese(post);
  return /[A-Za-z]{3}/u.test(translated) ? post : translated;
}

const START = /((?:19|20)\d{2})(?:\s?[年./-]\s?(\d{1,2}))?/u;
const MONTHS = 12;

/** The first month of the last rank of a title, counted from year 0; 0 if unstated, null if there is one rank. */
function lastRankFrom(title: string): number | null {
  const ranks = ranksOf(title);
  if (ranks.length < 2) return null;
  const start = START.exec(DATED.exec(ranks.at(-1) ?? '')?.[0] ?? '');
  return start ? Number(start[1]) * MONTHS + Number(start[2] ?? 1) - 1 : 0;
}

/** The year that a statement is dated with, at its beginning or after its first clause. */
const STATED_YEAR = /(?:^|[，,；;。])(?:于|在|自|从)?((?:19|20)\d{2})\s?年/u;

const MAX_RANKS_LENGTH = 14;
/** All ranks of a title in one phrase, 配班、主班老师; the last one if that is too long. */
function spokenRanks(title: string): string {
  const ranks = [...new Set(ranksOf(title).map(rankOf).filter(Boolean))];
  const all = ranks.map((rank, at) => (at === ranks.length - 1 ? tidied(rank) : rank)).join('、');
  return ranks.length > 1 && all.length <= MAX_RANKS_LENGTH && !/[A-Za-z]/u.test(all)
    ? all
    : spokenPost(title);
}

/**
 * The spoken post, or an empty text if the statement is dated before the last rank began. An undated statement about a job that
 * is over may belong to any rank.
 */
export function spokenPostFor(title: string, statement: string, isOver = false): string {
  const from = lastRankFrom(title);
  const year = STATED_YEAR.exec(statement)?.[1];
  if (from === null) return spokenPost(title);
  if (year === undefined) return isOver ? spokenRanks(title) : spokenPost(title);
  return from > 0 && Number(year) * MONTHS >= from - (from % MONTHS) ? spokenPost(title) : '';
}

/** A title that was told as in a chat, 主播还有内容编辑, or is what somebody did, 独立完成. */
const NO_POST =
  /还有|以及|(?<![增添附参])加(?!工|班|油|盟|气|热|固)|[的了过着]|独立|^(?:负责|参与|完成|协助|从事)(?!人)|^在(?!读)/u;
/** A post as a letter may name it; empty where the title is an account of it. */
export const statedPost = (post: string): string => (NO_POST.test(post) ? '' : post);

import type { JobDescription } from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { plainPost, withoutAsides } from '../text/post.js';
import { CITIES } from './data/cities.js';
import type { HeadLine } from './head-line.js';
import type { Piece } from './piece.js';
import { CALLS, NAMES_POST, POST_END, RECRUITING_RANKS, TITLE_HEAD } from './post-names.js';
import { readFrom } from './read-from.js';
import type { PostingSentence } from './sentences.js';

export const TITLE_LENGTH = 30;
/** The maximum length of a bilingual or English title. */
const MIXED_TITLE_LENGTH = 60;

const SALARY_TAIL =
  /(?<!\s)\s*[[(【]?(?<!\d)\d+(?:\.\d+)?\s*(?:[kK千万]\s*)?[-~至]\s*\d(?!\d*\s*(?:周?岁|个月)).*$/u;
/** Posts whose name begins with 招聘, at the beginning of a line: 招聘主管. */
const OWN_NAME = `(?<=(?:^|[】\\]])招聘)${RECRUITING_RANKS}`;
const CALL = new RegExp(
  `(?:诚聘|急聘|急招|招聘(?!启事|公告|${OWN_NAME})|高薪聘请|聘请|诚招|直招|招募|(?<=在|想|要|现)(?:招|找)(?:一[位名个])?${CALLS}|(?<=(?:公司|中心|店|厂|院|部|团队)|^[\\u4e00-\\u9fa5]{3,8}|\\s[\\u4e00-\\u9fa5]{3,8})招${CALLS}|(?<=^|[,\\s])招(?:[:：]|${CALLS}))[!\\s]*[\\]】]?\\s*[:：—-]*\\s*([^,;:]{2,30})`,
  'gu',
);
/** English calls: We are looking for a Store Manager to …, Store Manager wanted. */
const ENGLISH_CALL = regex('iu')`
  \b(?:hiring|looking for|seeking|searching for|recruiting)\s+(?:an?
  |our(?: next)?)\s+([A-Za-z][\w/&() -]{3,58}?)(?=\s+(?:to|who|in|for|with|at|based|that|[@|])|[,.;:!?]|$)
`;
/** A place after an English title: Accountant – Qingdao, Success Manager, APAC. */
const ENGLISH_PLACE = regex('u')`
  (?<=[a-z)])\s*(?:,\s*(?:APAC|EMEA|China|Asia|[A-Z][a-z]+)
  |[-–—]\s*(?:APAC|China|Beijing|Shanghai|Shenzhen|Guangzhou|Qingdao|Suzhou|Hangzhou|Chengdu|Nanjing|Wuhan
  |Tianjin|Dalian|Wuxi|Ningbo))$
`;
/** Words after an English title: the employer, or a call such as wanted. */
const ENGLISH_TAIL =
  /\s+(?:@|[-–—|]\s+The\s(?=[A-Z])|at(?=\s+[A-Z])|(?:is |are )?(?:wanted|needed|required)\b).*$/u;
const TITLE_NOISE = regex('gu')`
  \s*(?:若干|[\d一二两三四五六七八九十]+)\s*(?:名(?!称)|人(?![事力员]))|急招|急聘|诚聘|若干名?
  |(?<=[\u4e00-\u9fa5])\s*[若]干|【|】|\[|\]|[!！…]+|\p{Extended_Pictographic}\uFE0F?|[★☆◆◇●○■]+|^[-·*~～\s]+
  |[-·*~～\s]+$
`;

/** Pay and promises after a post: 店长 月入2万不是梦, 导购 包吃住. */
const SLOGAN_TAIL = regex('u')`
  [\s!！~～]+(?:底薪|[月年日]薪|薪资|工资|[月年日][入赚]|保底|无责|高薪|待遇|轻松|包[吃住教会]|上不封顶|有经验|无经验
  |无需|零基础|不是梦|福利|急[招聘]|欢迎|等你|来就|坐等).*$
`;

/** A post in brackets before its place: 【店长】西安-曲江. */
const LEADING = new RegExp(`^[【\\[]([^】\\]]{2,16})[】\\]]\\s*(?=$|${CITIES.join('|')})`, 'u');
/** The employer before the post: 早教中心-托育主班老师, 某某公司会计. */
const PLACE_HEAD =
  /^[\u4e00-\u9fa5]{2,14}(?:(?:公司|集团|事务所)(?=[\u4e00-\u9fa5A-Za-z]{2})|(?:公司|集团|事务所|中心|医院|诊所|学校|幼儿园|店|厂|学院|工程局|设计院|研究[院所]|银行)(?:\s*[-—·|]\s*|\s+))/u;

/** The end of a post that is not in the list, before its specialty or pay: 检验技师（免疫方向） 8-12k. */
const ENDS_LIKE_POST = /[员师工长手嫂](?=$|[\s（(【[])/u;

/** Brackets before a post that do not contain one: 【内推】, 【深圳·南山】. */
const LEADING_BRACKETS = /^\s*[【[]([^】\]]*)[】\]]\s*(?=[^\s])/u;
function withoutLeadingBrackets(text: string): string {
  const match = LEADING_BRACKETS.exec(text);
  const rest = match ? text.slice(match[0].length) : '';
  return match && !NAMES_POST.test(match[1] ?? '') && (NAMES_POST.test(rest) || ENDS_LIKE_POST.test(rest))
    ? withoutLeadingBrackets(rest)
    : text;
}

/** The column of a line that names a post: 妈妈岗 | 薪酬专员, #厨师长# 企业食堂. */
function columnOf(text: string): string {
  const bracketed = /^[【[]([^】\]]{2,24})[】\]]/u.exec(text)?.[1];
  if (bracketed !== undefined && NAMES_POST.test(bracketed)) return bracketed;
  const tagged = /^#?([^#\s]{2,16})#/u.exec(text)?.[1] ?? LEADING.exec(text)?.[1];
  if (tagged !== undefined && tagged !== '招聘') return tagged;
  const columns = text.split(/[|丨｜]/u);
  return columns.find((column) => NAMES_POST.test(column)) ?? columns[0] ?? text;
}

/** A call before the post, as in 春季校园招聘 会计 and 招聘公告：会计, but not in 招聘主管. */
const CALL_HEAD = new RegExp(
  `^.{0,30}(?:\\d{2}届|招聘(?:启事|公告|(?!${OWN_NAME}))|校园招聘|社会招聘)[\\s:：—-]*(?=[\\u4e00-\\u9fa5A-Za-z])`,
  'u',
);

/** A place right after the name of a post: 销售代表成都武侯. */
const PLACE_AFTER_POST = new RegExp(
  `(?<=(?:${NAMES_POST.source}|[员师工长]))(?:${CITIES.join('|')})市?[\\u4e00-\\u9fa5]{0,4}$`,
  'iu',
);
const withoutPlace = (post: string): string =>
  post.replace(PLACE_AFTER_POST, (place) => (NAMES_POST.test(place) || POST_END.test(place) ? place : ''));

const titleFrom = (text: string): string =>
  withoutPlace(
    plainPost(
      columnOf(withoutLeadingBrackets(withoutAsides(text)))
        .replace(ENGLISH_TAIL, '')
        .replace(ENGLISH_PLACE, '')
        .replace(SALARY_TAIL, '')
        .replace(/\s*[×xX*]\s*\d+.*$/u, '')
        .replace(SLOGAN_TAIL, '')
        .replace(TITLE_NOISE, '')
        .replace(CALL_HEAD, '')
        .replace(/(?:招聘(?:启事|公告|信息)?|岗位|校招|社招|\s(?:长期|现|急)招)$/u, '')
        .replace(PLACE_HEAD, '')
        .replace(/^\S{2,14}\s+招\s+(?=\S)/u, ''),
    ),
  );

/** A specialty in brackets after a post: 临床药师（专科方向：抗感染）. */
const DIRECTION = /[（(][^（）()]{0,6}[方类]向[:：][^（）()]{1,12}[)）]$/u;
/** Breadcrumbs and menus of a job site above the posting. */
const MENU = /\s>\s|^首页|^(?:\S{2,4}\s*[|\s]\s*){3,}|收藏|举报/u;
const NO_TITLE =
  /[,，:：]|岗位及|人数|负责(?!人)|要求|有限公司|启事|公告|以上|学历|经验|熟悉|优先|待遇|招聘流程/u;

/** Below pay and benefits a post is recognised only if it is the whole line. */
const LAST_TITLE_LINE = 5;
const POST_ALONE = new RegExp(
  `^[\\u4e00-\\u9fa5A-Za-z/、]{0,12}(?:${NAMES_POST.source})(?:[（(][^（）()]{1,12}[）)])?$`,
  'iu',
);
const isWholeLine = (sentences: readonly PostingSentence[], at: number): boolean =>
  sentences.filter(({ line }) => line === at).length === 1;

/** A task after the label of the post: 岗位：1、在社交软件上添加客户. */
const DESCRIBES_TASK = /^(?:在(?!线|校|职)|通过|利用|协助|完成|每[天日]|按照|根据).{6,}/u;

/** The post without what follows it after a comma outside brackets: 网格员,共12名,不纳入编制. */
const firstOf = (raw: string): string => /^(?:[^,，;；。（(]|[（(][^）)]*[）)])+/u.exec(raw)?.[0] ?? raw;

/** Words of a call after the post: 产品经理加入, 管家一起过日子. */
const CALL_TAIL = /(?:加入|一起|啦$|了$|来(?!电|访|料)).*$/u;

/** Only people are counted so: 一枚短视频剪辑, 学徒3名. */
const COUNTED = /[\d一二两三四五六七八九十]\s*[枚名位](?![额单称置])/u;

/** The post that a sentence calls for; empty if there is none. */
function calledIn({ raw, text }: Piece): string {
  const english = ENGLISH_CALL.exec(text)?.[1];
  if (english !== undefined && TITLE_HEAD.test(english)) return titleFrom(english);
  for (const match of text.matchAll(CALL)) {
    const called = match[1] ?? '';
    const at = match.index + match[0].length - called.length;
    const title = titleFrom(raw.slice(at, at + called.length)).replace(CALL_TAIL, '');
    if (
      (TITLE_HEAD.test(title) || COUNTED.test(called) || POST_END.test(title.replace(/[（(].*$/u, ''))) &&
      !NO_TITLE.test(title)
    )
      return title;
  }
  return '';
}

/**
 * The title: in the first line with its employer, labelled, called for, or a line near the top that looks like a post.
 */
export function titleOf(
  sentences: readonly PostingSentence[],
  head: HeadLine | null,
): JobDescription['title'] {
  const [first] = sentences;
  if (first && head) return readFrom(titleFrom(first.piece.raw.slice(...head.post)), first.piece);
  const named = sentences.find(({ part, piece }) => part === 'title' && !DESCRIBES_TASK.test(piece.text));
  if (named) return readFrom(titleFrom(firstOf(named.piece.raw)) || named.piece.raw, named.piece);
  for (const { piece, part } of sentences.slice(0, 6)) {
    const isOpen = (part === null || part === 'about') && !MENU.test(piece.text);
    const title = isOpen ? calledIn(piece) : '';
    if (title.length > 1) return readFrom(title, piece);
  }
  for (const { piece, line, part } of sentences.filter((each) => each.line <= LAST_TITLE_LINE)) {
    const isHigh = line <= 1 && part === null;
    if (MENU.test(piece.text) || (!isHigh && part !== null && part !== 'benefits')) continue;
    const title = titleFrom(piece.raw);
    const longest = /[A-Za-z]{6}/.test(title) ? MIXED_TITLE_LENGTH : TITLE_LENGTH;
    const isPost = isHigh
      ? TITLE_HEAD.test(title) ||
        (line === 0 && POST_END.test(title.replace(/\s*(?:[A-Z]{2,6}\s*)?[（(].*$|\s+[A-Z]{2,6}$/u, '')))
      : POST_ALONE.test(title) && isWholeLine(sentences, line);
    if (
      title.length >= 2 &&
      title.length <= longest &&
      isPost &&
      !NO_TITLE.test(title.replace(DIRECTION, ''))
    )
      return readFrom(title, piece);
  }
  return null;
}

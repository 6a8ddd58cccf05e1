import type { JobDescription } from '@qicheng/analysis/job-description';
import { OCCUPATION_LEXICON } from '../data/occupation-lexicon.js';
import { plainPost, withoutAsides } from '../text/post.js';
import { CITIES } from './data/cities.js';
import { readFrom } from './read-from.js';
import type { PostingSentence } from './sentences.js';

export const TITLE_LENGTH = 30;
/** A title in two languages, or in English. */
const MIXED_TITLE_LENGTH = 60;

const TITLE_HEADS = [
  ...new Set([
    ...OCCUPATION_LEXICON.flatMap(({ name, titles }) => [name, ...titles]).filter((word) => word.length > 1),
    ...'工程师 经理 专员 助理 实习生 实习 主管 运营 设计师 会计 教师 老师 护士 管培生 培训生 顾问 分析师 编辑 文员 开发 策划 销售 客服 研究员 律师 法务 出纳 审计 司机 店长 店员 导购 业务员 技术员 出纳员 预算员 sales paralegal engineer manager associate analyst designer developer specialist director assistant consultant accountant officer coordinator teacher nurse intern 讲师 辅导员 柜员 翻译 记者 主播 架构师 总监 秘书 前台 采购 跟单 药师 医生 医师 技术员 操作工 质检员 科员 代表 督导 厨师 主厨 电工 焊工 钳工 普工 保安 保洁 护工 骑手 快递员 岗'.split(
      ' ',
    ),
  ]),
];
export const TITLE_HEAD = new RegExp(TITLE_HEADS.join('|'), 'iu');
const SALARY_TAIL =
  /(?<!\s)\s*[[(【]?(?<!\d)\d+(?:\.\d+)?\s*(?:[kK千万]\s*)?[-~至]\s*\d(?!\d*\s*(?:周?岁|个月)).*$/u;
const CALL =
  /(?:诚聘|急聘|急招|招聘(?!启事|公告)|高薪聘请|聘请|诚招|直招|招募|(?<=公司|中心|店|厂|院|部|团队)招(?![标投收待商])|^招(?=[:：]))[!\s]*[\]】]?\s*[:：—-]*\s*([^,;:]{2,24})/u;
const TITLE_NOISE =
  /(?:若干)?\s*[\d一二三四五六七八九十]*\s*(?:名|人)(?![事力])|急招|急聘|诚聘|若干名?|(?<=[\u4e00-\u9fa5])\s*[若]干|【|】|\[|\]|[!！…]+|\p{Extended_Pictographic}\uFE0F?|^[-·\s]+|[-·\s]+$/gu;

/** A post in brackets before its place: 【店长】西安-曲江. */
const LEADING = new RegExp(`^[【\\[]([^】\\]]{2,16})[】\\]]\\s*(?=$|${CITIES.join('|')})`, 'u');
/** The endings of posts; a call alone is none. */
const NAMES_POST = new RegExp(
  `(?:${TITLE_HEADS.filter((head) => !/^(?:招聘|岗)$/u.test(head)).join('|')})`,
  'iu',
);

/** Who calls, before the post: 早教中心-托育主班老师, 某某公司会计. */
const PLACE_HEAD =
  /^[\u4e00-\u9fa5]{2,14}(?:(?:公司|集团)(?=[\u4e00-\u9fa5A-Za-z]{2})|(?:公司|集团|中心|医院|学校|店|厂|学院|工程局|设计院|研究院|银行)(?:\s*[-—·|]\s*|\s+))/u;

/** Of columns in one line the one that names a post: 妈妈岗 | 薪酬专员, #厨师长# 企业食堂. */
function columnOf(text: string): string {
  const bracketed = /^[【[]([^】\]]{2,24})[】\]]/u.exec(text)?.[1];
  if (bracketed !== undefined && NAMES_POST.test(bracketed)) return bracketed;
  const tagged = /^#?([^#\s]{2,16})#/u.exec(text)?.[1] ?? LEADING.exec(text)?.[1];
  if (tagged !== undefined && tagged !== '招聘') return tagged;
  const columns = text.split(/[|丨｜]/u);
  return columns.find((column) => NAMES_POST.test(column)) ?? columns[0] ?? text;
}

const titleFrom = (text: string): string =>
  plainPost(
    columnOf(withoutAsides(text))
      .replace(SALARY_TAIL, '')
      .replace(/\s*[×xX*]\s*\d+.*$|\s+(?:底薪|月薪|薪资|工资|年薪).*$/u, '')
      .replace(TITLE_NOISE, '')
      .replace(
        /^.{0,30}(?:\d{2}届|招聘(?:启事|公告)?|校园招聘|社会招聘)[\s:：—-]*(?=[\u4e00-\u9fa5A-Za-z])/u,
        '',
      )
      .replace(/(?:招聘(?:启事|公告|信息)?|岗位|校招|社招)$/u, '')
      .replace(PLACE_HEAD, '')
      .replace(/^\S{2,14}\s+招\s+(?=\S)/u, ''),
  );

/** The last sign of posts that no list names: 保安队长, 理货员. */
const POST_END = /[员师工长手]$/u;
const NO_TITLE = /[,，:：]|负责|要求|有限公司|启事|公告|以上|学历|经验|熟悉|优先|待遇|招聘流程/u;

/** The position: named, called for, or in the first lines where it reads like one. */
export function titleOf(sentences: readonly PostingSentence[]): JobDescription['title'] {
  const named = sentences.find(({ part }) => part === 'title');
  if (named) return readFrom(titleFrom(named.piece.raw) || named.piece.raw, named.piece);
  for (const { piece, part } of sentences.slice(0, 6)) {
    const match = part === null || part === 'about' ? CALL.exec(piece.text) : null;
    const called = match?.[1];
    if (!match || !called || !TITLE_HEAD.test(called)) continue;
    const at = match.index + match[0].length - called.length;
    const title = titleFrom(piece.raw.slice(at, at + called.length));
    if (title.length > 1) return readFrom(title, piece);
  }
  for (const { piece, part, line } of sentences.filter((each) => each.line <= 1 && each.part === null)) {
    const title = part === null ? titleFrom(piece.raw) : '';
    const longest = /[A-Za-z]{6}/.test(title) ? MIXED_TITLE_LENGTH : TITLE_LENGTH;
    const isPost = TITLE_HEAD.test(title) || (line === 0 && POST_END.test(title));
    if (title.length >= 2 && title.length <= longest && isPost && !NO_TITLE.test(title))
      return readFrom(title, piece);
  }
  return null;
}

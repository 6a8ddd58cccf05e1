import type { JobDescription, JobSalary } from '@qicheng/analysis/job-description';
import { OCCUPATION_LEXICON } from '../data/occupation-lexicon.js';
import { clipped } from '../text/clipped.js';
import { CITIES } from './data/cities.js';
import type { Piece } from './piece.js';
import { partOfBare } from './read-requirements.js';
import type { PostingSentence } from './sentences.js';

type Terms = Pick<JobSalary, 'unit' | 'low' | 'high' | 'months'>;

const AMOUNT = String.raw`(\d{1,6}(?:,\d{3})*(?:\.\d+)?)\s*(k|千|w|万)?`;
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*(?:元|rmb)?\s*(?:[-~]|至|到)\s*${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一|\s)?\s*(个?月|年|天|日|小时|时|h\b)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月))?`,
  'giu',
);
const SINGLE = new RegExp(
  String.raw`${AMOUNT}\s*(元|rmb)?\s*(?:/|每|一)?\s*(个?月|年|天|日|小时|时|h\b)?(\+|以上|起)?(?:\s*[·*x×,]?\s*(\d{2})\s*(?:薪|个月))?`,
  'giu',
);
const PAY = /薪|工资|底薪|待遇|收入|补贴|津贴|报酬|salary|[\d.]\s?k\b|元|\d\s*\/\s*(?:天|日|小时)/iu;

const SCALE: Readonly<Record<string, number>> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };
const valueOf = (figure: string, scale: string | undefined): number =>
  Math.round(Number(figure.replaceAll(',', '')) * (SCALE[scale?.toLowerCase() ?? ''] ?? 1) * 100) / 100;

function unitOf(stated: string | undefined, around: string, amount: number): Terms['unit'] {
  if (stated) {
    if (/年/u.test(stated)) return 'year';
    if (/天|日/u.test(stated)) return 'day';
    return /时|h/iu.test(stated) ? 'hour' : 'month';
  }
  if (/年薪|年收入|年包/u.test(around)) return 'year';
  if (/日薪|每天|\/天/u.test(around)) return 'day';
  if (/时薪|每小时/u.test(around)) return 'hour';
  return amount >= 80_000 ? 'year' : 'month';
}

interface Found {
  start: number;
  end: number;
  terms: Terms;
}

// Ages, years, hours and head counts are figures too.
const isPay = (before: string, whole: string, after: string, isNamed: boolean): boolean =>
  !/岁|届|年龄|经验/u.test(after.slice(0, 6)) &&
  !/年(?:以上|工作|经验)|届|(?<!薪)人/u.test(whole) &&
  (isNamed || PAY.test(before.slice(-12) + whole + after.slice(0, 4)));

function rangeIn(text: string, isNamed: boolean): Found | null {
  for (const match of text.matchAll(RANGE)) {
    const [whole, from = '', fromScale, to = '', toScale, yuan, unit, months] = match;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + whole.length)];
    const isMoney =
      Boolean(fromScale ?? toScale ?? yuan) ||
      Number(to.replaceAll(',', '')) >= 500 ||
      /天|日|时/u.test(unit ?? '');
    if (!isMoney || !isPay(before, whole, after, isNamed)) continue;
    if (!fromScale && !toScale && !yuan && /年/u.test(unit ?? '')) continue;
    const low = valueOf(from, fromScale ?? toScale);
    const high = valueOf(to, toScale);
    const terms = { unit: unitOf(unit, before, high), low, high, months: months ? Number(months) : null };
    return { start: match.index, end: match.index + whole.trimEnd().length, terms };
  }
  return null;
}

function singleIn(text: string, isNamed: boolean): Found | null {
  for (const match of text.matchAll(SINGLE)) {
    const [whole, figure = '', scale, yuan, unit, open, months] = match;
    const before = text.slice(0, match.index);
    const isMoney = Boolean(scale ?? yuan) || /\/\s*(?:天|日|月|小时|时)/u.test(whole);
    if (!isMoney || !isPay(before, whole, text.slice(match.index + whole.length), isNamed)) continue;
    if (!isNamed && !unit && !/薪|工资|底薪|收入|报酬/u.test(before.slice(-12))) continue;
    if (/补贴|餐补|房补|补助|奖励|奖金|押金|费|注册|融资|营收|估值|罚/u.test(before.slice(-8))) continue;
    const amount = valueOf(figure, scale);
    if (amount < 10) continue;
    const terms: Terms = {
      unit: unitOf(unit, before, amount),
      low: amount,
      high: open ? null : amount,
      months: months ? Number(months) : null,
    };
    return { start: match.index, end: match.index + whole.trimEnd().length, terms };
  }
  return null;
}

/** The first pay that a text states. `isNamed` where a heading says that it is about pay. */
const salaryIn = (text: string, isNamed: boolean): Found | null =>
  rangeIn(text, isNamed) ?? singleIn(text, isNamed);

const SENTENCE_LENGTH = 400;
const TITLE_LENGTH = 30;
/** A title in two languages. */
const MIXED_TITLE_LENGTH = 48;

const read = (text: string, sentence: Piece) => ({
  text: clipped(text.trim(), 200),
  sentence: clipped(sentence.raw, SENTENCE_LENGTH),
});

const TITLE_HEADS = [
  ...new Set([
    ...OCCUPATION_LEXICON.flatMap(({ name, titles }) => [name, ...titles]).filter((word) => word.length > 1),
    ...'工程师 经理 专员 助理 实习生 实习 主管 运营 设计师 会计 教师 老师 护士 管培生 培训生 顾问 分析师 编辑 文员 开发 策划 销售 客服 研究员 律师 法务 出纳 审计 司机 店长 店员 导购 业务员 技术员 出纳员 预算员 sales paralegal 讲师 辅导员 柜员 翻译 记者 主播 架构师 总监 秘书 前台 采购 跟单 药师 医生 医师 技术员 操作工 质检员 科员 岗'.split(
      ' ',
    ),
  ]),
];
const HEAD = new RegExp(TITLE_HEADS.join('|'), 'iu');
const SALARY_TAIL = /(?<!\s)\s*[[(【]?(?<!\d)\d+(?:\.\d+)?\s*(?:[kK千万]\s*)?[-~至]\s*\d.*$/u;
const CALL =
  /(?:诚聘|急聘|急招|招聘(?!启事|公告)|高薪聘请|聘请|诚招|直招|招募|(?<=公司|中心|店|厂|院|部|团队)招(?![标投收待商])|^招(?=[:：]))[!\s]*[\]】]?\s*[:：—-]*\s*([^,;:]{2,24})/u;
const TITLE_NOISE =
  /(?:若干)?\s*[\d一二三四五六七八九十]*\s*(?:名|人)(?![事力])|急招|急聘|诚聘|若干名?|(?<=[\u4e00-\u9fa5])\s*[若]干|【|】|\[|\]|[!！…]+|\p{Extended_Pictographic}\uFE0F?|^[-·\s]+|[-·\s]+$/gu;

/** Where the work is, behind the title: 财务主管 苏州工业园区, 后端工程师 - 某平台 杭州. */
const PLACE_TAIL = new RegExp(
  `(?:\\s*[-—]\\s*某\\S*)?\\s+(?:${CITIES.join('|')})[\\u4e00-\\u9fa5]{0,6}$`,
  'u',
);

const titleFrom = (text: string): string => {
  const title = text
    .replace(SALARY_TAIL, '')
    .replace(/[|丨｜].*$|\s*[×xX*]\s*\d+.*$|\s+(?:底薪|月薪|薪资|工资|年薪).*$/u, '')
    .replace(TITLE_NOISE, '')
    .replace(/[（(]\s*(?:(?:\d{2,4}届)?(?:校招|社招|春招|秋招|校园招聘|社会招聘|应届生?))?\s*[)）]/gu, '')
    .replace(
      /^.{0,30}(?:\d{2}届|招聘(?:启事|公告)?|校园招聘|社会招聘)[\s:：—-]*(?=[\u4e00-\u9fa5A-Za-z])/u,
      '',
    )
    .replace(PLACE_TAIL, '')
    .replace(/(?:招聘(?:启事|公告|信息)?|岗位|校招|社招)$/u, '')
    .replace(/^[\u4e00-\u9fa5]{2,14}(?:公司|集团)(?=[\u4e00-\u9fa5A-Za-z]{2})/u, '')
    .trim();
  return title;
};

/** The position: named, called for, or the first line where it reads like one. */
export function titleOf(sentences: readonly PostingSentence[]): JobDescription['title'] {
  const named = sentences.find(({ part }) => part === 'title');
  if (named) return read(titleFrom(named.piece.raw) || named.piece.raw, named.piece);
  for (const { piece, part } of sentences.slice(0, 6)) {
    const match = part === null || part === 'about' ? CALL.exec(piece.text) : null;
    const called = match?.[1];
    if (!match || !called || !HEAD.test(called)) continue;
    const at = match.index + match[0].length - called.length;
    const title = titleFrom(piece.raw.slice(at, at + called.length));
    if (title.length > 1) return read(title, piece);
  }
  const first = sentences.find(({ line, part }) => line <= 1 && part === null);
  const title = first ? titleFrom(first.piece.raw) : '';
  const isTitle =
    title.length >= 2 &&
    title.length <= (/[A-Za-z]{6}/.test(title) ? MIXED_TITLE_LENGTH : TITLE_LENGTH) &&
    HEAD.test(title) &&
    !/[,，:：]|负责|要求|有限公司|启事|公告/u.test(title);
  return first && isTitle ? read(title, first.piece) : null;
}

const COMPANY =
  /(?:^|[,;:\s"“(】|\]-]|我们是|加入|来自|代|受)((?:[\u4e00-\u9fa5A-Za-z0-9&·]|\([\u4e00-\u9fa5]{2,6}\)){2,30}?(?:有限责任公司|股份有限公司|有限公司|集团公司|会计师事务所|律师事务所|事务所|研究院|研究所|设计院|人民医院|中心医院|医院|小学|中学|大学|学院|幼儿园|银行|集团|分公司|公司))/u;

/** Words that are work, papers or offers: what ends like an employer after them is none. */
const NO_NAME =
  /每[天日周月]|登记|办理|现金|证书|教育费|费用|由[\u4e00-\u9fa5]*$|毕业|负责|国内|资格|以上|优先|熟悉|要求|接受|提供/u;
/** Endings that are common words too; a name is followed by a mark or by what employers say of themselves. */
const COMMON_ENDING = /(?<!有限)公司$|银行$|[小中]学$|大学$|学院$/u;
const AFTER_NAME =
  /^(?:$|[\s,;:!()[\]|/"“”'-]|诚?聘|诚?招|急|直[招聘]|高薪|因|是|位于|成立|创[立办]|现|拟|20\d{2}|\p{Extended_Pictographic})/u;

// In the first line the title may follow at once: 云湖储能公司数据分析师.
const isNameBefore = (after: string, isFirstLine: boolean): boolean =>
  AFTER_NAME.test(after) || (isFirstLine && HEAD.test(after.slice(0, TITLE_LENGTH)));

/** Who calls: 瑞禾农资（合肥）诚聘出纳一名. */
const CALLER =
  /^([\u4e00-\u9fa5A-Za-z]{2,12}(?:\([\u4e00-\u9fa5]{2,6}\)|公司|集团|中心|店|厂|医院|学校|[小中]学|学院|事务所))(?:\([^)]{1,8}\))?\s*(?:20\d{2}年?)?(?:公开)?(?:诚聘|诚招|招聘|急聘|急招|直招|招(?![标投收待商]))/u;

/** The employer: named, or the first name that ends like one. */
export function companyOf(sentences: readonly PostingSentence[]): JobDescription['company'] {
  const named = sentences.find(({ part }) => part === 'company');
  if (named) return read(named.piece.raw.replace(/[,,。].*$/u, ''), named.piece);
  const [first] = sentences.filter(({ line }) => line === 0);
  const caller = first && CALLER.exec(first.piece.text)?.[1];
  if (first && caller && !NO_NAME.test(caller))
    return read(first.piece.raw.slice(0, caller.length), first.piece);
  for (const { piece, part, line } of sentences) {
    if (part === 'must' || part === 'plus' || part === 'duties' || part === 'benefits') continue;
    if (part === null && partOfBare(piece.text) === 'duties') continue;
    const match = COMPANY.exec(piece.text);
    const name = match?.[1];
    if (
      match &&
      name &&
      !NO_NAME.test(name) &&
      (!COMMON_ENDING.test(name) ||
        isNameBefore(piece.text.slice(match.index + match[0].length), line === 0)) &&
      !/^(?:本|我|贵|该|某|各|大型|知名|上市|母|子|分|互联网|外资|国有|一家)/u.test(name)
    ) {
      const at = match.index + match[0].length - name.length;
      return read(piece.raw.slice(at, at + name.length), piece);
    }
  }
  return null;
}

const LATIN_CITIES: Readonly<Record<string, string>> = {
  ...{ 北京: 'Beijing', 上海: 'Shanghai', 广州: 'Guangzhou', 深圳: 'Shenzhen', 中山: 'Zhongshan' },
  ...{ 杭州: 'Hangzhou', 苏州: 'Suzhou', 成都: 'Chengdu', 南京: 'Nanjing', 武汉: 'Wuhan', 厦门: 'Xiamen' },
};
const namesInLatin = (text: string, city: string): boolean => {
  const name = LATIN_CITIES[city];
  return name !== undefined && new RegExp(`\\b${name}\\b`, 'iu').test(text);
};

/** The places of work: named, else cities of the lines before the first heading. */
export function citiesOf(sentences: readonly PostingSentence[]): JobDescription['cities'] {
  const named = sentences.filter(({ part }) => part === 'city');
  const last = sentences.at(-1)?.line ?? 0;
  const head = sentences.filter(({ part, line }) => part === null && (line <= 4 || line >= last - 1));
  const other = sentences.filter(
    ({ part, piece }) =>
      part !== 'city' && /\bbase\b|工作地|坐标|地[点址]|厂址|常驻|办公在|位于/iu.test(piece.text),
  );
  const cities: { text: string; sentence: string }[] = [];
  for (const { piece } of named.length > 0 ? named : [...head, ...other]) {
    if (named.length === 0 && /大学|学院/u.test(piece.text)) continue;
    const text = piece.text.replace(/[\u4e00-\u9fa5()]{2,30}(?:公司|集团|事务所)/gu, '');
    const found = CITIES.filter((city) => text.includes(city) || namesInLatin(text, city)).sort(
      (a, b) => text.indexOf(a) - text.indexOf(b),
    );
    for (const city of found) if (!cities.some(({ text }) => text === city)) cities.push(read(city, piece));
  }
  return cities.slice(0, 10);
}

/** The pay: of the line that names it, else of the first line that has one. */
export function salaryOf(sentences: readonly PostingSentence[]): JobSalary | null {
  const named = sentences.filter(({ part }) => part === 'salary');
  for (const { piece, part } of [...named, ...sentences.filter((each) => !named.includes(each))]) {
    const salary = salaryIn(piece.text, part === 'salary');
    if (salary) return { ...read(piece.raw.slice(salary.start, salary.end), piece), ...salary.terms };
  }
  const open = [...named, ...sentences].find(({ piece }) => /面议|薪资?open/iu.test(piece.text));
  return open ? { ...read('面议', open.piece), unit: 'month', low: null, high: null, months: null } : null;
}

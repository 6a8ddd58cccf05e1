import { memoize } from '@qicheng/resume/memoize';
import { regex } from '@qicheng/resume/regex';
import { dateClaims } from '#src/guards/facts/date-claims.js';
import { numberClaims } from '#src/guards/facts/number-claims.js';

/** A figure of a text: its value, what it counts, and where it is. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => '　'.repeat(found.length));

/** Phone numbers and addresses, names of versions, methods and holidays, fractions, times of the day: no amounts. */
const NO_AMOUNT = regex('gu')`
  (?<=\p{Script=Han})(?:[一二三四五六七八九十]{1,3}|\d{1,2})(?=(?:航|水|工程)?局(?![面部势域限])|冶(?!炼))
  |[一二三四五六七八九\d]\s?年的?(?:大学|本科|专科|大专|研究生|硕士|博士|求学|校园|学生|高中)(?:生活|时光|生涯|学习|期间|时间|里|中|的)
  |(?:六一|五一|十一|七一|八一|元旦|三八|五四|双十一|双十二|双1[12])(?=红旗|劳动奖|儿童节|劳动节|国庆|节|假期|长假|黄金周|我
  |大促|期间|当天|前|后)|4S(?=店)|一两[次个天遍回年月周位件]|[两三]三?五?[三四五][次个天](?=[^\d])
  |[一二两三四五六七八九十几\d]+个?(?:多|来|半)个?(?:月|星期|礼拜)|一[些点会遍下边]|一块(?!钱)|[数几]次|(?:\+\d{1,3}[\s-]?)?1\d{2}[\s-]?\d{4}[\s-]?\d{4}
  |\+\d{1,3}(?:[\s-]\d{2,4})+|\S+@\S+|\d{1,2}\s?[日号](?!均|常)
  |[\d一两三四]\s?个?(?:季度|学期|阶段|方面|原因|优势|特点|字)|从\s?[0零]\s?到\s?[1一](?!\d)|(?<!\d)0-1(?!\d)|\d[xX×*]\d+
  |[一二三四五六七八九十\d]+分之[一二三四五六七八九十]+|第[一二三四五六七八九十\d]+(?:\s?[至到、—–~～-]\s?第?[一二三四五六七八九十\d]+)?|[一二两三四五六七八九十百千\d]*(?:一两|两三|二三|三四|三五|四五|五六|六七|七八|八九)[十百千万亿]*(?=[个年月天周人次家件台名位\s])
  |(?:19|20)\d{2}\s?年(?=为止|以来|起)|\d{1,2}[:：]\d{2}
  |[\d一二三四五六七八九十]+\s?(?:岁|[点级](?![心击])|月份?(?![\d个]))
  |(?<=(?<!^|[.;•-]\s)\b(?!(?:RMB|CNY|USD|HKD|SGD|EUR|GBP)\b)[A-Z][A-Za-z.]*\s)\d{1,2}(?![\d%A-Za-z]|[.,]\d
  |\s?(?:\p{Script=Han}|million|billion|thousand))
`;
/** 千分之 0.35 is 0.35‰, twice is 2次. */
const plainShares = (text: string): string =>
  text
    .replace(/千分之(?=\d)/gu, '　　　')
    .replace(/万分之(?=\d)/gu, '　　　')
    .replace(/\btwice\b/giu, (word) => '2次'.padEnd(word.length, '　'));

/** 三十来万 is about 三十万. */
const ABOUT_IN = /([一二三四五六七八九十百]{1,3}|\d+)[来多几余](?=[百千万亿])/gu;
/** 四大类 are 四类. */
const GRAND = /([一二三四五六七八九十\d])大(?=类|板块|模块|品类|系列)/gu;
const plainRounds = (text: string): string => text.replace(ABOUT_IN, '　$1').replace(GRAND, '　$1');

/** Digits joined to letters that are no unit are a name: 10x, 3D, 5G. */
const NAME_WITH_DIGITS = regex('gu')`
  (?<![A-Za-z\d.])\d+(?!(?:[kKwWMmgsthlLVAW]|kg|mg|km|cm|mm|nm|ms|min|hrs?|[MGTPKk]B|kWh?|MWh?|GW|kV|mA|k?Hz
  |MHz|GHz|ml|px|fps|dpi|rpm|pcs|QPS|TPS|st|nd|rd|th|bp|RMB|USD|CNY|pp|pct|thousand|million|billion|percent|years?
  |months?|weeks?|days?|hours?|people|times|points?|words|users|dollars?)(?![A-Za-z]))[A-Za-z]+
`;

/** The amounts of a text; dates, ages and phone numbers do not count. */
export const figuresIn = memoize((original): readonly Figure[] => {
  const plain = plainRounds(plainShares(blank(blank(original, NO_AMOUNT), NAME_WITH_DIGITS)));
  const text = dateClaims(plain).reduce(
    (rest, { start, end }) => rest.slice(0, start) + '　'.repeat(end - start) + rest.slice(end),
    plain,
  );
  return numberClaims(text).flatMap(({ text: words, start, end, keys }) => {
    const [, value, unit] = /^n(.*)\|(.*)$/u.exec(keys.at(-1) ?? '') ?? [];
    return value === undefined || unit === undefined
      ? []
      : [{ value: Number(value), unit, text: words, start, end }];
  });
});

const MEASURES = new Set('% 个百分点 元 美元 英镑 欧元 年 个月 周 天 小时 分钟 秒 毫秒 倍 分'.split(' '));
const kindOf = (unit: string): string => (MEASURES.has(unit) ? unit : 'count');
const PEOPLE = new Set(['人', '用户']);

/** Whether two figures say the same: 5 件 and 5 项, 31 万 and 31 万元. */
export const isSameFigure = (a: Figure, b: Figure): boolean =>
  a.value === b.value && (a.unit === '' || b.unit === '' || kindOf(a.unit) === kindOf(b.unit));

/** Whether two figures measure the same kind of thing. */
export const isComparable = (a: Figure, b: Figure): boolean =>
  a.unit === b.unit || (PEOPLE.has(a.unit) && PEOPLE.has(b.unit)) || (isMoney(a) && isMoney(b));

/** A bare amount of ten thousand and more next to one in yuan is one as well: 压了11万, 下降110万元. */
const MIN_BARE_MONEY = 10_000;
const isMoney = ({ unit, value }: Figure): boolean =>
  unit === '元' || (unit === '' && value >= MIN_BARE_MONEY);

const PERCENT = 100;
const MIN_SHARE = 5;
/** Rates and spans, which people do not add up. */
const NOT_ADDED = new Set(['%', '个百分点', '倍', '年']);
/** Whether a figure is the sum, the difference or the share of two others that count the same. */
export const isDerived = (figure: Figure, figures: readonly Figure[]): boolean =>
  figures.some((a) =>
    figures.some(
      (b) =>
        a !== b &&
        !NOT_ADDED.has(a.unit) &&
        isComparable(a, b) &&
        (figure.unit === '%'
          ? figure.value >= MIN_SHARE && Math.abs((a.value / b.value) * PERCENT - figure.value) <= 1
          : kindOf(figure.unit) === kindOf(a.unit) &&
            (a.value - b.value === figure.value || a.value + b.value === figure.value)),
    ),
  );

const NEAR = 0.05;
const LARGE = 100;
const LESS_THAN_ONE = 0.99;
const TIMES = 0.2;
/** How much a thing changed, or how many times it became. */
const OF_CHANGE = /[升降增减涨翻缩压]|提高|多了|少了|[高低快]了|比|倍/u;
/** Whether a figure is, roughly, the difference of two figures of a line that count the same: 提高17分多 for 61.2分 and 78.6分. */
export const isChangeOf = (figure: Figure, clause: string, lines: readonly (readonly Figure[])[]): boolean =>
  OF_CHANGE.test(clause) &&
  lines.some((own) =>
    own.some((a) =>
      own.some((b) => {
        const difference = a.value - b.value;
        return (
          difference > 0 &&
          b.value > 0 &&
          isComparable(a, b) &&
          (figure.unit === '' || a.unit === '' || isComparable(figure, a)) &&
          Math.abs(difference - figure.value) <=
            Math.max(difference * NEAR, figure.value < LARGE ? LESS_THAN_ONE : 0)
        );
      }),
    ),
  );

const NUMBER = /(\d+(?:\.\d+)?)\s?(万)?/gu;
const TEN_THOUSAND = 10_000;
/** Whether a multiple is, roughly, one of two numbers of a line divided by the other: 翻了三倍 for 2000 and 6000. */
export const isMultipleIn = ({ unit, value }: Figure, lines: readonly string[]): boolean =>
  unit === '倍' &&
  lines.some((line) => {
    const numbers = [...line.matchAll(NUMBER)].map(
      ([, digits = '', ten]) => Number(digits) * (ten === undefined ? 1 : TEN_THOUSAND),
    );
    return numbers.some((a) =>
      numbers.some((b) =>
        [value, value + 1].some((times) => b > 1 && Math.abs(a / b - times) <= times * TIMES),
      ),
    );
  });

/** Whether a figure is, roughly, the sum of two figures of a line: 正式工38人 and 临时工120人 are about 160人. */
export const isSumIn = (figure: Figure, lines: readonly (readonly Figure[])[]): boolean =>
  lines.some((own) =>
    own.some((a, at) =>
      own.some(
        (b, other) =>
          other > at &&
          isComparable(a, b) &&
          (figure.unit === '' || isComparable(figure, a)) &&
          Math.abs(a.value + b.value - figure.value) <= figure.value * NEAR,
      ),
    ),
  );

const ROUGHLY = 0.1;
/** Whether a figure is one of others divided by another, as 15人 a month is of 58人 in 4个月. */
export const isQuotient = (figure: Figure, figures: readonly Figure[]): boolean =>
  figures.some((a) =>
    figures.some(
      (b) =>
        b.value > 1 &&
        kindOf(a.unit) === kindOf(figure.unit) &&
        Math.abs(a.value / b.value - figure.value) <= figure.value * ROUGHLY,
    ),
  );

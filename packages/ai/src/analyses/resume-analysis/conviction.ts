import { NOTHING_WRONG } from '../../text/failure.js';
import { hasNoChinese } from '../../text/no-chinese.js';
import type { Statement } from './statements.js';
import { CHANGE, HELPED, NO_FIGURE, STRONG_FIGURE } from './wording.js';

/** The same measure in several years: 2022年1860万，2023年2540万. */
const SERIES =
  /(?:19|20)\d{2}年[^，。；\d]{0,6}\d[\d.,]*\s?[万亿%％][^。；]{0,10}(?:19|20)\d{2}年[^，。；\d]{0,6}\d/u;
const ENGLISH_CHANGE = /\bfrom [^.;]{0,24}\d[^;]{0,28}\bto [^.;]{0,14}\d/iu;
/** Amounts of money, and measures that are counted in money or sales. */
const MONEY =
  /销售|营收|营业额|业绩|利润|成本|费用|电费|报损|损耗|收缴|回款|应收|成交|签约|GMV|ROI|revenue|sales|cost|margin|RMB|USD|[$¥￥]|完成率|\d\s?(?:[万亿]|千?元)/iu;
/** Achievements that are expected of everybody, such as passed inspections and attendance. */
const ORDINARY =
  /(?:检查|检验|评审|验收|审核|年检|抽查)[^，。；]{0,10}(?:一次(?:性)?通过|合格|通过)|一次(?:性)?(?:通过|验收)|(?:出勤|到会|参加|参与|到课)率/u;
const OF_A_TEAM =
  /(?:协助|配合|帮助|支持|团队|公司|部门|班级|项目组?获)[^，。；]{0,16}(?:[金银铜]奖|[特一二三]等奖|[冠亚季]军)/u;

/** A prize within a school or company, which proves less than a provincial or national one. */
const INNER_PRIZE =
  /(?:校|院|系|班|公司|部门|企业)级[^，。；]{0,14}(?:[金银铜]奖|[特一二三]等奖|[冠亚季]军|第[一二三四五六\d]名)|(?:校|院|系|班|公司|部门|企业)[^，。；]{0,8}(?:[金银铜]奖|[特一二三]等奖|[冠亚季]军)/u;

const LONG = 100;

/** How convincing a statement is: an own change of a figure counts most, money more than other measures. */
export function convictionOf({ text, traits }: Statement): number {
  const stated = text.replace(NO_FIGURE, '');
  const changes = CHANGE.test(stated) || SERIES.test(stated) || ENGLISH_CHANGE.test(stated);
  const isPrizeAlone = OF_A_TEAM.test(text) || INNER_PRIZE.test(text);
  const isOrdinary =
    (isPrizeAlone && !changes) || (!changes && (ORDINARY.test(text) || NOTHING_WRONG.test(text)));
  const kind = isOrdinary
    ? 5
    : changes
      ? 50
      : STRONG_FIGURE.test(stated)
        ? 30
        : traits.isQuantified
          ? 25
          : traits.hasFigure
            ? 10
            : 0;
  return (
    kind +
    (kind >= 25 && MONEY.test(text) ? 8 : 0) +
    (kind >= 25 && traits.hasMethod ? 3 : 0) -
    (HELPED.test(text) ? 20 : 0) -
    ((hasNoChinese(text) ? traits.length / 2 : traits.length) > LONG ? 10 : 0)
  );
}

/** The minimum conviction of a statement that is quoted as a strength. */
export const CONVINCING = 25;

import { shownShares } from '@qicheng/analysis/apportion';
import { offerDimensions, type OfferInput } from '@qicheng/analysis/offer';
import {
  gapsByEffect,
  aspectNames,
  type ComparedOffer,
  comparisonOf,
  statedFund,
  type OfferLine,
  type OfferResult,
} from '@qicheng/analysis/offer-result';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  column,
  figures,
  keyValues,
  list,
  makeReport,
  missing,
  note,
  notice,
  numbered,
  type ReportPart,
  risk,
  section,
  sources,
  subsection,
  table,
  text,
} from '@qicheng/analysis/report-parts';

// The printed report shows at most this many flip points; the page shows all.
const SHOWN_FLIPS = 8;

// Whole yuan, as on the page: the amounts are estimates.
const amount = (value: number): string => value.toLocaleString('zh-CN', { maximumFractionDigits: 0 });
const yuan = (value: number | null): string => (value === null ? '未填写' : `${amount(value)} 元`);
const named = ({ id, company, role, city }: ComparedOffer): string => `${id}：${company}（${role}，${city}）`;
const shortly = ({ id, company }: ComparedOffer): string => `${id} ${company}`;

/** The printed comparison: conclusion, basis, then all figures. */
export function reportOfOffers(_input: OfferInput, result: OfferResult): Report {
  const { offers, conclusion, notes, tables } = result;
  return makeReport(
    { title: 'Offer 对比报告', subject: offers.map(({ company }) => company).join(' / ') },
    chapter('结论', text(conclusion), ranking(result), missing(missingFacts(result))),
    chapter('各维度得分', dimensionTable(result), weightNote(result)),
    chapter('翻转点', flips(result)),
    chapter(
      '税后年现金',
      cashSummary(result),
      offers.map((offer) => cashOf(offer, result.missing)),
    ),
    chapter('条款、风险与谈判', offers.map(termsOf)),
    chapter(
      '说明与来源',
      notice(notes, '计算口径'),
      sources(tables.sources),
      note(`税费表版本：${tables.version}`),
    ),
  );
}

function ranking({ offers, weights }: OfferResult): ReportPart {
  const { hasTotal } = comparisonOf(weights.effective);
  return table(
    [
      column('名次', 1),
      column('Offer', 4),
      ...(hasTotal ? [figures('总分', 1.4)] : []),
      figures('税后年现金（元）', 2.2),
      figures('每小时（元）', 1.8),
    ],
    [...offers]
      .sort((a, b) => a.rank - b.rank || b.total - a.total)
      .map((offer) => [
        String(offer.rank),
        named(offer),
        ...(hasTotal ? [String(offer.total)] : []),
        amount(offer.cash.net),
        offer.perHour === null ? '未填工时' : offer.perHour.toFixed(1),
      ]),
  );
}

/** The facts that were not stated; those with the same effect are one line. */
const missingFacts = ({ missing: facts }: OfferResult): string[] =>
  gapsByEffect(facts).map(
    ({ offerIds, labels, effect }) =>
      `${offerIds.length > 0 ? `${offerIds.join('、')}：` : ''}${labels.join('、')}。${effect}`,
  );

function dimensionTable({ offers, weights }: OfferResult): ReportPart {
  const { counted, hasTotal } = comparisonOf(weights.effective);
  const shown = shownShares(
    counted.map((key) => weights.effective[key] ?? 0),
    1,
  );
  return table(
    [column('维度', 2.4), figures('权重', 1), ...offers.map((offer) => figures(shortly(offer), 2))],
    counted.map((key, place) => [
      offerDimensions[key].label,
      `${shown[place] ?? 0}%`,
      ...offers.map(({ dimensions }) => {
        const own = dimensions.find((dimension) => dimension.key === key);
        return own ? String(own.score) : '—';
      }),
    ]),
    ...(hasTotal ? [['总分', '', ...offers.map(({ total }) => String(total))]] : []),
  );
}

function weightNote({ weights, tieThreshold }: OfferResult): ReportPart {
  const { silent } = comparisonOf(weights.effective);
  const left = silent.length > 0 ? `没有参与比较：${aspectNames(silent)}。` : '';
  return note(
    `${left}${weights.isDefault ? '权重为默认值。' : '权重由本人设定。'}有 Offer 没有填写的维度不参与比较，其权重按比例分给其余维度；相差不超过 ${tieThreshold} 分视为并列。`,
  );
}

function flips({ flipPoints }: OfferResult): ReportPart {
  if (flipPoints.length === 0) return text('在试算的范围内，单独改变任何一项都不会改变第一名。');
  const rest = flipPoints.length - SHOWN_FLIPS;
  return [
    text('下列每一条只改变一项，其余不变；试算按固定步长进行，真实的转折点在一步之内。'),
    numbered(flipPoints.slice(0, SHOWN_FLIPS).map((flip) => flip.text)),
    rest > 0 && note(`另有 ${rest} 条，见网页上的结果。`),
  ];
}

const cashSummary = ({ offers, missing: gaps }: OfferResult): ReportPart =>
  table(
    [
      column('Offer', 2.6),
      figures('税前（元）', 2),
      figures('个税（元）', 1.8),
      figures('税后现金（元）', 2),
      figures('公积金双边（元）', 2),
      figures('房租后结余（元）', 2),
    ],
    offers.map((offer) => [
      shortly(offer),
      amount(offer.cash.gross),
      amount(offer.cash.tax),
      amount(offer.cash.net),
      fundTotal(statedFund(offer, gaps)),
      offer.afterRent === null ? '未填房租' : amount(offer.afterRent),
    ]),
  );

// Without one side there is no sum.
const fundTotal = (sides: readonly (number | null)[]): string =>
  sides.includes(null) ? '未填写' : amount(sides.reduce<number>((sum, side) => sum + (side ?? 0), 0));

const lineTable = (lines: readonly OfferLine[], total: readonly string[]): ReportPart =>
  table(
    [column('项目', 2.2), column('算式', 5), figures('金额（元）', 1.8)],
    lines.map(({ label, formula, amount: own }) => [label, formula, amount(own)]),
    total,
  );

function cashOf(offer: ComparedOffer, gaps: OfferResult['missing']): ReportPart {
  const { cash, threeYears, equity } = offer;
  const [employee = null, employer = null] = statedFund(offer, gaps);
  const shown =
    equity &&
    `${equity.terms}${equity.statedValue === null ? '' : `，填写的对方所称价值 ${yuan(equity.statedValue)}`}`;
  return section(
    `${offer.id}：${offer.company}`,
    lineTable(cash.lines, [`${cash.year} 年税后现金（满一年）`, '', amount(cash.net)]),
    text(cash.bonusReason),
    lineTable(
      threeYears.lines.filter(({ key }) => key.startsWith('base.')),
      ['三年合计', '', amount(threeYears.base)],
    ),
    keyValues({
      ...(threeYears.low === threeYears.high
        ? {}
        : { 三年区间: `${amount(threeYears.low)} 至 ${amount(threeYears.high)} 元` }),
      公积金个人: yuan(employee),
      公积金单位: yuan(employer),
      ...(shown ? { '股权（不计入现金）': shown } : {}),
    }),
  );
}

const STATES = { ok: '符合', unlawful: '与法律不符', ask: '需要确认' } as const;

const termsOf = ({ risks, clauses, questions, negotiation, ...offer }: ComparedOffer): ReportPart =>
  section(
    `${offer.id}：${offer.company}`,
    // Clauses are in the table below.
    risk(risks.filter((line) => !clauses.some(({ text: words }) => line.startsWith(words)))),
    table(
      [column('核对', 1.2), column('内容', 5), column('依据', 2.4), column('施行日期', 1.4)],
      clauses.map(({ state, text: words, article, inForceSince }) => [
        STATES[state],
        words,
        article,
        inForceSince,
      ]),
    ),
    subsection('需要向用人单位确认', list(questions)),
    subsection(
      '可以这样谈',
      list(negotiation.map(({ purpose, text: words }) => ({ lead: purpose, text: words }))),
    ),
  );

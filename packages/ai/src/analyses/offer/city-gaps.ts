import type { OfferTerms } from '@qicheng/analysis/offer';
import type { OfferResult } from '@qicheng/analysis/offer-result';
import { fundStandardOf, insuranceStandardOf, type Period } from './tables/city-standards.js';

type Gap = Omit<OfferResult['missing'][number], 'offerId'>;

/** A standard of the city that the terms do not replace by bounds of their own. */
interface Standard {
  name: '社保' | '公积金';
  known: Period | null;
}

function standardsOf({ city, insuranceFloor, insuranceCap, fundCap }: OfferTerms): Standard[] {
  const hasInsuranceBounds = insuranceFloor !== undefined && insuranceCap !== undefined;
  return [
    ...(hasInsuranceBounds ? [] : [{ name: '社保' as const, known: insuranceStandardOf(city) }]),
    ...(fundCap === undefined ? [{ name: '公积金' as const, known: fundStandardOf(city) }] : []),
  ];
}

const effectOfEnded = ({ from, to }: Period) =>
  `按 ${from.slice(0, 7)} 至 ${to.slice(0, 7)} 的标准计算，适用期已于 ${to} 结束；当地公布新标准后，可在表单的“社保与公积金”里填写新的基数上下限，或 HR 给的缴费基数与个人比例，以填写的为准`;

function effectOfUnknown({ insurancePercent, insuranceBase }: OfferTerms, unknown: readonly Standard[]) {
  if (unknown.every(({ name }) => name === '公积金')) return '公积金缴存基数不设上限；可填写当地的上限';
  return insurancePercent !== undefined && insuranceBase !== undefined
    ? '按填写的基数和比例计算'
    : '按养老 8%、医疗 2% 计算，没有填写的上下限不设，失业保险未计入；可填写当地的基数上下限，或 HR 给的缴费基数与个人比例';
}

/** The standards of the city that are unknown or whose period is over, with the effect on the result. */
export function cityGaps(terms: OfferTerms, today: string): Gap[] {
  const standards = standardsOf(terms);
  const gapOf = (parts: ReadonlyArray<Pick<Standard, 'name'>>, state: string, effect: string): Gap => ({
    field: 'city',
    label: `${terms.city}的${parts.map(({ name }) => name).join('与')}标准：${state}`,
    effect,
  });
  const unknown = standards.filter(({ known }) => known === null);
  const ended = standards.flatMap(({ name, known }) =>
    known !== null && today > known.to ? [{ name, effect: effectOfEnded(known) }] : [],
  );
  const effects = [...new Set(ended.map(({ effect }) => effect))];
  return [
    ...(unknown.length > 0 ? [gapOf(unknown, '数据缺失', effectOfUnknown(terms, unknown))] : []),
    ...effects.map((effect) =>
      gapOf(
        ended.filter((part) => part.effect === effect),
        '适用期已结束',
        effect,
      ),
    ),
  ];
}

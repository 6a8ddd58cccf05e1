import { type ComparedOffer, statedFund, type OfferResult } from '@qicheng/analysis/offer-result';
import { Table } from '@qicheng/ui/table';
import { moneyText } from './ranking.js';

type Missing = OfferResult['missing'];

const ROWS: readonly { label: string; cell: (offer: ComparedOffer, missing: Missing) => string }[] = [
  { label: '税前全年', cell: ({ cash }) => moneyText(cash.gross) },
  { label: '个人所得税', cell: ({ cash }) => moneyText(cash.tax) },
  { label: '税后年现金', cell: ({ cash }) => moneyText(cash.net) },
  {
    label: '公积金（个人 + 单位）',
    cell: (offer, missing) => fundText(statedFund(offer, missing)),
  },
  {
    label: '三年现金（低 – 一般 – 高）',
    cell: ({ threeYears: { low, base, high } }) =>
      low === high ? moneyText(base) : `${moneyText(low)} – ${moneyText(base)} – ${moneyText(high)}`,
  },
  {
    label: '扣除房租后',
    cell: ({ afterRent }) => (afterRent === null ? '未填房租' : moneyText(afterRent)),
  },
  { label: '每小时', cell: ({ perHour }) => (perHour === null ? '未填工时' : perHour.toFixed(1)) },
];

const fundText = (sides: readonly (number | null)[]): string =>
  sides.every((side) => side === null)
    ? '未填写'
    : sides.map((side) => (side === null ? '未填写' : moneyText(side))).join(' + ');

/** The figures of all offers side by side, in yuan. */
export const FiguresTable = ({ offers, missing }: Pick<OfferResult, 'offers' | 'missing'>) => (
  <Table
    caption="各 Offer 的金额，单位元"
    isNumeric
    head={['单位：元', ...offers.map(({ id, company }) => `${id} ${company}`)]}
    rows={ROWS.map(({ label, cell }) => ({
      key: label,
      cells: [label, ...offers.map((offer) => cell(offer, missing))],
    }))}
  />
);

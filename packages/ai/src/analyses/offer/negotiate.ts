import { postOf } from '../../text/post.js';
import { offerIds, type OfferInput } from '@qicheng/analysis/offer';
import type { ClauseCheck, ComparedOffer, FlipPoint } from '@qicheng/analysis/offer-result';
import { type Fen, yuanOf } from './fen.js';
import type { ComputedFacts } from './figures.js';

const yuan = (amount: Fen) => Math.round(yuanOf(amount)).toLocaleString('zh-CN');
/** Figures of pay that an employer can move, and how far a request may go before it is no request. */
const MOVABLE: Readonly<Record<string, (from: number) => number>> = {
  monthlySalary: (from) => from * 1.2,
  salaryMonths: (from) => from + 2,
  bonusMonths: (from) => from + 3,
};
const QUESTIONS_AT_ONCE = 4;

interface Talk {
  input: OfferInput;
  all: readonly ComputedFacts[];
  flips: readonly FlipPoint[];
  questions: readonly string[];
  /** Clauses of this offer that are against the law. */
  unlawful: readonly ClauseCheck[];
}

/** Another offer supports a request only in the same city, and while it is within reach: beyond this the talk would end. */
const MOST_TIMES_OWN = 1.5;

/** The best of the other offers that this employer can be compared with. */
function bestRival(index: number, { input, all }: Talk): Fen | null {
  const [terms, own] = [input.offers[index], all[index]?.year.net ?? 0];
  const rivals = all.flatMap(({ year }, place) =>
    place !== index &&
    input.offers[place]?.city === terms?.city &&
    year.net > own &&
    year.net <= own * MOST_TIMES_OWN
      ? [year.net]
      : [],
  );
  return rivals.length === 0 ? null : Math.max(...rivals);
}

/** What can be said to an employer: from stated facts alone; the person's own merits are requested. */
export function negotiate(index: number, talk: Talk): ComparedOffer['negotiation'] {
  const { input, all, flips, questions, unlawful } = talk;
  const terms = input.offers[index];
  if (!terms) return [];
  const own = all[index]?.year.net ?? 0;
  const best = bestRival(index, talk);
  const id = offerIds[index];
  const asks = flips.filter(
    ({ offerId, newWinner, variable, from, to }) =>
      offerId === id && newWinner === id && to <= (MOVABLE[variable]?.(from) ?? -Infinity),
  );
  const lines = [
    {
      purpose: '开场',
      text: `感谢贵公司提供${postOf(terms.role)}的 Offer，我在认真比较，想先和您确认几点。`,
    },
  ];
  if (unlawful.length > 0)
    lines.push({
      purpose: '更正',
      text: `有 ${unlawful.length} 处约定想请贵公司按规定更正：${unlawful.map(({ text, article }) => `${text.replace(/。$/, '')}（${article}）`).join('；')}。更正后我再考虑其他条件。`.slice(
        0,
        600,
      ),
    });
  if (best !== null)
    lines.push({
      purpose: '依据',
      text: `我手上另有一份 Offer，同一口径估算的税后年现金约 ${yuan(best)} 元，比贵公司方案（约 ${yuan(own)} 元）多 ${yuan(best - own)} 元。`,
    });
  lines.push({ purpose: '价值', text: '我能为这个岗位带来的是：【待补充：与岗位相关的一项成果及数据】。' });
  if (asks.length > 0) {
    const wishes = asks
      .map(({ label, from, to, unit }) => `${label}由 ${from} ${unit}调整到 ${to} ${unit}`)
      .join('，或');
    lines.push({
      purpose: '请求',
      text: `如果${wishes}，贵公司的方案在我的比较中就会排在第一。不知是否有调整空间？`,
    });
  }
  if (questions.length > 0)
    lines.push({ purpose: '确认', text: `另外想确认：${questions.slice(0, QUESTIONS_AT_ONCE).join('')}` });
  lines.push({
    purpose: '收尾',
    text: '以上内容如能确认，烦请写进录用通知书或劳动合同。我会在【待补充：日期】前答复您。',
  });
  return lines;
}

import { offerIds, type OfferInput, type OfferTerms } from '@qicheng/analysis/offer';
import type { ClauseCheck, ComparedOffer, FlipPoint } from '@qicheng/analysis/offer-result';
import { postOf } from '../../text/post.js';
import { addressOf, isStaying, lawOf } from './employer.js';
import { type Fen, yuanOf } from './fen.js';
import type { ComputedFacts } from './figures.js';
import { isUnderInsured } from './insurance-clauses.js';

const yuan = (amount: Fen) => Math.round(yuanOf(amount)).toLocaleString('zh-CN');
/** Pay figures that an employer can change, and the maximum of a reasonable request. */
const MOVABLE: Readonly<Record<string, (from: number) => number>> = {
  monthlySalary: (from) => from * 1.2,
  salaryMonths: (from) => from + 2,
  bonusMonths: (from) => from + 3,
};
const QUESTIONS_AT_ONCE = 5;
const TEXT = 600;

interface NegotiationContext {
  input: OfferInput;
  all: readonly ComputedFacts[];
  flips: readonly FlipPoint[];
  questions: readonly string[];
  /** The clauses of this offer. */
  clauses: readonly ClauseCheck[];
  /** Whether each offer has no unlawful clause. */
  isLawful: readonly boolean[];
}

/**
 * Another offer supports a request only in the same city and up to this ratio; a larger request would end the
 * negotiation.
 */
const MAX_RATIO_TO_OWN = 1.5;

/** Cash and both sides of the housing fund, as an employer would count it. */
const wholeOf = ({ comparableNet, values }: ComputedFacts): number =>
  yuanOf(comparableNet) + (values.fund ?? 0);

/** The best comparable other offer: lawful, insured, and better in total pay. */
function bestOtherCash(index: number, { input, all, isLawful }: NegotiationContext): Fen | null {
  const [terms, own] = [input.offers[index], all[index]];
  if (!terms || !own) return null;
  const others = all.flatMap((figures, place) => {
    const other = input.offers[place];
    const { net } = figures.year;
    return place !== index &&
      other?.city === terms.city &&
      isLawful[place] === true &&
      !isUnderInsured(other) &&
      net > own.year.net &&
      net <= own.year.net * MAX_RATIO_TO_OWN &&
      wholeOf(figures) > wholeOf(own)
      ? [net]
      : [];
  });
  return others.length === 0 ? null : Math.max(...others);
}

/** The opening sentence. */
const openingOf = (terms: OfferTerms, you: string): string =>
  isStaying(terms)
    ? '谢谢您和我谈留任，我在认真考虑，想先和您确认几点。'
    : `感谢${you}提供${postOf(terms.role)}的 Offer，我在认真比较，想先和您确认几点。`;

/** The value for the employer, with placeholders for facts that only the user knows. */
const ownValueText = (terms: OfferTerms): string =>
  isStaying(terms)
    ? '我这两年做成的是：【待补充：一项成果及数据】，接下来还想做的是：【待补充：一件具体的事】。'
    : '我能为这个岗位带来的是：【待补充：与岗位相关的一项成果及数据】。';

/** Suggested wording for an employer, from stated facts only; the user's achievements are placeholders. */
export function negotiate(index: number, context: NegotiationContext): ComparedOffer['negotiation'] {
  const { input, all, flips, questions, clauses } = context;
  const terms = input.offers[index];
  if (!terms) return [];
  const own = all[index]?.year.net ?? 0;
  const best = bestOtherCash(index, context);
  const id = offerIds[index];
  const you = addressOf(terms);
  // Pay under a law of its own is not negotiable.
  const requests =
    lawOf(terms) === 'contract'
      ? flips.filter(
          ({ offerId, newWinner, variable, from, to }) =>
            offerId === id && newWinner === id && to <= (MOVABLE[variable]?.(from) ?? -Infinity),
        )
      : [];
  const requestsOf = (state: ClauseCheck['state']) =>
    clauses.flatMap((clause) => (clause.state === state && clause.request ? [clause.request] : []));
  const corrections = requestsOf('unlawful');
  const toConfirm = [...requestsOf('ask'), ...questions].slice(0, QUESTIONS_AT_ONCE);
  const lines = [
    {
      purpose: '开场',
      text: openingOf(terms, you),
    },
  ];
  if (corrections.length > 0)
    lines.push({
      purpose: '更正',
      text: `有 ${corrections.length} 处约定想请您看看能否调整：${corrections.join('；')}。`.slice(0, TEXT),
    });
  if (best !== null)
    lines.push({
      purpose: '依据',
      text: `我手上另有一份 Offer，同一口径估算的税后年现金约 ${yuan(best)} 元，比${you}方案（约 ${yuan(own)} 元）多 ${yuan(best - own)} 元。`,
    });
  lines.push({
    purpose: '价值',
    text: ownValueText(terms),
  });
  if (requests.length > 0) {
    const requestTexts = requests
      .map(({ label, from, to, unit }) => `${label}由 ${from} ${unit}调整到 ${to} ${unit}`)
      .join('，或');
    lines.push({
      purpose: '请求',
      text: `如果${requestTexts}，我就可以定下来。不知是否有调整空间？`,
    });
  } else if (best !== null)
    lines.push({ purpose: '请求', text: '不知月薪、固定薪数或签字费里，哪一项还有调整空间？' });
  if (toConfirm.length > 0)
    lines.push({ purpose: '确认', text: `另外想确认：${toConfirm.join('')}`.slice(0, TEXT) });
  lines.push({
    purpose: '收尾',
    text: '以上内容如能确认，烦请写进录用通知书或合同。我会在【待补充：日期】前答复您。',
  });
  return lines;
}

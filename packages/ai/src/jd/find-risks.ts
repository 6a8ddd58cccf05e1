import { type JobRisk, riskKinds } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { MIN_PROBATION_PAY, longestProbation } from '../analyses/offer/tables/labour-law.js';
import { clipped } from '../text/clipped.js';
import { readClauses } from './clauses/read.js';
import type { RiskRule } from './data/risk-rule.js';
import { PROBATION_LAW, PROBATION_PAY_LAW, RISK_RULES } from './data/risk-rules.js';
import { PUBLIC, sentencesOf } from './parse.js';
import { type Piece, sliced } from './piece.js';
import { findClause, isFound } from './unlawful-demand.js';

const SENTENCE_LENGTH = 400;
const MAX_RISKS = 60;
/** The ratio of highest to lowest pay from which a range is meaningless. */
const WIDE_RANGE = 2.5;

const riskOf = (
  { id, kind, verdict, why, advice, basis }: Omit<RiskRule, 'pattern' | 'denied'>,
  sentence: string,
): JobRisk => ({
  ...{ id, kind, verdict, why, advice, basis },
  label: riskKinds[kind],
  sentence: clipped(sentence, SENTENCE_LENGTH),
});

/** From this length on, only the clauses with the risk are quoted, not the whole sentence. */
const LONG_SENTENCE = 60;

/** The quotation that shows the risk. */
function quoteOf(piece: Piece, rule: Pick<RiskRule, 'pattern' | 'denied'>): string {
  if (piece.text.length < LONG_SENTENCE) return piece.raw;
  const clause = findClause(rule, piece.text);
  return clause ? sliced(piece, clause.start, clause.end).raw : piece.raw;
}

const PROBATION: Pick<RiskRule, 'pattern'> = { pattern: /试用期/u };

const COUNT = '(\\d{1,2}|[一二两三四五六七八九十])';
const MONTHS = new RegExp(
  `试用期[^;\\d一二两三四五六七八九十]{0,6}${COUNT}\\s*(?:-\\s*${COUNT}\\s*)?个?月`,
  'u',
);
const TERM = new RegExp(`(?:合同|签)[^,;\\d一二两三四五六七八九十]{0,6}${COUNT}\\s*年`, 'u');
const SHARE = /试用期[^;]{0,10}?(?<!\d)(\d{2,3})\s*%|试用期[^;]{0,10}?([五六七八九])折/u;
const numberOf = (stated: string | undefined): number =>
  stated === undefined
    ? 0
    : /\d/.test(stated)
      ? Number(stated)
      : stated === '两'
        ? 2
        : '一二三四五六七八九十'.indexOf(stated) + 1;

/** Checks the length of probation, against the term of the contract if it is stated. */
function probationRisk(text: string, raw: string, whole: string): JobRisk[] {
  const risks: JobRisk[] = [];
  const match = MONTHS.exec(text);
  const months = Math.max(numberOf(match?.[1]), numberOf(match?.[2]));
  const years = numberOf((TERM.exec(text) ?? TERM.exec(whole))?.[1]);
  const limit = years > 0 ? longestProbation(years * 12) : 6;
  const common = { kind: 'probation', basis: PROBATION_LAW } as const;
  if (months > limit) {
    const why = years > 0 ? `${years} 年期合同的试用期最长 ${limit} 个月。` : '试用期最长不得超过 6 个月。';
    risks.push(
      riskOf(
        {
          ...common,
          id: 'probation.long',
          verdict: 'unlawful',
          why,
          advice: '要求改为法定期限；超过的部分按转正工资补发。',
        },
        raw,
      ),
    );
  } else if (months >= 3 && years === 0) {
    const why = `试用期 ${months} 个月只有合同期满三年才合法。`;
    risks.push(
      riskOf({ ...common, id: 'probation.ask', verdict: 'ask', why, advice: '问清合同签几年。' }, raw),
    );
  }
  const share = SHARE.exec(text);
  const percent = share?.[1] ? Number(share[1]) : numberOf(share?.[2]) * 10;
  if (share && percent < MIN_PROBATION_PAY) {
    const why = `试用期工资不得低于约定工资的 ${MIN_PROBATION_PAY}%。`;
    risks.push(
      riskOf(
        {
          id: 'probation.pay',
          kind: 'probation',
          verdict: 'unlawful',
          why,
          advice: '要求按不低于 80% 发放，并不低于当地最低工资。',
          basis: PROBATION_PAY_LAW,
        },
        raw,
      ),
    );
  }
  return risks;
}

/** Mentions of pay without a figure. */
const PAY_WORDS = /底薪|提成|绩效|计件|月薪|年薪|薪资|工资|薪酬|\d\s*薪/u;

function payRisk({ salary }: JobDescription, text: string): JobRisk[] {
  const common = { kind: 'vaguePay', verdict: 'ask', basis: null } as const;
  if (salary === null)
    return [
      riskOf(
        {
          ...common,
          id: 'pay.none',
          why: PAY_WORDS.test(text) ? '写到了薪资，没有写每月的数额。' : '全文没有写薪资。',
          advice: '投递或面试前先问清税前月薪、发薪月数和绩效占比。',
        },
        '',
      ),
    ];
  const { low, high, sentence } = salary;
  if (low === null || high === null || low === 0 || high / low < WIDE_RANGE) return [];
  return [
    riskOf(
      {
        ...common,
        id: 'pay.wide',
        why: `最高是最低的 ${Math.round((high / low) * 10) / 10} 倍，区间过宽，通常按低的一端给。`,
        advice: '问清自己对应的档位和固定部分。',
      },
      sentence,
    ),
  ];
}

/** For a sentence that the classifier finds risky but no rule matches: a question, not a statement. */
const UNUSUAL = {
  id: 'terms.unusual',
  kind: 'terms',
  verdict: 'ask',
  why: '这一句的写法常见于对求职者不利的条件。',
  advice: '问清具体怎么执行，并要求写进劳动合同。',
  basis: null,
} as const;

/** An answer to the previous question: 有押金吗？——没有押金. */
const DENIES = /^[-\s]*(?:无|没有|不收|不用|不需|免)/u;

/** The risks of a posting in its order, each rule once. */
export function findJobRisks(text: string, job: JobDescription): JobRisk[] {
  const risks: JobRisk[] = [];
  const seen = new Set<string>();
  const sentences = sentencesOf(text);
  const clauses = readClauses(sentences);
  for (const [index, { piece }] of sentences.entries()) {
    const next = sentences[index + 1];
    const answer = next && next.line === sentences[index]?.line ? next.piece.text : '';
    const named = [
      ...RISK_RULES.filter(
        (rule) => isFound(rule, piece.text) && !(DENIES.test(answer) && rule.denied?.test(answer)),
      ).map((rule) => riskOf(rule, quoteOf(piece, rule))),
      ...probationRisk(piece.text, quoteOf(piece, PROBATION), text),
    ];
    // Denied words of a rule need no question.
    const unusual = clauses[index]?.find(({ kind }) => kind === 'risk');
    const isUnusual =
      unusual !== undefined &&
      !RISK_RULES.some(({ pattern }) => pattern.test(piece.text)) &&
      named.length === 0;
    for (const risk of isUnusual ? [riskOf(UNUSUAL, unusual.piece.raw)] : named) {
      const key = `${risk.id} ${risk.sentence}`;
      if (!seen.has(key)) risks.push(risk);
      seen.add(key);
    }
  }
  const isPayNamed = risks.some(({ id }) => id === 'pay.open');
  // Public employers pay by a state scale.
  const isScale = job.salary === null && PUBLIC.test(text);
  const all = [...risks, ...(isPayNamed || isScale ? [] : payRisk(job, text))];
  const isFixed = job.salary !== null && job.salary.low !== null;
  return all
    .filter(
      ({ id, sentence }) =>
        !(isFixed && (id === 'pay.open' || (id === 'pay.bait' && ONLY_TOP.test(sentence)))),
    )
    .map((risk) => (all.some(isGrave) ? withoutEncouragement(risk) : risk))
    .slice(0, MAX_RISKS);
}

/** An unlimited bonus next to a stated pay hides nothing. */
const ONLY_TOP = /^(?!.*(?:月入|轻松|过万|日入)).*(?:上不封顶|不设上限)/u;
const GRAVE: ReadonlySet<JobRisk['kind']> = new Set([
  ...(['fee', 'deposit', 'trainingLoan', 'documents'] as const),
  ...(['scam', 'pyramid', 'freedom'] as const),
]);

/** Whether a risk is so serious (money, documents, fraud, freedom) that no application is recommended. */
export const isGrave = ({ kind, verdict }: JobRisk): boolean => GRAVE.has(kind) && verdict !== 'ask';

const ENCOURAGES = /(?:在范围内不影响|可以照常)投递；/u;
const withoutEncouragement = (risk: JobRisk): JobRisk => ({
  ...risk,
  advice: risk.advice.replace(ENCOURAGES, ''),
});

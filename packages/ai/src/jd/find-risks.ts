import type { JobRisk } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import { readClauses } from './clauses/read.js';
import { LAW, type RiskRule } from './data/risk-rule.js';
import { RISK_RULES } from './data/risk-rules.js';
import { hoursRisk } from './hours-risk.js';
import { sentencesOf } from './parse.js';
import { headlinePayRisk, lowPayRisk, probationRisk } from './pay-risks.js';
import { type Piece, sliced } from './piece.js';
import { isEstablished, isExaminationNotice, isForceNotice, PUBLIC } from './public-appointment.js';
import { isRefused } from './refusal.js';
import { riskOf } from './risk-of.js';
import { findClause, isFound } from './unlawful-demand.js';

const MAX_RISKS = 60;
/** The ratio of highest to lowest pay from which a range is meaningless. */
const WIDE_RANGE = 2.5;

/** From this length on, only the clauses with the risk are quoted, not the whole sentence. */
const LONG_SENTENCE = 60;

/** The quotation that shows the risk. */
function quoteOf(piece: Piece, rule: Pick<RiskRule, 'pattern' | 'denied'>): string {
  if (piece.text.length < LONG_SENTENCE) return piece.raw;
  const clause = findClause(rule, piece.text);
  return clause ? sliced(piece, clause.start, clause.end).raw : piece.raw;
}

/** A clause found unusual is quoted with the sentence that it belongs to. */
const quoteOfUnusual = (sentence: Piece, clause: Piece): string =>
  sentence.text.length < LONG_SENTENCE ? sentence.raw : clause.raw;

const PROBATION: Pick<RiskRule, 'pattern'> = { pattern: /试用期/u };

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
  advice: '问清具体怎么执行、依据是什么；对自己不利又讲不出依据的，不要答应。',
  basis: null,
} as const;

/** The notice that the law asks for. */
const LAWFUL_NOTICE =
  /(?:离职|辞职)[^;]{0,8}提前\s?(?:30\s?[天日]|三十[天日]|[一1]\s?个月)|提前\s?(?:30\s?[天日]|三十[天日]|[一1]\s?个月)[^;]{0,8}(?:离职|辞职)/u;

/** Words that the classifier takes for a risk: duties, pay without a cut, things given, and rooms for one sex. */
const LAWFUL_WORDS =
  /试用期[^;]{0,10}(?:不打折|全薪|同薪|全额)|[男女][^,;]{0,2}(?:更衣|浴室|浴区|澡堂|卫生间|厕所|宿舍|寝室)|^(?:负责|协助|参与|处理|管理|办理|制定|为(?:客户|员工))|公司(?:免费|统一)?(?:购买|提供|配发|投保|处理|代缴)|免费(?:配发|发放)|^抵制|提前\s?[3三]\s?[天日]/u;

/** An answer to the previous question about the same thing: 有押金吗？——没有押金. */
const DENIES = /^[-\s]*(?:无|没有|不收|不用|不需|免)/u;

/** Whether a text is known to be harmless: denied words of a rule, or the notice that the law asks for. */
const isAccounted = (text: string): boolean =>
  RISK_RULES.some(({ pattern }) => pattern.test(text)) || LAWFUL_NOTICE.test(text) || LAWFUL_WORDS.test(text);

/** A term of service of staff with a place in the establishment, whose contract is no labour contract. */
const PENALTY_OF_ESTABLISHED = {
  why: '编制内人员按聘用合同和事业单位人事管理规定执行，与企业的劳动合同不同；服务期内离开可能要承担公告写明的责任。',
  advice: '报名前问清依据、金额和可以免除的情形，想好能不能干满服务期。',
  basis: null,
} as const;

/** A contract that students are not given: an internship has an agreement of its own. */
const CONTRACT_OF_STUDENT = {
  verdict: 'ask',
  why: '在校学生实习一般不是劳动关系，要签的是实习协议；已经毕业的人来上班就是用工，必须签劳动合同。',
  advice:
    '在校的要求学校、单位和本人三方签实习协议，写明报酬、工时和保险，不签的不要去；已毕业的要求签劳动合同。',
  basis: LAW.internship,
} as const;
/** Whether a posting asks for interns who still study. */
const isForStudents = (text: string): boolean => /实习/u.test(text) && /在校|在读|实习生/u.test(text);

/** A place for one sex only in a force that guards, searches or escorts people. */
const SEX_OF_FORCE = {
  verdict: 'ask',
  why: '公安、监狱、消防等岗位会按看管、检查、执勤的需要分性别设岗，公告写明的岗位和人数是报名条件。',
  advice: '只报自己性别可以报的岗位；依据不清楚的，打公告上的电话问。',
  basis: null,
} as const;

/** A measure or number for each of the sexes: 男170cm以上，女160cm以上. */
const PER_SEX = ['男', '女'].map(
  (sex) =>
    new RegExp(`${sex}(?:性|生|士|子|兵)?[^,;。\\n]{0,10}?\\d|\\d[^,;。\\n]{0,4}${sex}(?:性|生|士)`, 'u'),
);
/** Whether a measure in a posting turns nobody away: each sex has one, or a force sets it. */
const takesBothSexes = (text: string): boolean =>
  isForceNotice(text) || PER_SEX.every((pattern) => pattern.test(text));

/** A measure that a posting states for one sex; without it the sentence says nothing of the other one. */
const MEASURE_OF_SEX = /[男女](?:性|生|士|子)?(?=[^,;]{0,4}(?:身高|体重|裸眼|视力|臂展))/gu;

/** Conditions that a public examination publishes beforehand, the same for all. */
const FIXED_BY_NOTICE: ReadonlySet<string> = new Set(['bias.age', 'bias.looks']);

/** The rules that apply to a posting: the conditions of a public examination are fixed and published. */
function rulesFor(text: string): readonly RiskRule[] {
  const isNotice = isExaminationNotice(text);
  return RISK_RULES.filter(({ id }) => !(isNotice && FIXED_BY_NOTICE.has(id))).map((rule) => {
    if (rule.id === 'contract.none' && isForStudents(text)) return { ...rule, ...CONTRACT_OF_STUDENT };
    if (rule.id === 'contract.penalty' && isEstablished(text)) return { ...rule, ...PENALTY_OF_ESTABLISHED };
    return rule.id === 'bias.gender' && isForceNotice(text) ? { ...rule, ...SEX_OF_FORCE } : rule;
  });
}

/** The text in which a rule is searched: a measure per sex, next to that of the other, is no limit to one. */
const searchedBy = ({ id }: RiskRule, text: string, isForBoth: boolean): string =>
  id === 'bias.gender' && isForBoth ? text.replace(MEASURE_OF_SEX, '') : text;

/** A deposit with what it is for, up to the end of its clause. */
const DEPOSIT = /[^,;]{0,12}(?:押金|保证金|风险金)[^,;]*/gu;

/** Whether a fee is only the deposit of the same sentence under another name. */
const isDepositAlone = (rule: RiskRule, { text }: Piece, rules: readonly RiskRule[]): boolean =>
  rule.kind === 'fee' &&
  rules.some(({ kind }) => kind === 'deposit') &&
  !isFound(rule, text.replace(DEPOSIT, ''));

/** The risks of a posting in its order, each rule once. */
export function findJobRisks(text: string, job: JobDescription): JobRisk[] {
  const risks: JobRisk[] = [];
  const seen = new Set<string>();
  const sentences = sentencesOf(text);
  const clauses = readClauses(sentences);
  const own = rulesFor(text);
  const isForBoth = takesBothSexes(text);
  const isOfEstablishment = isEstablished(text);
  for (const [index, { piece }] of sentences.entries()) {
    const next = sentences[index + 1];
    const answer = next && next.line === sentences[index]?.line ? next.piece.text : '';
    const isDenied = (rule: RiskRule) =>
      DENIES.test(answer) && rule.pattern.test(answer) && rule.denied?.test(answer);
    const rules = own.filter(
      (rule) =>
        isFound(rule, searchedBy(rule, piece.text, isForBoth)) &&
        !isDenied(rule) &&
        (rule.posting?.test(text) ?? true),
    );
    const hours = hoursRisk(piece.text, piece.raw, text);
    const named = [
      ...rules
        // Hours that were counted need no question.
        .filter(({ id }) => id !== 'hours.long' || hours.length === 0)
        .filter(({ unlessFound = [] }) => !rules.some(({ id }) => unlessFound.includes(id)))
        .filter((rule) => !isDepositAlone(rule, piece, rules))
        .map((rule) => riskOf(rule, quoteOf(piece, rule))),
      // Public institutions have a longer trial than the law on labour contracts allows.
      ...(isOfEstablishment ? [] : probationRisk(piece.text, quoteOf(piece, PROBATION), text, job)),
      ...hours,
      ...lowPayRisk(piece.text, piece.raw),
      ...headlinePayRisk(piece.text, piece.raw, job),
    ];
    const unusual = clauses[index]?.find(({ kind }) => kind === 'risk');
    const isUnusual = unusual !== undefined && named.length === 0 && !isAccounted(piece.text);
    for (const risk of isUnusual ? [riskOf(UNUSUAL, quoteOfUnusual(piece, unusual.piece))] : named) {
      const key = `${risk.id} ${risk.sentence}`;
      if (!seen.has(key)) risks.push(risk);
      seen.add(key);
    }
  }
  const isPayNamed = risks.some(({ id }) => id === 'pay.open');
  // Public employers pay by a state scale.
  const isScale = job.salary === null && PUBLIC.test(text);
  const all = [...risks, ...(isPayNamed || isScale ? [] : payRisk(job, text))];
  const isOff = isRefused(all);
  const isFixed = job.salary !== null && job.salary.low !== null;
  return (
    all
      .filter(
        ({ id, sentence }) =>
          !(isFixed && (id === 'pay.open' || (id === 'pay.bait' && ONLY_TOP.test(sentence)))),
      )
      // Nobody bargains about the pay of a post that should be refused.
      .filter(
        ({ id, kind, verdict }) =>
          !(isOff && kind === 'vaguePay' && verdict === 'ask' && id !== 'pay.headline'),
      )
      .map((risk) => (isOff ? withoutEncouragement(risk) : risk))
      .slice(0, MAX_RISKS)
  );
}

/** An unlimited bonus next to a stated pay hides nothing. */
const ONLY_TOP = /^(?!.*(?:月入|轻松|过万|日入)).*(?:上不封顶|不设上限)/u;
const ENCOURAGES = /(?:在范围内不影响|可以照常)投递；/u;
const withoutEncouragement = (risk: JobRisk): JobRisk => ({
  ...risk,
  advice: risk.advice.replace(ENCOURAGES, ''),
});

import { regex } from '@qicheng/resume/regex';
import type { ResumeReading } from '#src/jd/read-resume.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { compareRate, computedRate, ratesIn, type StatedChange } from '#src/text/stated-changes.js';
import { holdingsOf } from '../../interview-report/resume-holdings.js';
import { leadingClaimsIn } from '../../interview-report/unsupported-claims.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import { oncePerLetter } from '../once-per-letter.js';
import { isUltimatum } from '../rules/ultimatum.js';
import { hasPrize, higherPrize } from './awards.js';
import { clausesIn } from './clauses.js';
import { contradictionIn } from './contradictions.js';
import { deniedFact } from './denied-facts.js';
import { strangeEnglishNames } from './english-names.js';
import { wholeExam } from './exam-parts.js';
import { falseFigure, SPANS } from './false-figures.js';
import { figuresIn } from './figures.js';
import { moreLed } from './led-people.js';
import { POSSESSION, type NameClaim, unknownNames } from './name-claims.js';
import { inChargeOfAll, unsupportedMastery } from './overclaims.js';
import { resumeFacts, type ResumeFacts } from './resume-facts.js';
import { falseSince, falseSpan } from './work-periods.js';

/** A statement of a letter that the résumé does not have, or has otherwise. */
export interface FalseClaim {
  readonly index: number;
  /** The sentence that it is in. */
  readonly sentence: string;
  readonly kind: NameClaim['kind'] | 'figure' | 'span' | 'change' | 'lead';
  /** The words of the letter, with the figure or name. */
  readonly stated: string;
  /** The figure among the words of the letter. */
  readonly figure?: string;
  /** What the résumé says of the same thing; empty where it says nothing. */
  readonly inResume: string;
  /** What follows from the figures of the résumé, where the letter states something else. */
  readonly computed?: string;
  /** Whether it is open if what the résumé states is the same thing. */
  readonly isOpen?: boolean;
}

const SOURCE = /(?:看到|得知|了解到|获悉|浏览到|关注到)|(?:招聘|官)网|直聘|猎聘|智联|前程无忧|内推/u;
const EMPLOYER_REFERENCE = /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们|您|\byour?\b/iu;
const DENIED = /没有?[^，。；]{0,8}(?:过|证|学历|到)|未曾|尚未|还没|不到|不会|不是|\bnot\b|n['’]t\b|\bno\b/iu;
/** What one has still to do. */
const PLANNED =
  /计划|打算|准备|(?:可以?|能够?|愿意?|想|适合|胜任|兼)[^，。；]{0,2}(?:担任|做|当|任)|明年|年底前|正在|争取|希望|将(?:于|在|要)|\bplan|\bstudying for\b/iu;
const OWN =
  /我[^，。；]{0,10}(?:做|管|完成|负责|带|参与|搭建|设计|主导|开发|策划|曾|任|毕业)|^(?:现任|曾任|担任|拥有|具有)|(?:本科|硕士|博士|大专)(?:研究生)?毕业/u;
const INTENTION = regex('iu')`
  应聘|申请(?!过|了)|求职|希望|期待|想(?:把|要|在|来)|愿意|盼|试[一两三\d]天|入职后|到岗|如果|如能|若能|面谈|电话|联系|附件|随信|作品集
  |想法|建议|计划|打算|准备(?:考|报)|\b(?:apply(?:ing)?|would|hope|look(?:ing)? forward|notice|available|start
  |relocate|phone|call|reach me|attached|enclosed)\b
`;
/** 希望加入…，担任客服经理: a post that continues a preference. */
const isIntention = (sentence: string, clause: string): boolean =>
  /^(?:担任|出任|胜任|任|做|当)/u.test(clause) &&
  /希望|期待|愿意|想|盼|有幸|如能|若能/u.test(sentence.slice(0, Math.max(0, sentence.indexOf(clause))));
const DESIRED_POST = /应聘|申请|竞聘|求职|胜任/u;
/** What joins a clause to the one before it. */
const JOINT = /^(?:并且|而且|但是|另外|同时|以及|其中|后来)/u;
/** The first rate of change in a clause that the résumé gives both values of, compared with them. */
const comparedRate = (clause: string, { changes }: ResumeFacts): ReturnType<typeof compareRate> =>
  ratesIn(clause)
    .map((rate) => compareRate(rate, changes))
    .find((each) => each !== undefined);

/** The names of a clause that the résumé does not have. */
function namesIn(clause: string, facts: ResumeFacts, { company, position }: LetterContext): NameClaim[] {
  if (hasNoChinese(clause)) return strangeEnglishNames(clause, facts, position);
  return DESIRED_POST.test(clause)
    ? []
    : unknownNames(clause, facts, `${company} ${position}`).filter(
        ({ kind, text }) => kind !== 'honour' || !hasPrize(text, facts),
      );
}

/** A rate of change that does not follow from the values of the résumé. */
const wrongRate = (stated: string, change: StatedChange): Omit<FalseClaim, 'index' | 'sentence'> => ({
  ...{ kind: 'change', stated },
  ...{ inResume: change.clause, computed: computedRate(change) },
});

/** What a clause claims above the résumé: all of an employer, or a mastery. */
function overclaimsIn(
  clause: string,
  facts: ResumeFacts,
  reading: ResumeReading,
  names: readonly NameClaim[],
): Pick<FalseClaim, 'kind' | 'stated' | 'inResume'>[] {
  const whole = inChargeOfAll(clause, facts, reading);
  const mastery = names.some(({ kind }) => kind === 'mastery') ? null : unsupportedMastery(clause, facts);
  return [
    ...(whole === null ? [] : [{ kind: 'lead' as const, stated: whole, inResume: '' }]),
    ...(mastery === null
      ? []
      : [{ kind: 'mastery' as const, stated: mastery.text, inResume: mastery.inResume }]),
  ];
}

/** Statements of a letter that its résumé does not have; greetings, sources, preferences, denials and what is said about the employer do not count. */
export const falseClaims = oncePerLetter((letter, context): FalseClaim[] => {
  const { reading, company, today } = context;
  if (reading === null) return [];
  const facts = resumeFacts(reading, today);
  const holdings = holdingsOf(reading.document, reading.statements, today);
  const postingFigures = figuresIn(context.jd).filter(({ unit }) => !SPANS.has(unit));
  return letter.sentences.flatMap(({ text: sentence, index }) =>
    clausesIn(sentence).flatMap((raw): FalseClaim[] => {
      const clause = raw.replace(JOINT, '').replace(context.person?.name || '\n', '');
      const isOpen =
        isUltimatum(sentence) ||
        SOURCE.test(clause) ||
        INTENTION.test(clause) ||
        ((EMPLOYER_REFERENCE.test(clause) || namesCompany(clause, company)) && !OWN.test(clause));
      const span =
        isOpen || DENIED.test(clause)
          ? null
          : (falseSince(clause, reading, today) ?? falseSpan(clause, reading, today));
      const prize =
        isOpen || DENIED.test(clause) ? null : (higherPrize(clause, facts) ?? wholeExam(clause, facts));
      const rate = isOpen || DENIED.test(clause) ? undefined : comparedRate(clause, facts);
      const isPlain = !isOpen && !DENIED.test(clause) && !PLANNED.test(clause);
      const contrary =
        isOpen || span
          ? null
          : ((isPlain ? contradictionIn(clause, letter.body, reading, facts) : null) ??
            (isPlain ? moreLed(clause, facts) : null) ??
            deniedFact(clause, facts));
      const figure =
        isOpen || span || prize || rate || contrary
          ? null
          : falseFigure(clause, { sentence, letter, context }, facts, postingFigures);
      const isClaim = !DENIED.test(clause) && !PLANNED.test(clause) && (!isOpen || POSSESSION.test(clause));
      const names = isClaim
        ? namesIn(clause, facts, context).filter(({ kind }) => kind !== 'post' || !isIntention(sentence, raw))
        : [];
      const isOther = names.length > 0 || isOpen || PLANNED.test(clause) || DESIRED_POST.test(clause);
      const leads = holdings === null || isOther ? [] : leadingClaimsIn(clause, holdings);
      const above = isClaim && leads.length === 0 ? overclaimsIn(clause, facts, reading, names) : [];
      return [
        ...above.map((claim) => ({ index, sentence, ...claim })),
        ...leads.map((stated) => ({ index, sentence, kind: 'lead' as const, stated, inResume: '' })),
        ...(rate?.isSame === false ? [{ index, sentence, ...wrongRate(clause, rate.change) }] : []),
        ...(figure ? [{ index, sentence, kind: 'figure' as const, ...figure }] : []),
        ...(span ? [{ index, sentence, kind: 'span' as const, ...span }] : []),
        ...(contrary ? [{ index, sentence, kind: 'figure' as const, ...contrary }] : []),
        ...(prize
          ? [{ index, sentence, kind: 'honour' as const, stated: prize.text, inResume: prize.inResume }]
          : []),
        ...names
          .filter(({ kind }) => kind !== 'honour' || prize === null)
          .slice(0, 2)
          .map(({ kind, text, inResume = '' }) => ({ index, sentence, kind, stated: text, inResume })),
      ];
    }),
  );
});

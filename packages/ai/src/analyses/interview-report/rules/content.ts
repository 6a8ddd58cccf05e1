import type { Inconsistency, ToCheck } from '@qicheng/analysis/interview-report';
import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { regex } from '@qicheng/resume/regex';
import { specificWordsBeyond } from '#src/text/specific-words.js';
import { WordFinder } from '#src/text/words.js';
import type { AnswerCase, ReportContext } from '../answer-case.js';
import { type AnswerForm, formOf, leastLength } from '../answer-form.js';
import { hasNumeral } from '../observations.js';
import { describesOwnAction, missingStoryParts } from '../story-parts.js';
import { givesRequested, isDetailed, type Substance, substanceOf } from '../substance.js';
import { groundsIn, isRolePlay, optionsNamed, rolePlayShare } from '../view-parts.js';
import { type Mark, mark, share } from './rule.js';

const PENALTY = 30;
const CLAIM_PENALTY = 50;

const MIN_SHARED = 2;
const speaksOfPlace = (quote: string, text: string): boolean =>
  sharedWith(topicOf(quote), text.normalize('NFKC').toLowerCase()) >= MIN_SHARED;

/** A name of the résumé in a text, as a word: 民法 is not in 最高人民法院. */
const namesIn = (text: string, names: readonly string[]): string | undefined => {
  const finder = new WordFinder(text);
  return names.find((name) => text.includes(name) && finder.find(name) >= 0);
};

/** Whether an answer mentions the entry that was asked about or another name of the résumé. */
const speaksOfResume = ({ question, text }: AnswerCase, { names }: ReportContext): boolean =>
  namesIn(text, names) !== undefined ||
  (question.anchor !== undefined && speaksOfPlace(question.anchor.quote, text));

/** Whether the answer contains something verifiable. */
const isConcrete = ({ figures, actions, steps, hasScene }: Substance): boolean =>
  figures > 0 || actions > 1 || steps > 2 || (actions > 0 && hasScene);

const DETAILS = {
  ...{ story: 5, steps: 5, explanation: 5, reason: 3, fact: 2 },
  ...{ introduction: 4, view: 5, questions: 2 },
} as const;
/** The value of a stated fact without further detail. */
const STATED = 0.75;
/** The value of a complete story, however short. */
const WHOLE = 0.7;
const MAX_FIGURES = 2;
const MAX_ACTIONS = 3;
const MAX_GROUNDS = 2;

/** How much of the question is answered: by its scoring points, or by other details. */
function answeredShare(answered: AnswerCase): number {
  const { question, hit } = answered;
  const form = formOf(question);
  const { figures, actions, steps, reasons, terms, clauses, hasScene } = substanceOf(answered);
  const isPlan = form === 'steps' || form === 'view' || question.type === 'career';
  const read = isPlan ? Math.max(steps, actions) : Math.min(MAX_ACTIONS, actions);
  // What a detailed answer did may be stated in words that no rule reads.
  const done = isDetailed(answered) ? Math.max(MAX_ACTIONS, read) : read;
  // An explanation consists of terms and clauses, not of actions.
  const explained =
    form === 'explanation' ? Math.min(MAX_ACTIONS, Math.max(terms, Math.floor(clauses / 2))) : 0;
  // How far a skill goes is told by the names of its parts.
  const named = question.type === 'skill' && form === 'reason' ? Math.min(MAX_ACTIONS, terms) : 0;
  const chosen = form === 'view' ? Math.min(MAX_ACTIONS, optionsNamed(answered)) : 0;
  const described = Math.max(done, explained, named, chosen);
  const grounds = form === 'view' ? Math.min(MAX_GROUNDS, groundsIn(answered)) : Math.min(1, reasons);
  const details = Math.min(MAX_FIGURES, figures) + described + grounds + (hasScene ? 1 : 0);
  const points = hit.length / Math.max(1, question.scoringPoints.length);
  const stated = form === 'fact' && givesRequested(answered) ? STATED : 0;
  // A complete story is an answer, however short.
  const whole = form === 'story' && missingStoryParts(answered).length === 0 ? WHOLE : 0;
  const told = form === 'view' && isRolePlay(answered) ? rolePlayShare(answered) : 0;
  // A view in a few words leaves most of it unsaid.
  const room = form === 'view' ? Math.sqrt(Math.min(1, answered.traits.length / leastLength(question))) : 1;
  const inDetail = Math.max(stated, whole, told, room * Math.min(1, details / DETAILS[form]));
  // Words of the scoring points alone prove little.
  const answeredPart = Math.min(1, 0.35 * Math.min(1, points) + 0.65 * inDetail);
  return givesRequested(answered) ? answeredPart : answeredPart / 2;
}

/** Scales the marks to 100, without those that were not requested. */
function ofHundred(marks: readonly Mark[]): Mark[] {
  const whole = marks.reduce((sum, { most }) => sum + most, 0);
  return marks.map((each) => ({
    ...each,
    most: (each.most / whole) * 100,
    points: Math.round((each.points / whole) * 1_000) / 10,
  }));
}

const OF_METHODS = new Set<AnswerForm>(['steps', 'explanation', 'view']);
/** Questions about something that was done. */
const REQUIRES_OWN_CASE = /做过|用过|你自己|以前|之前|经历|最近一次|哪一次|那一次|那件|举(?:个|一个)?例/u;
/** An occasion, whose deed may be told in words that no rule reads. */
const REFERS_TO_CASE = /最近|上次|那[次回天]|有一[次回天]|当时/u;
const ENOUGH_WORDS = 2;

/** 岗位匹配: whether the question is answered, with an own example, and with words of the work if it is about work. */
export function fitMarks(answered: AnswerCase, context: ReportContext): Mark[] {
  const { question, text, traits } = answered;
  const required = question.requirement ? question.scoringPoints.flatMap(({ words }) => words) : [];
  const finder = new WordFinder(text);
  const isInAnswer = (word: string): boolean => word.length > 1 && finder.find(word) >= 0;
  const found = [...new Set([...context.jobWords, ...required])].filter(isInAnswer);
  const form = formOf(question);
  const isConcrete = speaksOfResume(answered, context) || traits.hasExample || describesOwnAction(answered);
  const isOfWork = form === 'steps' && context.jobWords.length > 0;
  // A hypothetical plan is stated in the first person; a fact about oneself needs no story.
  const isOwnPlan = question.type === 'career' || (form === 'steps' && traits.hasOwnPart);
  const isOwnFact = form === 'fact' && givesRequested(answered);
  // A plan, a method and an explanation need no story, unless the question asks for one.
  const requiresOwnCase = !OF_METHODS.has(form) || REQUIRES_OWN_CASE.test(question.text);
  const isOwn = isConcrete || isOwnPlan || isOwnFact || form === 'questions';
  return ofHundred([
    share(answeredShare(answered), 60),
    ...(isOfWork
      ? [
          // A word of the work proves little: 标准 in 标准差.
          share(found.length / ENOUGH_WORDS, 20),
        ]
      : []),
    ...(requiresOwnCase || isConcrete || isOwnPlan ? [mark(isOwn, 20)] : []),
  ]);
}

/** Deductions for contradictions and unsupported claims. */
const penaltiesOf = (conflicts: readonly Inconsistency[], claims: readonly ToCheck[]): Mark[] => [
  ...conflicts.map(() => ({ points: -PENALTY, most: 0 })),
  ...claims.map(() => ({ points: -CLAIM_PENALTY, most: 0 })),
];

/** The present work, or how long it took. */
const SETS =
  /(?:现在|目前)在\p{Script=Han}|[\d一二三四五六七八九十两]+年(?:多|半|[\d一二三四五六七八九十两]+个月)/u;

type Evidence = 'told' | 'planned' | 'fact' | 'thought' | 'argued' | 'explained';
/** What makes an answer of each form verifiable. */
const EVIDENCE_OF: Readonly<Record<AnswerForm, Evidence>> = {
  ...{ story: 'told', introduction: 'told', steps: 'planned', fact: 'fact' },
  ...{ explanation: 'explained', reason: 'thought', view: 'argued', questions: 'thought' },
};

/** What is said to a person is not argued. */
const evidenceOf = (answered: AnswerCase): Evidence =>
  isRolePlay(answered) ? 'thought' : EVIDENCE_OF[formOf(answered.question)];

const ENOUGH_NAMED = 8;
/** A view names who, what, when and how much, in the first person or not. */
const namedMark = ({ question, text }: AnswerCase): Mark =>
  share(specificWordsBeyond(text, question.text).length / ENOUGH_NAMED, 70);

/** 可核对的内容: what is verifiable in an answer, and whether it agrees with the résumé. */
export function truthMarks(
  answered: AnswerCase,
  context: ReportContext,
  conflicts: readonly Inconsistency[],
  claims: readonly ToCheck[],
): Mark[] {
  const { question, text, traits } = answered;
  const form = formOf(question);
  const substance = substanceOf(answered);
  // Chinese often omits 我 as the subject.
  const hasSteps = substance.actions + substance.steps > 1;
  const isOwn = describesOwnAction(answered) || ((traits.hasOwnPart || !traits.saysTeam) && hasSteps);
  const own = mark(isOwn || (form === 'fact' && givesRequested(answered)), 30);
  const isOfResume = speaksOfResume(answered, context);
  const isDetail =
    givesRequested(answered) &&
    (hasNumeral(text) ||
      substance.terms > 0 ||
      isOfResume ||
      substance.actions > 1 ||
      REFERS_TO_CASE.test(text));
  // Steps alone can hardly be checked.
  const isNamed =
    isOfResume || substance.figures + substance.terms > 0 || (substance.hasScene && isConcrete(substance));
  const example = share(isNamed ? 1 : isConcrete(substance) ? 0.5 : 0, 35);
  const evidence: Record<Evidence, Mark[]> = {
    told: [
      own,
      mark(substance.figures > 0, 35),
      mark(substance.hasScene || isOfResume || SETS.test(text), 35),
    ],
    // A hypothetical plan has no numbers and dates yet.
    planned: [
      share(isDetailed(answered) ? 1 : (substance.steps + substance.actions) / 3, 60),
      mark(substance.figures + substance.terms > 0, 40),
    ],
    fact: [mark(givesRequested(answered), 50), mark(isDetail, 20), own],
    thought: [own, example],
    argued: [namedMark(answered), example],
    explained: [mark(substance.terms + substance.figures > 1 || substance.clauses > 3, 100)],
  };
  return [
    ...ofHundred(form === 'questions' ? evidence.thought.slice(0, 1) : evidence[evidenceOf(answered)]),
    ...penaltiesOf(conflicts, claims),
  ];
}

/** What was changed or how it is done. */
const METHOD =
  /改[成为用]|换成|商量|分成|拆成|先[^，。]{1,12}再|按[^，。]{1,10}[分排写核对算]|用[^，。]{1,10}[算查测核比分]/u;

const WEIGHED = regex('u')`
  对比|相比|权衡|取舍|代价|风险|边界|局限|验证|监控|口径|假设|备选|方案|成本|收益|优先|指标|依据|标准|影响|复核|测试
  |对(?:一遍|一下|账|照|过|[得不]上)|[和跟与][^，。]{1,8}对(?!象|方|接|于|应)|复算|比(?:要求|标准|计划|规定|图纸)
  |自己[^，。]{0,4}算|再[量测算数看][一遍]?|盘点|抽查|清点|比一比|核对|核实|确认|检查|还是|如果|要是
`;

/** Questions about lessons learnt or things to do differently. */
const REQUIRES_REFLECTION = /再做|重来|不满意|没成|弯路|失败|学到|差错|不足|批评|收获|改进|教训|毛病|犯的错/u;

/**
 * 做法与原因: how much of the question is answered, reasons, trade-offs in questions about work, and lessons if requested.
 */
export function depthMarks(answered: AnswerCase): Mark[] {
  const { question, text, traits } = answered;
  const form = formOf(question);
  const part = answeredShare(answered);
  const { reasons, actions, figures, steps } = substanceOf(answered);
  const isExplained =
    reasons > 0 ||
    (form === 'view' && groundsIn(answered) > 0) ||
    traits.hasReason ||
    METHOD.test(text) ||
    steps > 1 ||
    actions + Math.min(1, figures) > 2;
  const isOfWork = form === 'steps' || form === 'view';
  return ofHundred([
    share(part, 60),
    mark(isExplained, 25),
    ...(isOfWork ? [mark(WEIGHED.test(text), 15)] : []),
    ...(REQUIRES_REFLECTION.test(question.text)
      ? [mark(CHANGED.test(text) || traits.hasReflection, 15)]
      : []),
  ]);
}

const CHANGED = /之后|后来|现在|以后|从那|改成|改为|下次|再做/u;

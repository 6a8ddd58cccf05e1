import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { memoize } from '@qicheng/resume/memoize';
import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from './answer-case.js';
import { bareAmountsIn, figuresIn } from './answer-figures.js';
import { answersFact } from './answer-form.js';
import { englishSubstance } from './english-answer.js';

/** The verifiable and concrete elements of an answer. */
export interface Substance {
  /** Distinct figures, and a comparison of durations in words. */
  figures: number;
  /** Completed actions. */
  actions: number;
  /** Steps of an actual or hypothetical procedure. */
  steps: number;
  /** Items of a list of actions: 换落地页、拆人群包、停夜间时段. */
  listed: number;
  /** Clauses with a reason or finding. */
  reasons: number;
  /** Distinct technical terms in Latin letters. */
  terms: number;
  /** Clauses with content. */
  clauses: number;
  /** A time, place or occasion. */
  hasScene: boolean;
}

const DONE = regex('gu')`
  (?<!没有?
  |[不未别])
  [做写查问改算画拆修装教带练学考管跑卖签谈对核盘测调送打发拍编理记抄验接搭换试找分排定约补报请讲配建列录填扫数看听抽装停洗喂当干开](?:了
  |过|完|到|出|好|成|掉|清|通|熟|下(?!来?的))|负责|担任|参加了?|(?<!没)(?:有|持|取得|考取?了?)[^，。；没]{0,8}(?:资格证|证书|驾照|执照|职称|[员师级]证)|整理|核对|编写|搭建|开发|设计|组织|访谈|调研
  |排查|拜访|走访|重新|每[天日周月](?!都?很)[^，。；]{0,8}[做写查问练学跑打核看]
`;
const STEP_WORD =
  /先(?!生)|再(?!见)|然后|接着|马上|立即|立刻|当场|首先|其次|最后|之后|同时|第[一二三四]|一是|二是|三是|如果|要是|万一|实在不行|的话$|^不?(?:能|够)(?<act>[\u4e00-\u9fa5]{1,3}?)就(?!\k<act>)/u;
const STEP_VERB =
  /^(?:我)?(?:会|就|也|还|并|不|要|去|都|多)*(?:[派送发调增减加劝]|[跟和向][^，。]{1,8}(?:说|讲|解释|沟通|商量|道歉)|[查问找看停报记改请把核约打写列测算试拉送扶按登量关开听让叫拿用分排定补留填]|通知|告诉|联系|安抚|上报|汇报|检查|确认|复测|隔离|说明|解释)/u;
const REASON =
  /因为|由于|所以|因此|原因|为了|考虑到|相比|依据|根据|发现|原来是|之所以|这样(?:可以|能|就)|否则|不然|免得|才能/u;
const SCENE =
  /当时|那[天次年时]|去年|前年|今年|上(?:个月|学期|半年|周)|大[一二三四]|研[一二三]|20\d\d|\d+\s?月|有一次|有一[回天]|刚(?:开始|去|到|接手)|实习|期间|[双六]十[一二]|旺季|暑假|寒假|夜班|早上|下午|的时候/u;

/** A duration before and after, in words: 原来要半天，后来几分钟. */
const COMPARED = regex('u')`
  (?:原来|以前|之前|原先|过去)[^。；！]{0,14}(?:半天|[几半]个?(?:小时|钟头|分钟|天|月|年)|[一两]天|大半天|老半天)
  [^。；！]{0,14}(?:后来|现在|之后|如今|改了以后)[^。；！]{0,14}(?:几分钟|几秒|一会儿|马上|当场|半天|[几半]个?(?:小时|钟头|天)|一天)
`;
const TERM = /[A-Za-z][A-Za-z0-9.+#-]+/gu;
const MIN_CLAUSE_LENGTH = 4;

const ITEM =
  /^(?:我)?(?:先|再|就|每[天周次月班])?[换拆停改查问测补加减调定排教带练写做拍发报验装搬清核算催跑谈签学重取贴印打通退洗切分并增删设建配合整修盯对比找看听记审压推出交开关称量画编翻拉转存放留选试巡]/u;
const MIN_LISTED = 3;
const MAX_ITEM_LENGTH = 14;

/** The number of listed items; fewer than three are not a list. */
function listedIn(text: string): number {
  const lists = text
    .split(/[。！？!?；;\n：:]|[，,](?=[^，,、]*[，,]|[^、]*$)/u)
    .map((part) => part.split(/[、，,]/u))
    .map(
      (items) => items.filter((item) => [...item].length <= MAX_ITEM_LENGTH && ITEM.test(item.trim())).length,
    );
  const most = Math.max(0, ...lists);
  return most >= MIN_LISTED ? most : 0;
}

const clausesOf = (text: string): string[] =>
  text.split(/[，,。！？!?；;：:、\n]+/u).filter((clause) => clause.trim() !== '');
const differentIn = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([words]) => words)).size;

const substanceIn = memoize((text): Readonly<Substance> => {
  if (isInEnglish(text)) return englishSubstance(text);
  const clauses = clausesOf(text);
  const isStep = (clause: string): boolean => STEP_WORD.test(clause) || STEP_VERB.test(clause.trim());
  return {
    figures:
      new Set([...figuresIn(text).map(({ raw }) => raw), ...bareAmountsIn(text)]).size +
      (COMPARED.test(text) ? 1 : 0),
    actions: differentIn(text, DONE),
    steps: Math.max(clauses.filter(isStep).length, listedIn(text)),
    listed: listedIn(text),
    reasons: clauses.filter((clause) => REASON.test(clause)).length,
    terms: differentIn(text, TERM),
    clauses: clauses.filter((clause) => [...clause.trim()].length >= MIN_CLAUSE_LENGTH).length,
    hasScene: SCENE.test(text),
  };
});

/** Reads the substance of an answer. */
export const substanceOf = ({ text }: Pick<AnswerCase, 'text'>): Readonly<Substance> => substanceIn(text);

const DETAILED_LENGTH = 80;
const MIN_FIGURES = 2;
/** Whether an answer is long and has several figures, so that what a rule does not read in it may still be there. */
export const isDetailed = (answered: Pick<AnswerCase, 'text' | 'traits'>): boolean =>
  answered.traits.length >= DETAILED_LENGTH && substanceOf(answered).figures >= MIN_FIGURES;

/** Whether an answer states the requested fact, or is so detailed that it may state it in words that no rule reads. */
export const givesRequested = (answered: Pick<AnswerCase, 'question' | 'text' | 'traits'>): boolean =>
  answersFact(answered.question, answered.text) || isDetailed(answered);

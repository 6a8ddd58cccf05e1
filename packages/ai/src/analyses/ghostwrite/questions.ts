import { isSectionWritten } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { isGapNote } from '../../jd/employment.js';
import { assignedIn } from '../../text/catch-all.js';
import { taggedWordsOf } from '../../text/words.js';
import { ACTION_MODULES } from '../resume-analysis/action-modules.js';
import { isEmptyClause, withoutEmptyClauses } from '../resume-analysis/empty-statement.js';
import { isOfSubject, missingFactOf } from '../resume-analysis/rewrite.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { traitsOf } from '../resume-analysis/traits.js';
import { withoutVague } from '../resume-analysis/without-vague.js';
import type { Entry } from './entries.js';
import { withoutTraits } from './self-statement.js';
import { vagueClauseIn } from './vague-work.js';

type Fact = GhostwriteQuestion['fact'];

export const questionId = (targetId: string, fact: Fact): string => `${targetId}|${fact}`;
export const keyOf = ({ itemId, section }: Pick<Entry, 'itemId' | 'section'>): string => itemId ?? section;

const HINTS: Readonly<Record<Fact, string>> = {
  action: '一行写一件事，以动词开头，例如“检查……”“接待……”；想到一件写一件',
  method: '例如用了什么工具、按什么步骤；记不清可以跳过',
  scale: '写真实的数字；没有统计过可以跳过',
  result: '写前后对比、比例或别人的评价；没有就跳过，不会替您编',
};

const questionOn = (
  target: string,
  entry: Entry,
  quote: string,
  fact: Fact,
  text: string,
  hint: string = HINTS[fact],
): GhostwriteQuestion => ({
  ...{ id: questionId(target, fact), targetId: target, heading: entry.heading, quote, fact, text },
  hint,
});

/** Whether a statement without its empty clauses is still a plain action. */
function describesAction(rest: string): boolean {
  const { vague, hasAction } = traitsOf(rest, 'zh');
  return vague.length === 0 && hasAction;
}

const QUOTED = 24;
/** A change without an amount. */
const CHANGED = /提[升高]|增[长加]|上升|降低|下降|减少|缩短|节[省约]|改善/u;

/** Said where a self-evaluation says nothing that others could not. */
const OF_ONESELF = '自我评价里的话谁都能写。有没有一件经历里还没写、和应聘岗位有关的事，可以放在这里？';
/** A measure that is praised without a figure: 出勤率一直很高, 续费率稳定. */
export const UNMEASURED =
  /(?<measure>\p{Script=Han}{1,6}(?:率|产量|销量|营业额|成绩|业绩|客流量?))(?:一直|始终|都|也|长期|常年)*(?:保持)?(?:很|较|非常|比较|十分)?(?:高|好|低|稳定|领先|不错|理想)(?=$|[，。；])/u;

/** Measures of any trade: an example of another trade than that of the line misleads. */
const ANY_SCALE = '做了多少、多久一次，或用了多长时间';
/** A result without a number: 无缺陷项, 没有投诉. */
const NOTHING_WRONG =
  /[无零未](?:一?例|一?项|一?次)?[^，。；]{0,4}(?:缺陷|差错|投诉|事故|失误|扣分|退[件货]|逾期|断货|超标|漏[检报]|违规|不良|返工|过期)|没有?(?:发生|出现|收到)?过?[^，。；]{0,4}(?:差错|投诉|事故|失误|扣分|返工)/u;

/** Work without what was done in it: 做过几个月的兼职. */
const JOB_ALONE = /^[^，、；]*(?:兼职|临时工|零工|小时工|帮忙|杂活)[。；]?$/u;
/** Whether a line begins with something that was done and has no amount yet; what one is, feels or got has none. */
export const isCountable = (text: string): boolean =>
  beginsWithVerb(text.replace(/^(?:主要|日常|平时|还|也)+/u, '')) &&
  !NOTHING_WRONG.test(text) &&
  !JOB_ALONE.test(text) &&
  !WRITTEN_AMOUNT.test(text) &&
  assignedIn(text) === '' &&
  !KNOWS.test(text);
/** What one knows, which is no work: 哪里好停车我都清楚. */
const KNOWS = /我(?:都|也|最)?(?:熟|懂|会|清楚|知道|了解|有办法|有数)/u;
/** 八千多名游客, in words. */
const WRITTEN_AMOUNT =
  /[二两三四五六七八九十百千万]{2,}(?:[多余来]|[名人位次场件单个只家份台辆户])|[两三四五六七八九十][名位场件只家份台辆户支盏张本套间]/u;

const MIN_REST_LENGTH = 6;
/** Whether a clause is in every résumé and is left out, because the rest says something. */
const isSuperfluous = (clause: string, text: string): boolean =>
  isEmptyClause(clause) && withoutEmptyClauses(text).length >= MIN_REST_LENGTH;

/** Questions for what a statement lacks and only the candidate knows; only the most significant one. */
export function statementQuestions(statement: Statement, entry: Entry): GhostwriteQuestion[] {
  const { traits, text, atomId, module, lang } = statement;
  // Answers are written into Chinese statements only.
  if (lang !== 'zh') return [];
  const quote = quoted(text);
  if (module === 'selfEvaluation')
    return withoutTraits(text) === ''
      ? [
          questionOn(
            atomId,
            entry,
            quote,
            'action',
            OF_ONESELF,
            '写做过的事，一句就够；没有就把自我评价整段删去',
          ),
        ]
      : [];
  if (!ACTION_MODULES.has(module)) return [];
  const vague = vagueClauseIn(text);
  if (vague !== null && !vague.isList && !isSuperfluous(vague.clause, text))
    return [
      questionOn(
        atomId,
        entry,
        quote,
        'action',
        `“${quoted(vague.clause, QUOTED)}”具体是哪几件事？您的回答会换掉这几个字`,
        '写一到三件，以动词开头，例如“抽查……”“登记……”；没有可写的就删去这几个字',
      ),
    ];
  const claim = UNMEASURED.exec(text)?.[0];
  if (claim !== undefined)
    return [questionOn(atomId, entry, quote, 'result', `“${claim}”大约是多少？写一个数更可信`)];
  const about = `“${quoted(text.replace(/[“”"]/gu, ''), QUOTED)}”`;
  if (CHANGED.test(withoutEmptyClauses(text)) && !traits.hasFigure)
    return [questionOn(atomId, entry, quote, 'result', `${about}变化了多少？例如从多少到多少`)];
  // Vague words should be replaced, not supported by a number.
  if (
    traits.vague.length > 0 &&
    withoutVague(text, lang) === null &&
    !describesAction(withoutEmptyClauses(text))
  )
    return [];
  if (missingFactOf(statement) !== null && isCountable(text))
    return [questionOn(atomId, entry, quote, 'scale', `${about}可以补上哪个数字？例如${ANY_SCALE}`)];
  return [];
}

/** Whether a line describes an action: 店里6个人 has no steps to ask about. */
const beginsWithVerb = (text: string): boolean => /^[vpd]/u.test(taggedWordsOf(text)[0]?.tag ?? '');

/** A question about a complete line for a candidate who wrote little: the candidate’s own part or the result. */
export function lineQuestion({ text, atomId, traits, lang }: Statement, entry: Entry): GhostwriteQuestion[] {
  if (lang !== 'zh' || !isWritable(entry) || isOfSubject(text)) return [];
  if (!(traits.hasAction || traits.isDuty || beginsWithVerb(text))) return [];
  const about = `“${quoted(text.replace(/[“”"]/gu, ''), QUOTED)}”`;
  if (!traits.hasMethod)
    return [
      questionOn(
        atomId,
        entry,
        quoted(text),
        'method',
        `${about}里您自己动手做的是哪几步？用了什么方法或工具`,
      ),
    ];
  return traits.hasResult
    ? []
    : [
        questionOn(
          atomId,
          entry,
          quoted(text),
          'result',
          `${about}做完以后怎样了？例如谁在用、省了多少时间、有没有被采纳`,
        ),
      ];
}

/** Questions needed to write an entry without statements; for others, what else was done. */
export function entryQuestions(entry: Entry): GhostwriteQuestion[] {
  if (entry.module === 'selfEvaluation' || !isWritable(entry)) return [];
  const key = keyOf(entry);
  const name = quoted(entry.place.replace(/[“”"]/gu, ''), 30);
  if (entry.statements.length > 0)
    return [questionOn(key, entry, '', 'action', `“${name}”这段经历里，除了已经写的还做过什么？没有就跳过`)];
  const where = name === '' ? '这段经历中，' : `“${name}”这段经历中，`;
  const tools = entry.tech.length > 0 ? `，${entry.tech.join('、')} 用在了哪里` : '';
  return [
    questionOn(key, entry, '', 'action', `${where}您主要做了哪几件事？`),
    questionOn(key, entry, '', 'method', `您具体是怎么做的？例如方法、工具、步骤${tools}`.slice(0, 200)),
    questionOn(key, entry, '', 'scale', `可以补上哪个数字？例如${ANY_SCALE}`),
    questionOn(key, entry, '', 'result', '结果怎样？例如有没有按时做完、被采用，或比原来好多少'),
  ];
}

/** Periods without an employer, and works, which are not a place of work. */
const NO_PLACE =
  /^(?:在?家|家中|同公司|同上|待业|备考|全职(?:妈妈|爸爸)|自由职业|休整)|备考|全职(?:妈妈|爸爸|带娃)|\[[JCDMP]\]|et al|《[^》]+》/iu;

/** Whether statements may be written from answers: entries of a described section with a place. */
export const isWritable = ({ module, section, place }: Entry): boolean =>
  module !== 'selfEvaluation' && isSectionWritten(section) && !NO_PLACE.test(place) && !isGapNote(place);

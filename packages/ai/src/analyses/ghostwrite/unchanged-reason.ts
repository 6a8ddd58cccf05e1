import { DOES } from '../../jd/is-doing.js';
import { assignedIn } from '../../text/catch-all.js';
import { withChineseMarks } from '../../text/chinese-marks.js';
import { isOwnMishap } from '../../text/mishaps.js';
import { isEnglishText } from '../../text/no-chinese.js';
import { formProblemsOf } from '../../text/sentence-form.js';
import { isSpokenLine } from '../../text/spoken-line.js';
import { isSpoken } from '../../text/spoken-words.js';
import { taggedWordsOf } from '../../text/words.js';
import { isBlock } from '../resume-analysis/block.js';
import { emptyClausesOf } from '../resume-analysis/empty-statement.js';
import { missingFactOf } from '../resume-analysis/rewrite.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { ACTION, METHOD } from '../resume-analysis/wording.js';
import { isAllTraits } from './self-statement.js';
import { vagueClauseIn } from './vague-work.js';

const BRIEF = 6;
/** Spoken expressions that are unsuitable in a résumé. */
const SPOKEN =
  /^(?:看|管|干|弄|搞|跑|帮着|跟着)(?!护|理|板|管|部|控)|(?:最[多少忙]|有)的?时候|三班倒|不用说|手下(?=\d)|啥|咱|做了(?:一段时间|一阵子?|好[几多]年|大半年)/u;

/** The time of an action in front of its verb. */
const WHEN =
  /^(?:(?:19|20)\d{2}\s?年?(?:\d{1,2}月)?[起初底内]?(?:[-–—~至到]+(?:(?:19|20)\d{2}年?)?(?:\d{1,2}月)?)?|连续[\d一二两三四五六七八九十]+[年届次]|每[周月天日季年]|任职期间|在[^，。；]{2,16}(?:期间|中))[，,]?/u;
const WORD = 2;
/** A post held beside one's own: 任带教老师. */
const HOLDS_POST = /^(?:担任|兼任|任)(?!务|何)/u;
const BEGINS_WITH_ACTION = new RegExp(`^(?:${ACTION.zh.source})`, 'u');
const BEGINS_WITH_MEANS = new RegExp(`^(?:${METHOD.zh.source})`, 'u');
/** Whether a line begins with a verb of a written text, optionally after its time; of one character are 卖药, 上货. */
function beginsWithVerb(text: string): boolean {
  const statement = text.trim().replace(WHEN, '');
  if (BEGINS_WITH_ACTION.test(statement) || BEGINS_WITH_MEANS.test(statement)) return true;
  if (DOES.test(statement) || HOLDS_POST.test(statement)) return true;
  const [first, second] = taggedWordsOf(statement);
  // 带过, 开了: one verb of speech.
  if (first === undefined || /^\p{Script=Han}[过了]/u.test(statement)) return false;
  if (/^d/u.test(first.tag)) return second !== undefined && /^v/u.test(second.tag);
  return /^p/u.test(first.tag) || (/^v/u.test(first.tag) && [...first.text].length >= WORD);
}

/** Years, months, days and grades, which are no amounts. */
const DATES = /(?:19|20)\d{2}(?:[年./-]|级|届)?(?:\d{1,2}[月./-]?)?|\d{1,2}\s?[月日号](?:份)?|\d\s?年级/gu;
const hasAmount = (text: string): boolean => /\d/u.test(text.replace(DATES, ''));

/** An exam that was not passed: 理论部分58分未过. */
const EXAM_FAILED =
  /\d\s?分[^，。；]{0,3}(?:未|没有?)(?:通|考)?过|(?:考试|科目|笔试|面试|\p{Script=Han}考)[^，。；]{0,6}(?:未|没有?)(?:通|考)?过/u;
/** Several actions with blanks between them and no mark: 揉泥 上釉 搬货. */
const SPACED = /^\p{Script=Han}{2,6}(?:\s\p{Script=Han}{2,6})+$/u;

/** Why the words of a statement are unchanged. Only a line with a verb in front is said to need no change. */
export function unchangedReason(statement: Statement): string {
  const { traits, lang, text, module } = statement;
  if (lang === 'zh' && module === 'selfEvaluation' && isAllTraits(text))
    return '谁都可以这样写，建议整段删去；有与岗位有关的一件事就换成那件事';
  const clauses = lang === 'zh' ? emptyClausesOf(text) : [];
  if (clauses.length > 0)
    return `“${quoted(clauses.join('”“'), 50)}”没有内容，删去这几个字，换成做了什么、结果如何`;
  const vague = lang === 'zh' ? vagueClauseIn(text) : null;
  if (vague !== null && !vague.isList)
    return `“${quoted(vague.clause, 40)}”没有说做了什么：换成具体的事，没有可写的就删去这几个字`;
  const assigned = lang === 'zh' ? assignedIn(text) : '';
  if (assigned !== '') return `“${quoted(assigned, 40)}”没有内容，删去这几个字；其余的写成一件具体的事`;
  if (EXAM_FAILED.test(text)) return '写的是没有通过的考试：只写已经通过的，没有通过的不用写';
  const [empty] = [...traits.vague, ...traits.cliches];
  if (empty !== undefined) return `“${empty}”是空话，删去后句子不完整，请换成具体的事`;
  if (lang === 'zh' && traits.length <= BRIEF && !traits.hasFigure)
    return '字数太少，改词句没有用；请写清做了什么、做了多少';
  const form = lang === 'zh' ? formProblemsOf(withChineseMarks(text)) : [];
  if (form.includes('looseConjunction')) return '句子断在“和”“并”这样的词上，没有写完，请先补完整';
  if (form.includes('openBracket')) return '括号或引号不成对，请先补上';
  if (isBlock({ text, traits, lang })) return '几件事写在一段里，请先按一件事一条分开，再优化';
  // A line with a figure needs no other one.
  if (lang === 'zh' && (SPOKEN.test(text) || isSpoken(text)) && !/\d/u.test(text))
    return '说法偏口语，请换成书面的动词，再补上数量或结果';
  if (lang === 'zh' && isEnglishText(text))
    return '这一条是英文，其余是中文：投国内单位请统一译成中文，投外企另备一份英文版';
  if (lang === 'zh' && isOwnMishap(text))
    return '写的是一次事故或差错，不写进经历；要求说明的地方如实写，面试问到再讲怎样补救';
  if (lang === 'zh' && SPACED.test(text)) return '几件事只用空格隔开：改成一句话，写清做了什么、做了多少';
  if (lang === 'zh' && isSpokenLine(text))
    return `内容有用，说法像聊天：请改成“动词＋做了什么＋结果”${text.includes('我') ? '，不写“我”' : ''}`;
  if (lang === 'zh' && !beginsWithVerb(text))
    return hasAmount(text)
      ? '写了数量，内容具体；没有找到可以直接替换的词'
      : '没有找到可以直接替换的词；有做了多少、结果如何就补上，没有就不用改';
  if (traits.isQuantified) return '写明了做什么和结果，词句不需要改';
  const isComplete =
    traits.hasFigure || traits.hasResult || (lang === 'zh' && missingFactOf(statement) === null);
  if (isComplete) return '句子清楚，词句不需要改';
  if (lang !== 'zh') return '补上数字或结果会更有力';
  return '没有找到要改的词；有做了多少、结果如何就补上，没有就不用改';
}

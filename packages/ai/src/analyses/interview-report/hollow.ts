import { regex } from '@qicheng/resume/regex';
import { specificWordsBeyond } from '../../text/specific-words.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase } from './answer-case.js';
import { type AnswerForm, formOf, answersFact } from './answer-form.js';
import { evasionIn } from './evasions.js';
import { withoutSlogans } from './slogans.js';
import { substanceOf } from './substance.js';

/** What an answer offers in place of an action, a figure or a named step. */
export type Hollow = 'copied' | 'unsure' | 'credited' | 'jargon' | 'general' | 'brokenOff' | 'evasive';

/** The heading of a posting and its numbered items. */
const POSTING_HEAD = /^(?:岗位|工作|职位|任职|主要)(?:职责|内容|要求|资格|描述)[：:\s]/u;
const POSTING_ITEM = /(?<![\d.])\d\s?[、.．)）]\s?(?=\p{Script=Han})/gu;
const MIN_POSTING_ITEMS = 2;

/** How a posting lists duties: an imperative without a subject, time or figure. */
const DUTY = regex('u')`
  ^(?:并|及|同时)?(?:负责|协助|参与|配合|完成|制定|编制|编写|撰写|建立|健全|做好|组织|实施|执行|落实|开展|维护|跟进|审核|监督
  |定期|按时|严格|根据|对接|管理|优化|推动|指导|确保|保证|承担|处理|收集|整理|分析|策划|拓展|提供|熟悉|熟练|掌握|具有|具备)
`;
/** Words by which a speaker tells what they do or did themselves. */
const SPOKEN_OF_ONESELF =
  /我(?!们?(?:会)?认真)|[了过](?=[\p{Script=Han}，。]|$)|\d|先|再|然后|比如|如果|要是|上次|去年|那天/u;
const CLOSING =
  /^(?:以上|这)(?:就)?是|^(?:我)?(?:会|将|一定)(?:认真|努力|严格|按时)?(?:落实|执行|完成|做好|负责)|^谢谢/u;
const MIN_DUTIES = 3;
const MIN_QUOTED_LENGTH = 8;

const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\p{P}]+/gu, '');

/** Whether an answer lists duties as a posting does, one of them in the words that the question quotes. */
function isListOfDuties({ question, text }: Pick<AnswerCase, 'question' | 'text'>): boolean {
  const questionText = bare(`${question.text} ${question.requirement?.text ?? ''}`);
  const items = text
    .split(/[；;。\n]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const duties = items.filter((item) => DUTY.test(item) && !SPOKEN_OF_ONESELF.test(item));
  const rest = items.filter((item) => !duties.includes(item));
  const isQuoted = duties.some((duty) => {
    const words = bare(duty);
    return words.length >= MIN_QUOTED_LENGTH && questionText.includes(words);
  });
  return (
    isQuoted &&
    duties.length >= MIN_DUTIES &&
    rest.every((item) => item.split('，').some((part) => CLOSING.test(part)))
  );
}

const isCopied = (answered: Pick<AnswerCase, 'question' | 'text'>): boolean =>
  (POSTING_HEAD.test(answered.text) &&
    [...answered.text.matchAll(POSTING_ITEM)].length >= MIN_POSTING_ITEMS) ||
  isListOfDuties(answered);

const UNSURE = regex('u')`
  ^(?:嗯+|呃+|这个|那个|其实|说实话|具体)?(?:我|本人)?(?:也|都|还|真的?|其实|具体|自己)*
  (?:不(?:太|大|怎么|是很)?(?:清楚|知道|了解|懂|记得)(?!的|就|得?问)|说不(?:上来|太?清楚?)|不会(?:说|讲|答|回答|弄|处理)(?:这个|的|啊|呢|吧)?$)
`;
const CREDITED = regex('u')`
  (?:主要|全部?|都|还是|基本上?|多亏)(?:是)?(?:靠|归功于|因为|由于|在于|多亏)(?:了)?[^，。；]{0,4}
  (?:天气|运气|行情|大环境|市场|流感|季节|旺季|节假日|政策|领导|团队|大家|同事|公司|平台|学校)
  |(?:大家|团队|集体|同事们?)(?:一起|共同)?(?:的)?努力(?:的)?(?:结果|成果)|领导的?(?:支持|重视)
`;
const JARGON = regex('gu')`
  底层逻辑|闭环|赋能|抓手|颗粒度|顶层设计|组合拳|心智|方法论|拉通|势能|破圈|协同效应|生态化反|价值链路|对齐认知
`;
const LEAD =
  /^(?:[头第]?[一两二三四五六七八九十\d]+个?[天周月]|入职后?|首先|其次|先|再|然后|接着|最后|同时|我|会|要|就|也|还|并)*/u;
/** A verb and an object that fit any work: 制定计划, 跟大家沟通. */
const GENERAL = regex('u')`
  ^(?:[跟和与向](?:大家|同事|团队|领导|员工|各部门))?
  (?:看|分析|开|制定|做好?|多?沟通|交流|了解|熟悉|提[升高]|加强|抓好?|完善|优化|推进|落实|协调|总结|跟进|执行|解决)
  (?:一下|好)?(?:各项|相关|具体|整体|日常|各种)?
  (?:数据|会议?|情况|计划|方案|目标|策略|服务|业绩|管理|工作|问题|团队|环境|流程|业务|效率|质量|任务|意见|反馈){0,2}$
`;
const MIN_GENERAL_CLAUSES = 4;
const MIN_JARGON_WORDS = 2;
/** The other words of an answer, beyond which it is no longer only hollow. */
const MAX_REST_LENGTH = 40;

const BROKEN_OFF = /(?:…+|\.{3,})\s*(?:嗯|呃)/u;
const LESSON = /总之|(?:合作|协作|沟通)[^，。]{0,4}(?:重要|关键)|(?:学到|收获)了?(?:很多|不少|很大)/u;

const CLAUSE = /[，,。！？!?；;、\n]+/u;
const clausesOf = (text: string): string[] =>
  text
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** Whether clauses contain no figure, completed action, step or technical term. */
function isWithoutFact(clauses: readonly string[]): boolean {
  const text = withoutSlogans(clauses.join('，'));
  const { figures, actions, steps, terms } = substanceOf({ text });
  return figures + actions + steps + terms === 0 && [...text].length <= MAX_REST_LENGTH;
}

/** Introductions and the candidate’s own questions have rules of their own. */
const OTHER_FORMS = new Set<AnswerForm>(['introduction', 'questions']);
/** A question about a figure is not answered by naming the department that reports it. */
const OF_SOURCE = 'ex-figure-source';
const statesFact = ({ question, text }: Pick<AnswerCase, 'question' | 'text'>): boolean =>
  formOf(question) === 'fact' && question.bankId !== OF_SOURCE && answersFact(question, text);

/** The questioned fact itself is what the speaker did not find out. */
const NOT_FOUND_OUT = regex('u')`
  (?:怎么(?:算|来|统计|评|定|得出)|口径|算法|具体|细节|来源|原因)的?[^，。；]{0,8}
  (?:没(?:有)?(?:问|算|查|看|统计|留意|注意|了解|关心)过?|不(?:太|大|怎么)?(?:清楚|知道|了解|记得)|记不(?:太)?清)
`;
/** A correction that is only guessed: 可能写错了吧, 我也记不太清. */
const GUESSED = regex('u')`
  (?:可能|好像|大概|也许|应该)(?:是)?[^，。；]{0,8}(?:写|填|记|打|弄|搞)错[^。；]{0,20}(?:记不(?:太)?清|不(?:太)?(?:清楚|记得|知道)|没(?:什么)?(?:影响|关系|事))
`;
/** Whether an answer says that it does not know what is asked for, and gives no figure of its own. */
function isUnknown({ question, text }: Pick<AnswerCase, 'question' | 'text'>): boolean {
  if (GUESSED.test(text)) return true;
  const isOfFigure = question.bankId === OF_SOURCE || question.bankId === 'ex-doubt';
  const { figures, actions } = substanceOf({ text });
  return isOfFigure && NOT_FOUND_OUT.test(text) && figures + actions === 0;
}

/** An answer that evades in this share of its words, and tells little in the rest, evades the question. */
const MIN_EVASIVE_SHARE = 0.3;
/** From this share on it does so whatever it names in the rest. */
const MOSTLY = 0.45;
const MAX_FIGURES_OF_EVASION = 1;
const MAX_WORDS_OF_EVASION = 2;
/** An answer that does not know says so in one of its first clauses. */
const BEGINNING = 2;
/** Whether an answer puts off the question, leaves it to others or says that there is nothing to say. */
function isEvasive({ question, text }: Pick<AnswerCase, 'question' | 'text'>): boolean {
  const { part, rest } = evasionIn(text);
  if (part < MIN_EVASIVE_SHARE || substanceOf({ text: rest }).figures > MAX_FIGURES_OF_EVASION) return false;
  return part >= MOSTLY || specificWordsBeyond(rest, question.text).length <= MAX_WORDS_OF_EVASION;
}

/** What an answer consists of if it has no content of its own; null if it has. */
export function hollowOf(
  answered: Pick<AnswerCase, 'question' | 'text'> & Partial<Pick<AnswerCase, 'isOfPosting'>>,
): Hollow | null {
  const { question, text, isOfPosting } = answered;
  if (isOfPosting) return 'copied';
  if (OTHER_FORMS.has(formOf(question)) || (statesFact(answered) && !GUESSED.test(text))) return null;
  if (isCopied(answered)) return 'copied';
  if (isUnknown(answered)) return 'unsure';
  if (BROKEN_OFF.test(text) && LESSON.test(text) && substanceOf({ text }).figures === 0) return 'brokenOff';
  const clauses = clausesOf(text);
  const isJargon = (clause: string): boolean => clause.search(JARGON) >= 0;
  const isGeneral = (clause: string): boolean => GENERAL.test(clause.replace(LEAD, ''));
  const isHollow = (clause: string): boolean =>
    UNSURE.test(clause) || CREDITED.test(clause) || isJargon(clause) || isGeneral(clause);
  const evasive = isEvasive(answered) ? 'evasive' : null;
  const rest = clausesOf(evasionIn(text).rest).filter((clause) => !isHollow(clause));
  if (!isWithoutFact(rest)) return evasive;
  // A modest beginning may be followed by an answer of one’s own, and a story may tell what was not known.
  const isBegun = clauses.slice(0, BEGINNING).some((clause) => UNSURE.test(clause));
  if (isBegun && specificWordsBeyond(rest.join('，'), question.text).length <= MAX_WORDS_OF_EVASION)
    return 'unsure';
  if (clauses.some((clause) => CREDITED.test(clause))) return 'credited';
  if (new Set(text.match(JARGON) ?? []).size >= MIN_JARGON_WORDS) return 'jargon';
  return clauses.filter(isGeneral).length >= MIN_GENERAL_CLAUSES ? 'general' : evasive;
}

const MAX_QUOTE_LENGTH = 30;
const WORDS: Readonly<Record<Hollow, string>> = {
  copied: '这段照搬了岗位职责，没有自己的内容。请讲您会先做哪一件、怎么做；做过类似的事就举出来。',
  unsure: '等于没有答。先看参考回答怎么说，再用自己的话说一遍。',
  credited: '把结果归给了大家、领导或外部条件，听不出您做了什么。说一步您自己做的，再说它起了多大作用。',
  jargon: '说的是套话，听不出做了什么。换成对象和动作：给谁做的、改了哪一步、改后怎样。',
  general: '这几步放在哪个岗位都可以说。请说出看哪张表、找哪个人、先定哪一个数。',
  evasive: '这样的话占了不少，没有自己的答案。先用一句话说您怎么做、怎么选，再说一个理由或一件事。',
  brokenOff: '讲到关键处停住了，后面只有一般的体会。请补上：改了什么、改后怎样。',
};

/** The clause for which an answer is hollow; empty if it is the whole answer. */
function groundOf(kind: Hollow, text: string): string {
  if (kind === 'evasive') return evasionIn(text).first;
  if (kind !== 'unsure') return '';
  return clausesOf(text).find((clause) => UNSURE.test(clause) || NOT_FOUND_OUT.test(clause)) ?? '';
}

/** What is said about an answer of each kind, with the clause that is the reason. */
export function hollowWords(kind: Hollow, text: string): string {
  const ground = groundOf(kind, text).replace(/[，,。！？!?；;\s]+$/u, '');
  return ground === '' ? WORDS[kind] : `“${quoted(ground, MAX_QUOTE_LENGTH)}”${WORDS[kind]}`;
}

import { regex } from '@qicheng/resume/regex';
import type { AnswerCase } from './answer-case.js';
import { substanceOf } from './substance.js';

type Answered = Pick<AnswerCase, 'question' | 'text'>;

const ROLE_PLAY = /模拟|现场(?:劝|演示|说服)/u;
/** What is said to a person: the name, their feelings, an offer and the next step. */
const TOLD_TO_PERSON: readonly RegExp[] = [
  /^[“"]?(?:[老小阿]\p{Script=Han}|兄弟|哥们儿?|姐妹|伙计|亲爱的|哥|姐|同志|老弟|老兄|妹子|师傅|\p{Script=Han}{1,3}(?:老师|哥|姐|师傅|阿姨|大爷|奶奶|同学|先生|女士|主任|经理))[，,、啊呀！!]/u,
  /辛苦|不容易|累|着急|理解|知道你|明白你|难受|委屈|压力|担心|看在眼里/u,
  /我(?:来|帮|陪|替|跟|和你|把|去)|帮你|陪你|一起|分担|给你/u,
  /今天|今晚|明天|下周|周[一二三四五六日]|先[^，。]{1,10}再|跟[^，。]{1,8}[说谈申]|第一步/u,
];

/** Whether a question asks to speak to a person as if they were there. */
export const isRolePlay = ({ question }: Pick<AnswerCase, 'question'>): boolean =>
  ROLE_PLAY.test(question.text);

/** The share of what is said to a person in a role play. */
export const rolePlayShare = ({ text }: Pick<AnswerCase, 'text'>): number =>
  TOLD_TO_PERSON.filter((part) => part.test(text.trim())).length / TOLD_TO_PERSON.length;

const MIN_OPTIONS = 3;
const LIST = /[\p{Script=Han}A-Za-z]{1,12}(?:、[\p{Script=Han}A-Za-z]{1,10}){2,}/gu;

/** How many of the things that a question lists an answer names. */
export function optionsNamed({ question, text }: Answered): number {
  const lists = [...question.text.matchAll(LIST)].map(([list]) => list.split('、'));
  const options = lists.find((list) => list.length >= MIN_OPTIONS) ?? [];
  const isNamed = (option: string, at: number): boolean =>
    // The first one follows other words: 手边有指南针.
    text.includes(at === 0 ? option.slice(-2) : option.slice(0, 4));
  return options.filter(isNamed).length;
}

/** A reason without a word for it: what something is good for, or why it is left out. */
const IMPLIED = regex('u')`
  没有?[^，。；]{1,8}就|太[重贵慢远大少多难快]|不能(?:少|没有)|最(?:重要|要紧|关键|快|急)|容易|导致|影响|好处|坏处|划算|还能
  |可以(?:用|打|求|照|定|申请|避免|促|减|省)|能(?:促进|带动|避免|减少|提高|让|省)|(?:低于|高于|超过|超了)[^，。；]{0,8}就|比[^，。；]{1,6}(?:快|慢|重要|急|贵|便宜|好|强)|省(?:力|时|钱|事|电|水|下)|也能|保(?:命|住)|(?:以后|之后)[^，。；]{0,6}会(?:被)?|受益|用得[到上]|肯定要
`;
/** The clauses of an answer that give a reason, with or without a word for it. */
export const groundsIn = ({ text }: Pick<AnswerCase, 'text'>): number =>
  Math.max(
    substanceOf({ text }).reasons,
    text.split(/[，,。！？!?；;\n]/u).filter((clause) => IMPLIED.test(clause)).length,
  );

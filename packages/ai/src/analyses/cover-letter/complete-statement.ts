import { regex } from '@qicheng/resume/regex';
import { isDoing, isMeasure } from '#src/jd/is-doing.js';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { isEnglishIn, preparedAction } from '#src/jd/statement-sentences.js';
import { taggedWordsOf } from '#src/text/words.js';

/** Speech, by its kinds: clauses of time, degrees, abilities, complements, connections and numbers that nobody writes in a letter. */
const SPEECH: readonly RegExp[] = [
  /的时候|那会儿?|那阵子?|刚(?:去|来|接|进)(?!待)|(?:刚|一)开始(?=[是做当带学])/u,
  /(?<![很])很(?=\p{Script=Han})|挺(?!拔|进)|蛮(?!横)|非常(?!规)|有点(?!位)|特别(?=[好多大高忙])/u,
  /能(?:到|做到|卖到|有|拿到?)\s?\d|会一点|手[上里头](?:有|的|固定)|自己(?=[一-龥])(?!的)/u,
  /(?<=[一-龥])(?:出来|下来|过来|上去)(?=[，。；]|$)|[做当干进升转上]的(?=\p{Script=Han}|[，。；]|$)(?!确|哥|士)/u,
  /还有(?!款|贷)|然后|就是|主要(?:是|就)|基本(?=没|都|上都)|一般(?=[一二两三四五六七八九十\d])|好几|[要得弄搞]半天|一个月(?=大概|差不多|约?\s?\d|[出做有])/u,
  /都[^，。；]{0,8}(?<!目)的(?=[，。；]|$)|\d\s?[万千百]\s?\d{1,2}(?![\d.])|\d\s?几|\d\s?个点(?!位)|那时|人家/u,
];
const isSpeech = (text: string): boolean => SPEECH.some((pattern) => pattern.test(text));

/** The time, place or means before an action: 2023年, 在安吉路社区驻点，, 疫情期间，. */
const CIRCUMSTANCE = regex('u')`
  ^(?:(?:于|自|从)?(?:19|20)\d{2}\s?年(?:度|底|初|起|\s?\d{1,2}\s?月(?:份|起)?)?(?:[-—–~～至到](?:(?:19|20)\d{2}\s?年?)?(?:\s?\d{1,2}\s?月)?)?(?:内|间)?，?
  |\p{Script=Han}{2,8}(?:期间|时|后|中)，|在[^，。；]{1,20}，|在[^，。；：]{2,8}[上中](?=\p{Script=Han})|[春夏秋冬]季|[上下]半年|[一二两三四五六七八九十半\d]+(?:年|个月|周|天)(?:内|间|来|后)，?)\s*
`;
const withoutCircumstances = (text: string): string => {
  const rest = text.replace(CIRCUMSTANCE, '');
  return rest === text ? text : withoutCircumstances(rest);
};

/** For whom something is done, before the verb. */
const HELPS = /^[帮替](?=\p{Script=Han}{2})(?!手|工|补)/u;
/** How often something is done, before the verb. */
const OFTEN = /^每(?:个?(?:工作日|[天日周月季年]度?)|学期)(?=\p{Script=Han}{2})/u;
const MAX_LEAD = 3;
/** Whether a clause has a verb among its first words, as an action with an adverb or a noun of time before it has; after a person, 领班请假, it is done by another. */
function beginsWithAction(clause: string): boolean {
  if (isDoing(clause) || HELPS.test(clause)) return true;
  if (OFTEN.test(clause) && !isMeasure(clause.replace(OFTEN, ''))) return true;
  const words = taggedWordsOf(clause)
    .filter(({ text }) => text.trim() !== '')
    .slice(0, MAX_LEAD);
  const verb = words.findIndex(({ tag }, at) => at > 0 && /^(?:v(?!n)|p)/u.test(tag));
  return verb > 0 && !words.slice(0, verb).some(({ text }) => OTHER_PERSON.test(text));
}
/** Whose action it is, where it is not the author's: 安全员, 店长, 客户. */
const OTHER_PERSON = /[员师长者户商]$|主管|经理|主任|老板|同事|领导|人$/u;

/** A label before a colon, 汉阳项目：任商务经理, is no part of a sentence; an action, 跟进投放：筛选达人, is. */
const LABELLED = /(?:^|[。；])([^。；：“]{1,40})：\s*(\S[^。；]*)/gu;
const hasLabel = (text: string): boolean =>
  [...text.replace(/（[^）]*）/gu, '').matchAll(LABELLED)].some(
    ([, label = '', rest = '']) => !beginsWithAction(withoutCircumstances(label)) || !beginsWithAction(rest),
  );

/** A person inside a statement, which has another subject before it: 老客户我都熟. */
const OWN_PERSON = /(?<=(?![自忘])\p{Script=Han})我(?!国|市|省|县|区|部|司|校|院|们|方)/u;
/** How many there are of a group, which nobody does: 教研小组6人. */
const SIZE_OF_GROUP =
  /^(?![带管领组培]|负责|服务|协调|指导)\p{Script=Han}{0,8}(?:组|队|部|室|班|店|员工|人员|团队)\s?\d+\s?[多余]?[人名个位](?=$|[，；])/u;

/**
 * Whether a statement of a résumé is a whole clause about its author in written words: an action, or a measure that was
 * reached in a named place. A label, a thing without a verb and speech are pasted into no letter.
 */
export function isCompleteStatement(point: ProofPoint, isAction: boolean): boolean {
  if (isEnglishIn(point) || point.statement.lang !== 'zh') return true;
  const text = preparedAction(point);
  if (hasLabel(text) || isSpeech(text) || OWN_PERSON.test(text)) return false;
  const action = withoutCircumstances(text);
  if (SIZE_OF_GROUP.test(action)) return false;
  return isAction || beginsWithAction(action) || (point.place !== '' && isMeasure(text));
}

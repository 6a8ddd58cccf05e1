import { regex } from '@qicheng/resume/regex';

/** Clauses that deny a skill or experience, refuse something, or admit little knowledge. */
const DENIAL = regex('u')`
  ^(?:但|目前|暂时?|本人|我|还|(?:缺点|不足|短板|弱点|遗憾)(?:之处)?(?:是|在于|[:：]))*(?:对[^，,]{1,12})?(?:不会|不懂
  |不熟悉|不了解|不适应|不接受|不能(?!少)|不愿|不想|不做|不从事|不接触|不擅长|没有?(?:独立|单独|正式|系统|亲自|真正|直接|自己|实际)?(?:接触|做|用|学|从事|考|负责|参与|操作|管理?|带|上|干|写|开|碰|画|编)过
  |没有?(?:驾照|证书|经验)|(?:没有?|缺[少乏])[^，,]{1,10}(?:经验|经历)$|未接触|从未|非在校|怕)|(?:不熟悉|不擅长|不太?会|不懂|没有?(?:独立|正式|亲自|直接)?(?:做|接触|负责|参与)过)$
  |(?:只能|仅能|只会|仅会|仅认得|只认得|仅限)|(?:只|仅|还)(?:是|有|限于|停留在)?(?:观摩|旁观|看别人|看师傅|听说|[听看见]过|了解过|(?:学|接触)过一?(?:点|些|次))
`;

/** How much is left of what one could do: 现在忘记了一些, 基本忘光了, 好久没做手生了. */
const FORGOTTEN = regex('u')`
  (?:^|[^不难遗健])忘(?:记|掉|光)?了?(?:一些|一点|不少|很多|大半|大部分|差不多|光)了?$
  |^(?:现在|目前|后来|但|不过|早|已经?|都|也|基本|大(?:多|部分|半)|有些|很多|差不多|几乎|好久|长时间|没[做用])[^，,；;。]{0,8}
  (?:忘(?:记|掉|光)?|生疏|手生|荒废)了?$
`;
/** What one could do before: 以前会, 过去能看懂. */
const COULD_BEFORE =
  /(?:以前|过去|从前|曾经|原来|当年|上学时)[^，,；;。]{0,6}(?<![社机约开])(?:会(?![议计员场务])|能(?!力|源))/u;
/** A clause about what was told before it, which it does not name again. */
const HAS_NO_SUBJECT = /^(?:现在|目前|后来|但|不过|早|已经?|都|也|基本|好久|长时间|没|忘)/u;

/** Whether a clause tells a skill that is lost, by itself or by the clause after it. */
const isLost = (clause: string, next: string): boolean =>
  FORGOTTEN.test(clause) || COULD_BEFORE.test(clause) || (FORGOTTEN.test(next) && HAS_NO_SUBJECT.test(next));

/** The statements of a text, and its denying clauses. */
interface DenialSplit {
  readonly affirmed: string;
  readonly denied: readonly string[];
}

const CLAUSE = /[，,；;。]/u;

/** Separates statements from denials, so that 不会开车 does not count as driving. */
export function splitDenials(text: string): DenialSplit {
  const clauses = text.split(CLAUSE).map((clause) => clause.trim());
  const denied = clauses.filter((clause, at) => DENIAL.test(clause) || isLost(clause, clauses[at + 1] ?? ''));
  return denied.length === 0
    ? { affirmed: text, denied }
    : { affirmed: clauses.filter((clause) => !denied.includes(clause)).join('，'), denied };
}

/** A dispute that did not happen, after the action: 均协商解决，没有仲裁. */
const NON_EVENT =
  /(?<=[^，,；;。])[，,；;](?:均|都|也|且)?(?:没有|未|无|零)(?:发生|出现|出过|任何|一[起例次])*[^，,；;。\d]{0,6}(?:仲裁|诉讼|投诉|纠纷|索赔|退货|返工)(?=[，,；;。]|$)/gu;

/** What never happened, as praise: 客户零投诉, 全年无压疮. */
const NEVER_HAPPENED =
  /(?:客户|业主|全年|连续|均|都|一直|至今)*(?:零|无|没有)(?:任何)?(?:投诉|压疮|坠床|纠纷|客诉|退货|索赔|处罚|曝光)(?:记录|发生)?/gu;

/** What others did, next to the candidate’s own work: 程序是厂家写的，接线我做的. */
const OF_OTHERS = regex('gu')`
  (?<=^|[，,；;。])[^，,；;。]{1,16}(?:是|都是|由)(?:原?厂家?|供应商|外[包协]|乙方|别人|同事|其他人|师傅|别的[^，,；;。]{1,4}|总部
  |[^，,；;。]{0,4}(?:公司|部门?))[^，,；;。]{1,8}的(?=[，,；;。]|$)
`;

/** A text without what did not happen and what others did, which prove nothing of its author. */
export const withoutNonEvents = (text: string): string =>
  text
    .replace(NON_EVENT, '')
    .replace(NEVER_HAPPENED, '')
    .replace(OF_OTHERS, '')
    .replace(/^[，,；;。]+/u, '');

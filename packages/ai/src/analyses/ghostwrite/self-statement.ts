import { regex } from '@qicheng/resume/regex';
import { isClicheClause, isEmptyClause } from '../resume-analysis/empty-statement.js';

/** What everybody says of themselves, next to the traits that the analysis names. */
const TRAIT = regex('u')`
  ^(?:本人|我(?:这个人)?|为人|做事|工作|性格)*(?:有|具有|具备|富有)?(?:很|比较|较强的?|良好的?|强烈的?)*
  (?:爱心|耐心|责任心|上进心|事业心|进取心|细心|踏实(?:肯干)?|勤[劳奋恳快]|能?吃苦(?:耐劳)?|服从(?:安排|管理|分配|领导)
  |善于(?:沟通|交流|学习|思考)|喜欢(?:小孩|孩子|交朋友)|认真(?:细致|负责)?|细致|稳重|诚实(?:守信)?|热情(?:开朗)?
  |乐观|开朗|外向|随和|抗压(?:能力)?强?|(?:沟通|学习|适应|执行|团队(?:协作|合作)|抗压)(?:能力|精神|意识)?强?
  |数据驱动|结果导向|积极(?:主动|向上)?|主动)$
`;
/** What one hopes for, which is no statement about oneself. */
const HOPE =
  /^(?:非常|真诚|十分)?(?:希望|期待|渴望|相信|请)[^，。；\d]*(?:机会|平台|发展|胜任|贵公司|贵单位|认可|给我|加入|回复|考虑)[^，。；]*$/u;

const MIN_REST_LENGTH = 6;
const isEmpty = (clause: string): boolean => {
  const words = clause.replace(/[，。；！!]$/u, '').trim();
  return (
    words === '' ||
    isEmptyClause(words) ||
    HOPE.test(words) ||
    words.split('、').every((part) => isClicheClause(part) || TRAIT.test(part.trim()))
  );
};

/** A self-evaluation without the clauses that everybody could write; empty if nothing is left. */
export function withoutTraits(text: string): string {
  const clauses = text.split(/(?<=[，。；！!])|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u);
  const kept = clauses.filter((clause) => !isEmpty(clause));
  if (kept.length === clauses.length) return text;
  const rest = kept
    .join('')
    .trim()
    .replace(/^(?:并且?|而且|同时|另外|也|还)[，]?/u, '')
    .replace(/[，；]$/u, '');
  if ([...rest].length < MIN_REST_LENGTH) return '';
  return /[。！!]\s*$/u.test(text) && !/[。！!]$/u.test(rest) ? `${rest}。` : rest;
}

/** Whether a self-evaluation says nothing that others could not write. */
export const isAllTraits = (text: string): boolean => withoutTraits(text) === '';

import { regex } from '@qicheng/resume/regex';
import { isDoing } from './is-doing.js';

/** The time that a clause is about, when it is not the time of an action. */
const WHEN = /^(?:现在|目前|当时|如今|那时|最近|近期|后来|之后|以前|之前|刚开始|一开始)/u;
/** What a clause describes in place of an action: the project, the employer or the place. */
const DESCRIBES = regex('u')`
  ^(?:这个|该|本|我们)?(?:项目|工程|工地|楼盘|公司|单位|集团|门店|店里?|店铺|车间|厂里?|工厂|医院|科室|科里|学校|园里?|班里|商场|小区|酒店)
  (?:目前|现在|一共|总共|主要|当时)*(?:是|为(?!了)|在(?!线)|有|共|位于|属于|占地|总(?:投资|价|面积|建筑|产值|计|\d)|已|快要?|即将)
`;
/** How a project or employer came to be in its state. */
const IS_DONE = /(?:封顶|完工|竣工|交付|开业|上线|投产|结束|搬迁|关停)了?$/u;
/** What there was much or little of, before what was done about it: 基础差的学生多. */
const STATE = /^(?!减少|做到|提[高升])[^，。；\d]{3,14}(?:多|少|差|弱|难|不足|紧张|薄弱)$/u;
const CLAUSE = /(?<=[，；])/u;
const MARK = /[，；]$/u;
const OWN_SUBJECT = /^(?:由|都)?(?:我|本人)(?!们)(?:自己|一个人|独立|主要)?/u;

/** Whether a clause tells how things were, and not what the writer did. */
function isCircumstance(clause: string): boolean {
  const bare = clause.replace(MARK, '').trim();
  const rest = bare.replace(WHEN, '');
  return (
    DESCRIBES.test(rest) || STATE.test(rest) || (!isDoing(rest) && (rest !== bare || IS_DONE.test(rest)))
  );
}

/** Whether a statement begins with how things were: such a clause fits into no sentence about a person. */
export const beginsWithCircumstance = (text: string): boolean => isCircumstance(text.split(CLAUSE)[0] ?? '');

/**
 * A statement from its first own action on: 现在主体封顶了，负责3号楼施工日志 is 负责3号楼施工日志. The same text if it
 * begins with an action, or has none.
 */
export function withoutCircumstance(text: string): string {
  const clauses = text.split(CLAUSE);
  if (clauses.length < 2 || !isCircumstance(clauses[0] ?? '')) return text;
  const at = clauses.findIndex(
    (clause, index) => index > 0 && isDoing(clause.replace(OWN_SUBJECT, '').trim()),
  );
  return at === -1 ? text : clauses.slice(at).join('').replace(OWN_SUBJECT, '').trim();
}

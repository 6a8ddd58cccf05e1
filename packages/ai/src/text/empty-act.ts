import { regex } from '@qicheng/resume/regex';
import { markedClausesOf } from './clauses.js';
import { isLearnt } from './learnt.js';

/** Praise without who gave it in writing or as a title: 受到领导和同事的一致好评. */
const PRAISED =
  /^(?:并|也|均|都|多次|曾|最终|因此|从而)*(?:受到?|得到|获得?|深受|赢得|收获|广受|备受|取得)了?[^，,；;。\d]{0,16}(?:好评|表扬|肯定|认可|赞扬|称赞|赞誉|赏识|信任|喜爱|欢迎|青睐)$|^(?:效果|反响|表现)(?:很|较|十分|非常)?(?:显著|良好|好|优秀|优异|突出)$/u;
const AS_DOCUMENT = /书面|锦旗|感谢信|表扬信|通报|公开|嘉奖|奖/u;
/** What one got better at oneself, which is no work: 锻炼了沟通能力, 积累了丰富的经验. */
const GREW = regex('u')`
  ^(?:并|也|均|都|从而|进一步|极?大地?|有效地?|切实|充分|使我|让我|在此期间|期间|通过[^，,；;。]{1,12}?)*
  (?:锻炼|培养|提[高升]|增强|积累|加深|拓宽|开阔|丰富|磨炼|巩固|强化|具备|养成)了?(?:自己|自身|我|本人|个人)?的?[^，,；;。\d]{0,24}
  (?:能力|经验|意识|理解|认识|素养|素质|水平|知识|见识|精神|视野|阅历|技巧|思维|品质|习惯|自信|基础)$
`;
/** What one came to know: 熟悉了HACCP的流程, 学会了写检验报告. */
const CAME_TO_KNOW =
  /^(?:并|也|均|都|基本|逐渐|逐步|初步|全面|深入)*(?:熟悉|了解|掌握|学会|学到|懂得|明白|体会|感受)到?了/u;

const bareClause = (clause: string): string => clause.trim().replace(/[，,；;。！!]+$/u, '');

/** Whether a clause tells only how its author was praised or grew. */
const isGrowth = (clause: string): boolean => {
  const bare = bareClause(clause);
  return (PRAISED.test(bare) && !AS_DOCUMENT.test(bare)) || GREW.test(bare);
};

/** Whether a clause tells only how its author was praised, grew or learnt, and so nothing that was done for the employer. */
export const isEmptyAct = (clause: string): boolean => {
  const bare = bareClause(clause);
  return isGrowth(clause) || (CAME_TO_KNOW.test(bare) && !/\d/u.test(bare)) || isLearnt(bare);
};

const without = (isLeftOut: (clause: string) => boolean, text: string): string =>
  markedClausesOf(text)
    .filter((clause) => !isLeftOut(clause))
    .join('')
    .replace(/[，,；;]$/u, '');

/** A text without the clauses that tell nothing done; empty if there are no others. */
export const withoutEmptyActs = (text: string): string => without(isEmptyAct, text);

/** A text without the clauses that only praise its author or tell how one grew. */
export const withoutGrowth = (text: string): string => without(isGrowth, text);

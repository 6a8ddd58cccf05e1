import { taggedWordsOf } from '../../text/words.js';
import { VERBS } from './rules/verb-lexicon.js';

const AMOUNT = '(?:一些|各种|各项|各类|各方面|其[他它]|相关|日常|部分|很多|大量|许多|多项|有关)';
/** Work that is only called work: 进行各种工作, 处理日常事务, 参与学院各项活动. */
const VAGUE_WORK = new RegExp(
  `(?:进行|完成|处理|承担|开展|从事|做好?)?(?:了|过)?${AMOUNT}+的?(?:工作|事务|任务|事情|事项|杂务|杂事|活动|事)(?=$|[，。；])`,
  'u',
);
/** The open end of a list: 协助报税等工作. */
const REST_OF_LIST = new RegExp(
  `(?<=[^，。；]{2})等(?:${AMOUNT})*的?(?:工作|事务|任务|事宜|事项|内容)?(?=$|[，。；])`,
  'u',
);
/** Whom the work was for: 协助项目经理. */
const HELPING = /^(?:并|主要|平时)?(?:协助|配合|帮助?|跟随)[^，。；]{1,12}$/u;
/** Words that say only that one took part: 积极参与学院, 主要负责公司. */
const TOOK_PART = /^(?:并|主要|积极|认真|平时)*(?:负责|参与|参加|从事|承担)?(?:了|过)?[^，。；]{0,6}$/u;
const CLAUSE = /(?<=[，。；])/u;
const END = /[，。；]$/u;

/** A clause that names no work, with the words before the vague ones. */
interface VagueClause {
  readonly clause: string;
  readonly head: string;
  readonly isList: boolean;
}

/** The first clause of a statement that only says that there was work; null if there is none. */
export function vagueClauseIn(text: string): VagueClause | null {
  for (const part of text.split(CLAUSE)) {
    const clause = part.replace(END, '');
    const at = clause.search(VAGUE_WORK);
    if (at >= 0 && (HELPING.test(clause.slice(0, at)) || TOOK_PART.test(clause.slice(0, at))))
      return { clause, head: clause.slice(0, at), isList: false };
    const end = clause.search(REST_OF_LIST);
    if (end >= 0) return { clause, head: clause.slice(0, end), isList: true };
  }
  return null;
}

const KNOWN_VERB = new RegExp(`^${VERBS}`, 'u');
/** Whether a text begins with an action. The dictionary has verbs for nouns, so that an amount or a verb after one counts. */
export function beginsWithAction(text: string): boolean {
  const [first, ...others] = taggedWordsOf((text.split('，')[0] ?? '').trim());
  if (first === undefined) return false;
  if (KNOWN_VERB.test(text) || /^(?:[vp]|d$)/u.test(first.tag)) return true;
  const isNamed = others.some(({ text: word }) => word === '的');
  return /^[nxr]/u.test(first.tag) && !isNamed && others.some(({ tag }) => /^(?:v|m)/u.test(tag));
}

const MAX_ITEM = 12;
const isItem = (part: string): boolean => part.length <= MAX_ITEM && !/\d/u.test(part);

/** A clause in which actions replace the vague words; null if they do not fit there. */
function filled({ head, isList }: VagueClause, actions: string): string | null {
  const parts = actions.split('，');
  const isAction = beginsWithAction(actions);
  if (isList)
    return parts.every(isItem) ? `${head}、${parts.join('、')}` : isAction ? `${head}，${actions}` : null;
  if (HELPING.test(head)) return isAction ? `${head}${actions}` : null;
  if (isAction) return actions;
  return /^(?:主要)?负责$/u.test(head) ? `${head}${actions}` : null;
}

const MAX_ACTIONS_LENGTH = 60;

/** A statement in which the named actions replace its vague work; null if it has none or they do not fit. */
export function withNamedWork(text: string, actions: string): string | null {
  const vague = vagueClauseIn(text);
  if (vague === null || actions.length > MAX_ACTIONS_LENGTH) return null;
  const clause = filled(vague, actions);
  return clause === null ? null : text.replace(vague.clause, () => clause);
}

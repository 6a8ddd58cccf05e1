import { FIGURE, RESULT, STRONG_FIGURE } from '../../resume-analysis/wording.js';
import type { TextRule } from './text-rule.js';

type Part = 'situation' | 'result' | 'method' | 'action';

/** A clause that has to follow the one before it. */
const TIED =
  /^(?:并|且|但|而|其中|包括|例如|如|同时|最终|最后|之后|再|然后|因此|使|让|令|以便|以|从而|分别|共|累计|平均|合计|约|每)/u;
const METHOD = /^(?:通过|采用|使用|运用|利用|基于|借助|依据|按照|用(?!户|于|品|途|料|量|工))/u;
const SITUATION = /^(?:在|针对|面向|面对|为(?:了)?(?:解决|满足|配合|响应|提升|降低)|由于|鉴于|当)/u;

/** A method that is a separate step: 用 Excel 做了分组统计. */
const OWN_STEP =
  /^(?:用|使用|运用|利用|采用)[^，]{1,14}?(?:做|完成|进行|制作|分析|统计|绘制|搭建|编写|处理|计算|汇总|画|写|建)/u;
/** Means that explain the clause before them; 用禅道提交缺陷 and 采用新模板排版 are steps after it. */
const MEANS = /^(?:通过|借助)/u;

function partOf(clause: string): Part {
  if (SITUATION.test(clause)) return 'situation';
  if (METHOD.test(clause) && !OWN_STEP.test(clause)) return 'method';
  const hasFigure = FIGURE.test(clause) || STRONG_FIGURE.test(clause);
  return hasFigure && RESULT.zh.test(clause) ? 'result' : 'action';
}

/** The clauses of a single sentence; null if its punctuation makes the order significant. */
function clausesOf(text: string): string[] | null {
  if (/[。；：:;！？（(“"]/u.test(text.replace(/。$/u, ''))) return null;
  const clauses = text.split('，').map((clause) => clause.trim());
  return clauses.length < 2 || clauses.some((clause) => clause === '') ? null : clauses;
}

const moved = (clauses: readonly string[], from: number, to: number): string[] => {
  const rest = clauses.toSpliced(from, 1);
  return rest.toSpliced(to, 0, clauses[from] ?? '');
};

/** STAR: situation, method, action and result. Only independent clauses are moved. */
export const starOrder: TextRule = {
  id: 'star',
  label: '按背景、做法、结果的顺序写',
  styles: ['专业', '数据'],
  apply: (text) => {
    const clauses = clausesOf(text);
    if (clauses === null) return text;
    const parts = clauses.map(partOf);
    const [first] = clauses;
    const isFreeResult =
      parts[0] === 'result' && first !== undefined && !METHOD.test(first) && !/为|由于|因/u.test(first);
    // A result before its method moves after it.
    if (isFreeResult && parts.slice(1).every((part) => part === 'method')) {
      if (clauses.slice(1).some((clause) => TIED.test(clause))) return text;
      return moved(clauses, 0, clauses.length - 1).join('，');
    }
    // A method at the end moves before the action that it explains.
    const last = clauses.length - 1;
    const isMeans = parts[last] === 'method' && MEANS.test(clauses[last] ?? '');
    if (last === 1 && isMeans && parts[0] === 'action' && !TIED.test(first ?? ''))
      return moved(clauses, last, 0).join('，');
    return text;
  },
};

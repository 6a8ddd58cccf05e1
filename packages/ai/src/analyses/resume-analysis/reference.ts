import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type {
  ResumeAnalysisResult,
  ResumeReference,
  ResumeRewrite,
} from '@qicheng/analysis/resume-analysis-result';
import { unreadNotes } from '../../guards/unread-file.js';
import { clipped } from '../../text/clipped.js';
import { isSpoken } from '../../text/spoken-words.js';
import { ACTION_MODULES } from './action-modules.js';
import { subjectOf } from './analyse.js';
import { isBlock, listsSeveral } from './block.js';
import { notRewritten } from './not-rewritten.js';
import { rewriteOf } from './rewrite.js';
import { evidenceOf, quoted, type Statement } from './statements.js';

const MAX_REWRITES = 60;
/** Statements with a lower score are rewritten. */
const WEAK = 70;

function rewritten(statement: Statement): ResumeRewrite[] {
  const rewrite = statement.traits.isAction ? rewriteOf(statement) : null;
  if (rewrite === null) return [];
  const { text, pointer, atomId, module } = statement;
  return [
    {
      ...{ pointer, targetId: atomId, module, before: clipped(text, 2_000) },
      after: clipped(rewrite.after, 2_400),
      ...{ parts: rewrite.parts, needsFact: rewrite.needsFact, facts: [evidenceOf(statement)] },
    },
  ];
}

/** The employer repeated in front of a statement: 在某公司实习期间，. */
const EMPLOYER_AGAIN = /^在[^，。；]{2,30}(?:期间|时)[，,]/u;

/** Why no statement is rewritten, consistent with the findings. */
function noRewriteReason(statementsOfWork: readonly Statement[], advised: ReadonlySet<string>): string[] {
  if (statementsOfWork.length === 0) return ['简历里还没有经历描述：先写一两件做过的事，再看怎么改。'];
  const kept = statementsOfWork.filter((statement) => notRewritten(statement) === null);
  const [first, ...others] = statementsOfWork.filter((statement) => notRewritten(statement) !== null);
  const refused = statementsOfWork.length - kept.length;
  const spoken = kept.find(({ text }) => isSpoken(text));
  const open = kept.filter(({ traits }) => !traits.hasFigure && !traits.hasResult).length;
  return [
    ...(first
      ? [
          `“${quoted(first.text, 24)}”${others.length > 0 ? `等 ${refused} 条` : ''}不改写：${notRewritten(first) ?? ''}。`,
        ]
      : []),
    ...(kept.length === 0
      ? []
      : spoken
        ? [`“${quoted(spoken.text, 24)}”这样的条目说法像聊天，先改成书面的动词句；数字和结果照留。`]
        : open > 0
          ? [
              open === kept.length
                ? '其余各条改词句帮助不大；要更有说服力，请补上做了多少、结果如何。'
                : `其余各条里有 ${open} 条可以补上做了多少、结果如何；写了数量或结果的不用改。`,
            ]
          : [
              kept.some(({ pointer }) => advised.has(pointer))
                ? '其余各条已写明数量或结果；措辞上的小改动见分析报告。'
                : kept.some(listsSeveral)
                  ? '其余各条已写明数量或结果；几件事写在一条里的，先分成一件事一条。'
                  : '其余各条已写明数量或结果，词句不用改。',
            ]),
  ].map((note, at) => (at === 0 && refused === 0 ? note.replace(/^其余/u, '') : note));
}

/** The statements whose words the report corrects. */
const advisedIn = (findings: ResumeAnalysisResult['findings']): ReadonlySet<string> =>
  new Set(
    findings.flatMap(({ pointer, ruleId }) =>
      pointer === undefined || /^(?:quantified|fact|order)\./u.test(ruleId) ? [] : pointer,
    ),
  );

/** Rewrites every weak statement with facts of the résumé only. */
export function referenceOf(
  input: ResumeAnalysisInput,
  { heat, findings }: ResumeAnalysisResult,
): ResumeReference {
  const scores = new Map(heat.map(({ pointer, score }) => [pointer, score]));
  const { statements } = subjectOf(input);
  const statementsOfWork = statements.filter(({ module }) => ACTION_MODULES.has(module));
  const weak = statementsOfWork.filter(({ pointer }) => (scores.get(pointer) ?? 100) < WEAK);
  // A partly read file is completed first.
  const isFragment = unreadNotes(input.resume).length > 0;
  const rewrites = (isFragment ? [] : weak).flatMap(rewritten).slice(0, MAX_REWRITES);
  const notes = [
    ...(rewrites.length > 0
      ? ['改写只用了简历里已有的内容，【待补充】处请填写您的真实情况，没有的请删去。']
      : isFragment
        ? ['文件没有读全，先在导入核对页补全，再看改写。']
        : noRewriteReason(statementsOfWork, advisedIn(findings))),
    ...(statementsOfWork.some(isBlock) ? ['整段文字请先按一件事一条分开。'] : []),
    ...(statementsOfWork.some(({ text }) => EMPLOYER_AGAIN.test(text))
      ? ['单位与岗位已经说明背景，条目里不用再写“在……期间”。']
      : []),
  ];
  return { rewrites, kept: statementsOfWork.length - rewrites.length, notes };
}

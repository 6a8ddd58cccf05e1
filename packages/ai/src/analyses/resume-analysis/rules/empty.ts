import { clipped } from '#src/text/clipped.js';
import { ACTION_MODULES } from '../action-modules.js';
import { isAllCliche, isEmptyStatement } from '../empty-statement.js';
import { wordsOfText } from '../items.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const NAMED = 30;
/** An empty statement loses its whole share of the module. */
const EMPTY_LOSS = 1;
const CLICHE_LOSS = 0.6;
const INTENTION_LOSS = 0.4;

/** Words that are not a job title. */
const NO_POST =
  /^(?:都可以?|都行|均可|皆可|不限|随便|任意|无所谓|其他|其它|(?:听从|服从)(?:安排|分配|调剂))$/u;

/** The end of a list of which any one would do: 行政、文员均可. */
const ANY_OF_THEM = /.(?:都可以?|都行|均可|皆可|也可以?|也行)$/u;

const isEmpty = ({ module, lang, text }: Statement): boolean =>
  lang === 'zh' && ACTION_MODULES.has(module) && isEmptyStatement(text);
const isCliche = ({ module, lang, text }: Statement): boolean =>
  lang === 'zh' && module === 'selfEvaluation' && isAllCliche(text);

function deletion(statement: Statement, share: number): { verdict: Verdict; finding: FindingDraft } {
  const { module, pointer, atomId, text } = statement;
  const isSelf = module === 'selfEvaluation';
  return {
    verdict: {
      ...{ dimension: 'expression', module, ruleId: 'wording.empty', share: -share },
      ...{ reason: '没有内容的句子', evidence: [evidenceOf(statement)] },
    },
    finding: {
      ...{
        ruleId: 'wording.empty',
        severity: 'important',
        category: 'vague',
        module,
        pointer,
        targetId: atomId,
      },
      issue: isSelf
        ? `“${quoted(text, NAMED)}”全是人人可写的形容，没有一件事`
        : `“${quoted(text, NAMED)}”谁都可以写，没有说做了什么`,
      why: isSelf
        ? '删去，或换成一两件与目标岗位有关的事实。'
        : '整条删去，把位置留给做过的事；真做过别的，就写那件事和结果。',
      before: clipped(text, 2_000),
      ...(!isSelf && { patch: [{ op: 'remove' as const, path: pointer }] }),
      gains: [{ dimension: 'expression', module, share }],
    },
  };
}

/** Reports each empty statement with the advice to remove it. */
function emptyLines({ statements, modules }: Subject): Opinion {
  const found = modules.flatMap(({ key }) => {
    const own = statements.filter(({ module }) => module === key);
    return own.flatMap((statement) =>
      isEmpty(statement) || isCliche(statement)
        ? [deletion(statement, (isCliche(statement) ? CLICHE_LOSS : EMPTY_LOSS) / own.length)]
        : [],
    );
  });
  return { verdicts: found.map(({ verdict }) => verdict), findings: found.map(({ finding }) => finding) };
}

const issueOf = (word: string, whole: string): string =>
  NO_POST.test(word) ? `求职意向里的“${word}”不是岗位` : `求职意向“${quoted(whole, NAMED)}”没有定下方向`;

/** Reports a job intention without a job title, 都可以, or without a choice between several. */
function emptyIntention({ document, modules }: Subject): Opinion {
  if (!modules.some(({ key, isPresent }) => key === 'intention' && isPresent))
    return { verdicts: [], findings: [] };
  const { lang } = document.meta;
  const words = (document.intention.positions ?? []).flatMap((each, index) => {
    const whole = wordsOfText(each.name, lang);
    return whole
      .split(/[/、，,；;|\s]+/u)
      .filter((word) => NO_POST.test(word) || ANY_OF_THEM.test(word))
      .map((word) => ({ word, index, issue: issueOf(word, whole) }));
  });
  const [first] = words;
  if (first === undefined) return { verdicts: [], findings: [] };
  const pointer = `/intention/positions/${first.index}/name`;
  const place = { dimension: 'expression', module: 'intention' } as const;
  return {
    verdicts: [
      {
        ...place,
        ...{ ruleId: 'intention.empty', share: -INTENTION_LOSS, reason: '求职意向里有不是岗位的词' },
        evidence: [{ pointer, quote: first.word }],
      },
    ],
    findings: [
      {
        ...{
          ruleId: 'intention.empty',
          severity: 'important',
          category: 'vague',
          module: 'intention',
          pointer,
        },
        issue: first.issue,
        why: '招聘方按岗位筛选，写“都可以”会被当作没有方向；只留一两个最想做的岗位。',
        gains: [{ ...place, share: INTENTION_LOSS }],
      },
    ],
  };
}

/** Reports statements and preferences without content. */
export function empty(subject: Subject): Opinion {
  const opinions = [emptyLines(subject), emptyIntention(subject)];
  return {
    verdicts: opinions.flatMap(({ verdicts }) => verdicts),
    findings: opinions.flatMap(({ findings }) => findings),
  };
}

import { isSpokenLine } from '#src/text/spoken-line.js';
import { ACTION_MODULES } from '../action-modules.js';
import { evidenceOf, quoted, type Statement } from '../statements.js';
import type { Gain, Opinion, Subject } from './rule.js';

/** With fewer statements, or a smaller share of all, it is a slip, not the style of the résumé. */
const MIN_COUNT = 3;
const MIN_SHARE = 1 / 3;
/** The share of the points for expression that is lost if all statements are spoken. */
const LOSS = 0.8;
const MAX_QUOTES = 2;
const MAX_QUOTE_LENGTH = 24;

const isChineseAction = ({ lang, module, traits }: Statement): boolean =>
  lang === 'zh' && ACTION_MODULES.has(module) && traits.isAction;

/** Reports a résumé whose statements are written as in a chat; the facts may be good, but they do not read as written. */
export function spoken({ statements, modules }: Subject): Opinion {
  const actions = statements.filter(isChineseAction);
  const found = actions.filter(({ text, doubt }) => doubt === undefined && isSpokenLine(text));
  const [first] = found;
  if (!first || found.length < MIN_COUNT || found.length < actions.length * MIN_SHARE)
    return { verdicts: [], findings: [] };
  // The style is that of the whole résumé, so each of its parts loses points.
  const share = (LOSS * found.length) / actions.length;
  const gains = modules
    .filter(({ isPresent }) => isPresent)
    .map(({ key }): Gain => ({ dimension: 'expression', module: key, share }));
  return {
    verdicts: gains.map(({ share: loss, ...place }) => ({
      ...place,
      ...{ ruleId: 'wording.spoken', reason: '说法像聊天的条目', share: -loss },
      evidence: found.map(evidenceOf),
    })),
    findings: [
      {
        ...{ ruleId: 'wording.spoken', severity: 'important', category: 'format', gains },
        module: first.module,
        issue: `多条经历的说法像聊天，例如${found
          .slice(0, MAX_QUOTES)
          .map(({ text }) => `“${quoted(text, MAX_QUOTE_LENGTH)}”`)
          .join('、')}`,
        why: '内容可以留，写法要改：一条一件事，用“动词＋对象＋数量或结果”写，不写“我”，也不用口头的说法。',
      },
    ],
  };
}

import { ACTION_MODULES } from '../action-modules.js';
import { emptyClausesOf } from '../empty-statement.js';
import { evidenceOf, type Statement } from '../statements.js';
import { BUZZWORD } from '../wording.js';
import type { Gain, Opinion, Subject } from './rule.js';

/** With fewer statements it is a slip, not the style of the résumé. */
const MANY = 3;
const LOSS_OF_ONE = 0.08;
const MAX_LOSS = 0.4;
const NAMED = 3;

/** The buzzword of a statement without a figure; null if there is none. */
function buzzwordIn({ text, traits, module, lang, doubt }: Statement): string | null {
  if (traits.hasFigure || doubt !== undefined) return null;
  const [word] = text.match(BUZZWORD) ?? [];
  if (word !== undefined) return word;
  return lang === 'zh' && (ACTION_MODULES.has(module) || module === 'selfEvaluation')
    ? (emptyClausesOf(text).find((clause) => /^(?:打造|构建|引领|深耕|赋能|沉淀)/u.test(clause)) ?? null)
    : null;
}

/** Reports many statements of buzzwords, which make a reader doubt the others. */
export function padded({ statements, modules }: Subject): Opinion {
  const found = statements.flatMap((statement) => {
    const word = buzzwordIn(statement);
    return word === null ? [] : [{ statement, word }];
  });
  const [first] = found;
  if (!first || found.length < MANY) return { verdicts: [], findings: [] };
  const share = Math.min(MAX_LOSS, LOSS_OF_ONE * found.length);
  const gains: Gain[] = modules
    .filter(({ isPresent }) => isPresent)
    .map(({ key }) => ({ dimension: 'consistency', module: key, share }));
  const words = [...new Set(found.map(({ word }) => word))].slice(0, NAMED);
  return {
    verdicts: gains.map(({ share: loss, ...place }) => ({
      ...place,
      ...{ ruleId: 'wording.padded', reason: '大词多，事实少', share: -loss },
      evidence: found.map(({ statement }) => evidenceOf(statement)),
    })),
    findings: [
      {
        ...{ ruleId: 'wording.padded', severity: 'important', category: 'vague', gains },
        module: first.statement.module,
        issue: `有 ${found.length} 句是大词，没有写做过的事：${words.map((word) => `“${word}”`).join('、')}`,
        why: '大词越多，写实的几条越不容易让人相信。整句删去，或换成一件做过的事和它的数字。',
      },
    ],
  };
}

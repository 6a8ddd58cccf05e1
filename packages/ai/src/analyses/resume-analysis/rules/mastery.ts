import { clipped } from '#src/text/clipped.js';
import { quoted, type PrintedText } from '../statements.js';
import type { FindingDraft, Opinion, Subject } from './rule.js';

const MASTERY = /精通(?!于?(?:业务|流程))([^，,。；;]+)/gu;
const ITEMS = /[、/]|以及|[和及与]/u;
/** Nobody is believed to master this many things. */
const MANY = 3;
const LOSS = 0.25;
const NAMED = 40;

/** The words that claim mastery of many things; undefined if there are none. */
const claimIn = (text: string): { words: string; count: number } | undefined =>
  [...text.matchAll(MASTERY)]
    .map(([words, listed = '']) => ({
      words,
      count: listed.split(ITEMS).filter((item) => item.trim() !== '').length,
    }))
    .find(({ count }) => count >= MANY);

/** Asks what of many things that are all called mastered a person really masters. */
export function mastery({ texts }: Subject): Opinion {
  const found = texts.flatMap((text) => {
    const claim = claimIn(text.text);
    return claim === undefined ? [] : [{ text, claim }];
  });
  const evidence = ({ pointer, targetId, text }: PrintedText) => [
    { pointer, ...(targetId !== undefined && { targetId }), quote: quoted(text) },
  ];
  return {
    verdicts: found.map(({ text }) => ({
      ...{ dimension: 'expression', module: text.module, ruleId: 'fact.mastery', share: -LOSS },
      ...{ reason: '“精通”的范围太大', evidence: evidence(text) },
    })),
    findings: found.map(({ text, claim: { words, count } }): FindingDraft => ({
      ...{ ruleId: 'fact.mastery', severity: 'important', category: 'fact' },
      ...{ module: text.module, pointer: text.pointer, targetId: text.targetId },
      issue: `“${quoted(words, NAMED)}”：${count} 样都写“精通”，真正经得起深问的是哪一两样？`,
      why: '面试官会挑一样往深处问。只给最熟的写“精通”，其余写“熟练”或“了解”，再各配一件用它做过的事。',
      before: clipped(text.text, 2_000),
      needsFact: ['最熟的一两样和用它做过的事'],
      gains: [{ dimension: 'expression', module: text.module, share: LOSS }],
    })),
  };
}

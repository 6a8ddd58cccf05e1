import { quoted } from '../../resume-analysis/statements.js';
import { type HarmfulSentence, harmfulSentences } from '../facts/harmful-sentences.js';
import type { LetterContext } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import type { Letter } from '../read-letter.js';

const UNLAWFUL = 30;
const UNWISE = 15;
const QUOTE_LENGTH = 40;

const ISSUES: Readonly<Record<HarmfulSentence['kind'], string>> = {
  unlawful: '写了违反规定的做法',
  complaint: '写了对以前单位或同事的不满',
  offer: '写到带走原单位的客户或人员',
  relation: '写到亲友关系或求人关照',
  secrets: '写到要提供原单位的内部资料',
  contempt: '写了贬低对方或同事的话',
  force: '写到对别人动手或捆绑',
  waiver: '写了放弃法律保障的权利、答应交钱或先交证件',
};

/** Names what must not be sent: unlawful acts and offers, complaints, relations. */
export function judgeConduct(letter: Letter, context: LetterContext, board: LetterScoreBoard): void {
  const told = new Set<string>();
  for (const { kind, index, text, why } of harmfulSentences(letter, context)) {
    const issue = `${ISSUES[kind]}：“${quoted(text.replace(/[。；;！!]$/u, ''), QUOTE_LENGTH)}”`;
    if (told.has(issue)) continue;
    told.add(issue);
    const isUnlawful = kind === 'unlawful' || kind === 'secrets';
    const points = isUnlawful ? UNLAWFUL : UNWISE;
    if (isUnlawful) board.limit('unlawful', 1);
    board.add('evidence', `conduct.${kind}`, -points, issue, index);
    board.find({
      ruleId: `conduct.${kind}`,
      category: 'conduct',
      severity: isUnlawful ? 'urgent' : 'important',
      paragraph: index,
      ...{ issue, why },
      before: text.slice(0, 2_000),
      gain: gainOf('evidence', points),
    });
  }
}

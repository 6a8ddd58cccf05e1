import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';

/** What an informal word to the addressee costs. */
export const INFORMAL = -10;

/** Names something to fix in the form of a letter. */
export const findInForm = (
  board: LetterScoreBoard,
  ruleId: string,
  issue: string,
  why: string,
  points: number,
  more: {
    paragraph?: number;
    severity?: 'urgent' | 'important' | 'minor';
    before?: string;
    after?: string;
    category?: 'salutation' | 'form';
  } = {},
) =>
  board.find({
    ruleId,
    category: more.category ?? 'form',
    severity: more.severity ?? 'minor',
    paragraph: more.paragraph ?? null,
    ...{ issue, why },
    ...(more.before !== undefined && { before: more.before }),
    ...(more.after !== undefined && { after: more.after }),
    gain: gainOf('form', points),
  });

import { otherCity } from '../facts/workplaces.js';
import type { LetterContext } from '../letter-context.js';
import type { LetterScoreBoard } from '../letter-score-board.js';
import { isBody, type Letter } from '../read-letter.js';

/** A place of work that the posting does not have is asked about. */
export function placeRule(
  { paragraphs, body }: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
): void {
  const other = otherCity(body, context);
  if (other === null) return;
  const paragraph = paragraphs.find(({ role, text }) => isBody(role) && text.includes(other.city));
  board.find({
    ruleId: 'focus.company.place',
    category: 'wrongCompany',
    severity: 'important',
    paragraph: paragraph?.index ?? null,
    issue: `写到工作地点“${other.city}”，请确认`,
    why: `招聘信息写的是“${other.required}”，没有“${other.city}”：为别处写的内容要改过来。`,
    ...(paragraph && { before: paragraph.text }),
  });
}

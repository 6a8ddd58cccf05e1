import type { TextLine } from '../reading/page-text.js';
import { AWARD } from './achievement-names.js';
import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import { placeAwards } from './place-achievements.js';

const OFFICE = /^(?:曾?担任|任)/u;
/** 生活委员 in 担任班级生活委员两年. */
const ROLE =
  /^(?:曾?担任|任)过?(\p{Script=Han}{2,12}?)(?:职务|一职)?(?=[\d一二两三四]\s?(?:个)?(?:学?年|学期|届)|[，（(]|$)/u;

/** Places campus lines without any entry, awards apart: 担任班长两年；2023年获校技能大赛一等奖. */
export function placeCampusLines(draft: Draft, lines: readonly TextLine[]): void {
  const clauses = statementsOf(lines).flatMap(({ text, line }) =>
    text
      .split(/[；;]\s*/u)
      .filter((clause) => /[\p{L}\d]/u.test(clause))
      .map((clause): TextLine => ({ ...line, text: clause.replace(/。$/u, '') })),
  );
  const isAward = ({ text }: TextLine): boolean => AWARD.test(text) && !OFFICE.test(text);
  placeAwards(draft, clauses.filter(isAward), 'awards');
  const others = clauses.filter((clause) => !isAward(clause));
  if (others.length === 0) return;
  const item = draft.add('campus');
  const office = others.find(({ text }) => OFFICE.test(text));
  const role = office && ROLE.exec(office.text)?.[1];
  if (office && role) draft.text(`${item}/role`, role, SURE.likely, office);
  for (const line of others) draft.statement(`${item}/highlights`, line.text, 'bullet', SURE.likely, line);
}

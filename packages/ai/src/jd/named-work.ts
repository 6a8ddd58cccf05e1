import { pieceOf } from './piece.js';
import { workIn } from './required-work.js';

/** Years in the same kind of post as the years before them: 5年以上客服管理经验,其中3年以上同岗位经验. */
const SAME_POST = /(?:同等?|同类|相同|本|该)(?:岗位|职位|职务)/u;

/** The text that names the work: the title of a ranked post or the sentence, if the clause only refers to it. */
export function namedWork(text: string, sentence: string, title: string): string {
  if (!SAME_POST.test(text) || workIn(text.replace(SAME_POST, '')).words !== '') return text;
  const own = pieceOf(sentence)
    .text.split(/[,;，；]/u)
    .find((clause) => /\d\s*年/u.test(clause) && !SAME_POST.test(clause));
  const isRanked = workIn(title).post !== undefined;
  const isNamed = own !== undefined && (workIn(own).post !== undefined || workIn(own).isLead);
  return isRanked && !isNamed ? title.replace(/[（(].*$/u, '') : (own ?? text);
}

import type { ResumeDocument, WorkItem } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { headOf } from '../../jd/employment.js';
import { isUnlikely } from '../../text/unlikely.js';
import { isUnsuitable } from '../../text/unsuitable.js';
import { quoted, readTexts } from '../resume-analysis/statements.js';
import type { RaisedQuestion } from './raised-question.js';

/** Words of size without a number. */
const INFLATED =
  /(?:百万|千万|[百千]?亿|万亿)级|现象级|史诗级|跨越式|颠覆性?|行业(?:第一|领先|标杆)|(?:国内|全国|全球)(?:第一|领先|顶尖)|极大(?:地)?(?:提[升高]|改善|推动)|爆款|爆发式|指数级/u;
/** A digit. */
const HAS_FIGURE = /\d/u;
const CLAUSE = /[，,；;。]/u;

/** The clause that claims a size in words only, with the word; null if a number states it. */
function inflatedIn(text: string): { clause: string; word: string } | null {
  const clause = text.split(CLAUSE).find((each) => INFLATED.test(each) && !HAS_FIGURE.test(each));
  const word = INFLATED.exec(clause ?? '')?.[0];
  return clause === undefined || word === undefined ? null : { clause: clause.trim(), word };
}

const isJob = (section: string): boolean => section === 'work' || section === 'internships';

/** An implausible claim, of which the starting point is asked. */
export function unlikelyClaim(document: ResumeDocument): RaisedQuestion | null {
  for (const { text, pointer, itemPointer, atomId, section } of readTexts(document).statements) {
    const item = isJob(section) ? (valueAt(document, itemPointer) as WorkItem | undefined) : undefined;
    const post = item ? headOf(item) : '';
    if (!isUnlikely(text, post, section === 'work') || isUnsuitable(text)) continue;
    return { pointer, targetId: atomId, quote: quoted(text, 240), values: { quote: quoted(text, 60) } };
  }
  return null;
}

/** A size claimed in words only. */
export function inflatedClaim(document: ResumeDocument): RaisedQuestion | null {
  for (const { text, pointer, atomId, section } of readTexts(document).statements) {
    const found = isJob(section) ? inflatedIn(text) : null;
    if (found === null || isUnsuitable(text)) continue;
    const values = { quote: quoted(found.clause, 60), claim: found.word };
    return { pointer, targetId: atomId, quote: quoted(text, 240), values };
  }
  return null;
}

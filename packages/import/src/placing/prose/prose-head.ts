import type { TextLine } from '../../reading/page-text.js';
import { findPeriod } from '../dates.js';
import { EMAIL, PHONE } from '../facts.js';
import { nameScore } from '../name.js';
import { itemOf } from './projects.js';

const MAX_LINES = 5;
const MAX_LENGTH = 90;
const FIRST_WORD =
  /^(?:姓名\s*[:：]\s*)?(\p{Script=Han}{2,4}(?:[·•]\p{Script=Han}{2,8})?)(?=$|[\s|｜/，,\t])/u;

const isOfHead = ({ text, box, cell }: TextLine): boolean =>
  box === null &&
  cell === null &&
  text.length <= MAX_LENGTH &&
  !/[。！!；;]/u.test(text) &&
  findPeriod(text) === null &&
  itemOf(text) === null;

/** The lines with the name, details between marks and the desired position above the sentences about the person. */
export function headApart(lines: readonly TextLine[]): { head: TextLine[]; body: readonly TextLine[] } {
  const whole = { head: [], body: lines };
  const count = lines.findIndex((line) => !isOfHead(line));
  const above = lines.slice(0, Math.max(0, count));
  const name = FIRST_WORD.exec(above[0]?.text.trim() ?? '')?.[1] ?? '';
  const statement = above.map(({ text }) => text).join('\n');
  if (count > MAX_LINES || nameScore(name) <= 0 || !(PHONE.test(statement) || EMAIL.test(statement)))
    return whole;
  const head = above.map((line) =>
    /[:：]/u.test(line.text) ? line : { ...line, text: line.text.replace(/\s*[，,]\s*/gu, '\t') },
  );
  return { head, body: lines.slice(count) };
}

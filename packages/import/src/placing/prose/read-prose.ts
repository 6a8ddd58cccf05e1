import type { TextLine } from '../../reading/page-text.js';
import { EMAIL, PHONE } from '../contact-patterns.js';
import { findPeriod } from '../dates.js';
import { nameScore } from '../name.js';
import { continueLast } from './career-entries.js';
import { sentencesOf } from './clauses.js';
import { announcesProjects, itemOf } from './projects.js';
import { isGreeting, isProse, listOf, proseLines } from './prose-lines.js';
import { ProseReader } from './prose-reader.js';
import type { Prose } from './prose.js';
import { studiesDated, studiesListed } from './studies.js';

const MIN_KINDS = 2;
const SCHOOLING = /^\s*(?:学历|教育(?:背景|经历)?|学校|毕业院校)\s*[:：]\s*(\S.*)$/su;

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
function headApart(lines: readonly TextLine[]): { head: TextLine[]; body: readonly TextLine[] } {
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

/** Reads a person described in paragraphs without headings; null for any other text. */
export function readProse(read: readonly TextLine[]): Prose | null {
  const { head, body: lines } = headApart(proseLines(read));
  if (!isProse(lines, head)) return null;
  const reader = new ProseReader(!/[我]|本人/u.test(lines.map(({ text }) => text).join('')));
  const [opening] = read;
  if (opening !== undefined && isGreeting(opening))
    reader.prose.aside.push({ value: opening.text, line: opening });
  let areProjects = false;
  for (const line of lines) {
    const item: string | null = areProjects ? itemOf(line.text) : null;
    const list = listOf(line.text);
    areProjects = item !== null || announcesProjects(sentencesOf(line.text).at(-1) ?? '');
    const studies = SCHOOLING.exec(line.text)?.[1];
    if (studies !== undefined) {
      for (const text of sentencesOf(studies)) {
        const studies = studiesListed(text.replace(/[。；;]$/u, '')) ?? studiesDated(text);
        if (studies === null) reader.prose.aside.push({ value: text, line });
        else reader.prose.studies.push({ value: studies, line });
      }
    } else if (item !== null) reader.readProject(item, line);
    else if (list !== null)
      reader.readList(list.kind, list.text, { ...line, quote: line.text, wraps: false });
    else
      for (const sentence of sentencesOf(itemOf(line.text) ?? line.text))
        reader.read(sentence, { ...line, quote: sentence, wraps: false });
  }
  continueLast(reader.prose);
  const prose = { ...reader.prose, head };
  return isOfPerson(prose) ? prose : null;
}

/** Whether the text names a person and has at least two of education, work, certificates and skills. */
function isOfPerson({
  head,
  name,
  details,
  studies,
  entries,
  licences,
  lists,
  occupation,
  statements,
}: Prose): boolean {
  const hasPerson = head.length > 0 || name !== null || details.length > 0;
  const has = (form: RegExp): boolean => details.some(({ value: [label] }) => form.test(label));
  const years = has(/工作/u);
  const kinds = [
    studies.length > 0,
    entries.length > 0,
    occupation !== null || years,
    lists.certificates.length + licences.length > 0,
    lists.skills.length > 0,
    lists.self.length > 0 && details.length > 0,
    statements.length > 0,
    has(/^求职意向$/u) && has(/^电话$/u),
  ];
  return hasPerson && kinds.filter(Boolean).length >= MIN_KINDS;
}

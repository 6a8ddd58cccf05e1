import { PAPER_INDEX, PAPER_STATUS, PATENT_KIND, PATENT_STATUS } from '@qicheng/resume/codes/achievement';
import type { TextLine } from '../reading/page-text.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { statementsOf } from './entries.js';
import { partsOf } from './words.js';

/** Places papers, patents and software copyrights: one line each, in parts. */
export function placeWorks(
  draft: Draft,
  section: 'papers' | 'patents' | 'softwareCopyrights' | 'portfolio',
  lines: readonly TextLine[],
): void {
  const statements = statementsOf(lines);
  for (const { text, line, isBullet } of statements) {
    const count = draft.document[section].length;
    const dated = findDate(text);
    const isMore =
      count > 0 && !dated && !isBullet && !/[《“"]/.test(text) && /^(?:作者|DOI|说明|摘要|链接)/i.test(text);
    if (isMore) placeWorkDetail(draft, `/${section}/${count - 1}`, section, text, line);
    else placeWork(draft, section, text, line);
  }
}

// 粟明哲, 等. 标题. 刊物, 2023 and Su M. Z., et al. Title. Journal, 2021 (GB/T 7714).
const AUTHOR = String.raw`(?:\p{Script=Han}{2,8}(?:·\p{Script=Han}{2,8})?|\p{Lu}\p{Ll}+(?: (?:\p{Lu}\.?-?){1,3}){1,3})\*?`;
const AUTHORS = new RegExp(
  String.raw`^${AUTHOR}(?:[,，、]\s*${AUTHOR})*(?:[,，]?\s*(?:等|et al))?(?:[.．]\s+|(?<=\*)[,，]?\s+)(?=\S)`,
  'u',
);
/** [J], [D]: the type of a publication after its title. */
const TYPE = /\s*[[［](?:J|D|C|M|N|R|P)(?:\/OL)?[\]］]\s*[.．,，]?\s*/gu;
// 标题. 刊物
const HAN_STOP = /(?<=\p{Script=Han}[）)]?)[.．]\s*(?=\p{Script=Han})/gu;
// 标题（一作，2023）
const IN_BRACKETS =
  /[（(]([^（）()]*(?:一作|作者|共一|通讯|独作|在审|在投|投稿|录用|接收|20\d{2})[^（）()]*)[）)]$/u;

/** The title of a reference and the rest after it. */
const titleFirst = (text: string): string => {
  const bare = text.replace(/^[[［]\d{1,2}[\]］]\s*/u, '').replace(TYPE, '\t');
  const own = bare.replace(AUTHORS, '');
  return own === bare || /[“"《]/u.test(own)
    ? bare.replace(IN_BRACKETS, '，$1').replace(HAN_STOP, '\t')
    : own
        .replace(IN_BRACKETS, '\t$1')
        .replace(/[.．]\s+/gu, '\t')
        .replace(/[.．]$/u, '');
};

/** The title in quotation marks; quotation marks after or within an unquoted title mean something else. */
function quotedTitle(text: string): RegExpExecArray | null {
  const found = /《([^》]+)》|[“"]([^”"]{4,}?)[.．]?[”"]/u.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index).replace(/\t/gu, ' ').trim();
  const isWithin = /^[\p{Script=Han}]/u.test(text.slice(found.index + found[0].length));
  const isAfterTitle =
    before.length >= MIN_TITLE &&
    /[，,.．]$/u.test(before) &&
    !/[、:：]/u.test(before) &&
    !AUTHORS.test(`${before} x`);
  return (before !== '' && isWithin && !/[:：]$/u.test(before)) || isAfterTitle ? null : found;
}

const MIN_TITLE = 10;

function placeWork(
  draft: Draft,
  section: 'papers' | 'patents' | 'softwareCopyrights' | 'portfolio',
  statement: string,
  line: TextLine,
): void {
  const text = section === 'papers' ? titleFirst(statement) : statement;
  const dated = findDate(text);
  const kindNamed = section === 'portfolio' ? TITLE_AND_KIND.exec(text) : null;
  const quoted = kindNamed ?? quotedTitle(text);
  const parts = partsOf(quoted ? (dated?.rest ?? text).replace(quoted[0], '\t') : (dated?.rest ?? text))
    .flatMap((part) => part.split(/[，,]\s*(?!\s*[A-Z]\.)/))
    .filter(Boolean);
  // [2] 第二作者，刊物 2024: the title is missing.
  const isUntitled = quoted === null && parts.length > 1 && ORDER.test(parts[0] ?? '');
  const title = quoted?.[1] ?? quoted?.[2] ?? (isUntitled ? '' : parts.shift());
  if (title === undefined) return draft.setAside(line);
  const item = draft.add(section);
  draft.text(
    `${item}/${section === 'papers' ? 'title' : 'name'}`,
    title,
    SURE.known,
    line,
    section === 'portfolio' ? 200 : 400,
  );
  if (dated) draft.date(`${item}/date`, dated.date, SURE.exact, line);
  const left = parts.filter((part) => !takeWorkPart(draft, item, section, part, line));
  const remarks = left.map((part) => part.replace(/^[（(]([^（）()]*)[）)]$/u, '$1')).join('，');
  if (section === 'portfolio' && remarks !== '')
    draft.statement(`${item}/highlights`, remarks, 'bullet', SURE.likely, line);
  else for (const part of left) draft.setAside({ ...line, text: part });
}

/** 《客家围屋》双语解说词: the title of a work and its type. */
const TITLE_AND_KIND = /^(《[^》]+》\p{Script=Han}{2,12})(?=[（(，,\s]|$)/u;

const ORDER =
  /第([一二三四五\d])(?:作者|发明人|著作权人|完成人)|(first|second|third) (?:author|inventor|owner)/iu;

function takeWorkPart(draft: Draft, item: string, section: string, part: string, line: TextLine): boolean {
  const order = ORDER.exec(part);
  if (order) {
    const digit =
      '一二三四五'.indexOf(order[1] ?? '') + 1 ||
      ['first', 'second', 'third'].indexOf((order[2] ?? '').toLowerCase()) + 1 ||
      Number(order[1]);
    const field =
      section === 'papers' ? 'authorOrder' : section === 'patents' ? 'inventorOrder' : 'ownerOrder';
    draft.put(`${item}/${field}`, digit, part, SURE.known, line);
    return true;
  }
  const code = (labels: Readonly<Record<string, { zh: string; en: string }>>) =>
    Object.entries(labels).find(
      ([, { zh, en }]) => zh === part || en.toLowerCase() === part.toLowerCase(),
    )?.[0];
  const [index, status, kind, state] = [
    code(PAPER_INDEX),
    code(PAPER_STATUS),
    code(PATENT_KIND),
    code(PATENT_STATUS),
  ];
  if (section === 'papers' && index) draft.put(`${item}/index`, index, part, SURE.known, line);
  else if (section === 'papers' && status) draft.put(`${item}/status`, status, part, SURE.known, line);
  else if (section === 'papers' && /通讯作者|corresponding/i.test(part))
    draft.put(`${item}/corresponding`, true, part, SURE.known, line);
  else if (section === 'papers' && !draft.has(`${item}/venue`))
    draft.text(`${item}/venue`, part, SURE.likely, line);
  else if (section === 'patents' && kind) draft.put(`${item}/kind`, kind, part, SURE.known, line);
  else if (section === 'patents' && state) draft.put(`${item}/status`, state, part, SURE.known, line);
  else if (
    /^(?:ZL|CN|专利号|登记号|\d{4}SR|软著登字)?[:：]?\s*[A-Z]{0,2}[\d.]{8,}[A-Z]?$/i.test(part) &&
    section !== 'papers' &&
    section !== 'portfolio'
  )
    draft.put(`${item}/number`, part.replace(/^(?:专利号|登记号)[:：]?\s*/, ''), part, SURE.known, line);
  else if (section === 'portfolio' && !/\s/.test(part) && /.\../u.test(part))
    draft.put(`${item}/link`, part, part, SURE.known, line);
  else return false;
  return true;
}

function placeWorkDetail(draft: Draft, item: string, section: string, text: string, line: TextLine): void {
  const [, label = '', value = ''] = /^(作者|DOI|说明|摘要|链接)[:：]?\s*(.+)$/iu.exec(text) ?? [];
  if (section === 'papers' && label === '作者')
    draft.text(`${item}/authors`, value, SURE.labelled, line, 400);
  else if (section === 'papers' && /doi/i.test(label))
    draft.put(`${item}/doi`, value, value, SURE.labelled, line);
  else draft.setAside(line);
}

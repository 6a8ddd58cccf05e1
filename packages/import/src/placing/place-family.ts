import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';

const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:称谓|关系|与本人关系)$/u, 'relation'],
  [/^姓名$/u, 'name'],
  [/^政治面貌$/u, 'politicalStatus'],
  [/工作单位|单位/u, 'employer'],
  [/^职务$/u, 'title'],
  [/电话|联系方式/u, 'phone'],
];
const RELATION = regex('u')`
  ^(?:父亲?|母亲?|爸爸?|妈妈?|父母|父子|母子|父女|母女|配偶|丈夫|妻子|爱人|夫|妻|哥哥?|弟弟?|兄|姐姐?|妹妹?|[长次独幼三]?子|儿子
  |[长次独幼三]?女|女儿|孩子|子女|爷爷|奶奶|祖父|祖母|外公|外婆|外祖[父母]|岳[父母]|公公|婆婆|公婆|[堂表]?(?:兄|弟|姐|妹|哥)|兄弟|姐妹
  |伯父|伯母|叔叔|婶婶|舅舅?|姑姑?|姨妈?|嫂子?|儿媳|女婿|未婚[夫妻])$
`;
const AGE = /^\d{1,2}\s?周?岁$/u;
const PLAIN = new Set(['name', 'phone']);

/** The family table of forms; rows under column titles, or 关系 姓名 单位 without titles. */
export function placeFamily(draft: Draft, lines: readonly TextLine[]): void {
  let columns: (string | undefined)[] = ['relation', 'name', 'employer', 'title'];
  let isTitled = false;
  for (const line of lines) {
    const cells = line.text
      .split(/\t|\s{2,}|\s+/)
      .map((cell) => cell.trim())
      .filter(Boolean);
    const named = cells.map((cell) => COLUMNS.find(([form]) => form.test(cell))?.[1]);
    if (named.filter(Boolean).length >= 2 && !cells.some((cell) => RELATION.test(cell))) {
      columns = named;
      isTitled = true;
    } else if (cells.some((cell) => RELATION.test(cell)) || (isTitled && cells.length >= 3))
      placeMember(draft, cells, columns, line);
    else draft.setAside(line);
  }
}

function placeMember(
  draft: Draft,
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  line: TextLine,
): void {
  const item = draft.add('family');
  for (const [index, cell] of cells.entries()) {
    const field = RELATION.test(cell) ? 'relation' : columns[index];
    if (field === undefined || AGE.test(cell) || draft.has(`${item}/${field}`))
      draft.setAside({ ...line, text: cell });
    else if (PLAIN.has(field)) draft.put(`${item}/${field}`, cell.slice(0, 40), cell, SURE.likely, line);
    else draft.text(`${item}/${field}`, cell, SURE.likely, line);
  }
}

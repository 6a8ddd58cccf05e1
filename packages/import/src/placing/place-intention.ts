import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import type { Block } from './blocks.js';
import type { Draft } from './draft.js';
import { factKindOf } from './fact-labels.js';
import { type LooseDetail, placeBasics } from './place-basics.js';
import { isPersonTitle, placeScore, titleScore } from './recognise.js';
import { withoutBullet } from './words.js';

const WITH_LABEL =
  /^\s*((?:目标|期望|意向|求职|应聘|希望|薪资|薪酬|到岗|入职)\p{Script=Han}{1,6})\s*[:：]\s*\S/u;
const KINDS: ReadonlySet<string> = new Set(['position', 'city', 'salary', 'arrival', 'jobType', 'industry']);
const OWN: ReadonlySet<string> = new Set(['head', 'basics', 'intention']);

const isIntentionLine = ({ text, box }: TextLine): boolean => {
  const label = box === null ? WITH_LABEL.exec(text)?.[1] : undefined;
  return label !== undefined && KINDS.has(factKindOf(label) ?? '');
};

/** 目标岗位：…, 薪资要求：… below an entry or a list are not part of it: moves them to the job preferences. */
export function withIntentionsApart(blocks: readonly Block[]): Block[] {
  const isAmongOthers = (block: Block): boolean => !OWN.has(block.place) && block.lines.some(isIntentionLine);
  if (!blocks.some(isAmongOthers)) return [...blocks];
  return blocks.flatMap((block) =>
    isAmongOthers(block)
      ? [
          { ...block, lines: block.lines.filter((line) => !isIntentionLine(line)) },
          {
            place: 'intention' as const,
            title: '',
            heading: null,
            lines: block.lines.filter(isIntentionLine),
          },
        ]
      : [block],
  );
}

/** ➡️ 前端开发: an emoji as bullet. */
const PICTURE = /^\s*\p{Extended_Pictographic}/u;

// Under the heading 求职意向, labels need not say that they are preferences.
const INTENTION_LABELS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{Script=Han})(?:岗位|职位|职务|意向|工作|方向)(?=\s*[:：\t])/gu, '求职意向'],
  [/(?<!\p{Script=Han})(?:城市|地点|地区|地域)(?=\s*[:：\t])/gu, '意向城市'],
  [/(?<!\p{Script=Han})(?:类型|性质)(?=\s*[:：\t])/gu, '工作性质'],
  [/(?<!\p{Script=Han})时间(?=\s*[:：\t])/gu, '到岗时间'],
  [/(?<!\p{Script=Han})行业(?=\s*[:：\t])/gu, '意向行业'],
];

/** Places the job preferences under their heading; returns lines that belong to other sections. */
export function placeIntention(draft: Draft, own: readonly TextLine[]): LooseDetail[] {
  const lines = own.flatMap(withLabelApart).map((line) => ({
    ...line,
    text: INTENTION_LABELS.reduce(
      (text, [form, label]) => text.replace(form, label),
      PICTURE.test(line.text) ? withoutBullet(line.text).text : line.text,
    ),
  }));
  return placeBasics(draft, withBareIntention(lines), false);
}

/** 景观设计师，意向城市：武汉, 店长|期望月薪：8000元: a position in front of a labelled preference. */
function withLabelApart(line: TextLine): TextLine[] {
  const [, position = '', rest = ''] =
    /^([^:：，,；;\t|｜]{2,24}?)\s*[，,；;|｜\t]\s*((?:意向|期望|目标|希望)\p{Script=Han}{2}[:：].+)$/u.exec(
      line.text.trim(),
    ) ?? [];
  return position === '' ? [line] : [position, rest].map((text) => ({ ...line, text }));
}

const isUnlabelled = ({ text }: TextLine): boolean =>
  !/[:：]/.test(text) && factKindOf(text.split('\t')[0] ?? '') === null;

const arePlaces = (cell: string): boolean =>
  cell.split(/[、，,/／或\s]+/u).every((word) => placeScore(word.replace(/(?:均可|都可|优先)$/u, '')) > 0);
const PAY = regex('u')`
  ^(?:期望)?(?:年薪|月薪|薪资|工资)?\s*\d[\d.]*\s*[kK千万]?\s*[-–—~至]\s*\d[\d.]*\s*[kK千万]?(?:元|\/月)?
  (?:\s*[·×xX*]\s*1[2-9]\s*薪)?$
`;
const UNLIMITED = /^(?:行业)?不限(?:行业)?$/u;

/** 客服主管 4-6K, 南昌 其他行业: two cells with a single space between them. */
function cellsIn(text: string): string[] {
  return text
    .split(/\t|[|｜]|\s{2,}/)
    .flatMap((part) => {
      const words = part.trim().split(/\s+/u);
      const [first = '', second = ''] = words;
      return words.length === 2 && !/[薪资]/u.test(first) && (PAY.test(second) || arePlaces(first))
        ? words
        : [part.trim()];
    })
    .filter(Boolean);
}

const isStated = (cell: string): boolean => arePlaces(cell) || PAY.test(cell);
/**
 * 护士 | 4k-6k | 西宁, or a line with only cities or pay below the first preference; an industry may be the last cell of a
 * line with both.
 */
function isIntention(cells: readonly string[]): boolean {
  const following = cells.slice(1);
  const last = following.at(-1) ?? '';
  const isWithIndustry =
    following.some((cell) => PAY.test(cell)) &&
    following.slice(0, -1).every(isStated) &&
    !/[，。；]/u.test(last);
  const isPlaceWithIndustry =
    cells.length === 2 && arePlaces(cells[0] ?? '') && /行业$|不限$|^\p{Script=Han}{2,6}$/u.test(last);
  return (
    cells.length > 0 &&
    (cells.every(isStated) ||
      (following.length > 0 && following.every(isStated)) ||
      isWithIndustry ||
      isPlaceWithIndustry)
  );
}

/** Unlabelled words under the heading are the position, followed by the city. */
function withBareIntention(lines: readonly TextLine[]): TextLine[] {
  const positions: string[] = [];
  const rest: TextLine[] = [];
  const [first] = lines;
  for (const line of lines) {
    const cells = cellsIn(line.text);
    const isWithPay = cells.some((cell) => PAY.test(cell)) || arePlaces(cells[0] ?? '');
    if (!isUnlabelled(line) || first === undefined || (line !== first && !isIntention(cells)))
      rest.push(line);
    else
      for (const [at, cell] of cells.entries()) {
        if (line === first && at === 0) positions.push(cell);
        else if (arePlaces(cell)) rest.push({ ...line, text: `意向城市：${cell}` });
        else if (PAY.test(cell)) rest.push({ ...line, text: `期望薪资：${cell}` });
        else if (at > 0 && UNLIMITED.test(cell)) continue;
        else if (at > 0 && at === cells.length - 1 && isWithPay && !isPersonTitle(cell))
          rest.push({ ...line, text: `意向行业：${cell.replaceAll('/', '、')}` });
        else if (at === 0 || titleScore(cell) > 1) positions.push(cell);
        else rest.push({ ...line, text: cell });
      }
  }
  return first === undefined || positions.length === 0
    ? rest
    : [{ ...first, text: `求职意向：${positions.join('、')}` }, ...rest];
}

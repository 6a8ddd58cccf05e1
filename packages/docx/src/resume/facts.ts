import type { FactView, TagView } from '@qicheng/resume/view';
import type { Column, Part, Piece } from './column.js';
import { twips } from './sheet.js';
import { textEm } from './text-width.js';

/** Width of labels in a narrow column, in ems. */
const SIDE_LABEL = { zh: 5.2, en: 7 } as const;
const GAP_EM = 1.2;
const MAX_COLUMNS = 3;
/** Of a tag with a level, whose bar Word does not draw. */
const METER_PX = 5.25;
const TAG_GAP_PX = 6;

type Fact = Omit<FactView, 'id'>;

const factPieces = (column: Column, { label, value, href }: Fact): Piece[] => [
  ...(label ? [{ text: label + column.sheet.colon, ...column.muted }] : []),
  { text: value, href },
];

const factEm = ({ label, value }: Fact): number => textEm(`${label}：${value}`) + GAP_EM;

/** Labelled values side by side, in up to three columns; a long one has its own line. */
export function factRows(
  column: Column,
  facts: readonly Fact[],
  indent = 0,
  maxColumns = MAX_COLUMNS,
): Part[] {
  if (column.options.isSide) return sideFacts(column, facts);
  const room = (column.width - indent) / column.sheet.style.em;
  const short = facts.map(factEm).filter((width) => width <= room / 2);
  // Four are two rows of two, so that none is alone.
  const columns =
    facts.length > 2 && facts.length !== 4 && maxColumns > 2 && Math.max(0, ...short) <= room / 3 ? 3 : 2;
  const rows: Fact[][] = [];
  let left = 0;
  for (const fact of facts) {
    const isLong = factEm(fact) > room / columns;
    if (isLong || left === 0) rows.push([fact]);
    else rows.at(-1)?.push(fact);
    left = isLong ? 0 : (left || columns) - 1;
  }
  const step = Math.floor((column.width - indent) / columns);
  return rows.map((row) =>
    column.paragraph(
      row.flatMap((fact, index) => {
        const [first, ...rest] = factPieces(column, fact);
        return first ? [{ ...first, tab: index > 0 }, ...rest] : [];
      }),
      { indent, stops: row.slice(1).map((_, index) => indent + step * (index + 1)) },
    ),
  );
}

/** The label on the left, the value next to it. */
export function sideFacts(column: Column, facts: readonly Fact[], before = 2): Part[] {
  const { sheet } = column;
  const label = Math.round(SIDE_LABEL[sheet.lang] * sheet.style.em);
  return facts.map((fact) =>
    column.paragraph(
      [
        ...(fact.label ? [{ text: fact.label, ...column.muted }] : []),
        { text: fact.value, href: fact.href, tab: Boolean(fact.label) },
      ],
      fact.label
        ? { indent: label, hanging: label, stops: [label], before: twips(before) }
        : { before: twips(before) },
    ),
  );
}

/** Tags in one line, or one per line if any is explained; in a narrow column, one per line with the remark at its end. */
export function tagParts(column: Column, tags: readonly TagView[], indent = 0): Part[] {
  const { sheet } = column;
  if (column.options.isSide && tags.some(({ note, detail, level }) => note ?? detail ?? level))
    return tags.flatMap((tag, index) => sideTag(column, tag, index));
  if (tags.some(({ detail }) => detail))
    return tags.map((tag) => column.paragraph(tagPieces(column, tag, true), { indent }));
  const comma = sheet.lang === 'zh' ? '、' : ', ';
  const pieces = tags.flatMap((tag, index) => [
    ...(index > 0 ? [{ text: comma }] : []),
    ...tagPieces(column, tag, false),
  ]);
  return [column.paragraph(pieces, { indent })];
}

const tagPieces = (column: Column, { text, note, detail }: TagView, bold: boolean): Piece[] => [
  { text, ...(bold && { bold }) },
  ...(note ? [{ text: column.sheet.bracketed(note), ...column.muted }] : []),
  ...(detail ? [{ text: `${column.sheet.colon}${detail}` }] : []),
];

function sideTag(column: Column, { text, note, detail, level }: TagView, index: number): Part[] {
  const before = index > 0 ? twips(TAG_GAP_PX) : 0;
  const after = level === undefined ? 0 : twips(METER_PX);
  return [
    column.paragraph([{ text, bold: true }, ...(note ? [{ text: note, tab: true, ...column.muted }] : [])], {
      before,
      after: detail ? after : 0,
      end: true,
      keepNext: Boolean(detail),
    }),
    ...(detail ? [column.paragraph([{ text: detail, ...column.second }])] : []),
  ];
}

import type { SectionStyle } from '@qicheng/resume/document';
import type { EntryView } from '@qicheng/resume/view';
import { entryRest } from '@qicheng/resume/view-text';
import { HeadingLevel } from 'docx';
import type { Column, ParagraphLook, Part, Piece } from './column.js';
import { detailLines } from './entry-details.js';
import { entryNumber, numberColumn } from './numbers.js';
import { twips } from './sheet.js';
import { statements } from './statements.js';

/** Separator between parts of a line. */
const GAP = '  ';
const BADGE_EM = 0.85;

interface Place {
  before: number;
  isCompact: boolean;
  depth: 0 | 1;
  startsPage: boolean;
  section: string;
  bullet?: SectionStyle['bullet'];
}

/** An experience: its header, facts, statements and positions. */
export function entryParts(column: Column, entry: EntryView, place: Place): Part[] {
  const { sheet } = column;
  const header = headerLines(column, entry, place);
  const children = entry.children.flatMap((child) =>
    entryParts(column, child, {
      ...place,
      before: Math.round(sheet.style.itemGap * 0.75),
      depth: 1,
      startsPage: false,
    }),
  );
  return [...header, ...entryBody(column, entry, place.bullet), ...children];
}

/** The facts of an entry, and its statements. */
export function entryBody(
  column: Column,
  { details, atoms }: EntryView,
  bullet: SectionStyle['bullet'] | undefined,
): Part[] {
  const indent = bodyIndent(column);
  return [...detailLines(column, details, indent), ...statements(column, atoms, { indent, bullet })];
}

/** The left edge of entry text: next to the numbers or dates if these have a column. */
export function bodyIndent({ sheet, entry, options }: Column): number {
  const base = twips(entry.indent ?? 0) + (options.isUnnumbered ? 0 : numberColumn(sheet));
  if (!entry.gutter || entry.isFlush) return base;
  return base + sheet.by(entry.gutter);
}

function headerLines(column: Column, entry: EntryView, place: Place): Part[] {
  const { sheet, options } = column;
  const lines = options.isSide && !options.entry ? sideLines(column, entry) : mainLines(column, entry, place);
  const { fill, padding = 0, indent = 0 } = column.entry;
  const ground = fill && !place.isCompact && place.depth === 0 ? sheet.colour(fill) : undefined;
  const named = Math.max(
    0,
    lines.findIndex(({ isName }) => isName),
  );
  return lines.map(({ pieces, look = {} }, index) => {
    const isFirst = index === 0;
    const after = index === lines.length - 1 && ground ? twips(padding * 2) : 0;
    return column.paragraph(pieces, {
      indent: twips(indent) + numberColumn(sheet),
      ...(isFirst && place.depth === 0 && entryNumber(column, place.section)),
      ...look,
      ...(index === named &&
        !place.isCompact && { heading: place.depth === 0 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3 }),
      line: sheet.line() + (ground ? twips(padding * 2) : 0),
      before: isFirst ? place.before : 0,
      after,
      keepNext: !place.isCompact,
      ...(ground && { ground }),
      ...(isFirst && place.startsPage && { pageBreakBefore: true }),
    });
  });
}

interface Line {
  pieces: Piece[];
  /** Whether this line contains the name, if the first one does not. */
  isName?: boolean;
  look?: ParagraphLook;
}

function mainLines(column: Column, entry: EntryView, { isCompact, depth }: Place): Line[] {
  const { entry: look } = column;
  const { subtitle, meta } = entry;
  const hasPosition = depth === 0 && !isCompact && Boolean(subtitle);
  switch (look.kind) {
    case 'stacked':
      return isCompact ? [oneLine(column, entry)] : twoLines(column, entry);
    case 'position':
      return hasPosition ? twoLines(column, entry) : [oneLine(column, entry)];
    case 'place':
      if (isCompact) return [oneLine(column, entry)];
      return [
        ending(titlePieces(column, entry), meta, { bold: true }),
        ...(subtitle || entry.date
          ? [ending([{ text: subtitle ?? '', ...column.second }], entry.date, dateLook(column))]
          : []),
      ];
    case 'above':
      return [
        ...(entry.date ? [{ pieces: [{ text: entry.date, ...dateLook(column), bold: true }] }] : []),
        { pieces: titlePieces(column, entry), isName: true },
        ...restLine(column, entry),
      ];
    case 'dated':
      return isCompact ? besideDate(column, entry, true) : belowDate(column, entry);
    case 'gutter':
      return besideDate(column, entry, isCompact);
    case 'columns':
      return inColumns(column, entry);
    case 'line':
      return [oneLine(column, entry)];
  }
}

/** Date and place in one line, name and position in the next. */
function belowDate(column: Column, entry: EntryView): Line[] {
  const { date, meta, subtitle } = entry;
  return [
    ...(date || meta
      ? [
          {
            pieces: [
              ...(date ? [{ text: date, ...dateLook(column), bold: true }] : []),
              ...(meta ? [{ text: (date ? GAP : '') + meta, ...column.muted }] : []),
            ],
          },
        ]
      : []),
    {
      pieces: [
        ...titlePieces(column, entry),
        ...(subtitle ? [{ text: GAP + subtitle, bold: false, ...column.second }] : []),
      ],
      isName: true,
    },
  ];
}

/** The date in a left column, the name next to it. */
function besideDate(column: Column, entry: EntryView, isCompact: boolean): Line[] {
  const { entry: look } = column;
  const { subtitle, meta } = entry;
  const left = bodyIndentOfDates(column);
  const { indent = 0 } = look;
  const parts = [subtitle, meta].filter(Boolean) as string[];
  const rest = look.stacks && !isCompact ? entryRest(entry) : '';
  return [
    {
      pieces: [
        { text: entry.date ?? '', ...dateLook(column) },
        ...tabbed(titlePieces(column, entry)),
        ...(rest ? [] : parts.map((text) => ({ text: GAP + text, bold: false, ...column.second }))),
      ],
      look: { indent: twips(indent) + left, hanging: left, stops: [twips(indent) + left] },
    },
    ...(rest ? [{ pieces: [{ text: rest, ...column.second }], look: { indent: twips(indent) + left } }] : []),
  ];
}

/** Date, name and position in columns, as in a form. */
function inColumns(column: Column, entry: EntryView): Line[] {
  const { sheet, entry: look } = column;
  const left = bodyIndentOfDates(column);
  const third = sheet.by(look.third ?? { zh: 0, en: 0 });
  const inset = twips(look.indent ?? 0);
  const rest = entryRest(entry);
  const title = titlePieces(column, entry);
  const dated: Piece[] = entry.date ? [{ text: entry.date, ...dateLook(column) }, ...tabbed(title)] : title;
  // After a title that overflows its column, the position is on the next line, at the start of its own column.
  const isLong = column.widthOf(title) > third - (entry.date ? left : 0);
  const last = isLong ? { text: `\n${rest}` } : { text: rest, tab: true };
  return [
    {
      pieces: [...dated, ...(rest ? [{ ...last, bold: false, ...column.second }] : [])],
      look: { indent: inset + third, hanging: third, stops: [inset + left, inset + third] },
    },
  ];
}

const bodyIndentOfDates = ({ sheet, entry }: Column): number => sheet.by(entry.gutter ?? { zh: 0, en: 0 });

const tabbed = ([first, ...rest]: Piece[]): Piece[] => (first ? [{ ...first, tab: true }, ...rest] : []);

const dateLook = (column: Column): Omit<Piece, 'text'> => {
  const { dateColour } = column.entry;
  return dateColour && !column.isDark
    ? { ...column.muted, color: column.sheet.colour(dateColour), bold: false }
    : { ...column.muted, bold: false };
};

/** The name of an entry with its link and tags. */
export function titlePieces(column: Column, { title, href, badges }: EntryView): Piece[] {
  const { sheet, entry } = column;
  const size = sheet.size(entry.title);
  const colour = entry.titleColour && !column.isDark ? { color: sheet.colour(entry.titleColour) } : {};
  return [
    { text: title, href, bold: true, size, ...colour },
    ...badges.map((badge) => ({
      text: GAP + badge,
      bold: false,
      size: sheet.size(BADGE_EM),
      ...(column.isDark ? column.second : { style: 'Badge' }),
    })),
  ];
}

const ending = (
  pieces: Piece[],
  end: string | undefined,
  look: Omit<Piece, 'text'>,
  hasLeader = false,
): Line => ({
  // Leaders would touch the first character.
  pieces: [...pieces, ...(end ? [{ ...look, text: hasLeader ? ` ${end}` : end, tab: true }] : [])],
  look: { end: true, hasLeader },
});

const oneLine = (column: Column, entry: EntryView): Line => {
  const rest = [entry.subtitle, entry.meta].filter(Boolean) as string[];
  const lead = entry.title || entry.badges.length > 0 ? GAP : '';
  return ending(
    [
      ...titlePieces(column, entry),
      ...rest.map((text, index) => ({
        text: `${index > 0 ? GAP : lead}${text}`,
        bold: false,
        ...column.second,
      })),
    ],
    entry.date,
    dateLook(column),
    column.entry.hasLeader,
  );
};

const twoLines = (column: Column, entry: EntryView): Line[] => [
  ending(titlePieces(column, entry), entry.date, dateLook(column), column.entry.hasLeader),
  ...(entry.subtitle
    ? [ending([{ text: entry.subtitle, ...column.second }], entry.meta, column.muted)]
    : entry.meta
      ? [{ pieces: [{ text: entry.meta, ...column.muted }] }]
      : []),
];

const restLine = (column: Column, entry: EntryView): Line[] => {
  const text = entryRest(entry);
  return text ? [{ pieces: [{ text, ...column.second }] }] : [];
};

/** The header in a narrow column: the title first, the rest below. */
function sideLines(column: Column, entry: EntryView): Line[] {
  const rest = entryRest(entry);
  return [
    { pieces: titlePieces(column, entry) },
    ...(rest || entry.date
      ? [
          {
            pieces: [
              ...(rest ? [{ text: rest, bold: false, ...column.second }] : []),
              ...(entry.date ? [{ text: (rest ? GAP : '') + entry.date, ...dateLook(column) }] : []),
            ],
          },
        ]
      : []),
  ];
}

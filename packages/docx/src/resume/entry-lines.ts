import type { SectionStyle } from '@qicheng/resume/document';
import type { EntryView } from '@qicheng/resume/view';
import { entryRest } from '@qicheng/resume/view-text';
import type { Column, ParagraphLook, Piece } from './column.js';
import { numberColumn } from './numbers.js';
import { twips } from './sheet.js';

/** Separator between parts of a line. */
const GAP = '   ';
const BADGE_EM = 0.85;

/** Where an entry is within its section. */
export interface Place {
  before: number;
  isCompact: boolean;
  depth: 0 | 1;
  startsPage: boolean;
  section: string;
  /** The entries of its section, or their positions, which have headers of the same shape. */
  alike: readonly EntryView[];
  /** Whether any entry of the section has a date. */
  isDated: boolean;
  bullet?: SectionStyle['bullet'];
}

export interface Line {
  pieces: Piece[];
  /** Whether this line contains the name, if the first one does not. */
  isName?: boolean;
  look?: ParagraphLook;
}

/** Whether an entry or one of its positions has a date, so that names without one leave the column of dates empty. */
export const hasDates = (entries: readonly EntryView[]): boolean =>
  entries.some(({ date, children }) => date || hasDates(children));

export function mainLines(column: Column, entry: EntryView, place: Place): Line[] {
  const { entry: look } = column;
  const { subtitle, meta } = entry;
  const { isCompact } = place;
  switch (look.kind) {
    case 'stacked':
      return isCompact ? oneLine(column, entry, place) : twoLines(column, entry);
    case 'position':
      return hasOwnLine(entry, place) ? twoLines(column, entry) : oneLine(column, entry, place);
    case 'place':
      if (isCompact) return oneLine(column, entry, place);
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
      return isCompact ? besideDate(column, entry, place) : belowDate(column, entry);
    case 'gutter':
      return besideDate(column, entry, place);
    case 'columns':
      return inColumns(column, entry, place);
    case 'line':
      return oneLine(column, entry, place);
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
function besideDate(column: Column, entry: EntryView, place: Place): Line[] {
  const { entry: look } = column;
  const left = bodyIndentOfDates(column);
  const { indent = 0 } = look;
  const below = look.stacks && !place.isCompact ? entryRest(entry) : '';
  const lead = isStackedIn(column, entry, place, left) ? '\n' : GAP;
  return [
    {
      pieces: [
        { text: entry.date ?? '', ...dateLook(column) },
        ...tabbed(titlePieces(column, entry)),
        ...(below ? [] : restPieces(column, entry, lead)),
      ],
      look: { indent: twips(indent) + left, hanging: left, stops: [twips(indent) + left] },
    },
    ...(below
      ? [{ pieces: [{ text: below, ...column.second }], look: { indent: twips(indent) + left } }]
      : []),
  ];
}

/**
 * Date, name and position in columns, as in a form. A name leaves the column of dates empty if another entry has one;
 * the position follows a name that is longer than its column, on the next line if it does not fit on the first.
 */
function inColumns(column: Column, entry: EntryView, { isDated }: Place): Line[] {
  const { sheet, entry: look } = column;
  const left = bodyIndentOfDates(column);
  const third = sheet.by(look.third ?? { zh: 0, en: 0 });
  const inset = twips(look.indent ?? 0);
  const rest = entryRest(entry);
  const title = titlePieces(column, entry);
  const start = isDated ? left : 0;
  const end = start + column.lineWidth(title);
  const last = { text: rest, bold: false, ...column.second };
  const isLong = end > third - column.sheet.style.em / 2;
  const isBelow = isLong && end + column.lineWidth([{ ...last, text: GAP + rest }]) > column.width - inset;
  const position = isBelow
    ? { ...last, text: `\n${rest}` }
    : isLong
      ? { ...last, text: GAP + rest }
      : { ...last, tab: true };
  return [
    {
      pieces: [
        ...(isDated ? [{ text: entry.date ?? '', ...dateLook(column) }, ...tabbed(title)] : title),
        ...(rest ? [position] : []),
      ],
      look: { indent: inset + third, hanging: third, stops: [inset + left, inset + third] },
    },
  ];
}

/** The left edge of headers: next to the numbers if these have a column. */
export const headerIndent = ({ sheet, entry }: Column): number =>
  twips(entry.indent ?? 0) + numberColumn(sheet);

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

/** Name, position and place on the line of the date, or the name alone, with the rest below. */
function oneLine(column: Column, entry: EntryView, place: Place): Line[] {
  const { hasLeader } = column.entry;
  const title = titlePieces(column, entry);
  const isStacked = isStackedIn(column, entry, place);
  const beside = isStacked ? title : [...title, ...restPieces(column, entry, GAP)];
  const below = isStacked ? restPieces(column, entry, '') : [];
  return [
    ending(beside, entry.date, dateLook(column), hasLeader),
    ...(below.length > 0 ? [{ pieces: below }] : []),
  ];
}

/** Position and place, with `lead` between a name and the first of them. */
function restPieces(column: Column, { title, badges, subtitle, meta }: EntryView, lead: string): Piece[] {
  const before = title !== '' || badges.length > 0 ? lead : '';
  return [subtitle, meta]
    .filter((text) => text !== undefined && text !== '')
    .map((text, index) => ({ text: (index > 0 ? GAP : before) + text, bold: false, ...column.second }));
}

/** Whether the position of an entry has a line of its own in any case. */
const hasOwnLine = ({ subtitle }: EntryView, { depth, isCompact }: Place): boolean =>
  depth === 0 && !isCompact && Boolean(subtitle);

/**
 * Whether position and place are below the name, as in print: if those of any entry of the section do not fit beside its
 * name. One-line entries differ from each other.
 */
function isStackedIn(column: Column, entry: EntryView, place: Place, left = 0): boolean {
  const { kind, runsOn } = column.entry;
  if (runsOn) return false;
  const fits = (one: EntryView): boolean => {
    const rest = restPieces(column, one, GAP);
    const end = left === 0 && one.date ? column.lineWidth([{ text: one.date }]) + column.sheet.style.em : 0;
    const own = column.lineWidth([...titlePieces(column, one), ...rest]);
    return rest.length === 0 || left + own + end <= column.measure - headerIndent(column);
  };
  if (place.isCompact) return !fits(entry);
  const beside = kind === 'position' ? place.alike.filter((one) => !hasOwnLine(one, place)) : place.alike;
  return !beside.every(fits);
}

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
export function sideLines(column: Column, entry: EntryView): Line[] {
  const rest = entryRest(entry);
  return [
    { pieces: titlePieces(column, entry) },
    ...(rest || entry.date
      ? [
          {
            pieces: [
              ...(rest ? [{ text: rest, bold: false, ...column.second }] : []),
              ...(entry.date
                ? [{ text: (rest ? GAP : '') + wholeDates(entry.date), ...dateLook(column) }]
                : []),
            ],
          },
        ]
      : []),
  ];
}

/** In a narrow column a period breaks after its dash only. */
const wholeDates = (date: string): string => date.replace(/(?<![–至]) (?![–至])/gu, '\u00A0');

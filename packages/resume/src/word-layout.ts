import type { Language } from './text.js';

/**
 * Layout of a template's Word file. Lengths are CSS pixels (1/96 inch) and ems of the body, as in the
 * template's style sheet; sizes, gaps and margins that the candidate may change come from `StyleDefaults` and
 * are not repeated.
 */

/**
 * The accent made no lighter than `lightest` (OKLab), then mixed with white, of which `share` percent are the
 * accent.
 */
export interface AccentTone {
  lightest: number;
  share?: number;
}

export type WordColour = `#${string}` | AccentTone;

export interface WordRule {
  colour: WordColour;
  px: number;
  look?: 'double' | 'dashed';
}

/** A length by print language: date and label columns are wider in English. */
export type ByLanguage = Readonly<Record<Language, number>>;

/** Font size and line height; `line` counts body lines. */
export interface WordText {
  em: number;
  line: number;
  colour?: WordColour;
  bold?: boolean;
}

/** A section heading. `above` is added to the gap between sections. */
export interface WordHeading extends WordText {
  above?: number;
  below: number;
  align?: 'center';
  /** Background of the whole line. */
  fill?: WordColour;
  /** Background of the text only. */
  label?: WordColour;
  top?: WordRule;
  bottom?: WordRule;
  left?: WordRule;
  /** Around the text. */
  box?: WordRule;
  /** Where the text starts; `besideDates`: where the entries start. */
  indent?: number;
  besideDates?: boolean;
}

/**
 * Elements of the header: the name with its other script or alone, contacts in running lines, one per line,
 * or with labels, personal facts in running lines, one per line, or in columns.
 */
export type HeadItem =
  | 'name'
  | 'bareName'
  | 'alternate'
  | 'headline'
  | 'contacts'
  | 'contactList'
  | 'labelledContacts'
  | 'facts'
  | 'factList'
  | 'factColumns'
  | 'photo'
  | 'rule';

export interface HeadCell {
  items: readonly HeadItem[];
  /** By default the rest of the row. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'center' | 'bottom';
  fill?: WordColour;
  /** Text is white. */
  isDark?: boolean;
  left?: WordRule;
  padding?: readonly [top: number, right: number, bottom: number, left: number];
}

export interface HeadRow {
  cells: readonly HeadCell[];
  /** Extends to both edges of the paper. */
  isWide?: boolean;
  bottom?: WordRule;
  box?: WordRule;
}

interface WordHead {
  rows: readonly HeadRow[];
  name: WordText;
  alternate?: WordText;
  headline?: WordText;
  /** Between the lines of contacts and facts, and above the first of them. */
  lineGap?: number;
  linesAbove?: number;
  photoPx?: number;
  /** Below the header. */
  below: number;
  /** Between contacts of one line; absent: a gap. */
  separator?: string;
}

/**
 * The header of an entry: on one line; name above position; name above position if it has one; name and place
 * above position and date; date above name; date and place above name and position; date in a left column;
 * date, name and position in columns.
 */
type EntryKind = 'line' | 'stacked' | 'position' | 'place' | 'above' | 'dated' | 'gutter' | 'columns';

export interface WordEntry {
  kind: EntryKind;
  title: number;
  titleColour?: WordColour;
  dateColour?: WordColour;
  softColour?: WordColour;
  /** Width of the dates on the left; the rest is beside them. */
  gutter?: ByLanguage;
  /** Whether the position is below the name. */
  stacks?: boolean;
  /** Whether the position follows the name like words of a sentence; otherwise it is below it if it does not fit. */
  runsOn?: boolean;
  /** In columns: where the position starts. */
  third?: ByLanguage;
  /** Whether statements start at the left edge in spite of the dates there. */
  isFlush?: boolean;
  /** What starts at the left edge in other sections: only labelled values, or everything. */
  flush?: 'facts' | 'all';
  fill?: WordColour;
  /** Above and below the header of an entry. */
  padding?: number;
  indent?: number;
  /** Dot leaders from the name to the date. */
  hasLeader?: boolean;
}

/** A second column. */
export interface WordSide {
  fill?: WordColour;
  isDark?: boolean;
  /** Without the margin, if the template does not define it. */
  width?: number;
  /** Extends to the edges of the paper. */
  isFullHeight?: boolean;
  line?: WordRule;
  head: readonly HeadItem[];
  heading: WordHeading;
  /** Between the columns: from the edge of the side column to its text, and to the text of the main one. */
  inset: number;
  mainInset: number;
  above?: number;
  mainAbove?: number;
  /** Whether the header is in the main column. */
  headInMain?: boolean;
  /** Whether the main column takes the full width after the side column has ended. */
  widens?: boolean;
  photoPx?: number;
  photoAlign?: 'center';
  entry?: WordEntry;
}

/** Headings in their own column beside the content. */
export interface WordLabels {
  width: ByLanguage;
  gap: number;
  rule?: WordRule;
  fill?: WordColour;
  isDark?: boolean;
  above: number;
  align?: 'center' | 'right';
  /** Between headings and content. */
  beside?: WordRule;
  /** A frame around all rows. */
  frame?: WordRule;
  /** Entry names are in that column, with their dates; headings are above the other. */
  leads?: boolean;
  /** Heading of the personal details, which have their own row. */
  person?: Readonly<Record<Language, string>>;
}

type ColumnNames = readonly [when: string, where: string, what: string];

interface FormColumnHeads {
  bySection: Readonly<Record<string, ColumnNames>>;
  others: ColumnNames;
}

/** A cell of the last row: `signed` is at its lower right. */
interface FormClosing {
  text: string;
  signed: string;
}

/** Personal facts in bordered cells. */
export interface WordForm {
  columns: 2 | 3;
  /** In half Chinese characters: a wider value has its own row. */
  wide: number;
  label: ByLanguage;
  /** Labels after the first in a row of personal facts, and labels of facts in sections, if they differ. */
  laterLabel?: ByLanguage;
  sectionLabel?: ByLanguage;
  rule: WordRule;
  wash?: WordColour;
  rowPx: number;
  photoRows: number;
  /** Rows below continue the columns beside the photo; 0 without a photo. */
  photoPx: number;
  /** Whether the name is in a cell. */
  isNamed: boolean;
  /** Whether sections are in cells, too; `inset` is their side padding. */
  hasSections?: boolean;
  inset: number;
  /** The minimum height of rows below the photo, if it differs. */
  restPx?: number;
  /** Borders on all sides of cells without a background. */
  isBoxed?: boolean;
  centred?: Readonly<Record<Language, boolean>>;
  /** The headline has a cell with this label instead of a line below the title. */
  headlineLabel?: Readonly<Record<Language, string>>;
  /** Entries are in cells for date, name and position, with these headers above the first of a section. */
  columnHeads?: Readonly<Record<Language, FormColumnHeads>>;
  /** The last row, for signatures and seals. */
  closing?: { heightPx: number; cells: Readonly<Record<Language, readonly FormClosing[]>> };
}

/** A plain shape behind the text, in pixels from the corner of the paper; negative lengths count from the far edge. */
export interface WordShape {
  x: number | ByLanguage;
  y: number;
  width?: number;
  height?: number;
  colour: WordColour;
  everyPage?: boolean;
}

/** Numbers of sections (1) and of their entries (1.1) in a column of `em`; entries of `references` have [1]. */
export interface WordNumbers {
  em: number;
  references: string;
  /** A section without a number with its own heading, `inset` from both edges. */
  abstract: { section: string; heading: WordHeading; inset: number };
}

export interface WordLayout {
  head: WordHead;
  heading: WordHeading;
  entry: WordEntry;
  numbers?: WordNumbers;
  /** Whether the page has a form title, and its text if not the default. */
  isTitled?: boolean;
  formTitle?: Readonly<Record<Language, string>>;
  bullet?: '–';
  side?: WordSide;
  labels?: WordLabels;
  form?: WordForm;
  /** A frame around the page, at this distance from its edge. */
  frame?: WordRule & { fromEdge: number };
  shapes?: readonly WordShape[];
  /** Line height in percent, where Word needs slightly less than the browser for the same pages. */
  lineScale?: number;
}

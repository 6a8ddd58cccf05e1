import type { Language } from './text.js';

/**
 * How the Word file of a template is set. Lengths are CSS pixels (1/96 inch) and ems of the body, as in the template's
 * style sheet; sizes, gaps and margins that the candidate may change come from `StyleDefaults` and are not repeated.
 */

/** The accent made no lighter than `lightest` (OKLab), of which `share` percent are mixed into white. */
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

/** A length by the language of the print: columns of dates and labels are wider in English. */
export type ByLanguage = Readonly<Record<Language, number>>;

/** Size and height of a line; `line` counts lines of the body. */
export interface WordText {
  em: number;
  line: number;
  colour?: WordColour;
  bold?: boolean;
}

/** The heading of a section. `above` comes on top of the gap between sections. */
export interface WordHeading extends WordText {
  above?: number;
  below: number;
  align?: 'center';
  /** Ground of the whole line. */
  fill?: WordColour;
  /** Ground of the words alone. */
  label?: WordColour;
  top?: WordRule;
  bottom?: WordRule;
  left?: WordRule;
  /** Round the words. */
  box?: WordRule;
  /** Where the words begin; `besideDates`: where the entries do. */
  indent?: number;
  besideDates?: boolean;
}

/**
 * What is in the head: the name with its other form beside it or alone, contacts in running lines, one to a line,
 * or with their labels, personal facts in running lines, one to a line, or in columns.
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
  /** The rest of the row where it is absent. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  vertical?: 'top' | 'center' | 'bottom';
  fill?: WordColour;
  /** Texts are white. */
  isDark?: boolean;
  left?: WordRule;
  padding?: readonly [top: number, right: number, bottom: number, left: number];
}

export interface HeadRow {
  cells: readonly HeadCell[];
  /** From edge to edge of the paper. */
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
  /** Below the head. */
  below: number;
  /** Between contacts of one line; absent: a gap. */
  separator?: string;
}

/**
 * The header of an entry: on one line; name above position; name above position where it has one; name and place above
 * position and date; date above name; date and place above name and position; date in a column at the left; date, name and
 * position in columns.
 */
type EntryKind = 'line' | 'stacked' | 'position' | 'place' | 'above' | 'dated' | 'gutter' | 'columns';

export interface WordEntry {
  kind: EntryKind;
  title: number;
  titleColour?: WordColour;
  dateColour?: WordColour;
  softColour?: WordColour;
  /** Of the dates at the left; what follows is beside them. */
  gutter?: ByLanguage;
  /** Whether the position is below the name. */
  stacks?: boolean;
  /** In columns: where the position begins. */
  third?: ByLanguage;
  /** Whether statements begin at the left edge in spite of the dates there. */
  isFlush?: boolean;
  /** What other sections have at the left edge: labelled values alone, or all of them. */
  flush?: 'facts' | 'all';
  fill?: WordColour;
  padding?: number;
  indent?: number;
  /** Dots lead from the name to the date. */
  hasLeader?: boolean;
}

/** A second column. */
export interface WordSide {
  fill?: WordColour;
  isDark?: boolean;
  /** Without the margin, where the template does not say it. */
  width?: number;
  /** To the edges of the paper. */
  isFullHeight?: boolean;
  line?: WordRule;
  head: readonly HeadItem[];
  heading: WordHeading;
  /** Between the columns: from the edge of the side column to its text, and to the text of the main one. */
  inset: number;
  mainInset: number;
  above?: number;
  mainAbove?: number;
  /** Whether the head is in the main column. */
  headInMain?: boolean;
  /** Whether the main column takes both widths where the side column has ended. */
  widens?: boolean;
  photoPx?: number;
  entry?: WordEntry;
}

/** Headings in a column of their own beside what they head. */
export interface WordLabels {
  width: ByLanguage;
  gap: number;
  rule?: WordRule;
  fill?: WordColour;
  isDark?: boolean;
  above: number;
  align?: 'center';
  /** Between headings and what they head. */
  beside?: WordRule;
  /** A frame round all rows. */
  frame?: WordRule;
  /** Names of entries in that column, with their dates; headings are above the other. */
  leads?: boolean;
  /** Names the row of personal facts, which has one. */
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

/** Personal facts in ruled cells. */
export interface WordForm {
  columns: 2 | 3;
  /** In halves of a Chinese character: a wider value takes a row. */
  wide: number;
  label: ByLanguage;
  rule: WordRule;
  wash?: WordColour;
  rowPx: number;
  photoRows: number;
  /** Rows below continue the columns beside the photo; 0 where there is none. */
  photoPx: number;
  /** Whether the name is in a cell. */
  isNamed: boolean;
  /** Whether sections are in cells, too; `inset` is the room at their sides. */
  hasSections?: boolean;
  inset: number;
  /** The least height of rows below the photo, where it differs. */
  restPx?: number;
  /** Rules on all sides of cells that have no wash. */
  isBoxed?: boolean;
  centred?: Readonly<Record<Language, boolean>>;
  /** The headline has a cell with this label instead of a line below the title. */
  headlineLabel?: Readonly<Record<Language, string>>;
  /** Entries stand in cells for date, name and position, with these heads above the first of a section. */
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
  /** A section without a number under a heading of its own, `inset` from both edges. */
  abstract: { section: string; heading: WordHeading; inset: number };
}

export interface WordLayout {
  head: WordHead;
  heading: WordHeading;
  entry: WordEntry;
  numbers?: WordNumbers;
  /** Whether the page has the title of a form, and which where it is not the usual one. */
  isTitled?: boolean;
  formTitle?: Readonly<Record<Language, string>>;
  bullet?: '–';
  side?: WordSide;
  labels?: WordLabels;
  form?: WordForm;
  /** A frame round the page, so far from its edge. */
  frame?: WordRule & { fromEdge: number };
  shapes?: readonly WordShape[];
  /** Percent of the height of lines, where Word needs a little less than the browser for the same pages. */
  lineScale?: number;
}

import type { WordEntry, WordHeading } from '@qicheng/resume/word-layout';
import {
  LeaderType,
  LineRuleType,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
  type IBorderOptions,
  type IParagraphOptions,
  type ParagraphChild,
  type Table,
} from 'docx';
import { linkedRuns, type RunStyle } from '../runs.js';
import { INK_MUTED, INK_SECOND, softOn, WHITE } from './colours.js';
import type { Sheet } from './sheet.js';
import { lineEm, textEm } from './text-width.js';

/** Space left at the end of every line of a paragraph but the last, in ems. */
const LINE_END = 0.75;

/** A paragraph or table with its approximate height in twips. */
export interface Part {
  node: Paragraph | Table;
  height: number;
  /** Keep with next. */
  keepsNext?: boolean;
  /** Starts a page. */
  startsPage?: boolean;
}

/** Text in one style; `tab` inserts a tab before it. */
export interface Piece extends Omit<RunStyle, 'shading' | 'border'> {
  text: string;
  href?: string | undefined;
  tab?: boolean;
  ground?: string;
  border?: IBorderOptions;
}

export interface ParagraphLook extends Pick<
  IParagraphOptions,
  'heading' | 'style' | 'numbering' | 'alignment' | 'border' | 'pageBreakBefore'
> {
  /** Line height in twips; by default that of the body. */
  line?: number;
  before?: number;
  after?: number;
  /** From the edge of the column. */
  indent?: number;
  /** Hanging indent of the first line. */
  hanging?: number;
  /** Left tab stops in twips from the edge of the column; `end` is one at its right edge. */
  stops?: readonly number[];
  end?: boolean;
  /** Dot leaders before the text at the right edge. */
  hasLeader?: boolean;
  keepNext?: boolean;
  ground?: string;
  /** Space for borders. */
  borderHeight?: number;
  /** Grows with its content, for images. */
  isFree?: boolean;
}

interface ColumnOptions {
  width: number;
  /** Distance of the text from the paper's margins. */
  left?: number;
  right?: number;
  /** The dark background of the text. */
  ground?: string;
  /** Tables are not possible here. */
  isCell?: boolean;
  isSide?: boolean;
  /** The width by which lines of facts are broken, if the column has been widened since. */
  measure?: number;
  /** There is no number column beside this text. */
  isUnnumbered?: boolean;
  entry?: WordEntry;
  heading?: WordHeading;
}

/** A text column: its width, background, and the styles of headings and entries. */
export class Column {
  readonly entry: WordEntry;
  readonly heading: WordHeading;

  constructor(
    readonly sheet: Sheet,
    readonly options: ColumnOptions,
  ) {
    this.entry = options.entry ?? sheet.layout.entry;
    this.heading = options.heading ?? sheet.layout.heading;
  }

  /** The same column with some properties changed. */
  with(options: Partial<ColumnOptions>): Column {
    return new Column(this.sheet, { ...this.options, ...options });
  }

  get width(): number {
    return this.options.width;
  }

  get measure(): number {
    return this.options.measure ?? this.options.width;
  }

  get isDark(): boolean {
    return this.options.ground !== undefined;
  }

  /** The colour of labels and remarks. */
  get muted(): Pick<RunStyle, 'color' | 'style'> {
    const { ground } = this.options;
    return ground === undefined ? { style: 'Muted' } : { style: 'Muted', color: softOn(ground) };
  }

  /** The colour of positions and places. */
  get second(): Pick<RunStyle, 'color' | 'style'> {
    const { ground } = this.options;
    if (ground !== undefined) return { style: 'Secondary', color: softOn(ground) };
    return { style: 'Secondary' };
  }

  get ink(): Pick<RunStyle, 'color'> {
    return this.isDark ? { color: WHITE } : {};
  }

  paragraph(pieces: readonly Piece[], look: ParagraphLook = {}): Part {
    const { sheet, options } = this;
    const { indent = 0, hanging = 0, before = 0, after = 0, line = sheet.line() } = look;
    const left = (options.left ?? 0) + indent;
    const node = new Paragraph({
      ...pick(look),
      children: pieces.flatMap((piece) => this.runs(piece)),
      spacing: look.isFree
        ? { before, after, line: 240, lineRule: LineRuleType.AUTO }
        : { before, after, line, lineRule: LineRuleType.EXACT },
      ...((left !== 0 || hanging !== 0 || options.right) && {
        indent: { left, hanging, ...(options.right && { right: options.right }) },
      }),
      ...this.tabStops(look),
      // In a table this would keep the whole row with the next one, and push a long row off the page.
      ...(options.isCell ? { keepNext: false } : look.keepNext && { keepNext: true }),
      ...(look.ground && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: look.ground } }),
    });
    // The bullet or number takes the hanging indent; otherwise the text starts in it.
    const lines = this.lineCount(pieces, indent, look.numbering ? 0 : hanging);
    const height = lines * line + before + after + (look.borderHeight ?? 0);
    return {
      node,
      height,
      ...(look.keepNext && { keepsNext: true }),
      ...(look.pageBreakBefore && { startsPage: true }),
    };
  }

  /** A paragraph that is only vertical space. */
  room(height: number): Part {
    const line = Math.max(20, height);
    return {
      node: new Paragraph({
        spacing: { before: 0, after: 0, line, lineRule: LineRuleType.EXACT },
        children: [],
      }),
      height: line,
    };
  }

  private tabStops({
    stops = [],
    end,
    hasLeader,
    indent = 0,
  }: ParagraphLook): Pick<IParagraphOptions, 'tabStops'> {
    const { left = 0 } = this.options;
    const all = [
      ...stops.filter((stop) => stop > 0).map((stop) => ({ type: TabStopType.LEFT, position: left + stop })),
      ...(end
        ? [
            {
              type: TabStopType.RIGHT,
              position: left + this.width,
              ...(hasLeader && { leader: LeaderType.DOT }),
            },
          ]
        : []),
    ];
    return all.length > 0 && indent <= this.width ? { tabStops: all } : {};
  }

  private runs({ text, href, tab, ground, border, ...style }: Piece): ParagraphChild[] {
    const look: RunStyle = {
      latinQuotes: this.sheet.style.latinQuotes,
      ...this.ink,
      ...style,
      ...(ground && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: ground } }),
      ...(border && { border }),
    };
    return [
      ...(tab ? [new TextRun({ children: [new Tab()] })] : []),
      ...(text ? linkedRuns(text, href, look) : []),
    ];
  }

  /** Approximate width of a line in twips, up to its first break. */
  widthOf(pieces: readonly Piece[]): number {
    const { style } = this.sheet;
    return pieces.reduce((sum, { text, size = style.size.body, tab }) => {
      const own = textEm(text.replace(/\n.*/su, '')) * Number(size) * 10;
      return sum + own + (tab ? style.em : 0);
    }, 0);
  }

  /** The width of a line in twips, up to its first break, to decide whether it fits. */
  lineWidth(pieces: readonly Piece[]): number {
    const { style } = this.sheet;
    const serif = style.latinQuotes.startsWith('Times');
    return pieces.reduce(
      (sum, { text, size = style.size.body, bold = false }) =>
        sum + lineEm(text.replace(/\n.*/su, ''), { bold, serif }) * Number(size) * 10,
      0,
    );
  }

  private lineCount(pieces: readonly Piece[], indent: number, hanging: number): number {
    const { style } = this.sheet;
    const room = this.width - indent;
    const width = this.widthOf(pieces);
    const breaks = pieces.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
    const filled = Math.max(room - style.em * LINE_END, style.em);
    return Math.max(1, Math.ceil((width - hanging - room) / filled - 0.02) + 1) + breaks;
  }
}

const pick = ({ heading, style, numbering, alignment, border, pageBreakBefore }: ParagraphLook) => ({
  ...(heading && { heading }),
  ...(style && { style }),
  ...(numbering && { numbering }),
  ...(alignment && { alignment }),
  ...(border && { border }),
  ...(pageBreakBefore && { pageBreakBefore }),
});

/** Total height. */
export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height }) => sum + height, 0);

/** The colours of the character styles. */
export const CHARACTER_INKS = { Muted: INK_MUTED, Secondary: INK_SECOND } as const;

import type { AtomView } from '@qicheng/resume/view';
import {
  AlignmentType,
  Paragraph,
  TabStopType,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx';
import type { PageStyle } from './page-style.js';
import { printable, statementRuns } from './runs.js';
import { BULLETS, INK_SOFT, NUMBERS, spacing } from './styles.js';

// 7 pt.
const NOTICE_HALF_POINTS = 14;

/** The context of every part of the file: style, language labels, and the number of the current list. */
export class Writer {
  private numberedLists = 0;

  constructor(
    readonly style: PageStyle,
    readonly lang: 'zh' | 'en',
  ) {}

  get colon(): string {
    return this.lang === 'zh' ? '：' : ': ';
  }

  bracketed(text: string): string {
    return this.lang === 'zh' ? `（${text}）` : ` (${text})`;
  }

  /** A line of body text. */
  line(children: ParagraphChild[], options: Omit<IParagraphOptions, 'children' | 'text'> = {}): Paragraph {
    return new Paragraph({ spacing: spacing(this.style, this.style.size.body), ...options, children });
  }

  /** A line with its end at the right margin. */
  lineWithEnd(
    children: ParagraphChild[],
    options: Omit<IParagraphOptions, 'children' | 'text'> = {},
  ): Paragraph {
    const tabStops = [{ type: TabStopType.RIGHT, position: this.style.contentWidth }];
    return new Paragraph({ tabStops, ...options, children });
  }

  /** A remark that is not part of the résumé, at the right margin. */
  notice(text: string): Paragraph {
    return new Paragraph({
      alignment: AlignmentType.RIGHT,
      spacing: { before: 120 },
      children: [new TextRun({ text: printable(text), size: NOTICE_HALF_POINTS, color: INK_SOFT })],
    });
  }

  statements(atoms: readonly AtomView[]): Paragraph[] {
    return atoms.map((atom) => this.statement(atom));
  }

  private statement({ kind, number, runs }: AtomView): Paragraph {
    const children = statementRuns(runs);
    if (kind === 'paragraph') return this.line(children);
    if (kind === 'bullet') return this.line(children, { numbering: { reference: BULLETS, level: 0 } });
    if (number === 1) this.numberedLists += 1;
    return this.line(children, { numbering: { reference: NUMBERS, level: 0, instance: this.numberedLists } });
  }
}

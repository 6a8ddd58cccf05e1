import sharp, { type Sharp } from 'sharp';
import { ImportRefusedError } from '../imported.js';
import { type InkedWord, inkedWords } from './inked-words.js';
import { layOut } from './page-layout.js';
import { median, type PageItem } from './page-rows.js';
import type { ReadText, TextLine } from './page-text.js';
import { missedLines } from './photo/missed-lines.js';
import { photographedSheet } from './photo/photographed-sheet.js';
import { uprightSheet } from './photo/upright-sheet.js';
import { type DrawnRule, erase, type Gray, rulesIn } from './picture-rules.js';
import { rawPixels } from './raw-pixels.js';
import { partsOf } from './recognised-parts.js';
import { openRecogniser, type Word } from './recogniser.js';
import { type StackedPicture, wayBack, stackCells } from './stacked-cells.js';
import { withUprightText } from './upright-picture.js';

// Of a large JPEG only a smaller version is decoded.
const MAX_PIXELS = { jpeg: 64_000_000, other: 25_000_000 };
const MAX_PROPORTION = 20; // of height to width: a long screenshot has ten; the rest would be enlarged beyond memory
const WORK_WIDTH = 1_860; // 225 dpi of A4: below it thin strokes are lost, above it OCR is only slower

/** A picture at the width for OCR, dark on white. */
export interface OpenedPicture extends Gray {
  /** It is the sheet of paper in a photograph, which may be upside down. */
  isPhotographed: boolean;
}

/** Decodes a picture within limits; of a photograph, the sheet of paper that it shows. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw new ImportRefusedError('unreadable');
  const { width, height } = header.autoOrient;
  if (height > width * MAX_PROPORTION) throw new ImportRefusedError('tooComplex');
  const limitInputPixels = header.format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
  if (width * height > limitInputPixels) throw new ImportRefusedError('tooComplex');
  const open = () => sharp(bytes, { limitInputPixels }).rotate().flatten({ background: '#fff' });
  try {
    const sheet = await photographedSheet(open, WORK_WIDTH);
    return sheet ? { ...sheet, isPhotographed: true } : { ...(await whole(open())), isPhotographed: false };
  } catch {
    throw new ImportRefusedError('unreadable');
  }
}

const whole = (picture: Sharp): Promise<Gray> =>
  rawPixels(
    picture
      .grayscale()
      .resize({ width: WORK_WIDTH, withoutEnlargement: false, kernel: 'lanczos3' })
      .normalise(),
  );

const SLACK = 0.005; // of the width: tolerance between rule ends

/** A picture prepared for OCR. */
interface Prepared {
  /** The picture to recognise; its cells may be rearranged. */
  shown: Gray;
  width: number;
  height: number;
  rules: readonly DrawnRule[];
  parts: StackedPicture['parts'];
}

/** Deskewed, dark on white, without table rules, cells stacked. */
async function preparePicture(picture: Gray): Promise<Prepared> {
  const upright = await withUprightText(picture);
  const { width, height } = upright;
  const rules = rulesIn(upright);
  const slack = width * SLACK;
  erase(
    upright,
    rules.filter((rule) => isOfTable(rule, rules, slack)),
  );
  const stacked = stackCells(upright, rules, slack);
  return { shown: stacked ?? upright, width, height, rules, parts: stacked?.parts ?? [] };
}

// Rules that cross others are borders; a single one may be a stroke of a large letter.
const isOfTable = (rule: DrawnRule, rules: readonly DrawnRule[], slack: number): boolean =>
  rules.filter(
    (other) =>
      other.isLevel !== rule.isLevel &&
      other.x0 - slack <= rule.x1 &&
      rule.x0 - slack <= other.x1 &&
      other.y0 - slack <= rule.y1 &&
      rule.y0 - slack <= other.y1,
  ).length >= 2;

const DATE = '(?:19|20)\\d{2}\\s*[./年-]\\s*\\d{1,2}(?:\\s*月)?';
const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // OCR reads ✓, ◇ and ① as similar characters; a leading full stop is a dot.
  [
    /^(?:[@<>©®¢°»«+~]{1,2}|[Vv]{1,2}|G[DQ]|[(（]?[DG][)）]|[，。、；;.]{1,3})\s*(?=[\p{Script=Han}【[“])/u,
    '• ',
  ],
  [/^[工lI丨]\s*(?=[、.．]\s*\S)/u, '1'],
  // Any character between two dates is a dash; a long one looks like the numeral one.
  [
    new RegExp(`(${DATE})\\s*[^\\d\\s至到，,、;；]{0,2}\\s*(?=(?:19|20)\\d{2}\\s*[./年-]\\s*\\d)`, 'gu'),
    '$1-',
  ],
  [/(?<=\d月?)\s*[一—~-]+\s*(?=至今|今$|现在)/gu, '-'],
  [new RegExp(`(?<=${DATE}\\s*至)\\s*[仿令仅伍介个合含兮](?=$|\\s)`, 'u'), '今'],
  [/(?<=\S[ \t])一(?=[ \t]\S)/gu, '—'],
  // 设计助理一 某公司, 组长一某项目: a dash after a title, or before a gap or Latin words.
  [
    /(?<=\p{Script=Han}[^之第唯统初高大专单同万划合\P{Script=Han}])一(?=[ \t]+[\p{L}]|[A-Z][A-Za-z]{2})/gu,
    ' — ',
  ],
  [
    /(?<=实习生|助理|专员|工程师|经理|主管|顾问|组长|队长|部长|主席|负责人|主任|本科|硕士|博士|大专|专科)一(?=\p{Script=Han}{2})(?![一等批次名个年流直同起])/gu,
    ' — ',
  ],
  // OCR loses a bracket before a date, doubles colons and reads a dot between words as a full stop.
  [/^([^(（]*\S)\s*((?:19|20)\d{2}(?:[./年-]\d{1,2}月?)?)[)）]/u, '$1（$2）'],
  [/[；;]\s*[:：]/gu, '：'],
  [/。(?=\t)/gu, ''],
  [/(?<![A-Za-z])ll(?=l[a-z])/gu, 'Il'],
];
const ALONE = /^[一丨—\-~|、。.·\s]+$/u;
const SYMBOL_CELL = /^([^\d\s])\t(?=\S)/u;
const SYMBOL_WORD = /^([^\d\s])\s(?=\p{Script=Han}{2})/u;
const WORD_OF_ONE = /^[男女无有是否•]$/u;
const MIN_SYMBOLS = 3;

/** Corrects symbols that OCR misread as letters. */
export function withSymbolsCorrected(lines: readonly TextLine[]): TextLine[] {
  const signed = lines.filter(({ text }) => symbolOf(text, SYMBOL_WORD) !== null).length;
  const form = signed >= MIN_SYMBOLS ? SYMBOL_WORD : SYMBOL_CELL;
  return lines
    .filter(({ text }) => !ALONE.test(text))
    .map((line, at) => {
      const bare =
        symbolOf(line.text, at < MIN_SYMBOLS ? SYMBOL_CELL : form) === null ? line.text : line.text.slice(2);
      const text = REPAIRS.reduce((rest, [misread, meant]) => rest.replace(misread, meant), bare);
      return text === line.text ? line : { ...line, text };
    });
}

/** A leading symbol that was read as a separate letter. */
function symbolOf(text: string, form: RegExp): string | null {
  const symbol = form.exec(text)?.[1];
  return symbol === undefined || WORD_OF_ONE.test(symbol) ? null : symbol;
}

/** The text of a picture with its positions. */
export async function readPicture(
  bytes: Uint8Array,
  page: number,
  onShare: (share: number) => void,
): Promise<ReadText> {
  onShare(0.05);
  const { isPhotographed, ...picture } = await openPicture(bytes);
  const recogniser = await openRecogniser();
  try {
    onShare(0.15);
    const upright = isPhotographed
      ? await uprightSheet(picture, (band) => recogniser.recognise(band))
      : picture;
    const { shown, width, height, rules, parts } = await preparePicture(upright);
    onShare(0.2);
    const lines = await recogniser.recognise(shown);
    if (isPhotographed)
      lines.push(...(await missedLines(shown, lines, (part) => recogniser.recognise(part))));
    onShare(1);
    const items = itemsOf(lines, { shown, rules, parts });
    const certainty = items.reduce((sum, item) => sum + (item.certainty ?? 0), 0) / Math.max(1, items.length);
    return { lines: withSymbolsCorrected(layOut(items, { number: page, width, height }, rules)), certainty };
  } finally {
    await recogniser.close();
  }
}

/** The recognised runs at their positions in the file. */
const itemsOf = (
  lines: readonly (readonly Word[])[],
  { shown, rules, parts }: Pick<Prepared, 'shown' | 'rules' | 'parts'>,
): PageItem[] => tidy(lines.flatMap((line) => partsOf(movedBack(inkedWords(line, shown), parts), rules)));

/** The words of a line at their positions in the file. */
function movedBack(words: readonly InkedWord[], parts: StackedPicture['parts']): InkedWord[] {
  if (parts.length === 0) return [...words];
  return words.flatMap((word) => {
    const { x0, y0, x1, y1 } = word.bbox;
    const back = wayBack(parts, (y0 + y1) / 2);
    return back
      ? [{ ...word, bbox: { x0: x0 + back.x, x1: x1 + back.x, y0: y0 + back.y, y1: y1 + back.y } }]
      : [];
  });
}

/** Parts of one row differ in height by their letters; the usual height keeps rows together. */
function tidy(items: PageItem[]): PageItem[] {
  const usual = median(items.map(({ height }) => height)) || 20;
  return items.map((item) => {
    const height = Math.min(Math.max(item.height, usual * 0.8), usual * 3);
    return { ...item, y: item.y + (item.height - height) / 2, height };
  });
}

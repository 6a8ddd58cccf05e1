import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { ImportRefused } from '../imported.js';
import { layOut } from './page-layout.js';
import type { PageItem } from './page-rows.js';
import type { ReadText } from './page-text.js';
import { type DrawnRule, erase, rulesIn } from './picture-rules.js';
import { stackCells, type StackedPicture, wayBack } from './stacked-cells.js';
import { withUprightText } from './upright-picture.js';

const MAX_PIXELS = 25_000_000;
const WORK_WIDTH = 1_860; // 225 dpi of A4: below it thin strokes are lost, above it only time
const LEAST_CERTAINTY = 12;
const GAP = 0.62; // of the height of a line
const GAP_BEHIND_SIGN = 1.5; // a comma fills half of its square
const SLACK = 0.005; // of the width: how far rules may miss one another

const require = createRequire(import.meta.url);

interface Word {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

interface Recogniser {
  recognise(picture: Buffer): Promise<Word[][]>;
  close(): Promise<void>;
}

/** The text of a picture with its places. Everything that is needed is on the disk; nothing is loaded from outside. */
export async function readPicture(
  bytes: Uint8Array,
  page: number,
  onShare: (share: number) => void,
): Promise<ReadText> {
  onShare(0.05);
  const { picture, width, height, rules, parts } = await prepare(bytes);
  const recogniser = await openRecogniser();
  try {
    onShare(0.2);
    const lines = await recogniser.recognise(picture);
    onShare(1);
    const items = lines.flatMap((line) => partsOf(movedBack(line, parts), rules));
    const certainty = items.reduce((sum, item) => sum + (item.certainty ?? 0), 0) / Math.max(1, items.length);
    return { lines: layOut(tidy(items), { number: page, width, height }, rules), certainty };
  } finally {
    await recogniser.close();
  }
}

interface Prepared {
  /** What is recognised; its cells may stand elsewhere than in the file. */
  picture: Buffer;
  width: number;
  height: number;
  rules: readonly DrawnRule[];
  parts: StackedPicture['parts'];
}

async function prepare(bytes: Uint8Array): Promise<Prepared> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw new ImportRefused('unreadable');
  if (header.width * header.height > MAX_PIXELS) throw new ImportRefused('tooComplex');
  const gray = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#fff' })
    .grayscale()
    .resize({ width: WORK_WIDTH, withoutEnlargement: false, kernel: 'lanczos3' })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ImportRefused('unreadable');
    });
  const { width, height } = gray.info;
  const upright = await withUprightText({ pixels: gray.data, width, height });
  const rules = rulesIn(upright);
  const slack = width * SLACK;
  erase(
    upright,
    rules.filter((rule) => isOfTable(rule, rules, slack)),
  );
  const stacked = stackCells(upright, rules, slack);
  const shown = stacked ?? upright;
  const raw = { width: shown.width, height: shown.height, channels: 1 as const };
  const picture = await sharp(shown.pixels, { raw }).png().toBuffer();
  return { picture, width, height, rules, parts: stacked?.parts ?? [] };
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

/** Words of a line at their places in the file. */
function movedBack(words: readonly Word[], parts: StackedPicture['parts']): Word[] {
  if (parts.length === 0) return [...words];
  return words.flatMap((word) => {
    const { x0, y0, x1, y1 } = word.bbox;
    const back = wayBack(parts, (y0 + y1) / 2);
    return back
      ? [{ ...word, bbox: { x0: x0 + back.x, x1: x1 + back.x, y0: y0 + back.y, y1: y1 + back.y } }]
      : [];
  });
}

async function openRecogniser(): Promise<Recogniser> {
  const { createWorker, PSM } = await import('tesseract.js');
  const data = path.dirname(require.resolve('@tesseract.js-data/chi_sim/package.json'));
  const worker = await createWorker('chi_sim', 1, {
    langPath: path.join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({
    ['tessedit_pageseg_mode']: PSM.AUTO,
    ['preserve_interword_spaces']: '1',
    ['user_defined_dpi']: '225',
  });
  return {
    async recognise(picture) {
      const { data: found } = await worker.recognize(picture, {}, { blocks: true, text: false });
      return (found.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.map(({ words }) => words)),
      );
    },
    async close() {
      await worker.terminate();
    },
  };
}

const BULLET = '•';
const isReadable = ({ confidence }: Word): boolean => confidence >= LEAST_CERTAINTY;

/**
 * The parts of a recognised line. Boxes of single Chinese characters are rough, so only a wide gap parts; within a
 * part no blank stands beside a Chinese character.
 */
function partsOf(words: readonly Word[], rules: readonly DrawnRule[]): PageItem[] {
  const height = median(words.map(({ bbox }) => bbox.y1 - bbox.y0));
  const parts: Word[][] = [];
  let before: Word | undefined;
  for (const word of words.filter(({ text }) => text.trim() !== '')) {
    const isBehindSign = before !== undefined && /[，。、；：！,;:•·）)]$/u.test(before.text.trim());
    const gap = height * (isBehindSign ? GAP_BEHIND_SIGN : GAP);
    const isNext =
      before !== undefined && word.bbox.x0 - before.bbox.x1 < gap && !isParted(before, word, rules);
    // A sign that is hardly seen may be a bar or a dot between two words.
    if (!isReadable(word) && !/[\p{L}\d]/u.test(word.text)) continue;
    before = word;
    if (isNext) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts
    .map(withoutSpecks)
    .filter((part) => part.some(isReadable))
    .map(toItem)
    .filter(({ text }) => text === BULLET || !/^[\s\p{P}\p{S}]*$/u.test(text));
}

/** A Chinese letter amid readable ones is one, however unsure; others that are unsure are specks. */
const withoutSpecks = (part: readonly Word[]): Word[] =>
  part.filter((word) => isReadable(word) || /^\p{Script=Han}+$/u.test(word.text.trim()));

/** Whether the border of a cell stands between two words. */
function isParted({ bbox: a }: Word, { bbox: b }: Word, rules: readonly DrawnRule[]): boolean {
  const [from, to, y] = [(a.x0 + a.x1) / 2, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];
  return rules.some(
    ({ isLevel, x0, x1, y0, y1 }) =>
      !isLevel && y0 <= y && y <= y1 && from < (x0 + x1) / 2 && (x0 + x1) / 2 < to,
  );
}

function toItem(words: readonly Word[]): PageItem {
  const boxes = words.map(({ bbox }) => bbox);
  const [x, end] = [Math.min(...boxes.map(({ x0 }) => x0)), Math.max(...boxes.map(({ x1 }) => x1))];
  const [y, bottom] = [median(boxes.map(({ y0 }) => y0)), median(boxes.map(({ y1 }) => y1))];
  const certainty = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100;
  const text = words.map((word) => word.text.trim()).join(' ');
  return {
    text: asTyped(text),
    x,
    y,
    width: end - x,
    height: Math.max(bottom - y, 1),
    certainty: Math.round(certainty * 100) / 100,
  };
}

/** Signs as they are written in Chinese, without the specks that are read as quotes and brackets. */
function asTyped(text: string): string {
  return (
    text
      .replace(
        /(?<=[\p{Script=Han}，。；：、！？（）]) +(?=\S)|(?<=\S) +(?=[\p{Script=Han}，。；：、！？（）])/gu,
        '',
      )
      .replace(/(?<=\p{Script=Han})\s*:\s*/gu, '：')
      .replace(/(?<=\p{Script=Han})\s*;\s*/gu, '；')
      .replace(/(?<=\p{Script=Han})\s*,\s*(?=\p{Script=Han})/gu, '，')
      .replace(/^[。.°º*·●■◆○•](?:\s*(?=[\p{Script=Han}\dA-Za-z])|$)/u, `${BULLET}`)
      .replace(/^(姓名|性别|民族|籍贯|电话|手机|邮箱|求职意向|政治面貌|出生年月)[；;]\s*(?=\S)/u, '$1：')
      // A long dash between dates looks like the number one.
      .replace(/(?<=\d)\s*[一—]\s*(?=\d)/gu, '-')
      .replace(/(?<=[\p{Script=Han}\d])\s*[”“〈`‘’]\s*(?=[\p{Script=Han}A-Za-z\d])/gu, '\t')
      .replace(/^[”“〈〉‘’`^~|《》]+|[”“〈‘’`^~|《]+$/gu, '')
      .trim()
  );
}

/** Parts of one row differ in height by their letters; the usual height keeps rows together. */
function tidy(items: PageItem[]): PageItem[] {
  const usual = median(items.map(({ height }) => height)) || 20;
  return items.map((item) => {
    const height = Math.min(Math.max(item.height, usual * 0.8), usual * 3);
    return { ...item, y: item.y + (item.height - height) / 2, height };
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

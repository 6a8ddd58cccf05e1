import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { ImportRefused } from '../imported.js';
import { layOut, type PageItem } from './page-layout.js';
import type { ReadText } from './page-text.js';
import { withUprightText } from './upright-picture.js';

const MAX_PIXELS = 25_000_000;
const WORK_WIDTH = 1_860; // 225 dpi of A4: below it thin strokes are lost, above it only time
const LEAST_CERTAINTY = 35;

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
  const { picture, width, height } = await prepare(bytes);
  const recogniser = await openRecogniser();
  try {
    onShare(0.2);
    const lines = await recogniser.recognise(picture);
    onShare(1);
    const items = lines.flatMap((words) => words.filter(isReadable).map(toItem));
    const certainty = items.reduce((sum, item) => sum + (item.certainty ?? 0), 0) / Math.max(1, items.length);
    return { lines: layOut(tidy(items), { number: page, width, height }), certainty };
  } finally {
    await recogniser.close();
  }
}

async function prepare(bytes: Uint8Array): Promise<{ picture: Buffer; width: number; height: number }> {
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
  const upright = withUprightText({ pixels: gray.data, width, height });
  return { picture: await upright.png().toBuffer(), width, height };
}

async function openRecogniser(): Promise<Recogniser> {
  const { createWorker, PSM } = await import('tesseract.js');
  const data = path.dirname(require.resolve('@tesseract.js-data/chi_sim/package.json'));
  const worker = await createWorker('chi_sim', 1, {
    langPath: path.join(data, '4.0.0_best_int'),
    gzip: true,
    cacheMethod: 'none',
  });
  await worker.setParameters({ ['tessedit_pageseg_mode']: PSM.AUTO, ['preserve_interword_spaces']: '1' });
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

const isReadable = ({ text, confidence }: Word): boolean =>
  text.trim() !== '' && confidence >= LEAST_CERTAINTY && !/^[\s|_~`'"^.,。·•—-]+$/.test(text);

const toItem = ({ text, confidence, bbox }: Word): PageItem => ({
  text,
  x: bbox.x0,
  y: bbox.y0,
  width: bbox.x1 - bbox.x0,
  height: bbox.y1 - bbox.y0,
  certainty: Math.round(confidence) / 100,
});

/** Words of one line have the height of the line, or small signs would seem to stand far apart. */
function tidy(items: PageItem[]): PageItem[] {
  const heights = items.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 20;
  return items.map((item) => {
    const height = Math.min(Math.max(item.height, usual * 0.8), usual * 3);
    return { ...item, y: item.y + (item.height - height) / 2, height };
  });
}

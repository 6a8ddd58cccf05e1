import sharp from 'sharp';
import { ImportRefusedError } from '../imported.js';
import { type DrawnRule, erase, type Gray, rulesIn } from './picture-rules.js';
import { stackCells, type StackedPicture } from './stacked-cells.js';
import { withUprightText } from './upright-picture.js';

const MAX_PIXELS = 25_000_000;
const WORK_WIDTH = 1_860; // 225 dpi of A4: below it thin strokes are lost, above it only time
const SLACK = 0.005; // of the width: how far rules may miss one another

/** A picture as it is recognised. */
export interface Prepared {
  /** What is recognised; its cells may stand elsewhere than in the file. */
  shown: Gray;
  width: number;
  height: number;
  rules: readonly DrawnRule[];
  parts: StackedPicture['parts'];
}

/** Level, dark on white, without the rules of tables, their cells below one another. */
export async function preparePicture(bytes: Uint8Array): Promise<Prepared> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) throw new ImportRefusedError('unreadable');
  if (header.width * header.height > MAX_PIXELS) throw new ImportRefusedError('tooComplex');
  const gray = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#fff' })
    .grayscale()
    .resize({ width: WORK_WIDTH, withoutEnlargement: false, kernel: 'lanczos3' })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ImportRefusedError('unreadable');
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

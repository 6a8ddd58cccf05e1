import { withMeantSigns } from './misread-signs.js';
import { layOut } from './page-layout.js';
import { median, type PageItem } from './page-rows.js';
import type { ReadText } from './page-text.js';
import { type InkedWord, inkedWords } from './inked-words.js';
import { type Prepared, preparePicture } from './prepare-picture.js';
import { partsOf } from './recognised-parts.js';
import { openRecogniser, type Word } from './recogniser.js';
import { type StackedPicture, wayBack } from './stacked-cells.js';

/** The text of a picture with its places. */
export async function readPicture(
  bytes: Uint8Array,
  page: number,
  onShare: (share: number) => void,
): Promise<ReadText> {
  onShare(0.05);
  const { shown, width, height, rules, parts } = await preparePicture(bytes);
  const recogniser = await openRecogniser();
  try {
    onShare(0.2);
    const lines = await recogniser.recognise(shown);
    onShare(1);
    const items = itemsOf(lines, { shown, rules, parts });
    const certainty = items.reduce((sum, item) => sum + (item.certainty ?? 0), 0) / Math.max(1, items.length);
    return { lines: withMeantSigns(layOut(items, { number: page, width, height }, rules)), certainty };
  } finally {
    await recogniser.close();
  }
}

/** The runs of the recognised lines at their places in the file. */
const itemsOf = (
  lines: readonly (readonly Word[])[],
  { shown, rules, parts }: Pick<Prepared, 'shown' | 'rules' | 'parts'>,
): PageItem[] => tidy(lines.flatMap((line) => partsOf(movedBack(inkedWords(line, shown), parts), rules)));

/** Words of a line at their places in the file. */
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

import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Gray } from './picture-rules.js';

const require = createRequire(import.meta.url);

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** One recognised letter; boxes of Chinese ones are imprecise. */
interface Letter {
  text: string;
  confidence: number;
  bbox: Box;
}

export interface Word extends Letter {
  symbols: readonly Letter[];
}

interface Recogniser {
  recognise(picture: Gray): Promise<Word[][]>;
  close(): Promise<void>;
}

/** All files are on disk; nothing is downloaded. */
export async function openRecogniser(): Promise<Recogniser> {
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
    async recognise({ pixels, width, height }) {
      const picture = await sharp(pixels, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer();
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

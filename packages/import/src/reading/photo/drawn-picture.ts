import type { Colours } from './soft-picture.js';

const STEP = 2;
const MAX_FLAT = 0.4; // of the pixels: up to 0.2 in photographs with their noise, 0.55 and more in screenshots and scans

/** Whether much of a picture is exactly even, as in a screenshot or a cleaned scan, also after JPEG. */
export function isMostlyFlat({ pixels, width, height }: Colours): boolean {
  let [flat, all] = [0, 0];
  for (let y = 0; y < height - 1; y += STEP)
    for (let x = 0; x < width - 1; x += STEP) {
      const at = (y * width + x) * 3;
      all += 1;
      if (isSame(pixels, at, at + 3) && isSame(pixels, at, at + width * 3)) flat += 1;
    }
  return flat > all * MAX_FLAT;
}

const isSame = (pixels: Uint8Array, a: number, b: number): boolean =>
  pixels[a] === pixels[b] && pixels[a + 1] === pixels[b + 1] && pixels[a + 2] === pixels[b + 2];

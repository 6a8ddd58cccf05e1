/** A small picture, three bytes a pixel. */
export interface Colours {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/**
 * A picture without its small dark parts, such as text, thin rules and the grain of wood: a maximum over the
 * neighbourhood and then a minimum.
 */
export function withoutSmallDarkParts({ pixels, width, height }: Colours, radius: number): Colours {
  let result = pixels;
  for (const isLargest of [true, false])
    for (const isAlongRows of [true, false])
      result = extremes({ pixels: result, width, height }, { radius, isLargest, isAlongRows });
  return { pixels: result, width, height };
}

function extremes(
  { pixels, width, height }: Colours,
  { radius, isLargest, isAlongRows }: { radius: number; isLargest: boolean; isAlongRows: boolean },
): Uint8Array {
  const result = new Uint8Array(pixels.length);
  const [lines, length] = isAlongRows ? [height, width] : [width, height];
  const [lineStep, step] = isAlongRows ? [width * 3, 3] : [3, width * 3];
  for (let line = 0; line < lines; line += 1)
    for (let at = 0; at < length * 3; at += 1) {
      const [place, channel] = [Math.floor(at / 3), at % 3];
      const start = line * lineStep + channel;
      const last = start + Math.min(length - 1, place + radius) * step;
      let value = pixels[last] ?? 0;
      for (let near = start + Math.max(0, place - radius) * step; near < last; near += step) {
        const other = pixels[near] ?? 0;
        if (isLargest ? other > value : other < value) value = other;
      }
      result[start + place * step] = value;
    }
  return result;
}

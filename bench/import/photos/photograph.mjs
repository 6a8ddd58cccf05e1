// A picture of a page as a telephone takes it: perspective, table, light, lens, sensor and file.
import sharp from 'sharp';
import { draws } from '../draws.mjs';
import { lightOf, valueAt } from './light.mjs';
import { inverse, projection } from './perspective.mjs';
import { isUnderEar, sheetOf } from './sheet.mjs';
import { textureOf } from './surfaces.mjs';

/** Ink is not black and paper is not white. */
const INK = 0.11;
const PAPER = 0.97;
const NORMALS = 1 << 16;
const ORIENTATION = { 90: 8, 180: 3, 270: 6 };

const clipped = (value) => (value < 0 ? 0 : value > 255 ? 255 : value);
/** Bright parts are compressed rather than cut off, as by the curve of a camera. */
const developed = (value) => (value < 215 ? value : 215 + 40 * (1 - Math.exp((215 - value) / 40)));

async function rawOf(input) {
  const { data, info } = await sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The light that reaches the sensor, before lens and noise. */
async function exposed(page, shot, seed) {
  const [width, height] = shot.size;
  const { scene, table, columns } = await lightOf(shot);
  const [a, b, c, d, e, f, g, h, i] = inverse(projection(shot.corners));
  const texture = textureOf(shot.table, seed);
  const { place, point, shade } = sheetOf(shot, seed);
  const colour = shot.cast.map((share) => share * shot.exposure);
  const { data: source, width: across, height: down } = page;
  const unit = 1000 / width;
  const pixels = new Uint8Array(width * height * 3);
  // One loop over all pixels, without arrays: it takes most of the time.
  let at = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const light = valueAt(scene, columns, x, y);
      const w = 1 / (g * x + h * y + i);
      place((a * x + b * y + c) * w, (d * x + e * y + f) * w);
      const u = point[0];
      const v = point[1];
      if (u > 0 && v > 0 && u < 1 && v < 1 && !isUnderEar(shot.ear, u, v)) {
        const sx = u * (across - 1.01);
        const sy = v * (down - 1.01);
        const left = sx | 0;
        const top = sy | 0;
        const fx = sx - left;
        const fy = sy - top;
        const p = (top * across + left) * 3;
        const q = p + across * 3;
        const bright = light * shade(u, v) * (PAPER - INK);
        const base = 255 * light * INK;
        for (let k = 0; k < 3; k += 1) {
          const above = source[p + k] * (1 - fx) + source[p + 3 + k] * fx;
          const below = source[q + k] * (1 - fx) + source[q + 3 + k] * fx;
          pixels[at + k] = developed(colour[k] * (bright * (above * (1 - fy) + below * fy) + base));
        }
      } else {
        const bright = 255 * light * valueAt(table, columns, x, y) * texture(x * unit, y * unit);
        for (let k = 0; k < 3; k += 1) pixels[at + k] = developed(colour[k] * bright * shot.table.colour[k]);
      }
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The path of a shaking hand as a kernel. */
function motionKernel({ length, angle }) {
  const size = (Math.ceil(length / 2) * 2 + 1) | 0;
  const kernel = new Array(size * size).fill(0);
  const middle = (size - 1) / 2;
  const steps = size * 8;
  for (let step = 0; step < steps; step += 1) {
    const along = (step / (steps - 1) - 0.5) * (length - 1);
    const [x, y] = [middle + along * Math.cos(angle), middle + along * Math.sin(angle)];
    kernel[Math.round(y) * size + Math.round(x)] += 1;
  }
  return { width: size, height: size, kernel };
}

/** Sensor noise, stronger in the light but more visible in the dark, of brightness and a little of colour. */
function withNoise(pixels, amount, seed) {
  const { next } = draws(seed + 13);
  const normals = Float32Array.from(
    { length: NORMALS },
    () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next()),
  );
  let state = (seed * 2654435761) >>> 0 || 1;
  for (let at = 0; at < pixels.length; at += 3) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const common = normals[state & 0xffff];
    const own = (state >>> 16) & 0xffff;
    for (let k = 0; k < 3; k += 1) {
      const value = pixels[at + k];
      const sigma = amount * (0.6 + 0.4 * Math.sqrt(value / 200));
      pixels[at + k] = clipped(
        value + sigma * (0.8 * common + 0.6 * normals[(own + k * 7919) & 0xffff]) + 0.5,
      );
    }
  }
  return pixels;
}

/** @param {Buffer} png the page @param {import('./shots.mjs').Shot} shot @returns {Promise<Buffer>} a JPEG file */
export async function photograph(png, shot, seed) {
  const [width, height] = shot.size;
  const raw = { raw: { width, height, channels: 3 } };
  let lens = (await exposed(await rawOf(png), shot, seed)).blur(shot.blur);
  if (shot.motion) lens = sharp(await lens.raw().toBuffer(), raw).convolve(motionKernel(shot.motion));
  const noisy = withNoise(await lens.raw().toBuffer(), shot.noise, seed);
  // The telephone sharpens; a chat program makes the picture smaller and compresses it again.
  let file = sharp(noisy, raw).sharpen();
  if (shot.chatSide)
    file = sharp(await file.resize({ height: shot.chatSide }).jpeg({ quality: 88 }).toBuffer());
  if (shot.turn) file = file.rotate(shot.turn);
  if (shot.turn && shot.isTurnInExif) file = file.withMetadata({ orientation: ORIENTATION[shot.turn] });
  return file.jpeg({ quality: shot.quality, chromaSubsampling: '4:2:0' }).toBuffer();
}

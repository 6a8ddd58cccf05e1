import sharp, { type Sharp } from 'sharp';
import type { Gray } from '../picture-rules.js';
import { rawPixels } from '../raw-pixels.js';
import { isUneven, type Light, lightOf, withEvenLight } from './even-light.js';
import { distance, proportionOf, type Quadrilateral } from './homography.js';
import { refinedCorners } from './refined-corners.js';
import { sheetCorners } from './sheet-corners.js';
import type { Colours } from './soft-picture.js';
import { straightened } from './straightened.js';

const STEP = 2;
const MAX_FLAT = 0.4; // of the pixels: up to 0.2 in photographs with their noise, 0.55 and more in screenshots and scans

/** Whether much of a picture is exactly even, as in a screenshot or a cleaned scan, also after JPEG. */
function isMostlyFlat({ pixels, width, height }: Colours): boolean {
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

const SMALL = 400;
const MIDDLE = 1_200;
const DETAIL = 1.2; // pixels of the photograph for each of the result, to interpolate between them

/** Opens the picture, upright and without transparency. */
type Open = () => Sharp;

/**
 * The sheet of paper in a photograph, as a scanner would show it: level, evenly lit, its shorter side `width` pixels.
 * If the sheet fills the picture, only the light changes. Null if the picture is no photograph of paper.
 */
export async function photographedSheet(open: Open, width: number): Promise<Gray | null> {
  const picture = await coloursOf(open().resize({ width: MIDDLE, height: MIDDLE, fit: 'inside' }));
  if (isMostlyFlat(picture)) return null;
  const corners = await cornersIn(picture);
  if (corners !== null) return withClearText(await levelSheet(open, { corners, picture, width }));
  const whole = await grayOf(open().resize({ width }));
  const light = lightOf(whole);
  return isUneven(light) ? withClearText(whole, light) : null;
}

async function cornersIn(picture: Colours): Promise<Quadrilateral | null> {
  const { pixels, width, height } = picture;
  const small = await coloursOf(
    sharp(pixels, { raw: { width, height, channels: 3 } }).resize({
      width: SMALL,
      height: SMALL,
      fit: 'inside',
    }),
  );
  const corners = sheetCorners(small);
  return corners && refinedCorners(scaled(corners, width / small.width), picture);
}

const scaled = (corners: Quadrilateral, factor: number): Quadrilateral =>
  corners.map(({ x, y }) => ({ x: x * factor, y: y * factor })) as unknown as Quadrilateral;

interface Found {
  corners: Quadrilateral;
  /** The picture in which the corners were found. */
  picture: Colours;
  width: number;
}

async function levelSheet(open: Open, { corners, picture, width }: Found): Promise<Gray> {
  const proportion = proportionOf(corners, picture.width, picture.height);
  const size = [width, Math.round(width * Math.max(proportion, 1 / proportion))];
  const [across = width, down = width] = proportion >= 1 ? size : size.reverse();
  const [p0, p1, p2, p3] = corners;
  const broad = (distance(p0, p1) + distance(p3, p2)) / 2;
  const detail = Math.round(((across * DETAIL) / broad) * picture.width);
  const gray = await grayOf(open().resize({ width: detail, withoutEnlargement: true }));
  return straightened(gray, scaled(corners, gray.width / picture.width), across, down);
}

async function withClearText(gray: Gray, light?: Light): Promise<Gray> {
  const { pixels, width, height } = withEvenLight(gray, light);
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  return grayOf(picture.normalise());
}

const coloursOf = (picture: Sharp): Promise<Colours> => rawPixels(picture.toColourspace('srgb'));

const grayOf = (picture: Sharp): Promise<Gray> => rawPixels(picture.grayscale().extractChannel(0));

import { contrastOf, MIN_CONTRAST, linearRgb } from '@qicheng/resume/colour-contrast';

/** The maximum lightness of text, as in the templates (`accentInk` of packages/templates). */
const LIGHTEST = 0.52;

type Triple = readonly [number, number, number];

const encoded = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
const clamped = (channel: number): number => Math.min(1, Math.max(0, channel));

const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((channel) => Math.round(encoded(clamped(channel)) * 255))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

// OKLab of linear sRGB and back: https://bottosson.github.io/posts/oklab/.
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The colour, limited to this lightness in OKLab: `oklch(from colour min(l, lightest) c h)` of the style sheets. */
export function atMostAsLight(hex: string, lightest: number): string {
  const [lightness, a, b] = toOklab(linearRgb(hex));
  return lightness <= lightest ? hex : hexOf(fromOklab([lightest, a, b]));
}

/** `color-mix(in srgb, colour share%, #fff)`. */
export function mixedIntoWhite(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) => Math.round((channel * share + 255 * (100 - share)) / 100))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The contrast of a colour on white. */
export const contrastOnWhite = (hex: string): number => contrastOf(hex, '#ffffff');

/** A colour of the same hue, dark enough for text on white; `#rrggbb` in and out. */
export function readableColour(hex: string): string {
  const [lightness, a, b] = toOklab(linearRgb(hex));
  for (let ink = Math.min(lightness, LIGHTEST); ink > 0; ink -= 0.02) {
    const colour = ink === lightness ? hex : hexOf(fromOklab([ink, a, b]));
    if (contrastOnWhite(colour) >= MIN_CONTRAST) return colour;
  }
  return '#000000';
}

/** Families of colours by which people look for a template. */
export const COLOUR_NAMES = {
  blue: '蓝色',
  green: '绿色',
  cyan: '青色',
  red: '红色',
  orange: '橙色',
  yellow: '黄色',
  purple: '紫色',
  grey: '黑灰',
} as const;

export type ColourFamily = keyof typeof COLOUR_NAMES;

/** Below this the eye sees no hue. */
const GREY_SATURATION = 0.2;
const BLACK_LIGHTNESS = 0.16;
/** Degrees on the colour circle where a family ends; what is past the last is red again. */
const ENDS: ReadonlyArray<readonly [end: number, family: ColourFamily]> = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [172, 'green'],
  [195, 'cyan'],
  [255, 'blue'],
  [330, 'purple'],
];

/** The family of a colour written `#RRGGBB`. */
export function colourFamily(hex: string): ColourFamily {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  const lightness = high - span / 2;
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1));
  if (saturation < GREY_SATURATION || lightness < BLACK_LIGHTNESS) return 'grey';
  const sixth =
    high === red
      ? (green - blue) / span
      : high === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const hue = (sixth * 60 + 360) % 360;
  return ENDS.find(([end]) => hue < end)?.[1] ?? 'red';
}

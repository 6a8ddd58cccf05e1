import sharp from 'sharp';
import { PUZZLE_HEIGHT, PUZZLE_WIDTH, SCALE } from './size.js';

/** A drawn picture as raw pixels, ready to be cut. */
export interface Landscape {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3;
}

type Random = () => number;

interface Palette {
  paper: [string, string];
  hills: string[];
  sun: string;
  bamboo: string;
}

const WIDTH = PUZZLE_WIDTH * SCALE;
const HEIGHT = PUZZLE_HEIGHT * SCALE;

/** Rice paper, three depths of hills, one accent: the colours of the site. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    paper: ['#f7f2e6', '#e4e6d3'],
    hills: ['#c9d4bf', '#9db594', '#6f8f70'],
    sun: '#d98a6a',
    bamboo: '#4f7658',
  },
  {
    paper: ['#f3efe6', '#dde5e2'],
    hills: ['#c3d2cf', '#93aea8', '#66877f'],
    sun: '#e0b070',
    bamboo: '#47695c',
  },
  {
    paper: ['#f9f1e4', '#eadfca'],
    hills: ['#d9cfae', '#b5b083', '#87915f'],
    sun: '#cf7a5c',
    bamboo: '#5f7a45',
  },
];

/** Paints a calm landscape of hills and bamboo; each one differs. */
export async function paintLandscape(random: Random = Math.random): Promise<Landscape> {
  const palette = PALETTES[Math.floor(random() * PALETTES.length)] ?? PALETTES[0];
  const grain = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 16 },
      background: '#808080',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { data, info } = await sharp(Buffer.from(drawing(palette, random)))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 3 };
}

function drawing(palette: Palette, random: Random): string {
  const between = (low: number, high: number) => low + random() * (high - low);
  const hills = palette.hills.map((color, depth) => hill(color, HEIGHT * (0.42 + depth * 0.17), between));
  const stalks = Array.from({ length: 3 + Math.floor(random() * 3) }, () => stalk(palette.bamboo, between));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="paper" x2="0" y2="1"><stop stop-color="${palette.paper[0]}"/>
    <stop offset="1" stop-color="${palette.paper[1]}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#paper)"/>
    <circle cx="${between(0.15, 0.85) * WIDTH}" cy="${between(50, 110)}" r="${between(24, 40)}" fill="${palette.sun}" opacity=".75"/>
    ${birds(between)}${hills.join('')}${stalks.join('')}</svg>`;
}

type Between = (low: number, high: number) => number;

function hill(color: string, baseline: number, between: Between): string {
  const points = Array.from({ length: 7 }, (_, index) => ({
    x: (index / 6) * WIDTH,
    y: baseline + between(-46, 34),
  }));
  const curve = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x: 0, y };
    const half = (from.x + x) / 2;
    return `C${half} ${from.y} ${half} ${y} ${x} ${y}`;
  });
  return `<path d="M0 ${points[0]?.y ?? baseline} ${curve.join(' ')} V${HEIGHT} H0 Z" fill="${color}" opacity=".9"/>`;
}

/** A leaning stalk with joints and a few leaves. */
function stalk(color: string, between: Between): string {
  const foot = between(0, WIDTH);
  const lean = between(-50, 50);
  const top = between(-20, 90);
  const width = between(5, 9);
  const joints = Array.from({ length: 5 }, (_, index) => {
    const part = (index + 1) / 6;
    const x = foot + lean * part;
    const y = HEIGHT + (top - HEIGHT) * part;
    return `<path d="M${x - width} ${y} h${width * 2}" stroke="#fffdf6" stroke-opacity=".55" stroke-width="2.5"/>${leaf(x, y, color, between)}`;
  });
  return `<g opacity="${between(0.55, 0.9)}"><path d="M${foot} ${HEIGHT} L${foot + lean} ${top}" stroke="${color}" stroke-width="${width}"/>${joints.join('')}</g>`;
}

function leaf(x: number, y: number, color: string, between: Between): string {
  const length = between(34, 62);
  const turn = between(-70, 70) + (between(0, 1) > 0.5 ? 0 : 180);
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0 Q${length / 2} -9 ${length} 0 Q${length / 2} 9 0 0" fill="${color}"/>`;
}

function birds(between: Between): string {
  return Array.from({ length: 3 }, () => {
    const size = between(7, 13);
    return `<path transform="translate(${between(30, WIDTH - 60)} ${between(24, 120)})" d="M0 0 q${size / 2} -${size * 0.7} ${size} 0 q${size / 2} -${size * 0.7} ${size} 0" fill="none" stroke="#3c4a41" stroke-opacity=".6" stroke-width="2"/>`;
  }).join('');
}

import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** The texts on a link's preview image. */
export interface ShareCard {
  name: string;
  headline: string;
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const MARK = 'M3.5 5.5h5.6v8.2c0 .4.3.7.7.7H18V22H3.5V5.5ZM11 1c4.7 3 8 6.7 9.6 11.6H11V1Z';
const LEFT = 96;
const TEXT_WIDTH = 760;
const INK = '#1c2430';
const INK_SOFT = '#5b6472';
const BAMBOO = '#0e7c66';

/**
 * The background: paper, the logo, and a sheet at the right that runs off the card. Nothing in it comes from
 * the résumé.
 */
const ground =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="100%" height="100%" fill="#f6f4ef"/>
<rect width="12" height="100%" fill="${BAMBOO}"/>
<g transform="translate(${LEFT - 10} 72) scale(2.6)"><path d="${MARK}" fill="${BAMBOO}"/></g>
<g transform="translate(860 120)">
<rect x="14" y="16" width="300" height="560" rx="10" fill="#1c2430" fill-opacity=".07"/>
<rect width="300" height="560" rx="10" fill="#fff" stroke="#e2ded4" stroke-width="2"/>
<rect x="32" y="40" width="120" height="22" rx="4" fill="${INK}" fill-opacity=".8"/>
<rect x="32" y="78" width="180" height="10" rx="4" fill="#cfd5db"/>
<rect x="32" y="134" width="72" height="14" rx="4" fill="${BAMBOO}"/>
${[166, 190, 214, 300, 324, 348, 434, 458, 482].map((y, index) => `<rect x="32" y="${y}" width="${[236, 220, 168][index % 3] ?? 236}" height="10" rx="4" fill="#dfe3e7"/>`).join('')}
<rect x="32" y="268" width="72" height="14" rx="4" fill="${BAMBOO}"/>
<rect x="32" y="402" width="72" height="14" rx="4" fill="${BAMBOO}"/>
</g></svg>`);

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** At most `length` characters, with an ellipsis where it was cut. */
const cut = (text: string, length: number): string => {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('');
};

interface Line {
  text: string;
  size: number;
  colour: string;
  top: number;
  left?: number;
  bold?: boolean;
}

/** Draws the 1200 × 630 image; without the export fonts the machine's own are used. */
export async function drawShareCard({ name, headline }: ShareCard, fonts: string | null): Promise<Buffer> {
  const lines: Line[] = [
    { text: '启程', size: 40, colour: BAMBOO, top: 82, left: LEFT + 60, bold: true },
    { text: cut(name, 14), size: 76, colour: INK, top: 232, bold: true },
    { text: cut(headline, 22), size: 36, colour: INK_SOFT, top: 352 },
    { text: '点击链接查看在线简历', size: 28, colour: INK_SOFT, top: 500 },
  ];
  const layers = await Promise.all(
    lines.filter(({ text }) => text !== '').map((line) => layerOf(line, fonts)),
  );
  return sharp(ground).composite(layers).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function layerOf(
  { text, size, colour, top, left = LEFT, bold }: Line,
  fonts: string | null,
): Promise<OverlayOptions> {
  const input = await sharp({
    text: {
      text: `<span foreground="${colour}"${bold ? ' weight="bold"' : ''}>${escaped(text)}</span>`,
      font: `Noto Sans SC ${size}`,
      ...(fonts !== null && { fontfile: path.join(fonts, `noto-sans-sc-${bold ? 700 : 400}.ttf`) }),
      width: TEXT_WIDTH,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
  return { input, top, left };
}

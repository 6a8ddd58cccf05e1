// Draws public/og-card.png and public/favicon.svg from the one mark: `node apps/web/build/render-brand.mjs`.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const webRoot = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const sharp = createRequire(path.join(webRoot, '../../package.json'))('sharp');
const source = fs.readFileSync(path.join(webRoot, 'src/components/brand-mark.tsx'), 'utf8');
const mark = /MARK_PATH =\s*'([^']+)'/.exec(source)?.[1];
if (!mark) throw new Error('brand-mark.tsx no longer holds the mark');

fs.writeFileSync(
  path.join(webRoot, 'public/favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#0E7C66" d="${mark}"/></svg>\n`,
);

const lines = [520, 380, 460, 540, 340, 480, 420].map(
  (width, row) =>
    `<rect x="0" y="${190 + row * 44}" width="${width * 0.62}" height="10" fill="${row === 0 ? '#0E7C66' : '#D8D3C8'}"/>`,
);
const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#F6F4EF"/>
  <g transform="translate(760 70) rotate(5 190 270)">
    <rect x="-40" y="0" width="430" height="608" fill="#fff" stroke="#E6E2D9"/>
    <rect x="0" y="56" width="150" height="30" fill="#1C2430"/><rect x="0" y="106" width="230" height="10" fill="#5B6472"/>
    ${lines.join('')}
  </g>
  <g transform="translate(96 150) scale(4.4)"><path fill="#0E7C66" d="${mark}"/></g>
  <g font-family="Noto Sans CJK SC, Noto Sans SC, PingFang SC, sans-serif" fill="#1C2430">
    <text x="218" y="236" font-size="76" font-weight="600" letter-spacing="6">启程</text>
    <text x="96" y="370" font-size="58" font-weight="600">写好一页纸，</text>
    <text x="96" y="448" font-size="58" font-weight="600">走进第一份工作</text>
    <text x="96" y="516" font-size="28" fill="#5B6472">中文在线简历 · 所见即所得</text>
  </g>
</svg>`;
await sharp(Buffer.from(card))
  .png({ palette: true, compressionLevel: 9 })
  .toFile(path.join(webRoot, 'public/og-card.png'));

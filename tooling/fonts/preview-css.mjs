// Writes the style sheets of the preview's fonts: the slices (unicode-range) of the families that the PDF uses, woff2
// only. Run after an update of the font packages: node tooling/fonts/preview-css.mjs
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const target = new URL('../../packages/templates/src/preview/fonts/', import.meta.url);

const SHEETS = {
  'sans.css': ['@fontsource/noto-sans-sc/400.css', '@fontsource/noto-sans-sc/700.css'],
  'serif.css': ['@fontsource/noto-serif-sc/400.css', '@fontsource/noto-serif-sc/700.css'],
  'kai.css': ['lxgw-wenkai-webfont/lxgwwenkai-regular.css', 'lxgw-wenkai-webfont/lxgwwenkai-bold.css'],
};

async function slicesOf(sheet) {
  const css = await fs.readFile(require.resolve(sheet), 'utf8');
  const folder = sheet.replace(/\/[^/]+$/, '');
  return [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].map(([, body]) => {
    const read = (name) => body.match(new RegExp(`${name}:\\s*([^;]+)`))?.[1].trim();
    const file = body.match(/url\(['"]?\.\/([^'")]+\.woff2)/)?.[1];
    return `@font-face{font-family:${read('font-family')};font-weight:${read('font-weight')};font-display:swap;src:url('${folder}/${file}') format('woff2');unicode-range:${read('unicode-range').replaceAll(', ', ',')}}`;
  });
}

await fs.mkdir(target, { recursive: true });
for (const [name, sheets] of Object.entries(SHEETS)) {
  const faces = (await Promise.all(sheets.map(slicesOf))).flat();
  await fs.writeFile(
    new URL(name, target),
    `/* Made by tooling/fonts/preview-css.mjs. */\n${faces.join('\n')}\n`,
  );
  console.log(name, faces.length);
}

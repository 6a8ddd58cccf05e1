// `pnpm contact-sheet [template…]`: renders page 1 of every template with the product's printer into
// docs/templates-contact-sheet.png; given names, into .qicheng/template-pages, to keep the complete sheet.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../launcher/home.mjs';
import { Progress } from '../launcher/progress.mjs';
import { openTemplatePrinter } from './template-printer.mjs';

const COLUMNS = 8;
/** Size of one thumbnail; page 1 of a picture is 1588 x 2246. */
const WIDTH = 460;
const HEIGHT = 651;
const GAP = 28;
const GROUND = '#e6e2d9';

/** A picture of page 1 of a template with its own sample. */
async function sheetOf({ printer, sharp, photo, samples, entry }) {
  const document = samples[entry.sample]();
  document.meta.templateCode = entry.code;
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  const { lang } = document.meta;
  const input = { document, lang, templateCode: entry.code, title: entry.name, photo };
  const { bytes } = await printer.image(input, 'png');
  return sharp(bytes)
    .extract({ left: 0, top: 0, width: 1588, height: 2246 })
    .resize(WIDTH, HEIGHT)
    .toBuffer();
}

/** @param {string[]} names */
async function main(names) {
  const progress = new Progress();
  const { home, printer, sharp, photo, catalog, samples } = await openTemplatePrinter(progress);
  const entries = Object.values(catalog).filter(({ code }) => names.length === 0 || names.includes(code));
  const sheets = [];
  for (const entry of entries) sheets.push(await sheetOf({ printer, sharp, photo, samples, entry }));
  await printer.close();
  const target =
    names.length === 0
      ? path.join(projectRoot, 'docs/templates-contact-sheet.png')
      : path.join(home.root, 'template-pages', 'contact-sheet.png');
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, await compose(sharp, sheets));
  progress.line(`${entries.length} templates: ${path.relative(projectRoot, target)}`);
}

/** The thumbnails in rows on a background. */
function compose(sharp, sheets) {
  const columns = Math.min(COLUMNS, sheets.length);
  const rows = Math.ceil(sheets.length / columns);
  const at = (count, size) => GAP + count * (size + GAP);
  return sharp({
    create: { width: at(columns, WIDTH), height: at(rows, HEIGHT), channels: 3, background: GROUND },
  })
    .composite(
      sheets.map((input, index) => ({
        input,
        left: at(index % columns, WIDTH),
        top: at(Math.floor(index / columns), HEIGHT),
      })),
    )
    .png({ palette: true, dither: 0 })
    .toBuffer();
}

await main(process.argv.slice(2));

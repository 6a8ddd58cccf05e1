// `pnpm contact-sheet [template…]`: draws page 1 of every template, or of those named, with the printer of the product
// into docs/templates-contact-sheet.png.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, generateClient } from '../launcher/build.mjs';
import { projectRoot } from '../launcher/home.mjs';
import { openProject, prepareRendering } from '../launcher/prepare.mjs';
import { Progress } from '../launcher/progress.mjs';

const COLUMNS = 8;
/** Of one sheet; page 1 of a picture is 1588 x 2246. */
const WIDTH = 460;
const HEIGHT = 651;
const GAP = 28;
const GROUND = '#e6e2d9';

// Of nobody: the same drawing for all, so that sheets are compared by their design.
const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="590" height="826" viewBox="0 0 295 413"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#dbe4ea"/><stop offset="1" stop-color="#bccbd6"/></linearGradient></defs><rect width="295" height="413" fill="url(#g)"/><path d="M20 413c4-90 60-118 127-118s124 28 128 118z" fill="#2b3a4a"/><path d="M118 290h60l-6 40-24 30-24-30z" fill="#f7f7f5"/><path d="M141 318h14l8 95h-30z" fill="#8c2f2a"/><path d="M122 245h52v50l-26 22-26-22z" fill="#e3b998"/><ellipse cx="148" cy="190" rx="62" ry="78" fill="#f0cbaa"/><path d="M80 190c-8-82 30-108 68-108s78 22 70 108c-6-34-18-52-34-58-30 12-62 10-80-4-12 10-20 32-24 62z" fill="#20262e"/></svg>';

const built = (file) => import(pathToFileURL(path.join(projectRoot, file)).href);
const requireOfWorker = createRequire(path.join(projectRoot, 'apps/worker/package.json'));

/** Page 1 of a template with its own sample, as a picture. */
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

/** @param {string[]} wanted */
async function main(wanted) {
  const progress = new Progress();
  const home = openProject(progress);
  await generateClient(progress);
  await build(progress);
  const { browser, fonts } = await prepareRendering(home, progress);
  const sharp = requireOfWorker('sharp');
  const { ChromiumPrinter } = await built('apps/worker/dist/resume-export/chromium/chromium-printer.js');
  const { catalog } = await built('packages/templates/dist/catalog.js');
  const { SAMPLES: samples } = await built('packages/resume/dist/samples.js');
  const photo = { bytes: await sharp(Buffer.from(PORTRAIT)).jpeg().toBuffer(), mime: 'image/jpeg' };
  const printer = await ChromiumPrinter.create({
    executablePath: browser.program,
    libraryPath: browser.libraries.join(':') || undefined,
    sandbox: browser.isSandboxed,
    fontsDirectory: fonts,
    slots: 1,
  });
  const entries = Object.values(catalog).filter(({ code }) => wanted.length === 0 || wanted.includes(code));
  const sheets = [];
  for (const entry of entries) sheets.push(await sheetOf({ printer, sharp, photo, samples, entry }));
  await printer.close();
  const target = path.join(projectRoot, 'docs/templates-contact-sheet.png');
  fs.writeFileSync(target, await compose(sharp, sheets));
  progress.line(`${entries.length} templates: ${path.relative(projectRoot, target)}`);
}

/** The sheets in rows on the colour of a canvas. */
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

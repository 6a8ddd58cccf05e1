// The product's printer for viewing templates, on the currently built sources.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateClient } from '../launcher/build.mjs';
import { projectRoot } from '../launcher/home.mjs';
import { pnpm } from '../launcher/pnpm.mjs';
import { openProject, prepareRendering } from '../launcher/prepare.mjs';
import { Remedy } from '../launcher/remedy.mjs';
import { tail } from '../launcher/run.mjs';

// A neutral drawing, the same for all, so that only the designs differ.
const PORTRAIT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="590" height="826" viewBox="0 0 295 413"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#dbe4ea"/><stop offset="1" stop-color="#bccbd6"/></linearGradient></defs><rect width="295" height="413" fill="url(#g)"/><path d="M20 413c4-90 60-118 127-118s124 28 128 118z" fill="#2b3a4a"/><path d="M118 290h60l-6 40-24 30-24-30z" fill="#f7f7f5"/><path d="M141 318h14l8 95h-30z" fill="#8c2f2a"/><path d="M122 245h52v50l-26 22-26-22z" fill="#e3b998"/><ellipse cx="148" cy="190" rx="62" ry="78" fill="#f0cbaa"/><path d="M80 190c-8-82 30-108 68-108s78 22 70 108c-6-34-18-52-34-58-30 12-62 10-80-4-12 10-20 32-24 62z" fill="#20262e"/></svg>';

const requireOfWorker = createRequire(path.join(projectRoot, 'apps/worker/package.json'));

/** A built module of a package. @param {string} file */
export const built = (file) => import(pathToFileURL(path.join(projectRoot, file)).href);

/**
 * Builds only what a print needs, and opens a printer. @param {import('../launcher/progress.mjs').Progress} progress
 */
export async function openTemplatePrinter(progress) {
  const home = openProject(progress);
  await generateClient(progress);
  await progress.step('构建', async () => {
    const packages = ['--filter', '@qicheng/worker...', '--filter', '@qicheng/testing...'];
    const { status, output } = await pnpm(
      ['exec', 'turbo', 'run', 'build', ...packages, '--output-logs=errors-only', '--log-order=grouped'],
      {},
    );
    if (status !== 0) throw new Remedy(`构建失败，最后几行是：\n${tail(output, 25)}`);
  });
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
  return { home, fonts, printer, sharp, photo, catalog, samples };
}

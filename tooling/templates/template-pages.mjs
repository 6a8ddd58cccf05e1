// `pnpm template-pages <template> [what…]`: prints a template with its own sample, a long career and difficult
// résumés, and writes each as a PDF and as double-size pictures of its pages into .qicheng/template-pages.
import fs from 'node:fs';
import path from 'node:path';
import { ensureMutool } from '../checks/mutool.mjs';
import { Progress } from '../launcher/progress.mjs';
import { built, openTemplatePrinter } from './template-printer.mjs';

const USAGE = 'pnpm template-pages <tem0001> [sample noPhoto long everySection longWords bare]';
const LANGUAGES = ['zh', 'en'];
const PIXELS_PER_INCH = '192';
/** Of the long career: two to four pages. */
const EMPLOYERS = 6;

/** The contents for a template, by name. */
async function resumesOf(entry, samples) {
  const { longCareer } = await built('packages/testing/dist/long-career.js');
  const { hardResume } = await built('packages/testing/dist/hard-resumes.js');
  return {
    sample: () => samples[entry.sample](),
    noPhoto: () => samples[entry.sample](),
    long: () => longCareer(entry.code, EMPLOYERS),
    everySection: () => hardResume('everySection', entry.code),
    longWords: () => hardResume('longWords', entry.code),
    bare: () => hardResume('bare', entry.code),
  };
}

/** @param {string[]} words */
async function main([code, ...contents]) {
  const progress = new Progress();
  const { home, printer, photo, catalog, samples } = await openTemplatePrinter(progress);
  const entry = catalog[code ?? ''];
  const resumes = entry ? await resumesOf(entry, samples) : {};
  const names = contents.length > 0 ? contents : Object.keys(resumes);
  if (!entry || !names.every((name) => name in resumes)) {
    await printer.close();
    throw new Error(`usage: ${USAGE}`);
  }
  const folder = path.join(home.root, 'template-pages');
  fs.mkdirSync(folder, { recursive: true });
  const mutool = await ensureMutool({ cacheDirectory: home.cache });
  for (const name of names) {
    for (const lang of LANGUAGES) {
      const document = resumes[name]();
      document.meta.templateCode = code;
      const withPhoto = name !== 'noPhoto' && name !== 'bare';
      if (withPhoto) document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
      const input = { document, lang, templateCode: code, title: entry.name, photo: withPhoto && photo };
      const { bytes, pageCount } = await printer.pdf(input);
      const file = path.join(folder, `${code}-${name}-${lang}`);
      fs.writeFileSync(`${file}.pdf`, bytes);
      await mutool('draw', '-q', '-r', PIXELS_PER_INCH, '-o', `${file}-%d.png`, `${file}.pdf`);
      progress.line(`${file}.pdf: ${pageCount}`);
    }
  }
  await printer.close();
}

await main(process.argv.slice(2));

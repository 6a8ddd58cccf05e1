// `pnpm word-pages [template…] [--pictures]`: writes every template with seven contents as PDF and as Word, converts
// the Word files with LibreOffice and the product's fonts, and prints the page counts of both. LibreOffice is needed
// by this command only (Debian: libreoffice-writer-nogui); `--pictures` also renders the pages with mutool.
import fs from 'node:fs';
import path from 'node:path';
import { ensureMutool } from '../checks/mutool.mjs';
import { Progress } from '../launcher/progress.mjs';
import { comparedBlocks } from './compared-blocks.mjs';
import { convertWord, hasOffice } from './libre-office.mjs';
import { built, openTemplatePrinter } from './template-printer.mjs';

/** Share of pairs with equal page counts. */
const GOAL = 0.95;
/** Employers in addition to the two of the sample. */
const CAREERS = { oneAndHalf: 4, long: 9 };

/** The contents for each template. */
function contentsOf(entry, samples, { longCareer, hardResume }) {
  const half = samples.nursing();
  half.internships = half.internships?.slice(0, 1) ?? [];
  half.campus = [];
  half.practice = [];
  const career = (employers) => longCareer(entry.code, employers);
  return {
    half: [half, 'zh'],
    sample: [samples[entry.sample](), 'zh'],
    oneAndHalf: [career(CAREERS.oneAndHalf), 'zh'],
    long: [career(CAREERS.long), 'zh'],
    english: [samples[entry.sample](), 'en'],
    everything: [hardResume('everySection', entry.code), 'zh'],
    everythingEnglish: [hardResume('everySection', entry.code), 'en'],
  };
}

/** The page count of a LibreOffice PDF. @param {string} file */
const pageCountOf = (file) => fs.readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** One row per template; each pair is the page count of PDF and Word. */
function table(rows, names) {
  const head = `${'template'.padEnd(10)}${names.map((name) => name.padStart(19)).join('')}`;
  return [
    head,
    ...rows.map(
      ([code, counts]) =>
        code.padEnd(10) +
        names
          .map((name) => {
            const { pdf, word } = counts[name];
            return `${pdf}${pdf === word ? '=' : '≠'}${word}`.padStart(19);
          })
          .join(''),
    ),
  ].join('\n');
}

/** @param {string[]} words */
async function main(words) {
  const progress = new Progress();
  if (!(await hasOffice())) {
    progress.line('LibreOffice (soffice) is not installed: no pages of Word files can be counted.');
    process.exitCode = 2;
    return;
  }
  const codes = words.filter((word) => !word.startsWith('--'));
  const { home, fonts, printer, photo, catalog, samples } = await openTemplatePrinter(progress);
  const { DocxWordWriter } = await built('apps/worker/dist/resume-export/docx.word-writer.js');
  const { longCareer } = await built('packages/testing/dist/long-career.js');
  const { hardResume } = await built('packages/testing/dist/hard-resumes.js');
  const folder = path.join(home.root, 'word-pages');
  for (const name of ['pdf', 'word']) fs.mkdirSync(path.join(folder, name), { recursive: true });
  const entries = Object.values(catalog).filter(({ code }) => codes.length === 0 || codes.includes(code));
  const rows = [];
  const files = [];
  const word = new DocxWordWriter();
  for (const entry of entries) {
    const counts = {};
    for (const [name, [document, lang]] of Object.entries(
      contentsOf(entry, samples, { longCareer, hardResume }),
    )) {
      document.meta.templateCode = entry.code;
      document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
      const input = { document, lang, templateCode: entry.code, title: entry.name, photo };
      const { bytes, pageCount } = await printer.pdf(input);
      const file = path.join(folder, 'word', `${entry.code}-${name}.docx`);
      fs.writeFileSync(path.join(folder, 'pdf', `${entry.code}-${name}.pdf`), bytes);
      fs.writeFileSync(file, (await word.docx(input)).bytes);
      files.push(file);
      counts[name] = { pdf: pageCount, file };
    }
    rows.push([entry.code, counts]);
  }
  await printer.close();
  await convertWord(files, path.join(folder, 'word'), { fonts, home: folder });
  const all = rows.flatMap(([, counts]) => Object.values(counts));
  for (const count of all) count.word = pageCountOf(count.file.replace(/docx$/, 'pdf'));
  const equal = all.filter((count) => count.pdf === count.word).length;
  progress.line(table(rows, Object.keys(rows[0][1])));
  progress.line(
    `${equal} of ${all.length} equal (${((100 * equal) / all.length).toFixed(1)} %, goal ${GOAL * 100} %)`,
  );
  const mutool = await ensureMutool({ cacheDirectory: home.cache });
  progress.line(await comparison(mutool, folder, rows));
  if (words.includes('--pictures')) await draw(mutool, folder, rows);
  process.exitCode = equal / all.length >= GOAL ? 0 : 1;
}

/** The lines of all files that are on the same page and at the same position. */
async function comparison(mutool, folder, rows) {
  const sum = { compared: 0, onPage: 0, inPlace: 0 };
  for (const [code, counts] of rows)
    for (const name of Object.keys(counts)) {
      const [pdf, word] = ['pdf', 'word'].map((kind) => path.join(folder, kind, `${code}-${name}.pdf`));
      const one = await comparedBlocks(mutool, pdf, word);
      for (const key of Object.keys(sum)) sum[key] += one[key];
    }
  return `of ${sum.compared} lines ${sum.onPage} stand on the same page, ${sum.inPlace} of them at the same left edge`;
}

async function draw(mutool, folder, rows) {
  for (const [code, counts] of rows)
    for (const name of Object.keys(counts))
      for (const kind of ['pdf', 'word']) {
        const file = path.join(folder, kind, `${code}-${name}`);
        await mutool('draw', '-q', '-r', '96', '-o', `${file}-%d.png`, `${file}.pdf`);
      }
}

await main(process.argv.slice(2));

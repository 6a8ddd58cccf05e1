// Compares the number of pages of each template's Word file, as LibreOffice breaks it with the product's fonts, with that
// of its PDF. `pnpm bench word [templates…]`; needs LibreOffice: `soffice` on the PATH or in SOFFICE. The files stay in
// `.qicheng/word`.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { ChromiumPrinter } from '../apps/worker/dist/resume-export/chromium/chromium-printer.js';
import { DocxWordWriter } from '../apps/worker/dist/resume-export/docx.word-writer.js';
import { SAMPLES } from '../packages/resume/dist/samples.js';
import { catalog } from '../packages/templates/dist/catalog.js';
import { longCareer } from '../packages/testing/dist/long-career.js';
import { generatedResume } from '../packages/testing/dist/resumes.js';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { Remedy } from '../tooling/launcher/remedy.mjs';
import { convertWord, hasOffice } from '../tooling/templates/libre-office.mjs';
import { printerConfig } from './support/printer-config.mjs';
import { table } from './support/table.mjs';

const GOAL = 0.95;
const EMPLOYERS = 9;

/** The contents of each file: the template's own sample, three pages, English, half a page. */
const CONTENTS = {
  sample: { lang: 'zh', of: (code) => SAMPLES[catalog[code].sample]() },
  long: { lang: 'zh', of: (code) => longCareer(code, EMPLOYERS) },
  english: { lang: 'en', of: (code) => generatedResume('english', 1, code) },
  short: { lang: 'zh', of: (code) => generatedResume('short', 1, code) },
};

export async function run({ rendering, say, args }) {
  const codes = args.length > 0 ? args : Object.keys(catalog);
  const target = path.join(projectRoot, '.qicheng/word');
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  const printed = await printAll({ codes, rendering, target });
  await convert(target, rendering.fonts);
  const rows = [];
  for (const [name, pages] of Object.entries(printed)) {
    const word = await pagesOf(path.join(target, 'converted', `${name}.pdf`));
    if (word !== pages) rows.push([name, String(pages), String(word)]);
  }
  const total = Object.keys(printed).length;
  const share = (total - rows.length) / total;
  if (rows.length > 0) say(`\n${table([['', 'PDF pages', 'Word pages'], ...rows])}\n`);
  say(
    `${total - rows.length} of ${total} Word files have the pages of their PDF (${(share * 100).toFixed(1)} %)`,
  );
  return share >= GOAL ? 0 : 1;
}

/** Writes a Word file and a PDF of each template and content; the pages of each PDF by name. */
async function printAll({ codes, rendering, target }) {
  const writer = new DocxWordWriter();
  const printer = await ChromiumPrinter.create(printerConfig(rendering, 1));
  const photo = { bytes: await portrait(), mime: 'image/jpeg' };
  const printed = {};
  try {
    for (const code of codes) {
      for (const [content, { lang, of }] of Object.entries(CONTENTS)) {
        const document = of(code);
        document.meta.templateCode = code;
        document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
        const input = { document, lang, templateCode: code, title: '简历', photo };
        const name = `${code}-${content}`;
        const pdf = await printer.pdf(input);
        fs.writeFileSync(path.join(target, `${name}.pdf`), pdf.bytes);
        fs.writeFileSync(path.join(target, `${name}.docx`), (await writer.docx(input)).bytes);
        printed[name] = pdf.pageCount;
      }
    }
  } finally {
    await printer.close();
  }
  return printed;
}

const portrait = () =>
  sharp({ create: { width: 295, height: 413, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();

/** Prints the Word files with LibreOffice. */
async function convert(target, fonts) {
  if (!(await hasOffice()))
    throw new Remedy('没有找到 LibreOffice：请安装它，或用 SOFFICE 指明 soffice 的位置。');
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-office-'));
  const files = fs.readdirSync(target).filter((file) => file.endsWith('.docx'));
  try {
    await convertWord(
      files.map((file) => path.join(target, file)),
      path.join(target, 'converted'),
      { fonts, home },
    );
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}

const pagesOf = async (file) => (await getDocumentProxy(Uint8Array.from(fs.readFileSync(file)))).numPages;

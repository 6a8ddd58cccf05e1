// The test set: every format in several layouts; one part is held out with its own words and layouts, another used to
// be.
import { writeSource } from '../../packages/resume/dist/embedded-source.js';
import { toJsonResume } from '../../packages/resume/dist/json-resume.js';
import { toGbk, toUtf16 } from './encode.mjs';
import { toHtml, toMarkdown, toText } from './flow.mjs';
import { LAYOUTS as FORMER } from './former/layouts.mjs';
import { ASIDE, FRESH } from './fresh/layouts.mjs';
import { THEMES, themed } from './fresh/themes.mjs';
import { heldOut } from './held-out/layouts.mjs';
import { tuned } from './layouts.mjs';
import { mixed } from './mixed/mix.mjs';
import { TEMPLATES } from './mixed/templates.mjs';
import { moreTuned } from './more-layouts.mjs';
import { toDoc, toDocx, toSheet } from './office.mjs';
import { person } from './people.mjs';
import { LAYOUTS as VARIED } from './varied/layouts.mjs';

const paint = () => import('./paint.mjs');

const FORMATS = {
  txt: (blocks) => Buffer.from(toText(blocks)),
  'txt (gbk)': (blocks) => toGbk(toText(blocks)),
  'txt (utf-16)': (blocks) => toUtf16(toText(blocks)),
  md: (blocks) => Buffer.from(toMarkdown(blocks)),
  html: (blocks) => Buffer.from(toHtml(blocks)),
  docx: (blocks) => toDocx(blocks),
  doc: (blocks) => toDoc(blocks),
  xls: (blocks) => toSheet(blocks, 'biff8'),
  xlsx: (blocks) => toSheet(blocks, 'xlsx'),
  pdf: (blocks, { painter }) => painter.pdf(toHtml(blocks)),
  'png (ocr)': (blocks, { painter }) => painter.png(toHtml(blocks, { isDark: true })),
  'jpg (ocr)': async (blocks, { painter, seed }) =>
    (await paint()).scanned(await painter.png(toHtml(blocks)), seed),
  'pdf scan (ocr)': async (blocks, { painter, seed }) => {
    const { scanned, scanPdf } = await paint();
    return scanPdf(await scanned(await painter.png(toHtml(blocks)), seed));
  },
};

// Skips layouts that do not occur in a format (columns in a text file).
const PLAN = {
  tuned: [
    ['plain', ['txt', 'txt (gbk)', 'md', 'html', 'docx', 'doc', 'xlsx', 'pdf', 'png (ocr)']],
    ['modern', ['txt', 'md', 'html', 'docx', 'doc', 'pdf', 'jpg (ocr)', 'txt (gbk)', 'xlsx']],
    ['form', ['html', 'docx', 'xls', 'xlsx', 'pdf', 'md']],
    ['sideBar', ['html', 'pdf', 'pdf', 'png (ocr)']],
    [
      'numbered',
      ['txt (gbk)', 'txt (utf-16)', 'docx', 'doc', 'html', 'pdf', 'xls', 'pdf scan (ocr)', 'txt', 'md'],
    ],
    ['bracketed', ['txt', 'txt (gbk)', 'docx', 'doc', 'pdf', 'xlsx', 'jpg (ocr)', 'md', 'html']],
    ['jobSite', ['html', 'html', 'pdf', 'md', 'txt', 'docx', 'png (ocr)', 'doc', 'xls']],
    ['sideBarRight', ['pdf', 'html', 'pdf', 'pdf scan (ocr)']],
  ],
  former: [
    ['iconHead', ['html', 'docx', 'pdf', 'png (ocr)', 'doc', 'jpg (ocr)']],
    ['headerTable', ['docx', 'xlsx', 'xls', 'html', 'pdf', 'md']],
    ['yearFirst', ['txt', 'txt (gbk)', 'docx', 'doc', 'pdf', 'md', 'html', 'jpg (ocr)']],
    ['roleFirst', ['txt', 'docx', 'html', 'pdf', 'pdf scan (ocr)', 'md', 'xlsx']],
    ['labelledEntries', ['txt', 'txt (gbk)', 'doc', 'docx', 'xls', 'html', 'pdf', 'png (ocr)']],
  ],
  heldOut: [
    ['wordTemplate', ['html', 'docx'], 'developer'],
    ['wordTemplate', ['pdf'], 'student'],
    ['recommendation', ['docx', 'html', 'pdf scan (ocr)'], 'teacher'],
    ['application', ['docx', 'xlsx', 'xls'], 'clerk'],
    ['jobBoard', ['html', 'doc'], 'seller'],
    ['chatBoard', ['pdf', 'png (ocr)'], 'boarder'],
    ['headhunter', ['html', 'txt'], 'manager'],
    ['repository', ['md', 'md'], 'developer'],
    ['fromPhone', ['txt', 'txt (gbk)'], 'operator'],
    ['ward', ['doc', 'docx', 'jpg (ocr)'], 'nurse'],
    ['portfolio', ['pdf', 'png (ocr)'], 'designer'],
    ['academic', ['pdf', 'md'], 'doctoral'],
    ['bilingual', ['html', 'pdf'], 'returnee'],
    ['english', ['docx'], 'english'],
    ['workshop', ['txt (gbk)', 'xlsx', 'xls', 'jpg (ocr)'], 'technician'],
    ['official', ['doc', 'txt'], 'officer'],
  ],
};

const LAYOUTS = { tuned: { ...tuned, ...moreTuned }, former: FORMER, heldOut };

export const isOcr = (format) => format.includes('ocr');

/** The cases by number; files are created on request. */
const laidOut = Object.entries(PLAN).flatMap(([half, rows]) =>
  rows.flatMap(([layout, formats, trade], row) =>
    formats.map((format, column) => {
      const seed = row * 20 + column + (half === 'tuned' ? 1 : 501);
      const document = person(seed, half, trade);
      const ending = format.split(' ')[0];
      return {
        id: `${half}/${layout}/${format}/${seed}`,
        half,
        layout,
        format,
        document,
        name: `resume.${ending}`,
        make: (painter) => FORMATS[format](LAYOUTS[half][layout](document), { painter, seed }),
      };
    }),
  ),
);

// Layouts composed of notations: known templates first, then drawn ones.
const TURNS = ['txt', 'docx', 'xlsx', 'html', 'md', 'doc', 'pdf', 'xls'];
const DRAWN = 40;
const put = [...Object.keys(TEMPLATES), ...Array(DRAWN).fill('drawn')].map((layout, index) => {
  const seed = index + 1;
  const format = index % 16 === 15 ? 'png (ocr)' : TURNS[index % TURNS.length];
  const { document, blocks } = mixed(seed, layout === 'drawn' ? undefined : layout);
  return {
    id: `mixed/${layout}/${format}/${seed}`,
    half: 'mixed',
    layout,
    format,
    document,
    name: `resume.${format.split(' ')[0]}`,
    make: (painter) => FORMATS[format](blocks, { painter, seed }),
  };
});

// Layouts written to find gaps in the rules, each in two formats; the rules were then fixed with them.
const varied = Object.entries(VARIED).flatMap(([layout, layOut], row) =>
  [TURNS[row % TURNS.length], row % 3 === 0 ? 'png (ocr)' : 'pdf'].map((format, column) => {
    const seed = 301 + row * 2 + column;
    const document = person(seed, 'varied');
    return {
      id: `varied/${layout}/${format}/${seed}`,
      half: 'varied',
      layout,
      format,
      document,
      name: `resume.${format.split(' ')[0]}`,
      make: (painter) => FORMATS[format](layOut(document), { painter, seed }),
    };
  }),
);

// Layouts written before testing the rules on them, in visual themes; for the set-aside ones only the total is read.
const themes = Object.keys(THEMES);
const fresh = Object.entries({ fresh: FRESH, aside: ASIDE }).flatMap(([half, layouts]) =>
  Object.entries(layouts).flatMap(([layout, layOut], row) =>
    [TURNS[row % 6], row % 3 === 0 ? 'png (ocr)' : 'pdf'].map((format, column) => {
      const seed = (half === 'fresh' ? 1001 : 2001) + row * 2 + column;
      const document = person(seed, half);
      const page = (blocks, options) => themed(toHtml(blocks, options), themes[seed % themes.length]);
      const make = {
        pdf: (blocks, { painter }) => painter.pdf(page(blocks)),
        'png (ocr)': (blocks, { painter }) => painter.png(page(blocks, { isDark: true })),
      };
      return {
        id: `${half}/${layout}/${format}/${seed}`,
        half,
        layout,
        format,
        document,
        name: `resume.${format.split(' ')[0]}`,
        make: (painter) => (make[format] ?? FORMATS[format])(layOut(document), { painter, seed }),
      };
    }),
  ),
);

const OWN = {
  source: (document) => writeSource({ scope: 'full', language: 'zh', templateCode: 'tem0001', document }),
  'json resume': (document) => JSON.stringify(toJsonResume(document)),
};

/** Our own exports contain everything; the printers' files are covered by the round-trip tests. */
const own = Object.entries(OWN).flatMap(([format, write]) =>
  [1, 2, 3].map((seed) => {
    const document = person(seed, 'tuned');
    const make = async () => Buffer.from(await write(document));
    return {
      id: `own/${format}/${seed}`,
      half: 'own',
      layout: 'own',
      format,
      document,
      name: 'x.json',
      make,
    };
  }),
);

export const cases = [...laidOut, ...put, ...varied, ...fresh, ...own];

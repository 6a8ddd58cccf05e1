/** @typedef {{ code: string, title: string, sample: string }} TemplateFacts */

/** @param {TemplateFacts} facts */
export const entryFile = ({
  code,
  title,
  sample,
}) => `import type { CatalogEntry } from '../catalog-entry.js';

export const ${code} = {
  code: '${code}',
  name: '${title}',
  description: '单栏，页眉下一条粗线，各节标题左侧一段色条，任何岗位都得体。',
  category: 'general',
  look: 'plain',
  languages: ['zh', 'en'],
  occupations: ['通用', '应届生'],
  regions: ['main'],
  sideSections: [],
  fixedContentBox: false,
  defaults: {
    accent: '#1F5FBF',
    fontFamily: 'sans',
    fontSizePt: 10,
    lineHeight: 1.42,
    sectionGapPt: 8,
    itemGapPt: 4.5,
    marginMm: { top: 13, right: 15, bottom: 13, left: 15 },
    photoShape: 'rectangle',
  },
  accents: ['#1F5FBF', '#0E7C66', '#B93A1E', '#1C2430'],
  sample: '${sample}',
} satisfies CatalogEntry;
`;

/** @param {TemplateFacts} facts */
export const templateFile = ({ code }) => {
  const root = `.resume.${code}`;
  return `import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadText } from '../shared/head.js';
import { lines, mm } from '../shared/lengths.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';

const styles = \`
${root} { --photo-width: 90px; }
${root} .head { display: flex; align-items: center; column-gap: \${mm(6)}; margin-bottom: \${mm(3)}; padding-bottom: \${mm(3)}; border-bottom: \${mm(0.75)} solid var(--accent); }
${root} .head-text { flex: 1; min-width: 0; }
${root} .name { font-size: 2.5em; line-height: \${lines(2.25)}; font-weight: 700; letter-spacing: 0.05em; }
${root} .name-long { line-height: \${lines(2)}; font-size: 2em; letter-spacing: 0; }
${root}:lang(en) .name { letter-spacing: 0; }
${root} .alternate-name { margin-left: 0.35em; font-size: 0.46em; line-height: 0; font-weight: 400; color: #5b6472; letter-spacing: 0; }
${root} .headline { margin-bottom: \${mm(1)}; font-size: 1.15em; color: var(--accent-ink); }
${root} .line { display: flex; flex-wrap: wrap; column-gap: 1.3em; margin-top: \${mm(0.5)}; color: #3c4654; }
${root} .heading { margin-bottom: \${mm(1.5)}; padding-left: \${mm(2)}; font-size: 1.2em; line-height: \${lines(1.25)}; color: var(--accent-ink); border-left: \${mm(1)} solid var(--accent); }
${root} .entry-title { font-size: 1.05em; }
${root} .entry-subtitle, ${root} .entry-meta { color: #3c4654; }
${root} .entry-date { color: #5b6472; }
${root} .table-row { padding: \${mm(0.5)} 0; border-bottom: 1px solid #e6e9ed; }
${root} .tag-text { font-weight: 700; }
${root} .tag-note { color: #5b6472; }
\`;

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={view.lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} />
    </Region>
  );
}

export const ${code}: TemplateDesign = { code: '${code}', css: styles, Body };
`;
};

/** @param {TemplateFacts} facts */
export const wordFile = ({ code }) => `import type { WordLayout } from '@qicheng/resume/word-layout';
import { INK } from '../word-tones.js';

export const ${code} = {
  head: {
    rows: [{ cells: [{ items: ['name', 'headline', 'contacts', 'facts'] }, { items: ['photo'] }] }],
    name: { em: 2.5, line: 2.25 },
    headline: { em: 1.15, line: 1, colour: INK },
    linesAbove: 5,
    lineGap: 1.5,
    photoPx: 90,
    below: 11,
  },
  heading: { em: 1.2, line: 1.25, below: 5.75, colour: INK, left: { colour: { lightest: 1 }, px: 4 }, indent: 8 },
  entry: { kind: 'line', title: 1.05 },
} satisfies WordLayout;
`;

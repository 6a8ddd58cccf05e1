import type { SectionView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm } from '../shared/lengths.js';

const styles = `
.resume.tem0005 { --heading-size: var(--size); --margin-column: max(${mm(27)}, calc(var(--em) * 6.25 + ${mm(4)})); --photo-width: 90px; --rule: color-mix(in srgb, var(--accent-ink) 45%, #fff); }
.resume.tem0005:lang(en) { --margin-column: max(${mm(27)}, calc(var(--em) * 7 + ${mm(4)})); }
.resume.tem0005 .head { display: flex; padding-bottom: ${mm(5)}; }
.resume.tem0005 .head-photo { justify-content: space-between; align-items: center; column-gap: ${mm(8)}; }
.resume.tem0005 .head-text { flex: 1; min-width: 0; }
.resume.tem0005 .name { font-size: 2.4em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0005 .name-long { line-height: ${lines(2)}; font-size: 2em; letter-spacing: 0; }
.resume.tem0005:lang(en) .name { letter-spacing: 0; }
.resume.tem0005 .alternate-name { margin-left: 0.3em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a5462; }
.resume.tem0005 .headline { margin-bottom: ${mm(1)}; font-size: 1.1em; }
${evenLines('tem0005', 1.75)}
.resume.tem0005 .line { color: #3c4654; }

.resume.tem0005 .section > .heading { height: calc(var(--line) + ${mm(1.6)} + 1px); margin-bottom: calc(var(--line) * -1); padding-top: ${mm(1.6)}; line-height: ${lines(1)}; border-top: 1px solid var(--rule); color: var(--accent-ink); }
.resume.tem0005 .heading-text { display: block; font-size: var(--heading-size); width: calc(var(--margin-column) - ${mm(4)}); }
.resume.tem0005 .section > .heading:has(.heading-two) { height: calc(var(--line) * 2 + ${mm(1.6)} + 1px); margin-bottom: calc(var(--line) * -2); }
.resume.tem0005 .section:has(.heading-two) { min-height: calc(var(--line) * 2 + ${mm(1.6)} + 1px); }
.resume.tem0005 .section > .heading:has(.heading-above) { height: auto; margin-bottom: ${mm(0.8)}; }
.resume.tem0005 :is(.entries, .atoms, .tag-line, .tag-list, .facts-row, .table) { margin-left: var(--margin-column); }
.resume.tem0005 .entries .atoms { margin-left: 0; }
.resume.tem0005 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0005 .entry-date { color: #3c4654; }
.resume.tem0005 .tag-text { font-weight: 700; }
.resume.tem0005 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #e3e6ea; }
`;

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header
      className={header.photo?.source ? 'head head-photo' : 'head'}
      data-section="header"
      data-block="atomic"
    >
      <HeadText header={header} lang={view.lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The heading is in the margin: its block has no height, so that the content starts beside it. */
const heading = ({ heading: text }: SectionView) => <span className={headingClass(text)}>{text}</span>;

// In half Chinese characters; a heading of three lines would reach into the next section, so it is above
// instead.
const ONE_LINE = 12;
const TWO_LINES = 24;
function headingClass(text: string): string {
  const width = textWidth(text);
  if (width <= ONE_LINE) return 'heading-text';
  return width <= TWO_LINES ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={heading} bullet="–" />
    </Region>
  );
}

export const tem0005: TemplateDesign = { code: 'tem0005', css: styles, Body };

import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0001 { --photo-width: 90px; }
.resume.tem0001 .head { display: flex; align-items: center; column-gap: ${mm(6)}; padding-bottom: ${mm(3)}; }
.resume.tem0001 .head-text { flex: 1; min-width: 0; }
.resume.tem0001 .name { font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.05em; }
.resume.tem0001 .name-long { line-height: ${lines(2)}; font-size: 2em; letter-spacing: 0; }
.resume.tem0001:lang(en) .name { letter-spacing: 0; }
.resume.tem0001 .alternate-name { margin-left: 0.35em; font-size: 0.46em; line-height: 0; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0001 .headline { margin-bottom: ${mm(1)}; font-size: 1.15em; color: var(--accent-ink); }
${evenLines('tem0001', 1.25)}
.resume.tem0001 .line { margin-top: ${mm(0.4)}; color: #3c4654; }
.resume.tem0001 .heading { font-size: 1.2em; line-height: ${lines(1.25)}; color: var(--accent-ink); letter-spacing: 0.04em; border-bottom: 1px solid #d5dae0; margin-bottom: ${underHeading(1.5)}; padding-bottom: ${mm(0.5)}; }
.resume.tem0001:lang(en) .heading { letter-spacing: 0; }
.resume.tem0001 .entry-title { font-size: 1.05em; }
.resume.tem0001 .entry-subtitle, .resume.tem0001 .entry-meta { color: #3c4654; }
.resume.tem0001 .entry-date { color: #5b6472; }
.resume.tem0001 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0001 .tag-text { font-weight: 700; }
.resume.tem0001 .tag-note { color: #5b6472; }
`;

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

export const tem0001: TemplateDesign = { code: 'tem0001', css: styles, Body };

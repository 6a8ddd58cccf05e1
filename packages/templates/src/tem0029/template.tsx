import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { Headline, HeadLines } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

/** The double line around every page is decoration between content and page edge, whatever the margins. */
const styles = `
.resume.tem0029 { --red: var(--accent-ink); --hair: color-mix(in srgb, var(--red) 45%, #fff); --photo-width: 95px; }
.resume.tem0029 .page > div { height: calc(var(--sheet-height) - ${mm(18)}); margin: ${mm(9)} ${mm(9)} 0; border: ${mm(0.75)} solid var(--red); outline: 1px solid var(--red); outline-offset: calc(-1 * ${mm(2.25)}); }
.resume.tem0029 .page-numbers p { margin-top: ${mm(2.5)}; }

.resume.tem0029 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: ${mm(7)}; align-items: center; padding-bottom: ${mm(3.5)}; border-bottom: 1px solid var(--hair); margin-bottom: ${mm(3.5)}; }
.resume.tem0029 .names { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${mm(5)}; }
.resume.tem0029 .name { font-size: 2.9em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.08em; }
.resume.tem0029 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0029:lang(en) .name { letter-spacing: 0; }
.resume.tem0029 .alternate-name { color: #4a4038; }
.resume.tem0029 .headline { margin-bottom: ${mm(1)}; font-size: 1.15em; line-height: ${lines(1.25)}; color: var(--red); }
${evenLines('tem0029', 1.5)}
.resume.tem0029 .line { color: #3d352e; }
.resume.tem0029 .fact-label { color: #6b5f55; }

.resume.tem0029 .section > .heading { display: flex; align-items: center; margin-bottom: ${underHeading(1.5)}; font-size: 1.15em; line-height: ${lines(1.125)}; letter-spacing: 0.08em; color: var(--red); }
.resume.tem0029:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0029 .seal { padding: ${mm(0.25)} ${mm(2)}; border: ${mm(0.5)} solid var(--red); }
.resume.tem0029 .section > .heading:not(.heading-own)::after { content: ''; flex: 1; height: 1px; background: var(--hair); }
.resume.tem0029 .entry-title { font-size: 1.06em; }
.resume.tem0029 :is(.entry-subtitle, .entry-meta) { color: #3d352e; }
.resume.tem0029 .entry-date { color: #6b5f55; }
.resume.tem0029 .tag-text { font-weight: 700; }
.resume.tem0029 .tag-note { color: #6b5f55; }
.resume.tem0029 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid var(--hair); }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div>
          <div className="names">
            <h1 className={nameClass(header.name)}>{header.name}</h1>
            {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          </div>
          <Headline text={header.headline} />
          <HeadLines header={header} lang={lang} />
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={(section) => <span className="seal">{section.heading}</span>} />
    </Region>
  );
}

export const tem0029: TemplateDesign = { code: 'tem0029', css: styles, Body };

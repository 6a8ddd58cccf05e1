import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { Fact } from '../shared/facts.js';
import { Headline, positionHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0022 { --hair: #b9bec6; --photo-width: 80px; }
.resume.tem0022 .head { display: flex; align-items: flex-start; column-gap: ${mm(8)}; padding-bottom: ${mm(4)}; }
.resume.tem0022 .head-text { flex: 1; min-width: 0; }
.resume.tem0022 .names { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${mm(5)}; }
.resume.tem0022 .name { font-size: 2.6em; line-height: ${lines(2.25)}; font-weight: 400; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0022 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0.02em; }
.resume.tem0022:lang(en) .name { letter-spacing: 0; }
.resume.tem0022 .alternate-name { font-size: 1.25em; color: #4a4f57; }
.resume.tem0022 .headline { margin-top: ${mm(0.6)}; font-size: 1.1em; line-height: ${lines(1.125)}; color: #3a3f47; }
${evenLines('tem0022', 1.375)}
.resume.tem0022 .line { color: #3a3f47; }
.resume.tem0022 .contacts { margin-top: ${mm(1.6)}; }

.resume.tem0022 .section > .heading { margin-bottom: ${underHeading(1.4)}; padding-top: ${mm(1.4)}; font-size: 1.2em; line-height: ${lines(1.25)}; font-weight: 400; letter-spacing: 0.08em; color: var(--accent-ink); border-top: 1px solid var(--hair); }
.resume.tem0022:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0022 .entry-title { font-size: 1.05em; }
.resume.tem0022 :is(.entry-date, .entry-meta, .fact-label, .tag-note) { color: #565b63; }
.resume.tem0022 :is(.entry-subtitle, .detail) { color: #3a3f47; }
.resume.tem0022 .badge { color: #565b63; }
.resume.tem0022 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #dcdfe3; }
.resume.tem0022 .tag-text { font-weight: 700; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <div className="names">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        </div>
        <Headline text={header.headline} />
        {header.contacts.length > 0 && (
          <p className="line contacts">
            {header.contacts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} labelled={false} />
            ))}
          </p>
        )}
        {header.facts.length > 0 && (
          <p className="line">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={positionHeader} bullet="–" />
    </Region>
  );
}

export const tem0022: TemplateDesign = { code: 'tem0022', css: styles, Body };

import type { FactView, HeaderView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryDate, EntryLead, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';

const NUMBERED_SECTION =
  '.section:is([data-section=papers], [data-section=patents], [data-section=softwareCopyrights])';

const styles = `
.resume.tem0007 { --photo-width: 85px; --rule: color-mix(in srgb, var(--accent-ink) 40%, #fff); --number: calc(var(--em) * 2.25); }
.resume.tem0007 .region-main { padding-top: calc(var(--margin-top) + ${mm(3)}); }
.resume.tem0007 .head { display: flex; align-items: flex-end; column-gap: ${mm(7)}; padding-bottom: ${mm(3.5)}; border-bottom: 2px solid var(--accent-ink); margin-bottom: ${mm(2.5)}; }
.resume.tem0007 .head-text { flex: 1; min-width: 0; }
.resume.tem0007 .name { font-size: 2.6em; line-height: ${lines(2.375)}; font-weight: 700; letter-spacing: 0.05em; }
.resume.tem0007 .name-long { font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0007:lang(en) .name { letter-spacing: 0; }
.resume.tem0007 .alternate-name { margin-left: 0.3em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a5462; }
.resume.tem0007 .headline { margin-bottom: ${mm(1)}; font-size: 1.15em; line-height: ${lines(1.125)}; color: var(--accent-ink); }
${evenLines('tem0007', 1.5)}
.resume.tem0007 .line { color: #3c4654; }
.resume.tem0007 .head-contacts { flex: none; max-width: ${mm(66)}; text-align: right; color: #3c4654; }

.resume.tem0007 .heading { margin-bottom: ${underHeading(1.4)}; padding-bottom: ${mm(0.4)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; color: var(--accent-ink); border-bottom: 1px solid var(--rule); }
.resume.tem0007:lang(en) .heading { letter-spacing: 0.02em; }
.resume.tem0007 .entry-row { column-gap: 1em; }
.resume.tem0007 .number { flex: none; width: var(--number); margin-right: -1em; color: var(--accent-ink); }
.resume.tem0007 ${NUMBERED_SECTION} :is(.detail, .atoms) { margin-left: var(--number); }
.resume.tem0007 :is(.entry-subtitle, .entry-meta, .entry-date) { color: #3c4654; }
.resume.tem0007:lang(en) .entry-subtitle { ${ITALIC} }
.resume.tem0007 .tag-text { font-weight: 700; }
.resume.tem0007 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #e3e6ea; }
.resume.tem0007 .table-row.table-head { margin: 0; font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #4a5462; }
`;

const NUMBERED = ['papers', 'patents', 'softwareCopyrights'];

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div className="head-text">
          <HeadName header={header} />
          <Headline text={header.headline} />
          <p className="line">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        </div>
        <div className="head-contacts">
          {header.contacts.map((fact) => (
            <p key={fact.id}>
              <Fact fact={fact} lang={lang} labelled={false} />
            </p>
          ))}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

/** Publications are numbered in the margin, as in a list of references. */
const citedHeader: EntryHeader = (entry, place) => (
  <>
    {place && NUMBERED.includes(place.section) && <span className="number">[{place.number}]</span>}
    <EntryLead entry={entry} />
    {entry.date && <EntryDate date={entry.date} />}
  </>
);

/** Highlights the candidate among the authors of a paper. */
const authorsWith = (header: HeaderView) =>
  function DetailValue({ id, href, value }: FactView) {
    if (href) return <a href={href}>{value}</a>;
    const own = [header.name, header.alternateName].find((name) => name && value.includes(name));
    if (!own || !id.endsWith('.authors')) return value;
    const at = value.indexOf(own);
    return (
      <>
        {value.slice(0, at)}
        <b>{own}</b>
        {value.slice(at + own.length)}
      </>
    );
  };

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={citedHeader} detailValue={authorsWith(view.header)} />
    </Region>
  );
}

export const tem0007: TemplateDesign = { code: 'tem0007', css: styles, Body };

import type { FactView, HeaderView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntryLead, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

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

/** Publications carry their number in the margin, as in a list of references. */
const citedHeader: EntryHeader = (entry, place) => (
  <>
    {place && NUMBERED.includes(place.section) && <span className="number">[{place.number}]</span>}
    <EntryLead entry={entry} />
    {entry.date && <EntryDate date={entry.date} />}
  </>
);

/** Among the authors of a paper the candidate stands out. */
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

import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0006 as entry } from './entry.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
        <p className="contacts">
          {header.contacts.map((fact) => (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={view.lang} labelled={false} />
            </span>
          ))}
        </p>
      </div>
      <div className="head-photo">
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        {view.header.facts.length > 0 && (
          <div className="person" data-section="person">
            <SideFacts facts={view.header.facts} />
          </div>
        )}
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} />
      </Region>
    </>
  );
}

export const tem0006: TemplateDesign = { code: 'tem0006', css: styles, Body };

import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { leadSections } from '../shared/lead-sections.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { tem0027 as entry } from './entry.js';
import { styles } from './styles.js';

/** A cover as wide as the sheet, the photo standing on the strip of contacts below it. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header" data-block="atomic">
      <div className="cover">
        <div className="cover-text">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <div className="bar" />
          <Headline text={header.headline} />
          {header.facts.length > 0 && (
            <p className="personal">
              {header.facts.map((fact) => (
                <Fact key={fact.id} fact={fact} lang={lang} />
              ))}
            </p>
          )}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
      {header.contacts.length > 0 && (
        <p className="strip">
          {header.contacts.map((fact) => (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={lang} labelled={false} />
            </span>
          ))}
        </p>
      )}
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={leadSections(view, entry)} />
      </Region>
    </>
  );
}

export const tem0027: TemplateDesign = { code: 'tem0027', css: styles, Body };

import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0032 as entry } from './entry.js';
import { styles } from './styles.js';

/** A masthead: how to reach the candidate above the name, who it is in the line between the rules below. */
function Masthead({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header" data-block="atomic">
      {header.contacts.length > 0 && (
        <p className="ear">
          {header.contacts.map((fact) => (
            <Fact key={fact.id} fact={fact} lang={lang} labelled={false} />
          ))}
        </p>
      )}
      <div className="masthead">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
      </div>
      <p className="folio">
        {header.facts.map((fact) => (
          <Fact key={fact.id} fact={fact} lang={lang} />
        ))}
      </p>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Masthead view={view} />
      </Region>
      <Region name="side">
        {view.header.photo?.source && (
          <div className="picture" data-block="atomic">
            <Photo photo={view.header.photo} name={view.header.name} />
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
        <Sections view={view} sections={main} entryHeader={positionHeader} />
      </Region>
    </>
  );
}

export const tem0032: TemplateDesign = { code: 'tem0032', css: styles, Body };

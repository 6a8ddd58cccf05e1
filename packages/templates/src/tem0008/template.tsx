import type { TemplateDesign, TemplateProps } from '../design.js';
import { stackedHeader } from '../shared/entry.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideContacts, SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { tem0008 as entry } from './entry.js';
import { styles } from './styles.js';

/** Photo, contacts and facts at the top of the card. */
function Person({ view: { header } }: TemplateProps) {
  return (
    <div className="person" data-section="person">
      {header.photo?.source && (
        <div className="portrait" data-block="atomic">
          <Photo photo={header.photo} name={header.name} />
        </div>
      )}
      <SideContacts contacts={header.contacts} />
      {header.contacts.length > 0 && header.facts.length > 0 && (
        <div className="person-gap" data-block="row" />
      )}
      <SideFacts facts={header.facts} />
    </div>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <header className="head" data-section="header" data-block="atomic">
          <HeadName header={view.header} />
          <Headline text={view.header.headline} />
        </header>
      </Region>
      <Region name="side">
        <Person view={view} />
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} entryHeader={stackedHeader} />
      </Region>
    </>
  );
}

export const tem0008: TemplateDesign = { code: 'tem0008', css: styles, Body };

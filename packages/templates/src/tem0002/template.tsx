import type { TemplateDesign, TemplateProps } from '../design.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideContacts, SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0002 as entry } from './entry.js';
import { styles } from './styles.js';

function Identity({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header data-section="header">
      <div className="identity" data-block="atomic">
        <Photo photo={header.photo} name={header.name} />
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
      </div>
      <SideContacts contacts={header.contacts} />
      {header.facts.length > 0 && <div className="identity-rule" data-block="row" />}
      <SideFacts facts={header.facts} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="side">
        <Identity view={view} />
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

export const tem0002: TemplateDesign = { code: 'tem0002', css: styles, Body };

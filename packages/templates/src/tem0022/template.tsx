import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { styles } from './styles.js';

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

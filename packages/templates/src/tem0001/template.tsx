import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <h1 className={nameClass(header.name)}>
          {header.name}
          {header.alternateName && <span className="alternate-name">{header.alternateName}</span>}
        </h1>
        {header.headline && (
          <p className="headline">
            <Joined text={header.headline} />
          </p>
        )}
        <p className="line">
          {header.contacts.map((fact) => (
            <Fact key={fact.id} fact={fact} lang={view.lang} labelled={false} />
          ))}
        </p>
        <p className="line">
          {header.facts.map((fact) => (
            <Fact key={fact.id} fact={fact} lang={view.lang} />
          ))}
        </p>
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} />
    </Region>
  );
}

export const tem0001: TemplateDesign = { code: 'tem0001', css: styles, Body };

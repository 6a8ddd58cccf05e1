import type { TemplateDesign, TemplateProps } from '../design.js';
import { Headline, HeadLines } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div>
          <div className="names">
            <h1 className={nameClass(header.name)}>{header.name}</h1>
            {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          </div>
          <Headline text={header.headline} />
          <HeadLines header={header} lang={lang} />
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={(section) => <span className="seal">{section.heading}</span>} />
    </Region>
  );
}

export const tem0029: TemplateDesign = { code: 'tem0029', css: styles, Body };

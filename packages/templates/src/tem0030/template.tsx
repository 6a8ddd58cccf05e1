import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SectionIcon } from './section-icon.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        heading={(section) => (
          <>
            <i className="station" aria-hidden="true">
              <SectionIcon section={section.key} />
            </i>
            <span>{section.heading}</span>
          </>
        )}
      />
    </Region>
  );
}

export const tem0030: TemplateDesign = { code: 'tem0030', css: styles, Body };

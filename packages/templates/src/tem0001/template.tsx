import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={view.lang} />
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

import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { isLong, keyFigures } from './key-figures.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={view.lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Figures that the résumé states further down, in large type; nothing where it states none. */
function Figures({ view }: TemplateProps) {
  const figures = keyFigures(view);
  if (figures.length === 0) return null;
  return (
    <div data-section="figures">
      <div
        className={figures.some(isLong) ? 'figures figures-long' : 'figures'}
        data-block="atomic"
        style={{ gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` }}
      >
        {figures.map((figure) => (
          <p key={figure.id} className="figure" data-id={figure.id}>
            <span className="figure-value">{figure.value}</span>{' '}
            <span className="figure-label">{figure.label}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Figures view={view} />
      <Sections view={view} entryHeader={positionHeader} />
    </Region>
  );
}

export const tem0019: TemplateDesign = { code: 'tem0019', css: styles, Body };

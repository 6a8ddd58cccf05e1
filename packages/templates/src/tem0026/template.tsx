import type { SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { FactValue } from '../shared/fact-value.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass, textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

/** The name across the page; below it who, where to find them and what else, each in columns of the grid. */
function Head({ view: { header } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <h1 className={nameClass(header.name)}>{header.name}</h1>
      <div className="head-grid">
        <div>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <Headline text={header.headline} />
        </div>
        <div className={header.facts.length > 0 ? 'lists lists-two' : 'lists'}>
          <div>
            {header.contacts.map((fact) => (
              <p key={fact.id} data-id={fact.id}>
                <FactValue fact={fact} />
              </p>
            ))}
          </div>
          {header.facts.length > 0 && (
            <div>
              {header.facts.map((fact) => (
                <p key={fact.id} className="personal" data-id={fact.id}>
                  <span className="fact-label">{fact.label}</span> <span>{fact.value}</span>
                </p>
              ))}
            </div>
          )}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

/** The heading stands in the first column: its block has no height of its own, so that the content begins beside it. */
const heading = ({ heading: text }: SectionView) => (
  <span className={headingClass(text)}>
    <span>{text}</span>
  </span>
);

// In halves of a Chinese character; a heading of three lines would reach into the next section and stands above instead.
const ONE_LINE = 18;
const TWO_LINES = 34;
function headingClass(text: string): string {
  const width = textWidth(text);
  if (width <= ONE_LINE) return 'heading-text';
  return width <= TWO_LINES ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={heading} entryHeader={positionHeader} bullet="–" />
    </Region>
  );
}

export const tem0026: TemplateDesign = { code: 'tem0026', css: styles, Body };

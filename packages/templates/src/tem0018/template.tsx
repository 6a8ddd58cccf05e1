import type { FactView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { leadSections } from '../shared/lead-sections.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { tem0018 as entry } from './entry.js';
import { FactValue } from '../shared/fact-value.js';
import { matrix } from './skill-matrix.js';
import { styles } from './styles.js';

// In halves of a Chinese character: a longer name or headline leaves no room for the contacts beside it.
const NAME_BESIDE = 22;
const HEADLINE_BESIDE = 40;

function Head({ view: { header, lang } }: TemplateProps) {
  const isStacked =
    textWidth(header.name) > NAME_BESIDE || textWidth(header.headline ?? '') > HEADLINE_BESIDE;
  const contacts = <Contacts contacts={header.contacts} />;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <HeadName header={header} />
        <Headline text={header.headline} />
        {header.facts.length > 0 && (
          <p className="line">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
        {isStacked && contacts}
      </div>
      {!isStacked && contacts}
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Labels and values in two columns, as in a listing. */
const Contacts = ({ contacts }: { contacts: FactView[] }) =>
  contacts.length > 0 && (
    <div className="contacts">
      {contacts.map((fact) => (
        <p key={fact.id} className="contact" data-id={fact.id}>
          <span className="fact-label">{fact.label}</span>{' '}
          <span className="contact-value">
            <FactValue fact={fact} />
          </span>
        </p>
      ))}
    </div>
  );

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={leadSections(view, entry)} tags={matrix} bullet="–" />
      </Region>
    </>
  );
}

export const tem0018: TemplateDesign = { code: 'tem0018', css: styles, Body };

import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { defaultHeader } from '../shared/entry.js';
import { HeadLines, HeadName, Headline } from '../shared/head.js';
import { leadSections } from '../shared/lead-sections.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { tem0023 as entry } from './entry.js';
import { styles } from './styles.js';

/** Recruiters for building sites call by phone: the number stands out, the other contacts follow it. */
function Head({ view: { header, lang } }: TemplateProps) {
  const [phone] = header.contacts.filter(({ id }) => id === 'basics.phone');
  const others = { ...header, contacts: header.contacts.filter((contact) => contact !== phone) };
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <HeadName header={header} />
        <Headline text={header.headline} />
        {phone && (
          <p className="phone" data-id={phone.id}>
            <ContactIcon id={phone.id} />
            {phone.href ? <a href={phone.href}>{phone.value}</a> : phone.value}
          </p>
        )}
        <HeadLines header={others} lang={lang} />
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

const Tick = () => (
  <svg className="tick" viewBox="0 0 16 16" aria-hidden="true">
    <rect className="tick-box" width="16" height="16" />
    <path d="M3.5 8.2l3.2 3.3 5.8-7" fill="none" stroke="#1c2430" strokeWidth="2.2" />
  </svg>
);

/** Certificates and honours as a list of what has been ticked off. */
const Ticked = ({ entries }: { entries: EntryView[] }) =>
  entries.map((one) => (
    <div key={one.id} className="entry-row ticked" data-block="atomic" data-id={one.id}>
      <Tick />
      {defaultHeader(one)}
    </div>
  ));

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        sections={leadSections(view, entry)}
        heading={(section) => <span className="heading-text">{section.heading}</span>}
        entryHeader={positionHeader}
        compactEntries={(entries) => <Ticked entries={entries} />}
      />
    </Region>
  );
}

export const tem0023: TemplateDesign = { code: 'tem0023', css: styles, Body };

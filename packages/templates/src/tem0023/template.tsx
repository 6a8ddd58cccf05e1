import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { defaultHeader, EntryLines } from '../shared/entry.js';
import { HeadLines, HeadName, Headline, positionHeader } from '../shared/head.js';
import { leadSections } from '../shared/lead-sections.js';
import { Photo } from '../shared/photo.js';
import { Sections, type SectionParts } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { tem0023 as entry } from './entry.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

/** Bright stripes on the band: one painted, the others its shadows, because the stops of a gradient are soft in a PDF. */
const STRIPE_MM = 11;
const SHADOWS = Array.from(
  { length: 10 },
  (_, index) => `${mm(STRIPE_MM * 2 * (index + 1))} 0 var(--bright)`,
).join(', ');

/**
 * The stripe at the top is decoration of every page. Backgrounds of black text are as light as the accent
 * requires.
 */
const styles = `
.resume.tem0023 { --bright: oklch(from var(--accent) max(l, 0.8) c h); --photo-width: 105px; }
.resume.tem0023 .page > div { height: ${mm(4)}; background: #1c2430; overflow: hidden; }
.resume.tem0023 .page > div::before { content: ''; display: block; width: ${mm(STRIPE_MM)}; height: 100%; margin-left: ${mm(STRIPE_MM)}; background: var(--bright); box-shadow: ${SHADOWS}; transform: skewX(-25deg); }
.resume.tem0023 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding-bottom: ${mm(4)}; }
.resume.tem0023 .head-text { flex: 1; min-width: 0; }
.resume.tem0023 .name { font-size: 3em; line-height: ${lines(2.625)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0023 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0023:lang(en) .name { letter-spacing: 0; }
.resume.tem0023 .alternate-name { margin-left: 0.3em; font-size: 0.42em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a5462; }
.resume.tem0023 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; font-weight: 700; }
.resume.tem0023 .phone { display: flex; width: fit-content; align-items: center; column-gap: ${mm(2.5)}; margin: ${mm(1.5)} 0 ${mm(2)}; padding: ${mm(0.75)} ${mm(4)}; background: var(--bright); font-size: 1.5em; line-height: ${lines(1.375)}; font-weight: 700; }
.resume.tem0023 .icon { flex: none; width: 0.8em; height: 0.8em; }
${evenLines('tem0023', 1.5)}
.resume.tem0023 .line { }

.resume.tem0023 .section > .heading { display: flex; margin-bottom: ${underHeading(2)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; border-bottom: 2px solid #1c2430; }
.resume.tem0023:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0023 .heading-text { padding: ${mm(0.5)} ${mm(4)}; background: var(--bright); }
.resume.tem0023 .entry-title { font-size: 1.06em; }
.resume.tem0023 .entry-date, .resume.tem0023 .entry-meta, .resume.tem0023 .fact-label { color: #4a5462; }
.resume.tem0023 .badge { color: #4a5462; }
.resume.tem0023 .ticked { column-gap: 0; }
.resume.tem0023 .ticked > .entry-date { margin-left: 1em; }
.resume.tem0023 .tick { flex: none; align-self: flex-start; width: 0.9em; height: 0.9em; margin: calc((var(--line) - 0.9em) / 2) ${mm(2.5)} 0 0; }
.resume.tem0023 .tick-box { fill: var(--bright); }
.resume.tem0023 .tag-text { font-weight: 700; }
.resume.tem0023 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid #c9cfd6; }
`;

/** Recruiters for building sites call by phone: the number stands out, and the other contacts follow it. */
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

const TICKED = ['certificates', 'awards'];

/** Certificates and honours as a ticked list, other entries without ticks. */
const oneLineEntries: SectionParts['compactEntries'] = (entries, _lang, section) =>
  TICKED.includes(section) ? (
    <Ticked entries={entries} />
  ) : (
    <EntryLines entries={entries} className="entry-row" header={defaultHeader} />
  );

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
        compactEntries={oneLineEntries}
      />
    </Region>
  );
}

export const tem0023: TemplateDesign = { code: 'tem0023', css: styles, Body };

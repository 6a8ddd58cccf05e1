import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { defaultHeader, EntryDate, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadLines, HeadName, Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

/** Centred lines; a photo is not shown. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      <HeadLines header={header} lang={lang} />
    </header>
  );
}

/** English joins the parts of a subtitle by commas. */
const worded = (entry: EntryView, lang: string): EntryView =>
  lang === 'en' && entry.subtitle ? { ...entry, subtitle: entry.subtitle.replaceAll(' · ', ', ') } : entry;

/** Who and where on a line, as what and when on the next; what has neither place nor position takes one. */
const bankerHeader = (lang: string): EntryHeader =>
  function BankerHeader(given, place) {
    const entry = worded(given, lang);
    const { subtitle, meta, date } = entry;
    if (!place || place.isCompact || !(subtitle && (meta ?? date))) return defaultHeader(entry);
    return (
      <div className="entry-stack">
        <div className="entry-line">
          <EntryTitle entry={entry} />
          {meta ? <span className="entry-place">{meta}</span> : date && <EntryDate date={date} />}
        </div>
        <p className="entry-line entry-rest">
          <span className="entry-subtitle">
            <Joined text={subtitle} />
          </span>
          {meta && date && <EntryDate date={date} />}
        </p>
      </div>
    );
  };

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={bankerHeader(view.lang)} />
    </Region>
  );
}

export const tem0025: TemplateDesign = { code: 'tem0025', css: styles, Body };

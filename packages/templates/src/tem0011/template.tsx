import { Fragment } from 'react';
import type { FactView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryRest, EntryTitle, EntryDate, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined, Separator } from '../shared/joined.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

// In halves of a Chinese character: a value up to here stands on one line.
const WHOLE = 60;

/** Contacts and facts of one line with upright bars between them; a photo is not shown. */
function BarredLine({ facts, lang, labelled }: { facts: FactView[]; lang: string; labelled: boolean }) {
  if (facts.length === 0) return null;
  return (
    <p className="line">
      {facts.map((fact, index) => (
        <Fragment key={fact.id}>
          <span className={textWidth(fact.value) < WHOLE ? 'part joint' : 'part'}>
            <Fact fact={fact} lang={lang} labelled={labelled} />
            {index < facts.length - 1 && (
              <span className="bar">
                <Separator sign=" |" />
              </span>
            )}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      <BarredLine facts={header.contacts} lang={lang} labelled={false} />
      <BarredLine facts={header.facts} lang={lang} labelled />
    </header>
  );
}

/** Two lines: who and when, what and where; honours and certificates have one. English joins parts by commas. */
const tightHeader = (lang: string): EntryHeader =>
  function TightHeader({ subtitle: stated, ...entry }, place) {
    const subtitle = lang === 'en' ? stated?.replaceAll(' · ', ', ') : stated;
    return (
      <div className="entry-stack">
        <div className="entry-line">
          <span>
            <EntryTitle entry={entry} />
            {place?.isCompact && subtitle && (
              <span className="entry-subtitle">
                {' '}
                <Joined text={subtitle} />
              </span>
            )}
            {place?.isCompact && entry.meta && <span className="entry-meta"> {entry.meta}</span>}
          </span>
          {entry.date && <EntryDate date={entry.date} />}
        </div>
        {!place?.isCompact && <EntryRest entry={subtitle ? { ...entry, subtitle } : entry} />}
      </div>
    );
  };

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={tightHeader(view.lang)} />
    </Region>
  );
}

export const tem0011: TemplateDesign = { code: 'tem0011', css: styles, Body };

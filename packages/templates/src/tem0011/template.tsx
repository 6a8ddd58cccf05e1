import { Fragment } from 'react';
import type { FactView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import {
  EntryDate,
  type EntryHeader,
  EntryPlaceName,
  EntryRest,
  EntrySubtitle,
  EntryTitle,
} from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Separator } from '../shared/joined.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';

const styles = `
.resume.tem0011 .head { padding-bottom: ${mm(3)}; }
.resume.tem0011 .name { font-size: 2.5em; line-height: ${lines(2.375)}; font-weight: 700; color: var(--accent-ink); }
.resume.tem0011:lang(zh) .name { letter-spacing: 0.06em; }
.resume.tem0011 .name-long, .resume.tem0011:lang(zh) .name-long { font-size: 2.1em; line-height: ${lines(2)}; letter-spacing: 0; }
.resume.tem0011 .alternate-name { margin-left: 0.25em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0011 .headline { margin-bottom: ${mm(0.6)}; font-size: 1.2em; line-height: ${lines(1.25)}; color: #3c4654; }
.resume.tem0011 .line { color: #3c4654; text-wrap: balance; }
.resume.tem0011 .line .fact { display: inline-block; }
.resume.tem0011 .bar { margin: 0 0.25em; color: #9aa5b3; }
.resume.tem0011 .heading { margin-bottom: ${underHeading(1)}; padding-bottom: ${mm(0.25)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; color: var(--accent-ink); border-bottom: 1.5px solid var(--accent-ink); }
.resume.tem0011:lang(en) .heading { letter-spacing: 0; }
.resume.tem0011 .entry-line > :first-child > .entry-title { display: inline; line-height: 0; }
.resume.tem0011 .entry-title { font-size: 1.05em; }
.resume.tem0011 .lead-space { letter-spacing: 0.35em; }
.resume.tem0011 .entry-rest { color: #3c4654; }
.resume.tem0011:lang(en) .entry-rest { ${ITALIC} }
.resume.tem0011 .entry-subtitle, .resume.tem0011 .entry-date { color: #3c4654; }
.resume.tem0011 .tag-text { font-weight: 700; }
.resume.tem0011 .tag-note { color: #5b6472; }
.resume.tem0011 .table-row { padding: ${mm(0.4)} 0; border-bottom: 1px solid #e3e6ea; }
.resume.tem0011 .table-row.table-head { margin: 0; font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #5b6472; }
`;

// Maximum width of a one-line value, in half Chinese characters.
const WHOLE = 60;

/** Contacts and facts in one line with vertical bars between them; a photo is not shown. */
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

/** Two lines: name and date, position and location; honours and certificates have one. */
const tightHeader: EntryHeader = (entry, place) => (
  <div className="entry-stack">
    <div className="entry-line">
      <span>
        <EntryTitle entry={entry} />
        {place?.isCompact && entry.subtitle && <EntrySubtitle text={entry.subtitle} />}
        {place?.isCompact && entry.meta && <EntryPlaceName meta={entry.meta} />}
      </span>
      {entry.date && <EntryDate date={entry.date} />}
    </div>
    {!place?.isCompact && <EntryRest entry={entry} />}
  </div>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={tightHeader} />
    </Region>
  );
}

export const tem0011: TemplateDesign = { code: 'tem0011', css: styles, Body };

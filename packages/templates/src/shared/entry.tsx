import { Fragment, type ReactNode } from 'react';
import type { EntryView, FactView } from '@qicheng/resume/view-model';
import { Joined } from './joined.js';
import { Atoms } from './rich-text.js';
import { colon, textWidth } from './wording.js';

// In halves of a Chinese character: a line of a main column, and label colon with gap.
const DETAIL_LINE = 70;
const GAP = 5;

/** How a template draws the header line of an entry. */
export type EntryHeader = (entry: EntryView) => ReactNode;

/** One experience: its header line stays with the first line below it. */
export function Entry({ entry, lang, header = defaultHeader, bullet }: EntryProps) {
  return (
    <div className="entry" data-item={entry.id} data-id={entry.id}>
      <div className="entry-row" data-block="row">
        {header(entry)}
      </div>
      <Details details={entry.details} lang={lang} />
      <Atoms atoms={entry.atoms} bullet={bullet} />
      {entry.children.map((child) => (
        <Entry key={child.id} entry={child} lang={lang} header={header} bullet={bullet} />
      ))}
    </div>
  );
}

interface EntryProps {
  entry: EntryView;
  lang: string;
  header?: EntryHeader;
  bullet?: string;
}

/** Title, marks and subtitle at the left, wrapping among themselves; the date keeps the right edge. */
export const defaultHeader: EntryHeader = (entry) => (
  <>
    <EntryLead entry={entry} />
    {entry.date && <EntryDate date={entry.date} />}
  </>
);

/** All that names an entry, in one running line. */
export const EntryLead = ({ entry }: { entry: EntryView }) => (
  <div className="entry-lead">
    <EntryTitle entry={entry} />
    {entry.subtitle && (
      <span className="entry-subtitle">
        {' '}
        <Joined text={entry.subtitle} />
      </span>
    )}
    {entry.meta && <span className="entry-meta"> {entry.meta}</span>}
  </div>
);

/** The name of an entry with its link and marks. */
export function EntryTitle({ entry }: { entry: EntryView }) {
  return (
    <h3 className="entry-title">
      {entry.href ? <a href={entry.href}>{entry.title}</a> : entry.title}
      {entry.badges.map((badge) => (
        <span key={badge} className="badge">
          {badge}
        </span>
      ))}
    </h3>
  );
}

export const EntryDate = ({ date }: { date: string }) => <span className="entry-date">{date}</span>;

/** Values share a line as long as it stays short; a long one has its own. */
function Details({ details, lang }: { details: FactView[]; lang: string }) {
  return linesOf(details).map((line) => (
    <p key={line[0]?.id} className="detail" data-block="text">
      {line.map((detail, index) => (
        <Fragment key={detail.id}>
          {index > 0 && ' '}
          <span className="detail-fact" data-id={detail.id}>
            {detail.label && <span className="fact-label">{detail.label + colon(lang)}</span>}
            {detail.href ? <a href={detail.href}>{detail.value}</a> : detail.value}
          </span>
        </Fragment>
      ))}
    </p>
  ));
}

function linesOf(details: FactView[]): FactView[][] {
  const lines: FactView[][] = [];
  let used = 0;
  for (const detail of details) {
    const width = textWidth(detail.label + detail.value) + GAP;
    const fits = lines.length > 0 && used + width <= DETAIL_LINE;
    if (fits) lines.at(-1)?.push(detail);
    else lines.push([detail]);
    used = fits ? used + width : width;
  }
  return lines;
}

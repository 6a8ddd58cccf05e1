import { Fragment, type ReactNode } from 'react';
import type { EntryView, FactView } from '@qicheng/resume/view-model';
import { detailLines, textWidth } from '@qicheng/resume/detail-lines';
import { entryRest } from '@qicheng/resume/view-text';
import { FactValue } from './fact-value.js';
import { Joined } from './joined.js';
import { Atoms } from './rich-text.js';
import { colon } from './wording.js';

/** Position of an entry: its section and its index there; positions within an employment have none. */
export interface EntryPlace {
  section: string;
  number: number;
  /** In a section of one-line entries. */
  isCompact: boolean;
}

/** Renders the header line of an entry. */
export type EntryHeader = (entry: EntryView, place?: EntryPlace) => ReactNode;

/** Parts of an entry that a template may render differently. */
export interface EntryParts {
  entryHeader?: EntryHeader;
  bullet?: string;
  /** The value of a detail: authors, courses, a link. */
  detailValue?: (fact: FactView) => ReactNode;
}

/** One experience: its header line stays with the first line below it. */
export function Entry({ entry, lang, place, parts }: EntryProps) {
  const { entryHeader = defaultHeader, bullet } = parts;
  return (
    <div className="entry" data-item={entry.id} data-id={entry.id} data-break={entry.pageBreak}>
      <div className="entry-row" data-block="row">
        {entryHeader(entry, place)}
      </div>
      <Details details={entry.details} lang={lang} value={parts.detailValue} />
      <Atoms atoms={entry.atoms} bullet={bullet} />
      {entry.children.map((child) => (
        <Entry key={child.id} entry={child} lang={lang} parts={parts} />
      ))}
    </div>
  );
}

interface EntryProps {
  entry: EntryView;
  lang: string;
  place?: EntryPlace;
  parts: EntryParts;
}

/** Title, badges and subtitle on the left, wrapping among themselves; the date stays at the right edge. */
export const defaultHeader: EntryHeader = (entry) => (
  <>
    <EntryLead entry={entry} />
    {entry.date && <EntryDate date={entry.date} />}
  </>
);

/** Everything that names an entry, in one running line. */
export const EntryLead = ({ entry }: { entry: EntryView }) => (
  <div className="entry-lead">
    <EntryTitle entry={entry} />
    {entry.subtitle && <EntrySubtitle text={entry.subtitle} />}
    {entry.meta && <EntryPlaceName meta={entry.meta} />}
  </div>
);

/** What it was, behind the title; what does not fit there is on the next line as a whole, so that no comma is left over. */
export const EntrySubtitle = ({ text, className = '' }: { text: string; className?: string }) => (
  <span className={`entry-subtitle led ${className}`.trim()}>
    <LeadSpace />
    <span className="whole">
      <Joined text={text} />
    </span>
  </span>
);

/** A place behind other words of a line. */
export const EntryPlaceName = ({ meta }: { meta: string }) => (
  <span className="entry-meta led">
    <LeadSpace />
    <span className="whole">{meta}</span>
  </span>
);

/** The gap before the next words of a line. As a space it vanishes at the start and the end of one. */
const LeadSpace = () => <span className="lead-space"> </span>;

/** The first badge stays on the line where the title ends; no badge breaks across lines. */
export function EntryTitle({ entry: { title, href, badges } }: { entry: EntryView }) {
  const [first, ...rest] = badges;
  if (first === undefined) {
    return <h3 className="entry-title">{href ? <a href={href}>{title}</a> : title}</h3>;
  }
  const end = LAST_WORD.exec(title)?.index ?? title.length;
  return (
    <h3 className="entry-title">
      {title.slice(0, end)}
      <span className="joint">
        {title.slice(end)}
        <span className="badge">{first}</span>
      </span>
      {rest.map((badge) => (
        <Fragment key={badge}>
          <wbr />
          <span className="badge kept">{badge}</span>
        </Fragment>
      ))}
    </h3>
  );
}

const LAST_WORD = /(?:[\x21-\x7e]{1,12}|[^\x21-\x7e\s]{2})$/u;

/** Name and date on one line, position and location on the next; a one-line entry stays on one line. */
export const stackedHeader: EntryHeader = (entry, place) =>
  place?.isCompact ? (
    defaultHeader(entry)
  ) : (
    <EntryStack entry={entry}>
      <EntryRest entry={entry} />
    </EntryStack>
  );

/** Name and date on one line, and what is given below. */
export const EntryStack = ({ entry, children }: { entry: EntryView; children: ReactNode }) => (
  <div className="entry-stack">
    <div className="entry-line">
      <div className="entry-lead">
        <EntryTitle entry={entry} />
      </div>
      {entry.date && <EntryDate date={entry.date} />}
    </div>
    {children}
  </div>
);

/** The position on the left, the location on the right; a location alone is on the left. */
export const EntryRest = ({ entry: { subtitle, meta } }: { entry: EntryView }) =>
  subtitle || meta ? (
    <p className="entry-line entry-rest">
      {subtitle && (
        <span className="entry-subtitle">
          <Joined text={subtitle} />
        </span>
      )}
      {meta && <span className="entry-meta">{meta}</span>}
    </p>
  ) : null;

/** Position and location in one running line. */
export const EntryPosition = ({ entry }: { entry: EntryView }) => {
  const rest = entryRest(entry);
  return rest ? (
    <p className="entry-subtitle">
      <Joined text={rest} />
    </p>
  ) : null;
};

export const EntryDate = ({ date }: { date: string }) => <span className="entry-date">{date}</span>;

/** Values share a line while it is short; a long one has its own. */
function Details({ details, lang, value = plainValue }: DetailsProps) {
  return detailLines(details).map((line) => (
    <p key={line[0]?.id} className="detail" data-block="text">
      {line.map((detail, index) => (
        <Fragment key={detail.id}>
          {index > 0 && ' '}
          <span className={isShort(detail) ? 'detail-fact kept' : 'detail-fact'} data-id={detail.id}>
            {detail.label && <span className="fact-label">{detail.label + colon(lang)}</span>}
            {value(detail)}
          </span>
        </Fragment>
      ))}
    </p>
  ));
}

// In half Chinese characters: less than the width of any column.
const SHORT = 18;

/** Whether label and value stay on one line. */
const isShort = ({ label, value, href }: FactView): boolean => !href && textWidth(label + value) <= SHORT;

interface DetailsProps {
  details: FactView[];
  lang: string;
  value?: EntryParts['detailValue'];
}

const plainValue = (fact: FactView): ReactNode => <FactValue fact={fact} />;

interface EntryLinesProps {
  entries: EntryView[];
  className: string;
  header: EntryHeader;
}

/** One-line entries, in the columns of the template. */
export const EntryLines = ({ entries, className, header }: EntryLinesProps) =>
  entries.map((entry) => (
    <div
      key={entry.id}
      className={className}
      data-block="atomic"
      data-id={entry.id}
      data-break={entry.pageBreak}
    >
      {header(entry)}
    </div>
  ));

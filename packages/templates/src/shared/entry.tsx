import type { ReactNode } from 'react';
import type { EntryView, FactView } from '@qicheng/resume/view-model';
import { Atoms } from './rich-text.js';

/** How a template draws the header line of an entry. */
export type EntryHeader = (entry: EntryView) => ReactNode;

/** One experience: its header line stays with the first line below it. */
export function Entry({ entry, header = defaultHeader, bullet }: { entry: EntryView; header?: EntryHeader; bullet?: string }) {
  return (
    <div className="entry" data-item={entry.id} data-id={entry.id}>
      <div className="entry-row" data-block="row">
        {header(entry)}
      </div>
      <Details details={entry.details} />
      <Atoms atoms={entry.atoms} bullet={bullet} />
      {entry.children.map((child) => (
        <Entry key={child.id} entry={child} header={header} bullet={bullet} />
      ))}
    </div>
  );
}

/** Title, marks and subtitle at the left, date at the right. */
export const defaultHeader: EntryHeader = (entry) => (
  <>
    <EntryTitle entry={entry} />
    {entry.subtitle && <span className="entry-subtitle">{entry.subtitle}</span>}
    {entry.meta && <span className="entry-meta">{entry.meta}</span>}
    {entry.date && <EntryDate date={entry.date} />}
  </>
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

function Details({ details }: { details: FactView[] }) {
  return details.map((detail) => (
    <p key={detail.id} className="detail" data-block="text" data-id={detail.id}>
      {detail.label && <span className="fact-label">{detail.label}：</span>}
      {detail.href ? <a href={detail.href}>{detail.value}</a> : detail.value}
    </p>
  ));
}

import type { ReactNode } from 'react';
import type { EntryView, TagView } from '@qicheng/resume/view-model';
import { EntryDate, EntryLead } from './entry.js';
import { TagNote } from './facts.js';

/** One-line entries side by side; a row is never split. */
export const EntryColumns = ({ entries, columns }: { entries: EntryView[]; columns: number }) =>
  rows(entries, columns, (entry) => (
    <div key={entry.id} className="column-entry" data-id={entry.id}>
      <EntryLead entry={entry} />
      {entry.date && <EntryDate date={entry.date} />}
    </div>
  ));

/** Words side by side, each with its remark and explanation. */
export const TagColumns = ({ tags, lang, columns }: { tags: TagView[]; lang: string; columns: number }) =>
  rows(tags, columns, (tag) => (
    <p key={tag.id} className="tag-row" data-id={tag.id}>
      <span className="tag-text">{tag.text}</span>
      <TagNote tag={tag} lang={lang} />
      {tag.detail}
    </p>
  ));

/** An entry that starts a page also starts a row; pages break only before rows. */
function rows<Item extends { id: string; pageBreak?: string }>(
  items: Item[],
  columns: number,
  draw: (item: Item) => ReactNode,
): ReactNode {
  const grouped: Item[][] = [];
  for (const item of items) {
    const last = grouped.at(-1);
    if (last && last.length < columns && item.pageBreak !== 'before') last.push(item);
    else grouped.push([item]);
  }
  return grouped.map((row) => (
    <div
      key={row[0]?.id}
      className="facts-row"
      data-block="atomic"
      data-break={row[0]?.pageBreak}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map(draw)}
    </div>
  ));
}

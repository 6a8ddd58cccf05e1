import type { FactView, TagView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import { ContactIcon } from './contact-icon.js';
import { EntryTitle, type EntryHeader } from './entry.js';
import { FactValue } from './fact-value.js';
import { Tags } from './facts.js';
import { Joined } from './joined.js';
import { textWidth } from './wording.js';

/** Contacts of a narrow column, stacked, with their icons. */
export function SideContacts({ contacts }: { contacts: FactView[] }) {
  return contacts.map((fact) => (
    <p
      key={fact.id}
      className={`side-contact ${lengthClass(fact.value)}`}
      data-block="atomic"
      data-id={fact.id}
    >
      <ContactIcon id={fact.id} />
      <span>
        <FactValue fact={fact} />
      </span>
    </p>
  ));
}

// An e-mail address on one line is searchable in a PDF, so a long one is set smaller before it wraps.
function lengthClass(value: string): string {
  const width = textWidth(value);
  if (width <= 19) return '';
  return width <= 21 ? 'side-contact-long' : width <= 23 ? 'side-contact-longer' : 'side-contact-longest';
}

/** Labelled values of a narrow column: the label on the left, the value beside it. */
export function SideFacts({ facts }: { facts: FactView[] }) {
  return facts.map((fact) => (
    <p key={fact.id} className="side-fact" data-block="atomic" data-id={fact.id}>
      {fact.label && <span className="fact-label">{fact.label}</span>}
      <span className="side-fact-value">
        <FactValue fact={fact} />
      </span>
    </p>
  ));
}

/** Skills of a narrow column: the word, its level as a bar if one is stated, the explanation below. */
export function SideTags({ tags, lang }: { tags: TagView[]; lang: string }) {
  if (!tags.some(({ note, detail, level }) => note ?? detail ?? level))
    return <Tags tags={tags} lang={lang} />;
  return tags.map((tag) => (
    <div key={tag.id} className="side-tag" data-item={tag.id} data-id={tag.id}>
      <p className="side-tag-name" data-block="row">
        <span>{tag.text}</span>
        {tag.note && <span className="side-tag-note">{tag.note}</span>}
      </p>
      {tag.level !== undefined && <Meter level={tag.level} />}
      {tag.detail && (
        <p className="side-tag-detail" data-block="text">
          {tag.detail}
        </p>
      )}
    </div>
  ));
}

function Meter({ level }: { level: number }) {
  return (
    <div className="meter" data-block="row" aria-hidden="true">
      <div style={{ width: `${Math.round(level * 100)}%` }} />
    </div>
  );
}

/** The header line of an entry in a narrow column: the title above, the rest below. */
export const sideHeader: EntryHeader = (entry) => {
  const rest = entryRest(entry);
  return (
    <div className="side-entry">
      <EntryTitle entry={entry} />
      {(rest || entry.date) && (
        <p className="side-rest">
          {rest && (
            <span className="entry-subtitle">
              <Joined text={rest} />
            </span>
          )}
          {entry.date && <span className="side-date">{entry.date}</span>}
        </p>
      )}
    </div>
  );
};

import type { FactView, TagView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import { textWidth } from '@qicheng/resume/detail-lines';
import { addressParts } from '../typeset/addresses.js';
import { ContactIcon } from './contact-icon.js';
import { EntryTitle, type EntryHeader } from './entry.js';
import { FactValue } from './fact-value.js';
import { Tags } from './facts.js';
import { Joined } from './joined.js';
import { Words } from './words.js';

/** Contacts of a narrow column, stacked, with their icons, all in one size. */
export function SideContacts({ contacts }: { contacts: FactView[] }) {
  const size = sizeClass(contacts);
  return contacts.map((fact) => (
    <p key={fact.id} className={`side-contact ${size}`.trim()} data-block="atomic" data-id={fact.id}>
      <ContactIcon id={fact.id} />
      <span>
        <FactValue fact={fact} />
      </span>
    </p>
  ));
}

/** Width of a line beside the icons, in ems. */
const LINE = 11.1;
const SIZES: [scale: number, name: string][] = [
  [1, ''],
  [0.9375, 'side-contact-long'],
  [0.875, 'side-contact-longest'],
];
const SMALLEST = 0.875;

/**
 * An e-mail address on one line is searchable in a PDF, so contacts are smaller if the longest one then stays whole, or the
 * longest part of one that wraps.
 */
function sizeClass(contacts: FactView[]): string {
  const longest = Math.max(
    0,
    ...contacts.flatMap(({ value }) => widthsOf(value)).filter((width) => width * SMALLEST <= LINE),
  );
  return SIZES.find(([scale]) => longest * scale <= LINE)?.[1] ?? '';
}

const widthsOf = (value: string): number[] =>
  emsOf(value) * SMALLEST <= LINE ? [emsOf(value)] : addressParts(value).map(emsOf);

/** Approximate width in ems. */
const emsOf = (text: string): number => [...text].reduce((sum, sign) => sum + emOf(sign), 0);

function emOf(sign: string): number {
  if (/[ijl.,:;|!']/.test(sign)) return 0.28;
  if (/[frt/()-]/.test(sign)) return 0.37;
  return /[mwMW@%]/.test(sign) ? 0.9 : textWidth(sign) * 0.575;
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
          <Words text={tag.detail} />
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

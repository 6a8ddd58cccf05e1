import type { HeaderView } from '@qicheng/resume/view-model';
import { ContactIcon } from './contact-icon.js';
import { Fact } from './facts.js';
import { Joined } from './joined.js';
import { nameClass } from './wording.js';
import { defaultHeader, stackedHeader, type EntryHeader, EntryPosition, EntryStack } from './entry.js';
import { entryRest } from '@qicheng/resume/view-text';
import { sideHeader } from './side-column.js';

/**
 * Two lines if there is a position, which goes below the name; one line for positions within an employment
 * and for a name alone.
 */
export const positionHeader: EntryHeader = (entry, place) =>
  place && entry.subtitle ? stackedHeader(entry, place) : defaultHeader(entry);

/** A month fits beside the name, a period does not. */
const MONTH = 8;

/** A month is on the line of the name and the rest below, so that the months of a list are in equal places. */
export const narrowHeader: EntryHeader = (entry) => {
  if (!entryRest(entry)) return defaultHeader(entry);
  if ((entry.date ?? '').length > MONTH) return sideHeader(entry);
  return (
    <EntryStack entry={entry}>
      <EntryPosition entry={entry} />
    </EntryStack>
  );
};

interface HeadTextProps {
  header: HeaderView;
  lang: string;
  /** Whether contacts have icons. */
  icons?: boolean;
}

/** Name, headline, contacts and personal facts stacked: the text of a full-width header. */
export const HeadText = ({ header, lang, icons }: HeadTextProps) => (
  <div className="head-text">
    <HeadName header={header} />
    <Headline text={header.headline} />
    <HeadLines header={header} lang={lang} icons={icons} />
  </div>
);

/** The name, followed by the one in the other script. */
export const HeadName = ({ header: { name, alternateName } }: Pick<HeadTextProps, 'header'>) => (
  <h1 className={nameClass(name)}>
    {name}
    {alternateName && (
      <span className="alternate-name">
        {' '}
        <span className="whole">{alternateName}</span>
      </span>
    )}
  </h1>
);

/** The candidate's headline, on its own line. */
export const Headline = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className="headline">
      <Joined text={text} />
    </p>
  ) : null;

/** Contacts in one running line, personal facts in another. */
export const HeadLines = ({
  header: { contacts, facts, icons: chosen },
  lang,
  icons: usual,
}: HeadTextProps) => (
  <>
    {contacts.length > 0 && (
      <p className="line contacts">
        {contacts.map((fact) =>
          (chosen ?? usual) ? (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={lang} labelled={false} />
            </span>
          ) : (
            <Fact key={fact.id} fact={fact} lang={lang} labelled={false} />
          ),
        )}
      </p>
    )}
    {facts.length > 0 && (
      <p className="line">
        {facts.map((fact) => (
          <Fact key={fact.id} fact={fact} lang={lang} />
        ))}
      </p>
    )}
  </>
);

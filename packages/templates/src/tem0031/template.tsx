import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Fact, Tags } from '../shared/facts.js';
import { GutterDate } from '../shared/gutter-date.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { colon, textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div className="head-name">
          <HeadName header={header} />
          <Headline text={header.headline} />
        </div>
        <div className="head-lines">
          {header.contacts.map((fact) => (
            <p key={fact.id}>
              <Fact fact={fact} lang={lang} labelled={false} />
            </p>
          ))}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
      {header.facts.length > 0 && (
        <p className="personal" data-block="atomic">
          {header.facts.map((fact) => (
            <Fact key={fact.id} fact={fact} lang={lang} />
          ))}
        </p>
      )}
    </header>
  );
}

/** The date beside the name, what it was and where in the line after it. */
const datedHeader: EntryHeader = (entry) => {
  const rest = [entry.subtitle, entry.meta].filter(Boolean).join(' · ');
  return (
    <>
      <GutterDate date={entry.date ?? ''} />
      <div>
        <EntryTitle entry={entry} />
        {rest && (
          <span className="entry-subtitle entry-rest-text">
            {' '}
            <Joined text={rest} />
          </span>
        )}
      </div>
    </>
  );
};

// In halves of a Chinese character: the longest word that the narrow column holds in one piece.
const LONGEST_WORD = 16;

const fitsGutter = ({ text }: TagView): boolean =>
  text.split(/[\s/-]/).every((word) => /\p{Script=Han}/u.test(word) || textWidth(word) <= LONGEST_WORD);

/** A skill in the narrow column, what there is to say of it beside it; bare words share a line. */
const GutterTags = ({ tags, lang }: { tags: TagView[]; lang: string }) =>
  tags.some(({ note, detail }) => note ?? detail) && tags.every(fitsGutter) ? (
    tags.map(({ id, text, note, detail }) => (
      <p key={id} className="labelled" data-block="atomic" data-id={id}>
        <span className="labelled-name">
          <span>{text} </span>
        </span>
        <span>{[note, detail].filter(Boolean).join(colon(lang))}</span>
      </p>
    ))
  ) : (
    <Tags tags={tags} lang={lang} />
  );

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        heading={(section) => (
          <>
            <i className="bar" aria-hidden="true" />
            <span>{section.heading}</span>
          </>
        )}
        entryHeader={datedHeader}
        factColumns={2}
        tags={(tags, lang) => <GutterTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0031: TemplateDesign = { code: 'tem0031', css: styles, Body };

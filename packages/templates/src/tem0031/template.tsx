import type { TagView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { type EntryHeader, EntrySubtitle, EntryTitle } from '../shared/entry.js';
import { Fact, Tags } from '../shared/facts.js';
import { GutterDate } from '../shared/gutter-date.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { colon } from '../shared/wording.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';

/**
 * Two columns throughout: dates and bars in the narrow left one, right-aligned; everything else beside them.
 */
const styles = `
.resume.tem0031 { --gutter: max(${mm(27)}, var(--em) * (var(--period) - 0.75)); --gap: ${mm(4)}; --text: calc(var(--gutter) + var(--gap)); --bar: oklch(from var(--accent) max(l, 0.55) c h); --photo-width: 80px; }
.resume.tem0031:lang(en) { --gutter: max(${mm(29)}, var(--em) * (var(--period) - 0.75)); }
.resume.tem0031 .head { display: flex; align-items: center; column-gap: ${mm(6)}; padding-bottom: ${mm(6)}; }
.resume.tem0031 .head-name { flex: 1; min-width: 0; }
.resume.tem0031 .name { font-size: 2.9em; line-height: ${lines(2.5)}; font-weight: 400; letter-spacing: 0.04em; color: #2b333d; }
.resume.tem0031 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0031:lang(en) .name { letter-spacing: 0; }
.resume.tem0031 .alternate-name { margin-left: 0.3em; font-size: 0.44em; line-height: 0; letter-spacing: 0; color: #5b6472; }
.resume.tem0031 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; color: #5b6472; }
.resume.tem0031:lang(en) .headline { ${ITALIC} }
.resume.tem0031 .head-lines { flex: none; max-width: ${mm(76)}; text-align: right; color: #3c4654; }
${evenLines('tem0031', 1.25)}
.resume.tem0031 .line { margin-top: ${mm(1)}; color: #3c4654; }

.resume.tem0031 .section > .heading { display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr); column-gap: var(--gap); align-items: center; margin-bottom: ${underHeading(1)}; font-size: 1.25em; line-height: ${lines(1.25)}; font-weight: 400; color: var(--accent-ink); letter-spacing: 0.04em; }
.resume.tem0031 .section > .heading-own { margin-left: var(--text); }
.resume.tem0031:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0031 .bar { height: ${mm(1.5)}; background: var(--bar); }
.resume.tem0031 .entry-row { display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr); column-gap: var(--gap); align-items: baseline; }
.resume.tem0031 .moment { text-align: right; overflow-wrap: normal; word-break: keep-all; color: #4f5866; }
.resume.tem0031 .moment > span { font-size: 0.9em; line-height: 0; }
.resume.tem0031 .entry-rest-text { color: #3c4654; }
.resume.tem0031:lang(en) .entry-rest-text { ${ITALIC} }
.resume.tem0031 :is(.detail, .atoms, .tag-line, .section > .facts-row, .table) { margin-left: var(--text); }
.resume.tem0031 .detail { color: #3c4654; }
.resume.tem0031 .fact-label, .resume.tem0031 .tag-note { color: #4f5866; }
.resume.tem0031 .labelled { display: grid; grid-template-columns: var(--gutter) minmax(0, 1fr); column-gap: var(--gap); }
.resume.tem0031 .labelled-name { text-align: right; color: #4f5866; }
.resume.tem0031 .labelled-name > span { font-size: 0.9em; line-height: 0; }
.resume.tem0031 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #e0e4e9; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-name">
        <HeadName header={header} />
        <Headline text={header.headline} />
        {header.facts.length > 0 && (
          <p className="line">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
      </div>
      <div className="head-lines">
        {header.contacts.map((fact) => (
          <p key={fact.id}>
            <Fact fact={fact} lang={lang} labelled={false} />
          </p>
        ))}
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The date beside the name, position and location on the next line. */
const datedHeader: EntryHeader = (entry) => {
  const rest = entryRest(entry);
  return (
    <>
      <GutterDate date={entry.date ?? ''} />
      <div>
        <EntryTitle entry={entry} />
        {rest && <EntrySubtitle text={rest} className="entry-rest-text" />}
      </div>
    </>
  );
};

// The longest word that fits unbroken into the narrow column, in half Chinese characters.
const MAX_WORD_WIDTH = 16;

const fitsGutter = ({ text }: TagView): boolean =>
  text.split(/[\s/-]/).every((word) => /\p{Script=Han}/u.test(word) || textWidth(word) <= MAX_WORD_WIDTH);

/** A skill in the narrow column with its explanation beside it; plain words share a line. */
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

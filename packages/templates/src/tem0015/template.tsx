import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadName, Headline } from '../shared/head.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { Fact } from '../shared/facts.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { tem0015 as entry } from './entry.js';
import { Monogram } from './monogram.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      {header.contacts.length > 0 && (
        <p className="contacts">
          {header.contacts.map((fact) => (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={view.lang} labelled={false} />
            </span>
          ))}
        </p>
      )}
    </header>
  );
}

/** Photo or monogram and the personal facts at the top of the side column. */
function Person({ view }: TemplateProps) {
  const { header } = view;
  return (
    <div className="person" data-section="person">
      <div className="emblem" data-block="atomic">
        {header.photo?.source ? (
          <Photo photo={header.photo} name={header.name} />
        ) : (
          <Monogram name={header.name} />
        )}
      </div>
      <SideFacts facts={header.facts} />
    </div>
  );
}

/** Bare words stand as labels; what is explained or graded has lines of its own. */
function tags(all: TagView[], lang: string) {
  if (all.some(({ note, detail, level }) => note ?? detail ?? level))
    return <SideTags tags={all} lang={lang} />;
  return (
    <p className="chips" data-block="atomic">
      {all.map((tag) => (
        <span key={tag.id} className="chip" data-id={tag.id}>
          {tag.text}{' '}
        </span>
      ))}
    </p>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Person view={view} />
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={tags}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} />
      </Region>
    </>
  );
}

export const tem0015: TemplateDesign = { code: 'tem0015', css: styles, Body };

import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { stackedHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections, type SectionParts } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts } from '../shared/side-column.js';
import { tem0012 as entry } from './entry.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Words in frames, a few to a row; an explained one stands before its explanation. */
function Chips({ tags, lang }: { tags: TagView[]; lang: string }) {
  if (tags.some(({ detail }) => detail)) return tags.map((tag) => <ExplainedChip key={tag.id} tag={tag} />);
  return (
    <p className="chips" data-block="atomic">
      {tags.map((tag) => (
        <span key={tag.id} className="chip" data-id={tag.id}>
          {tag.text}
          {tag.note && (lang === 'zh' ? `（${tag.note}）` : ` (${tag.note})`)}
        </span>
      ))}
    </p>
  );
}

const ExplainedChip = ({ tag }: { tag: TagView }) => (
  <div className="explained" data-item={tag.id} data-id={tag.id}>
    <p className="chips" data-block="row">
      <span className="chip">{tag.text}</span>
      {tag.note && <span className="chip-note">{tag.note}</span>}
    </p>
    {tag.detail && (
      <p className="chip-detail" data-block="text">
        {tag.detail}
      </p>
    )}
  </div>
);

const parts: SectionParts = {
  heading: (section) => <span className="heading-text">{section.heading}</span>,
  entryHeader: stackedHeader,
  tags: (tags, lang) => <Chips tags={tags} lang={lang} />,
  facts: (facts) => <SideFacts facts={facts} />,
};

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections view={view} sections={side} {...parts} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} {...parts} />
      </Region>
    </>
  );
}

export const tem0012: TemplateDesign = { code: 'tem0012', css: styles, Body };

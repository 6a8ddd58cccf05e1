import type { FactView, TagView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { leadSections } from '../shared/lead-sections.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { tem0018 as entry } from './entry.js';
import { FactValue } from '../shared/fact-value.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';
import { Words } from '../shared/words.js';

const STEPS = [1, 2, 3, 4];
const COLUMNS = 2;

/** Graded or explained skills as table cells, two per row; plain words use the default line. */
function matrix(tags: TagView[]) {
  if (!tags.some(({ detail, level }) => detail ?? level)) return null;
  const rows = Array.from({ length: Math.ceil(tags.length / COLUMNS) }, (_, row) =>
    tags.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <div className="matrix">
      {rows.map((row) => (
        <div key={row[0]?.id} className="matrix-row" data-block="atomic">
          {row.map((tag) => (
            <Cell key={tag.id} tag={tag} />
          ))}
        </div>
      ))}
    </div>
  );
}

const Cell = ({ tag }: { tag: TagView }) => (
  <div className="matrix-cell" data-id={tag.id}>
    <p className="matrix-name">
      <span className="tag-text">{tag.text}</span> {tag.note && <span className="tag-note">{tag.note}</span>}
      {tag.level !== undefined && <Level level={tag.level} />}
    </p>
    {tag.detail && (
      <p className="matrix-detail">
        <Words text={tag.detail} />
      </p>
    )}
  </div>
);

const Level = ({ level }: { level: number }) => (
  <span className="level" aria-hidden="true">
    {STEPS.map((step) => (
      <i key={step} className={Math.round(level * STEPS.length) >= step ? 'step step-reached' : 'step'} />
    ))}
  </span>
);

const styles = `
.resume.tem0018 { --night: #18212d; --on-night: color-mix(in oklch, var(--accent) 30%, #fff); --rule: #d3d9e0; --photo-width: 85px; }
.resume.tem0018 .region-head { width: ${SHEET_WIDTH}; padding: 0; }
.resume.tem0018 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding: ${mm(9)} var(--margin-right) ${mm(7)} var(--margin-left); background: var(--night); color: #fff; border-bottom: ${mm(1.2)} solid var(--accent); }
.resume.tem0018 .head-text { flex: 1; min-width: 0; }
.resume.tem0018 .name { font-size: 2.7em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0018 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0018:lang(en) .name { letter-spacing: 0.02em; }
.resume.tem0018 .alternate-name { margin-left: 0.35em; font-size: 0.44em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #c6ced8; }
.resume.tem0018 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; color: var(--on-night); }
${evenLines('tem0018', 1)}
.resume.tem0018 .line { margin-top: ${mm(1.2)}; color: #e3e8ee; }
.resume.tem0018 .head .fact-label { color: #aeb8c4; }
.resume.tem0018 .contacts { flex: none; max-width: ${mm(84)}; padding-left: ${mm(5)}; border-left: 1px solid #4a5666; }
.resume.tem0018 .head-text > .contacts { max-width: none; margin-top: ${mm(2)}; padding-left: 0; border-left: 0; }
.resume.tem0018 .contact { display: grid; grid-template-columns: calc(var(--em) * 4.5) minmax(0, 1fr); column-gap: ${mm(1.5)}; }
.resume.tem0018:lang(en) .contact { grid-template-columns: calc(var(--em) * 4.75) minmax(0, 1fr); }

.resume.tem0018 .region-main { padding-top: ${mm(5)}; }
.resume.tem0018 .section > .heading { display: flex; align-items: center; column-gap: ${mm(2.4)}; margin-bottom: ${underHeading(1.6)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: #1c2430; }
.resume.tem0018:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0018 .section > .heading::before { content: ''; width: ${mm(2.4)}; height: ${mm(2.4)}; background: var(--accent); }
.resume.tem0018 .section > .heading::after { content: ''; flex: 1; border-top: 1px dashed #b4bdc8; }
.resume.tem0018 .entry-title { font-size: 1.08em; }
.resume.tem0018 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0018 .entry-date { color: #5b6472; }
.resume.tem0018 .detail { padding-left: ${mm(2)}; border-left: 2px solid var(--accent); color: #3c4654; }
.resume.tem0018 .entry-row + .detail, .resume.tem0018 .detail + .atoms { margin-top: ${mm(0.6)}; }
.resume.tem0018 .matrix-row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0018 .matrix-row:first-child { border-top-width: 1px; }
.resume.tem0018 .matrix-cell { padding: ${mm(1)} ${mm(3)} ${mm(1.2)}; }
.resume.tem0018 .matrix-cell + .matrix-cell { border-left: 1px solid var(--rule); }
.resume.tem0018 .matrix-name { display: flex; align-items: center; column-gap: ${mm(2)}; }
.resume.tem0018 .tag-text { font-weight: 700; }
.resume.tem0018 .tag-note { color: #5b6472; }
.resume.tem0018 .level { display: flex; column-gap: ${mm(0.8)}; margin-left: auto; }
.resume.tem0018 .step { width: ${mm(3.4)}; height: ${mm(1.8)}; background: #e1e6eb; }
.resume.tem0018 .step-reached { background: var(--accent-ink); }
.resume.tem0018 .matrix-detail { color: #3c4654; }
.resume.tem0018 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px dashed #b4bdc8; }
.resume.tem0018:lang(zh) :is(.fact-label, .table-head) { letter-spacing: 0.06em; }
.resume.tem0018:lang(zh) :is(.headline, .entry-date, .matrix-name) { letter-spacing: 0.04em; }
`;

// In half Chinese characters: a longer name or headline leaves no room for the contacts beside it.
const NAME_BESIDE = 22;
const HEADLINE_BESIDE = 40;

function Head({ view: { header, lang } }: TemplateProps) {
  const isStacked =
    textWidth(header.name) > NAME_BESIDE || textWidth(header.headline ?? '') > HEADLINE_BESIDE;
  const contacts = <Contacts contacts={header.contacts} />;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <HeadName header={header} />
        <Headline text={header.headline} />
        {header.facts.length > 0 && (
          <p className="line">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
        {isStacked && contacts}
      </div>
      {!isStacked && contacts}
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Labels and values in two columns, as in a listing. */
const Contacts = ({ contacts }: { contacts: FactView[] }) =>
  contacts.length > 0 && (
    <div className="contacts">
      {contacts.map((fact) => (
        <p key={fact.id} className="contact" data-id={fact.id}>
          <span className="fact-label">{fact.label}</span>{' '}
          <span className="contact-value">
            <FactValue fact={fact} />
          </span>
        </p>
      ))}
    </div>
  );

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={leadSections(view, entry)} tags={matrix} bullet="–" />
      </Region>
    </>
  );
}

export const tem0018: TemplateDesign = { code: 'tem0018', css: styles, Body };

import type { FactView, SectionView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { UNDER_TITLE } from '../shared/form-styles.js';
import { lines, mm } from '../shared/lengths.js';

/**
 * Frame and label column are page decoration and end with the content; the rules between boxes belong to
 * headings.
 */
const styles = `
.resume.tem0020 { --heading-size: var(--size); --label: calc(var(--em) * 6.5); --gap: ${mm(4)}; --rule: color-mix(in srgb, var(--accent-ink) 55%, #fff); --spine: oklch(from var(--accent) min(l, 0.46) c h); --photo-width: 100px; }
.resume.tem0020:lang(en) { --label: calc(var(--em) * 8); }
.resume.tem0020 .page { --from: ${UNDER_TITLE}; }
.resume.tem0020 .page > div { margin: calc(var(--margin-top) - var(--from)) calc(var(--margin-right) - 1px) 0 calc(var(--margin-left) - 1px); height: calc(var(--content-end) - var(--margin-top) + var(--from) + ${mm(2)}); border: 1px solid var(--rule); }
.resume.tem0020 .page + .page { --from: ${mm(2)}; }
.resume.tem0020 .page + .page[data-opens='heading'] { --from: 0px; }
.resume.tem0020 .page > div::before { content: ''; display: block; width: var(--label); height: 100%; background: var(--spine); }

.resume.tem0020 .form-title { margin: 0 -2px; text-align: center; background: var(--ground, #fff); }
.resume.tem0020 .form-title::after { content: ''; display: block; height: 3px; margin: ${mm(3)} 1px 0; background: var(--accent-ink); }
.resume.tem0020 .form-title h1 { font-size: 2.7em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0020:lang(en) .form-title h1 { letter-spacing: 0.02em; }
.resume.tem0020 .headline { font-size: 1.1em; line-height: ${lines(1.125)}; color: #3c4654; }
.resume.tem0020 .person { display: grid; grid-template-columns: var(--label) minmax(0, 1fr) auto; padding: ${mm(2.5)} 0; }
.resume.tem0020 .person-label { align-self: baseline; padding: 0 ${mm(1.5)}; text-align: center; font-weight: 700; letter-spacing: 0.04em; color: #fff; }
.resume.tem0020 .person-facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); align-self: baseline; gap: ${mm(0.8)} ${mm(4)}; padding: 0 var(--gap); }
.resume.tem0020 .person-name { grid-column: 1 / -1; font-size: 1.5em; line-height: ${lines(1.5)}; font-weight: 700; }
.resume.tem0020 .alternate-name { font-size: 0.66em; line-height: 0; font-weight: 400; }
.resume.tem0020 .person-wide { grid-column: 1 / -1; }
.resume.tem0020 .person .photo { margin-right: var(--gap); align-self: center; }

.resume.tem0020 .section { margin-top: ${mm(2)}; }
.resume.tem0020 .section > .heading { height: calc(var(--line) + ${mm(2)} + 1px); margin-bottom: calc(var(--line) * -1); padding-top: ${mm(2)}; border-top: 1px solid var(--rule); line-height: ${lines(1)}; color: var(--accent-ink); }
.resume.tem0020 .heading-text { display: block; font-size: var(--heading-size); color: #fff; width: var(--label); padding: 0 ${mm(1.5)}; text-align: center; letter-spacing: 0.04em; }
.resume.tem0020:lang(en) .heading-text { letter-spacing: 0; }
.resume.tem0020 .section > .heading:has(.heading-two) { height: calc(var(--line) * 2 + ${mm(2)} + 1px); margin-bottom: calc(var(--line) * -2); }
.resume.tem0020 .section:has(> .heading > .heading-two) { min-height: calc(var(--line) * 2 + ${mm(2)} + 1px); }
.resume.tem0020 .heading-two { letter-spacing: 0; }
.resume.tem0020 .section > .heading:has(.heading-above) { height: auto; margin: 0 0 ${mm(1)}; padding-left: calc(var(--label) + var(--gap)); padding-right: var(--gap); }
.resume.tem0020 :is(.entries, .tag-line, .tag-list, .facts-row, .table, .section-paragraphs .atoms) { margin-left: calc(var(--label) + var(--gap)); margin-right: var(--gap); }
.resume.tem0020 .entries .atoms { margin-left: 0; margin-right: 0; }
.resume.tem0020 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0020 .entry-date { color: #3c4654; }
.resume.tem0020 .fact-label { color: #4f5866; }
.resume.tem0020 .table-row { padding: ${mm(0.6)} 0; }
.resume.tem0020 .table-row + .table-row { border-top: 1px solid #dfe3e8; }
.resume.tem0020 .tag-text { font-weight: 700; }
`;

/** The first box: the personal details, with the photo on the right. */
function Person({ view: { header, lang } }: TemplateProps) {
  const isChinese = lang === 'zh';
  const other =
    header.alternateName && (isChinese ? `（${header.alternateName}）` : `(${header.alternateName})`);
  const facts = [...header.facts, ...header.contacts];
  const room = header.photo?.source ? BESIDE_PHOTO : ALONE;
  const isShort = ({ label, value }: FactView): boolean => textWidth(label + value) <= room;
  return (
    <div className="person" data-block="atomic">
      <p className="person-label">{isChinese ? '基本信息' : 'Personal'}</p>
      <div className="person-facts">
        {header.name && (
          <p className="person-name">
            {header.name}
            {other && !isChinese && ' '}
            {other && <span className="alternate-name">{other}</span>}
          </p>
        )}
        {facts.filter(isShort).map((fact) => (
          <p key={fact.id}>
            <Fact fact={fact} lang={lang} />
          </p>
        ))}
        {facts
          .filter((fact) => !isShort(fact))
          .map((fact) => (
            <p key={fact.id} className="person-wide">
              <Fact fact={fact} lang={lang} />
            </p>
          ))}
      </div>
      <Photo photo={header.photo} name={header.name} />
    </div>
  );
}

// Wider facts, in half Chinese characters, have their own row below the short ones.
const BESIDE_PHOTO = 25;
const ALONE = 33;

/** The heading is in the label column: its block has no height, so that the content starts beside it. */
const headingFor =
  (lang: string) =>
  ({ heading: text }: SectionView) => <span className={headingClass(text, lang)}>{text}</span>;

// In half Chinese characters; a heading of three lines would reach into the next box, so it is above instead.
const ONE_LINE = { zh: 10, en: 12 };
const TWO_LINES = { zh: 22, en: 28 };
function headingClass(text: string, lang: string): string {
  const column = lang === 'zh' ? 'zh' : 'en';
  const width = textWidth(text);
  if (width <= ONE_LINE[column]) return 'heading-text';
  return width <= TWO_LINES[column] ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{view.lang === 'zh' ? '个人简历' : 'Résumé'}</h1>
          <Headline text={view.header.headline} />
        </div>
        <Person view={view} />
      </header>
      <Sections view={view} heading={headingFor(view.lang)} factColumns={2} />
    </Region>
  );
}

export const tem0020: TemplateDesign = { code: 'tem0020', css: styles, Body };

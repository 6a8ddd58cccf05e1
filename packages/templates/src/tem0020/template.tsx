import type { FactView, SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

/** The first box: who it is, the photo at the right. */
function Person({ view: { header, lang } }: TemplateProps) {
  const isChinese = lang === 'zh';
  const other =
    header.alternateName && (isChinese ? `（${header.alternateName}）` : ` (${header.alternateName})`);
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

// Facts beyond this width, in halves of a Chinese character, take a row of their own below the short ones.
const BESIDE_PHOTO = 25;
const ALONE = 33;

/** The heading stands in the label column: its block has no height of its own, so that the content begins beside it. */
const headingFor =
  (lang: string) =>
  ({ heading: text }: SectionView) => <span className={headingClass(text, lang)}>{text}</span>;

// In halves of a Chinese character; a heading of three lines would reach into the next box and stands above instead.
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

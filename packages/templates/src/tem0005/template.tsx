import type { SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header
      className={header.photo?.source ? 'head head-photo' : 'head'}
      data-section="header"
      data-block="atomic"
    >
      <HeadText header={header} lang={view.lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The heading stands in the margin: its block has no height of its own, so that the content begins beside it. */
const heading = ({ heading: text }: SectionView) => <span className={headingClass(text)}>{text}</span>;

// In halves of a Chinese character; a heading of three lines would reach into the next section and stands above instead.
const ONE_LINE = 12;
const TWO_LINES = 24;
function headingClass(text: string): string {
  const width = textWidth(text);
  if (width <= ONE_LINE) return 'heading-text';
  return width <= TWO_LINES ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={heading} bullet="–" />
    </Region>
  );
}

export const tem0005: TemplateDesign = { code: 'tem0005', css: styles, Body };

import type { FontFamily, HeadingFont, Language, SectionStyle } from '@qicheng/resume/document';
import type { SampleName } from '@qicheng/resume/samples';

/** Millimetres from the edge of an A4 sheet to its content. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The template's style where the candidate chose nothing. */
export interface StyleDefaults {
  accent: string;
  fontFamily: FontFamily;
  /** Font of the name and the headings, if the design sets them in another one. */
  headingFont?: HeadingFont;
  fontSizePt: number;
  lineHeight: number;
  sectionGapPt: number;
  itemGapPt: number;
  marginMm: Margins;
  photoShape: 'rectangle' | 'rounded' | 'circle';
}

export type TemplateCategory =
  | 'general'
  | 'technology'
  | 'business'
  | 'publicService'
  | 'academic'
  | 'creative';
export type TemplateLook = 'plain' | 'classic' | 'modern' | 'sidebar' | 'table';

/** Metadata of a template as plain data, so that a server can list templates without React. */
export interface CatalogEntry {
  code: string;
  name: string;
  description: string;
  category: TemplateCategory;
  look: TemplateLook;
  languages: readonly Language[];
  /** Suitable occupations, as labelled in the interface. */
  occupations: readonly string[];
  regions: readonly ('main' | 'side')[];
  /** Sections in the side region, unless the candidate moved them. */
  sideSections: readonly string[];
  /** Edge and width of the side column, without the margin; absent if its width cannot be changed. */
  sideColumn?: { edge: 'left' | 'right'; widthMm: number };
  /** The content box is 277 mm high and starts 10 mm from the top [decision 26]: vertical margins are not adjustable. */
  fixedContentBox: boolean;
  /**
   * Choices that a section cannot override, because the design draws them: headings in a margin, ruled forms.
   */
  fixedSectionStyle?: readonly Exclude<keyof SectionStyle, 'x'>[];
  defaults: StyleDefaults;
  /** Offered accent colours, the default first. */
  accents: readonly string[];
  /** The sample résumé shown in previews of the template. */
  sample: SampleName;
}

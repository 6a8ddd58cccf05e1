import type { FontFamily, Language, SectionStyle } from '@qicheng/resume/document';
import type { SampleName } from '@qicheng/resume/samples';

/** Millimetres from the edge of an A4 sheet to its content. */
export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a template shows where the candidate chose nothing. */
export interface StyleDefaults {
  accent: string;
  fontFamily: FontFamily;
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

/** What is known of a template without rendering it: data only, so that a server can list templates without React. */
export interface CatalogEntry {
  code: string;
  name: string;
  description: string;
  category: TemplateCategory;
  look: TemplateLook;
  languages: readonly Language[];
  /** Occupations that the design suits, in the words of the interface. */
  occupations: readonly string[];
  regions: readonly ('main' | 'side')[];
  /** Sections that are in the side region unless the candidate moved them. */
  sideSections: readonly string[];
  /** Where the side column stands, and how wide it is without the margin; absent where it cannot be changed. */
  sideColumn?: { edge: 'left' | 'right'; widthMm: number };
  /** The content box is 277 mm high and starts 10 mm from the top [decision 26]: vertical margins are not adjustable. */
  fixedContentBox: boolean;
  /** What a section cannot have in its own way, because the design draws it: headings in a margin, ruled forms. */
  fixedSectionStyle?: readonly Exclude<keyof SectionStyle, 'x'>[];
  defaults: StyleDefaults;
  /** Offered accent colours, the default first. */
  accents: readonly string[];
  /** Whose résumé pictures of the template show. */
  sample: SampleName;
}

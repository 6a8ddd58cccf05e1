import type { Photo } from './basics.js';
import type { PageBreak } from './item.js';
import type { SectionStyle, StyleTokens } from './meta.js';
import type { AtomKind } from './rich-text.js';
import type { Language } from './text.js';

/**
 * The printable résumé: one language, in order, without anything hidden or empty. Templates and Word print
 * exactly this, so their content and order are equal. Every `id` is stable, unique in the document, and
 * usable as an anchor.
 */
export interface ResumeView {
  lang: Language;
  templateCode: string;
  /** The candidate's own style; absent values follow the template. */
  style: StyleTokens;
  pageBudget?: number;
  header: HeaderView;
  sections: SectionView[];
}

export interface HeaderView {
  name: string;
  /** The name in the other script: English or pinyin beside Chinese, Chinese beside English. */
  alternateName?: string;
  headline?: string;
  contacts: FactView[];
  facts: FactView[];
  photo?: PhotoView;
  /** Whether contacts have icons; absent follows the template. */
  icons?: boolean;
}

export interface PhotoView extends Pick<Photo, 'fileId' | 'ratio' | 'crop'> {
  shape: 'rectangle' | 'rounded' | 'circle';
  /** The result of `resolvePhoto`; absent if the caller cannot show pictures. */
  source?: string;
}

/** A labelled value: 籍贯 湖南长沙. */
export interface FactView {
  id: string;
  label: string;
  value: string;
  href?: string;
}

interface SectionBase {
  /** A section of the model, or `custom:<id>`. */
  key: string;
  heading: string;
  region?: 'main' | 'side';
  startsPage: boolean;
  /** The candidate's style for this section alone. */
  style?: SectionStyle;
}

export type SectionView = SectionBase &
  (
    | { kind: 'entries'; compact: boolean; entries: EntryView[] }
    | { kind: 'tags'; tags: TagView[] }
    | { kind: 'paragraphs'; atoms: AtomView[] }
    | { kind: 'facts'; facts: FactView[] }
    | { kind: 'table'; columns: string[]; rows: RowView[] }
  );

export type SectionKind = SectionView['kind'];

/** One experience. `compact` sections contain one-line entries, without details, atoms or children. */
export interface EntryView {
  id: string;
  title: string;
  href?: string;
  /** Short tags beside the title: 985, 双一流. */
  badges: string[];
  subtitle?: string;
  /** Location. */
  meta?: string;
  date?: string;
  details: FactView[];
  atoms: AtomView[];
  /** Positions within one employment. */
  children: EntryView[];
  pageBreak?: PageBreak;
}

/** A word with an optional remark and explanation: Java（熟悉）：Spring、JVM. */
export interface TagView {
  id: string;
  text: string;
  note?: string;
  detail?: string;
  /** 0 to 1, if a level was given. */
  level?: number;
}

export interface RowView {
  id: string;
  cells: string[];
}

/** A statement. `number` counts consecutive numbered statements. */
export interface AtomView {
  id: string;
  kind: AtomKind;
  number?: number;
  /** The language actually printed, which differs from the page's if a translation is missing. */
  lang: Language;
  runs: RunView[];
}

export interface RunView {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  href?: string;
}

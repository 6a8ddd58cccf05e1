import type { TextLine } from '../../reading/page-text.js';
import type { ClauseKind } from './clauses.js';
import type { ProseEmployment } from './employments.js';
import type { Licence } from './licences.js';
import type { Detail } from './opening.js';
import type { ProseStudies } from './studies.js';

/** Words with their sentence. */
export interface Located<Value = string> {
  value: Value;
  line: TextLine;
}

export interface ProseEntry extends Located<ProseEmployment> {
  /** Whether it is stated from a date on: 2025年3月起. */
  isSince?: boolean;
  statements: Located[];
}

/** A project: its name, the person's role and the statements. */
export interface ProseProject extends Located {
  role: string;
  statements: Located[];
}

export type ListKind = Extract<ClauseKind, 'certificates' | 'languages' | 'awards' | 'skills' | 'self'>;

/** The content of sentences about a person. */
export interface Prose {
  /** The lines with the name and details above the sentences. */
  head: readonly TextLine[];
  name: (Located & { score: number }) | null;
  occupation: Located | null;
  details: Located<Detail>[];
  studies: Located<ProseStudies>[];
  entries: ProseEntry[];
  projects: ProseProject[];
  /** Certificates with their dates, told in sentences. */
  licences: Located<Licence>[];
  lists: Record<ListKind, Located[]>;
  /** Statements that belong to no named employment. */
  statements: Located[];
  aside: Located[];
  /** Clauses whose words are all in dates, titles and certificates: 一直干到2019年底. */
  taken: string[];
}

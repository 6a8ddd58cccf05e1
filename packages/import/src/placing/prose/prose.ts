import type { TextLine } from '../../reading/page-text.js';
import type { ClauseKind } from './clauses.js';
import type { EmploymentTold } from './employments.js';
import type { Licence } from './licences.js';
import type { Detail } from './opening.js';
import type { StudiesTold } from './studies.js';

/** Words with their sentence. */
export interface Told<Value = string> {
  value: Value;
  line: TextLine;
}

export interface EntryTold extends Told<EmploymentTold> {
  /** Whether it is told from a date on: 2025年3月起. */
  isSince?: boolean;
  statements: Told[];
}

/** A project: its name, the person's role and the statements. */
export interface ProjectTold extends Told {
  role: string;
  statements: Told[];
}

export type ListKind = Extract<ClauseKind, 'certificates' | 'languages' | 'awards' | 'skills' | 'self'>;

/** The content of sentences about a person. */
export interface Prose {
  /** The lines with the name and details above the sentences. */
  head: readonly TextLine[];
  name: (Told & { likeness: number }) | null;
  occupation: Told | null;
  details: Told<Detail>[];
  studies: Told<StudiesTold>[];
  entries: EntryTold[];
  projects: ProjectTold[];
  /** Certificates with their dates, told in sentences. */
  licences: Told<Licence>[];
  lists: Record<ListKind, Told[]>;
  /** Statements that belong to no named employment. */
  deeds: Told[];
  aside: Told[];
  /** Clauses whose words are all in dates, titles and certificates: 一直干到2019年底. */
  taken: string[];
}

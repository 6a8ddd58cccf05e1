import type { OperatorTask } from '@qicheng/core/operator';
import type { RecordQuery } from '@qicheng/core/platform';
import type { Html, Part } from '../../kit/page/html.js';
import type { Viewer } from '../../kit/page/page-shell.js';
import type { ListFilter } from './list-query.js';

/** One column: cell content on the page and in the file. */
export interface ListColumn<Row> {
  name: string;
  text: (row: Row) => string;
  /** For cells with more than text, such as a link. */
  of?: (row: Row) => Part;
  look?: (row: Row) => 'wrap' | 'bad' | '';
}

/** A list of events on the site, newest first. */
export interface OperatorList<Row extends { id: string; createdAt: Date }> {
  path: string;
  title: string;
  lead: string;
  task: OperatorTask;
  filters: readonly ListFilter[];
  /** Content above the filters. */
  above?: (viewer: Viewer) => Html | Promise<Html>;
  columns: readonly ListColumn<Row>[];
  read: (query: RecordQuery & { filter: (name: string) => string; actor: string }) => Promise<Row[]>;
}

/** URL of a list's file. */
export const filePathOf = (path: string): string => `${path}.csv`;

import type { OperatorTask } from '@qicheng/core/operator';
import type { RecordQuery } from '@qicheng/core/platform';
import type { Html, Part } from '../../kit/page/html.js';
import type { Viewer } from '../../kit/page/page-shell.js';
import type { ListFilter } from './list-query.js';

/** One column: what a page shows of a row, and what its file says. */
export interface ListColumn<Row> {
  name: string;
  text: (row: Row) => string;
  /** Where a page shows more than the text, such as a link. */
  of?: (row: Row) => Part;
  look?: (row: Row) => 'wrap' | 'bad' | '';
}

/** A list of what happened on the site, the newest first. */
export interface OperatorList<Row extends { id: string; createdAt: Date }> {
  path: string;
  title: string;
  lead: string;
  task: OperatorTask;
  filters: readonly ListFilter[];
  /** What stands above the filters. */
  above?: (viewer: Viewer) => Html;
  columns: readonly ListColumn<Row>[];
  read: (query: RecordQuery & { filter: (name: string) => string; actor: string }) => Promise<Row[]>;
}

/** The address of a list's file. */
export const filePathOf = (path: string): string => `${path}.csv`;

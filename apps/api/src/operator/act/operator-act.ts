import type { OperatorTask } from '@qicheng/core/operator';
import type { Html } from '../../kit/page/html.js';
import type { Viewer } from '../../kit/page/page-shell.js';

/** What an act asks for. */
export interface ActField {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** The most signs; 200 where it is absent. */
  most?: number;
  /** A whole number within these bounds. */
  range?: readonly [number, number];
  isDay?: boolean;
  /** An amount such as 18 or 18.50. */
  isYuan?: boolean;
  isLong?: boolean;
  choices?: ReadonlyMap<string, string>;
}

/** What is shown this once: what was made, or what was looked up. */
interface ActOutcome {
  text?: string;
  secret?: { label: string; value: string };
}

/** Something an operator does by a form; who did it is recorded by the service that does it. */
export interface OperatorAct {
  name: string;
  label: string;
  /** What the page says once it is done. */
  done: string;
  fields: readonly ActField[];
  /** Acts of one group share their fields and stand in one form, a button each. */
  group?: string;
  /** Whether its form stands in the rows of the page and not below them. */
  isOfRow?: boolean;
  /** What is asked first, on a page of its own, of acts that cannot be undone or that people notice. */
  warning?: (value: (name: string) => string) => string;
  run: (actor: string, value: (name: string) => string) => Promise<ActOutcome | void>;
}

/** A page that shows what there is and what can be done with it. */
export interface ActPage {
  path: string;
  title: string;
  lead: string;
  task: OperatorTask;
  acts: readonly OperatorAct[];
  content: (viewer: Viewer) => Promise<Html>;
}

import type { OperatorTask } from '@qicheng/core/operator';
import type { Html } from '../../kit/page/html.js';
import type { Viewer } from '../../kit/page/page-shell.js';

/** Fields of an action. */
export interface ActField {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Maximum length; default 200. */
  maxLength?: number;
  /** An integer within these bounds. */
  range?: readonly [number, number];
  isDay?: boolean;
  /** An amount such as 18 or 18.50. */
  isYuan?: boolean;
  isLong?: boolean;
  choices?: ReadonlyMap<string, string>;
}

/** Output shown only once: what was created or looked up. */
interface ActOutcome {
  text?: string;
  secret?: { label: string; value: string };
}

/** An operator's action by form; the service that performs it records who did it. */
export interface OperatorAct {
  name: string;
  label: string;
  /** Success message. */
  done: string;
  fields: readonly ActField[];
  /** Actions of one group share fields and a form, with a button each. */
  group?: string;
  /** Whether its form is in the table rows instead of below. */
  isOfRow?: boolean;
  /** Confirmation question, on a separate page, for irreversible or user-visible actions. */
  warning?: (value: (name: string) => string) => string;
  /** Whether each call creates something: its form carries an idempotency key. */
  isKeyed?: boolean;
  run: (actor: string, value: (name: string) => string, formKey: string) => Promise<ActOutcome | void>;
}

/** A page with the current state and its actions. */
export interface ActPage {
  path: string;
  title: string;
  lead: string;
  task: OperatorTask;
  acts: readonly OperatorAct[];
  content: (viewer: Viewer) => Promise<Html>;
}

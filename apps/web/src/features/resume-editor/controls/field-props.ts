import type { ComponentType } from 'react';
import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Path } from '../store/path.js';

/** What a field of the form needs. */
export interface FieldViewProps {
  readonly field: FieldDefinition;
  /** Where the object lies that the field belongs to. */
  readonly owner: Path;
  /** In a row: the label is read out but not shown. */
  readonly isCell?: boolean;
}

/** What every control of the form gets: what it edits, where that lies, and the ids that label it. */
export interface ControlProps {
  readonly field: FieldDefinition;
  readonly path: Path;
  readonly inputId: string;
  /** Id of the hint below, for `aria-describedby`. */
  readonly hintId?: string | undefined;
  /** Draws a field inside this one: a control that holds a list of small forms needs it. */
  readonly Field: ComponentType<FieldViewProps>;
}

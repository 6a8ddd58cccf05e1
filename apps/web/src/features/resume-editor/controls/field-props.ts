import type { ComponentType } from 'react';
import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Path } from '../store/path.js';

/** Props of a form field. */
export interface FieldViewProps {
  readonly field: FieldDefinition;
  /** Path of the object that contains the field. */
  readonly owner: Path;
  /** In a row: the label is for screen readers only. */
  readonly isCell?: boolean;
}

/** Props of every form control: its field, its path, and the ids of its label. */
export interface ControlProps {
  readonly field: FieldDefinition;
  readonly path: Path;
  readonly inputId: string;
  /** Id of the hint below, for `aria-describedby`. */
  readonly hintId?: string | undefined;
  /** Renders a nested field, for controls that contain a list of small forms. */
  readonly Field: ComponentType<FieldViewProps>;
}

import type { FieldDefinition } from '@qicheng/resume/sections';
import type { Path } from '../store/path.js';

/** What every control of the form gets: what it edits, where that lies, and the ids that label it. */
export interface ControlProps {
  readonly field: FieldDefinition;
  readonly path: Path;
  readonly inputId: string;
  /** Id of the hint below, for `aria-describedby`. */
  readonly hintId?: string | undefined;
}

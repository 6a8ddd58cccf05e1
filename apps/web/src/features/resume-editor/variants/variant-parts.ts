/** What every dialog about variants is given. */
export interface VariantParts {
  readonly resumeId: string;
  /** Waits until the server has everything; false when that is not possible now. */
  readonly whenSaved: () => Promise<boolean>;
}

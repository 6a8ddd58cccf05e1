/** A question that a résumé raises, with the place it is read from. */
export interface Raised {
  pointer: string;
  quote: string;
  targetId?: string | undefined;
  values: Readonly<Record<string, string>>;
}

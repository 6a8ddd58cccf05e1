/** A question that a résumé raises, with its source. */
export interface RaisedQuestion {
  pointer: string;
  quote: string;
  targetId?: string | undefined;
  values: Readonly<Record<string, string>>;
}

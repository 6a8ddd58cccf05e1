/** A text as a pattern that matches exactly this text. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A regular expression written over several lines: a line break and the spaces after it are not part of it. */
export const regex =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replaceAll(/\n\s*/g, ''), flags);

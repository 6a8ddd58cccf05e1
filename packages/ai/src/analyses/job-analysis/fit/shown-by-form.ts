import { LEADING_POST, ledIn } from '#src/jd/match-lead.js';
import { clipped } from '#src/text/clipped.js';
import { changesIn } from '#src/text/stated-changes.js';

const MAX_CLAUSE_LENGTH = 20;

const shortened = (clause: string | undefined): string | null =>
  clause === undefined ? null : clipped(clause, MAX_CLAUSE_LENGTH);

/**
 * Abilities that a deed shows by what it states, whatever its words: how many people were led, a measure before and
 * after. Each returns the part of the text that states it.
 */
const SHOWN_BY_FORM: Readonly<Record<string, (deed: string) => string | null>> = {
  leadership: (deed) => shortened(ledIn({ said: deed })?.clause),
  dataSense: (deed) => shortened(changesIn(deed)[0]?.clause),
};

export const shownByForm = (key: string, deed: string): string | null => SHOWN_BY_FORM[key]?.(deed) ?? null;

/** Abilities that the name of a post shows: a manager leads people. */
const SHOWN_BY_POST: Readonly<Record<string, RegExp>> = { leadership: LEADING_POST };

export const shownByPost = (key: string, post: string): string | null =>
  SHOWN_BY_POST[key]?.exec(post)?.[0] ?? null;

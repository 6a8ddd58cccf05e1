import { isReadableText } from '@qicheng/resume/colour-contrast';
import type { AccentTone, WordColour } from '@qicheng/resume/word-layout';
import { atMostAsLight, mixedIntoWhite } from '../readable-colour.js';

/** For labels, remarks and dates. */
export const INK_MUTED = '4A5462';
/** For positions and places. */
export const INK_SECOND = '3C4654';
/** Share of white in text on a dark background. */
export const WHITE = 'FFFFFF';
const WHITE_SHARE = 86;

const toneOf = ({ lightest, share = 100 }: AccentTone, accent: string): string =>
  mixedIntoWhite(atMostAsLight(accent, lightest), share);

/** A colour of a layout in Word's notation; `accent` is `#rrggbb`. */
export const colourOf = (colour: WordColour, accent: string): string =>
  (typeof colour === 'string' ? colour : toneOf(colour, accent)).slice(1).toUpperCase();

/** White, tinted with the background. */
export const softOn = (ground: string): string => mixedIntoWhite(`#${ground}`, 100 - WHITE_SHARE).slice(1);

/** The colour, or black if it is unreadable on the background. */
export const readableOn = (colour: string, ground: string): string =>
  isReadableText(`#${colour}`, `#${ground}`)
    ? colour
    : isReadableText('#FFFFFF', `#${ground}`)
      ? WHITE
      : '1C2430';

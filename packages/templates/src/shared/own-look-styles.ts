import { headingFontStyles } from '../resolve-style.js';

/**
 * Styles of the candidate's choices beyond the template's own design (`ownLook`); they apply only with its
 * attributes.
 */
export const ownLookStyles = `
${headingFontStyles}
.resume[data-heading-size][data-heading-size][data-heading-size] .section > .heading { font-size: calc(var(--size) * var(--heading-scale)); line-height: calc(var(--line) * var(--heading-lines)); }
.resume[data-paper='letter'] { --sheet-width: 816px; --sheet-height: 279.4mm; width: 215.9mm; }
.resume[data-text][data-text] { color: var(--text); }
.resume[data-photo-border] .photo { border: 1px solid #c3c9d1; }
.resume[data-photo-border='accent'] .photo { border: 2px solid var(--accent); }
.resume[data-icons='off'] .icon { display: none; }
.resume[data-icons='on'] .contact > .icon { width: 1.05em; height: 1.05em; margin-right: 0.3em; vertical-align: -0.16em; }
.resume[data-icon-size][data-icon-size][data-icon-size] .icon { width: var(--icon-size); height: var(--icon-size); }`;

import { isReadableGround, isReadableText } from '@qicheng/resume/colour-contrast';
import type { StyleTokens } from '@qicheng/resume/document';
import type { CatalogEntry } from './catalog-entry.js';
import { mm } from './shared/lengths.js';

/** Data attributes and custom properties of the sheet for choices beyond the template's own design. */
export interface OwnLook {
  attributes: Record<`data-${string}`, string>;
  variables: Record<`--${string}`, string>;
}

/**
 * Photo widths are multiples of this, so that preview and print have the same layout (README, "Style
 * values").
 */
const PHOTO_STEP_PX = 5;
const PX_PER_MM = 96 / 25.4;

/** Height of a heading in lines; dyadic, so that it is exact. */
const headingLines = (scale: number): number => Math.ceil(scale * 8) / 8;

/** Empty for a résumé that follows its template, whose markup then stays unchanged. */
export function ownLook(entry: CatalogEntry, chosen: StyleTokens): OwnLook {
  const { headingFont, headingScale, textColour, groundColour, photoWidthMm, photoBorder } = chosen;
  const { sideWidthMm, icons, iconScale, paper } = chosen;
  const attributes: OwnLook['attributes'] = {};
  const variables: OwnLook['variables'] = {};
  if (headingFont) attributes['data-heading-font'] = headingFont;
  if (headingScale !== undefined) {
    attributes['data-heading-size'] = '';
    variables['--heading-scale'] = String(headingScale);
    variables['--heading-lines'] = String(headingLines(headingScale));
  }
  const ground = groundColour && isReadableGround(groundColour) ? groundColour : undefined;
  if (ground) variables['--ground'] = ground;
  if (textColour && isReadableText(textColour, ground)) {
    attributes['data-text'] = '';
    variables['--text'] = textColour;
  }
  if (photoWidthMm !== undefined) {
    const steps = Math.round((photoWidthMm * PX_PER_MM) / PHOTO_STEP_PX);
    variables['--photo-width'] = `${steps * PHOTO_STEP_PX}px`;
  }
  if (photoBorder && photoBorder !== 'none') attributes['data-photo-border'] = photoBorder;
  if (sideWidthMm !== undefined && entry.sideColumn) {
    variables['--side'] = `calc(var(--margin-${entry.sideColumn.edge}) + ${mm(sideWidthMm)})`;
  }
  if (paper === 'letter') attributes['data-paper'] = paper;
  if (icons !== undefined) attributes['data-icons'] = icons ? 'on' : 'off';
  if (iconScale !== undefined) {
    attributes['data-icon-size'] = '';
    variables['--icon-size'] = `${iconScale}em`;
  }
  return { attributes, variables };
}

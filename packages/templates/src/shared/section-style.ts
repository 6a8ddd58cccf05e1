import type { CSSProperties } from 'react';
import type { SectionStyle, StyleTokens } from '@qicheng/resume/document';
import { accentInk, sizeVariables, type ResolvedStyle } from '../resolve-style.js';
import { exactPx, lines, mm } from './lengths.js';

/** Smaller text is tiring to read: a section may not be smaller unless the résumé itself is. */
const MIN_PT = 9;

/** The bullets of statements; every font contains all of them. */
export const BULLETS: Readonly<Record<NonNullable<SectionStyle['bullet']>, string>> = {
  dot: '•',
  dash: '–',
  diamond: '◆',
  ring: '○',
  none: '',
};

/** The font size of a section in a résumé of `bodyPt`. */
export const sectionFontPt = (bodyPt: number, stepPt: number): number =>
  Math.max(Math.min(bodyPt, MIN_PT), bodyPt + stepPt);

type Sizes = Required<Pick<StyleTokens, 'fontSizePt' | 'lineHeight' | 'sectionGapPt' | 'itemGapPt'>>;

/** Custom properties that a section overrides. */
export function sectionVariables(style: SectionStyle, sheet: Sizes): Record<`--${string}`, string> {
  const { accent, spacing, fontStepPt } = style;
  const gap = (points: number): string => `${exactPx((points * 96 * (spacing ?? 1)) / 72)}px`;
  return {
    ...(accent && { '--accent': accent, '--accent-ink': accentInk(accent) }),
    ...(spacing !== undefined && {
      '--section-gap': gap(sheet.sectionGapPt),
      '--item-gap': gap(sheet.itemGapPt),
    }),
    ...(fontStepPt && sizeVariables(sectionFontPt(sheet.fontSizePt, fontStepPt), sheet.lineHeight)),
  };
}

interface SectionAttributes {
  className: string;
  style?: CSSProperties;
  'data-heading'?: string;
  'data-dates'?: string;
  'data-own-style'?: string;
}

/** Attributes of a section's element; only its class if the candidate set nothing. */
export function sectionAttributes(
  className: string,
  style: SectionStyle | undefined,
  sheet: () => ResolvedStyle,
): SectionAttributes {
  if (!style) return { className };
  const { fontStepPt, heading, dateSide } = style;
  return {
    className: fontStepPt ? `${className} section-sized` : className,
    style: sectionVariables(style, sheet()),
    // Needed to recompute the values above when the sheet's sizes change (page-fit/measure.ts).
    'data-own-style': JSON.stringify({ spacing: style.spacing, fontStepPt }),
    ...(heading && { 'data-heading': heading }),
    ...(dateSide && { 'data-dates': dateSide }),
  };
}

const own = (look = ''): string => `.resume .section${look && `[data-heading='${look}']`} > .heading-own`;

/** Rules for a section's own style: they take precedence over the template's, wherever they are. */
export const sectionStyles = `
.resume .section-sized { font-size: var(--size); line-height: var(--line); }
${own()} { display: block !important; height: auto !important; padding: 0 !important; border: 0 !important; background: none !important; color: var(--accent-ink) !important; text-align: left !important; line-height: ${lines(1.25)} !important; }
${own()}::before, ${own()}::after { content: none !important; }
${own('line')} { padding-bottom: ${mm(0.5)} !important; border-bottom: 1px solid var(--accent-ink) !important; }
${own('bar')} { padding-left: ${mm(2.4)} !important; border-left: ${mm(1.2)} solid var(--accent) !important; }
${own('band')} { padding: ${mm(0.5)} ${mm(2.4)} !important; background: color-mix(in srgb, var(--accent) 8%, #fff) !important; }
${own('centred')} { text-align: center !important; border-bottom: 1px solid #d5dae0 !important; padding-bottom: ${mm(0.5)} !important; }
.resume .section[data-dates='start'] .entry-date { order: -1; margin-left: 0; min-width: calc(var(--em) * var(--period)); }
.resume .section[data-dates='start'] .entry-line > .entry-date { flex: none; }
.resume .section[data-dates='start'] .entry-line > .entry-lead { flex: 1; min-width: 0; }
.resume .section[data-dates='end'] :is(.entry-row, .entry-line) > .entry-date { order: 1; margin-left: auto; }
.resume .column-entry { display: flex; column-gap: 0.7em; align-items: baseline; min-width: 0; }
.resume .column-entry > .entry-date { white-space: nowrap; }
`;

import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { StyleNonceContext } from '#src/lib/style-nonce.js';
import { useWhenNear } from '../hooks/use-when-near.js';
import { fetchStills, type Stills, useStillStore } from '../still-store.js';
import styles from './template-still.module.css';

/**
 * Styles inside the shadow root. The page is 210 mm wide and is scaled to its sheet by CSS alone: the tangent
 * of the angle between two lengths is their ratio, which `scale` accepts. A single column of the page's
 * height breaks between lines, like the real pagination; content of a second page is clipped.
 */
const stillFrameCss = `
:host { display: block; overflow: hidden; container-type: inline-size; }
.still { position: absolute; top: 0; left: 0; width: 210mm; height: 297mm; overflow: hidden; transform-origin: 0 0;
  transform: scale(0.4); transform: scale(tan(atan2(100cqw, 210mm))); user-select: none; columns: 1; column-fill: auto; column-gap: 60mm; }
.still > .resume { padding-bottom: 12mm; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.still .heading { break-after: avoid; }
.still .page-layer { height: 297mm; bottom: auto; }
`;

const frame = (css: string, nonce: string, page: string) =>
  `<template shadowrootmode="open"><style nonce="${nonce}">${css}${stillFrameCss}</style><div class="still">${page}</div></template>`;

let sharedSheet: CSSStyleSheet | undefined;

/** One style sheet for all stills, parsed once. Adopted style sheets need no nonce. */
function sheetOf(css: string): CSSStyleSheet {
  if (sharedSheet) return sharedSheet;
  sharedSheet = new CSSStyleSheet();
  sharedSheet.replaceSync(css + stillFrameCss);
  return sharedSheet;
}

/** Fills a still that the server did not render. */
function draw(host: HTMLElement, { css, pages }: Stills, code: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];
  const still = document.createElement('div');
  still.className = 'still';
  still.innerHTML = pages[code] ?? '';
  root.replaceChildren(still);
}

/** Browsers without declarative shadow DOM leave the template element in place. */
function openTemplate(host: HTMLElement): void {
  const template = host.querySelector('template');
  if (!template || host.shadowRoot) return;
  host.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
}

interface TemplateStillProps {
  code: string;
  /** `#RRGGBB` instead of the template's own. */
  accent?: string | undefined;
  /** Server-rendered, so that it is part of the first paint. */
  isAboveFold?: boolean;
}

/**
 * The first page of a template from our renderer; rendered as real text in a shadow root when it comes near
 * the viewport.
 */
export function TemplateStill({ code, accent, isAboveFold = false }: TemplateStillProps) {
  const host = useRef<HTMLDivElement>(null);
  const stills = useStillStore((state) => state.stills);
  const [isNear, setNear] = useState(false);
  const nonce = useContext(StyleNonceContext);
  // On the server the hook returns the store's initial, empty state; read the store directly instead.
  const here = nonce === null ? null : useStillStore.getState().stills;
  const markup = isAboveFold && nonce !== null && here ? frame(here.css, nonce, here.pages[code] ?? '') : '';

  const come = useCallback(() => {
    setNear(true);
    if (!host.current?.shadowRoot?.firstChild) void fetchStills();
  }, []);
  useWhenNear(host, isNear ? null : come, '400px');

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    openTemplate(element);
    if (isNear && stills && !element.shadowRoot?.firstChild) draw(element, stills, code);
    const resume = element.shadowRoot?.querySelector<HTMLElement>('.resume');
    if (accent !== undefined) resume?.style.setProperty('--accent', accent);
  }, [isNear, stills, code, accent]);

  return (
    <div
      ref={host}
      className={styles.host}
      data-waiting={!isAboveFold && !(isNear && stills)}
      data-theme="light"
      aria-hidden="true"
      inert
      suppressHydrationWarning
      // Output of our own renderer, with all text escaped and no user content.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

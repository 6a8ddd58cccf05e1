import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { StyleNonceContext } from '#src/lib/style-nonce.js';
import { useWhenNear } from '../hooks/use-when-near.js';
import { fetchStills, type Stills, useStillStore } from '../still-store.js';
import { stillFrameCss } from './still-frame.js';
import styles from './template-still.module.css';

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

/** Fills a sheet that the server did not fill. */
function draw(host: HTMLElement, { css, pages }: Stills, code: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(css)];
  const still = document.createElement('div');
  still.className = 'still';
  still.innerHTML = pages[code] ?? '';
  root.replaceChildren(still);
}

/** Browsers without declarative shadow roots leave the template element as it is. */
function openTemplate(host: HTMLElement): void {
  const template = host.querySelector('template');
  if (!template || host.shadowRoot) return;
  host.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
}

interface TemplateStillProps {
  code: string;
  /** `#RRGGBB` in place of the template's own. */
  accent?: string | undefined;
  /** Rendered on the server, so that it is there at the first paint. */
  isFirstSight?: boolean;
}

/** The first page of a template as our renderer makes it; drawn as real text in a shadow root when it comes near. */
export function TemplateStill({ code, accent, isFirstSight = false }: TemplateStillProps) {
  const host = useRef<HTMLDivElement>(null);
  const stills = useStillStore((state) => state.stills);
  const [isNear, setNear] = useState(false);
  const nonce = useContext(StyleNonceContext);
  // The hook gives the server its initial, empty store; what the server has is on the shelf itself.
  const here = nonce === null ? null : useStillStore.getState().stills;
  const markup = isFirstSight && nonce !== null && here ? frame(here.css, nonce, here.pages[code] ?? '') : '';

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
      aria-hidden="true"
      inert
      suppressHydrationWarning
      // Our own renderer's output, with every text escaped; nothing of a user is in it.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

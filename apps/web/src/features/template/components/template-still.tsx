import { useContext, useEffect, useRef } from 'react';
import { StyleNonceContext } from '../../../lib/style-nonce.js';
import { fetchStills, type Stills, useStillShelf } from '../still-shelf.js';
import { stillFrameCss } from './still-frame.js';
import styles from './template-still.module.css';

const frame = (css: string, nonce: string, page: string) =>
  `<template shadowrootmode="open"><style nonce="${nonce}">${css}${stillFrameCss}</style><div class="still">${page}</div></template>`;

/** Fills a sheet that the server did not fill. Adopted style sheets need no nonce. */
function draw(host: HTMLElement, { css, pages }: Stills, code: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css + stillFrameCss);
  root.adoptedStyleSheets = [sheet];
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

/** Calls once when the element is near the window. */
function whenNear(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

interface TemplateStillProps {
  code: string;
  /** Rendered on the server, so that it is there at the first paint. */
  isFirstSight?: boolean;
}

/** The first page of a template as our renderer makes it; drawn as real text in a shadow root. */
export function TemplateStill({ code, isFirstSight = false }: TemplateStillProps) {
  const host = useRef<HTMLDivElement>(null);
  const stills = useStillShelf((state) => state.stills);
  const nonce = useContext(StyleNonceContext);
  // The hook gives the server its initial, empty shelf; what the server has is on the shelf itself.
  const here = nonce === null ? null : useStillShelf.getState().stills;
  const markup = isFirstSight && nonce !== null && here ? frame(here.css, nonce, here.pages[code] ?? '') : '';

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    openTemplate(element);
    if (element.shadowRoot?.firstChild) return undefined;
    if (stills) return draw(element, stills, code);
    return whenNear(element, () => void fetchStills());
  }, [stills, code]);

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

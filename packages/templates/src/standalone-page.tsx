import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '@qicheng/resume/document';
import { PRINT_PAGE_CSS } from './pagination/page-geometry.js';
import { CONTENT_SECURITY_POLICY } from './pagination/print-policy.js';
import { designOf } from './registry.js';
import { templateStyles } from './resume-tree.js';

/** A font face for the style sheet. */
interface EmbeddedFace {
  family: string;
  weight: number;
  /** WOFF2. */
  base64: string;
  unicodeRange?: string;
}

interface StandalonePage {
  /** Markup laid out by the export browser: text is escaped, pages are broken. */
  html: string;
  lang: Language;
  templateCode: string;
  title: string;
  author: string;
  faces: readonly EmbeddedFace[];
  /** docs/AI_LABEL.md. */
  aigc?: string | undefined;
}

// On screen the sheets are on a grey background; in print nothing is added to them.
const SCREEN = `
.paper { position: relative; width: fit-content; }
@media screen {
  html, body { background: #e8ebee; }
  .paper { margin: 24px auto; }
  .paper .page { box-shadow: 0 0 0 1px rgb(0 0 0 / 8%); }
}`;

const faceRule = ({ family, weight, base64, unicodeRange }: EmbeddedFace): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${base64}) format('woff2');${unicodeRange ? ` unicode-range: ${unicodeRange};` : ''} }`;

/** A résumé as one self-contained file: no script, no request, with its fonts and photo embedded. */
export function standalonePage({
  html,
  lang,
  templateCode,
  title,
  author,
  faces,
  aigc,
}: StandalonePage): string {
  const styles = [
    ...faces.map(faceRule),
    PRINT_PAGE_CSS,
    templateStyles(designOf(templateCode)),
    SCREEN,
  ].join('\n');
  const page = (
    <html lang={lang === 'zh' ? 'zh-CN' : 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={CONTENT_SECURITY_POLICY} />
        <meta name="viewport" content="width=842" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="author" content={author} />
        <meta name="generator" content="启程" />
        {aigc !== undefined && <meta name="AIGC" content={aigc} />}
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className="paper" dangerouslySetInnerHTML={{ __html: html }} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

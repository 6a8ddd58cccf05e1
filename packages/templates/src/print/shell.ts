import { templateCodes } from '../catalog.js';
import { PRINT_PAGE_CSS } from '../pagination/page-geometry.js';
import { registry } from '../registry.js';
import { baseStyles } from '../shared/base-styles.js';

// Nothing may be fetched and nothing may run: pictures come as data, fonts are passed as bytes.
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** The page that a printer keeps open: every template's style sheet and an empty body. */
export function printShell(): string {
  const styles = templateCodes.map((code) => registry[code].css).join('\n');
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`,
    `<title></title><style>${PRINT_PAGE_CSS}${baseStyles}${styles}</style></head><body></body></html>`,
  ].join('');
}

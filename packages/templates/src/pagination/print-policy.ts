/** Nothing may be fetched or executed: images and fonts are data URLs. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";

/** Nothing may be fetched and nothing may run: pictures and fonts come as data. */
export const CONTENT_SECURITY_POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'";
